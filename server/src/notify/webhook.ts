import { createHmac } from 'node:crypto'
import type { Letter } from './post.ts'

/** What somebody is told outside the page: which game, which table, and nothing that happened there. */
export interface Notice {
  readonly kind: 'turn' | 'test'
  readonly game: string
  /** Where the table is; absent in a test. */
  readonly link?: string
  /** Milliseconds since 1970. */
  readonly time: number
}

/** The same thing told twice has the same number, so that a receiver can drop the second. */
export function webhookLetter(address: string, notice: Notice, number: string, secret: string): Letter {
  const body = Buffer.from(JSON.stringify({ ...notice, id: number }))
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return {
    address,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Acheron',
      'acheron-signature': `sha256=${signature}`,
    },
    body,
  }
}
