import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The cookie of a session: a random token and the server's signature, so that a made-up one costs no question to the
 * database. The database knows only the hash of the token.
 */
export interface Cookies {
  readonly name: string
  /** A new token, and the header that sets it. */
  issue(): { readonly token: string; readonly header: string }
  /** The token in a `Cookie` header, if we have signed it. */
  read(header: string | undefined): string | undefined
  /** The header that forgets it. */
  readonly forget: string
}

const YEAR_S = 365 * 24 * 60 * 60
const TOKEN_BYTES = 24

export function cookiesOf(secret: Buffer, isSecure: boolean): Cookies {
  const name = isSecure ? '__Host-acheron' : 'acheron'
  const flags = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const signed = (token: string): string => createHmac('sha256', secret).update(`cookie ${token}`).digest('base64url')
  return {
    name,
    issue() {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      return { token, header: `${name}=${token}.${signed(token)}; Max-Age=${YEAR_S}; ${flags}` }
    },
    read(header = '') {
      const value = header
        .split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1)
      const [token, signature, ...rest] = value?.split('.') ?? []
      if (!token || !signature || rest.length > 0) return undefined
      const [said, owed] = [Buffer.from(signature), Buffer.from(signed(token))]
      return said.length === owed.length && timingSafeEqual(said, owed) ? token : undefined
    },
    forget: `${name}=; Max-Age=0; ${flags}`,
  }
}

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
