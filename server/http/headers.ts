import type { Environment } from '../config/environment.ts'
import { csp } from './content-security-policy.ts'

/** Header lines that a reply carries for safety. */
export interface SecurityHeaders {
  document: Record<string, string>
  /** The lines of a reply to a program. Rules for scripts, frames and powers of a page have no use there (decision 7). */
  data: Record<string, string>
}

/** Keeps browsers from guessing the type of a reply, other sites from framing ours, and other sites from learning where a visitor came from. */
export function securityHeaders(environment: Environment): SecurityHeaders {
  const isTls = environment.publicUrl.startsWith('https:')
  // Other hosts of the domain may be without TLS, so the header must not cover subdomains.
  const everywhere = {
    'x-content-type-options': 'nosniff',
    ...(isTls && { 'strict-transport-security': 'max-age=31536000' }),
  }
  return {
    document: {
      ...everywhere,
      'content-security-policy': csp(null),
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
    data: { ...everywhere, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
  }
}
