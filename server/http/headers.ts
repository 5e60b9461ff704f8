import type { Environment } from '../environment.ts'

/** The one inline script there may be: it hides the server's home page before the app's own first paint. */
export const csp = (headScriptHash: string | null) =>
  [
    "default-src 'self'",
    `script-src 'self'${headScriptHash ? ` '${headScriptHash}'` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** What every reply carries. The type of a reply is what we say it is, nobody frames us, nobody learns where a visitor came from. */
export function securityHeaders(environment: Environment): Record<string, string> {
  const isTls = environment.publicUrl.startsWith('https:')
  return {
    'content-security-policy': csp(null),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isTls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
