import type { IncomingHttpHeaders } from 'node:http'

/** What stands in a page itself, by its hashes. */
export interface Inline {
  readonly code: readonly string[]
  readonly styles: readonly string[]
}

/** What every answer says, so that browsers keep the page to itself. */
export function headersOf(inline: Inline, isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Content-Security-Policy': policyOf(inline),
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

/** Code from our own files only; what stands in the page itself is named by its hash. */
function policyOf({ code, styles }: Inline): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...code].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Whether something that writes, or opens a socket, comes from our own page: browsers always say where from. */
export type OriginCheck = (headers: IncomingHttpHeaders) => boolean

/** Pages of the public address; without one, of whatever name the browser called us by. */
export function originCheck(url: URL | undefined): OriginCheck {
  return ({ origin, host, 'sec-fetch-site': site }) => {
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
    if (origin === undefined) return true
    if (url) return origin === url.origin
    return URL.canParse(origin) && new URL(origin).host === host
  }
}
