import { isPublicPath } from '../portal/address/public-paths.ts'

type Verdict = 'proceed' | 'load' | { redirect: string }

/**
 * R-02, P-11: these paths pass unchecked. `/setup` creates the first account, so nobody can be signed in for it; who has forgotten a password (B-53) is not
 * signed in either.
 */
const OPEN = new Set(['/', '/login', '/profile', '/setup', '/forgot-password', '/reset-password'])

/** without a token these say what they say to everyone, and lead on. */
const OPEN_TO_VISITORS = new Set(['/401', '/404'])

/** Decides on a wanted path (R-02 … R-06). `path` is the part behind the `#`, with its query. */
export function decide(path: string, { token, rolesLoaded }: { token: boolean; rolesLoaded: boolean }): Verdict {
  const bare = path.split('?')[0]!
  if (token && bare === '/login') return { redirect: '/dashboard' }
  // B-54d: whoever must set up a second factor can load nothing of their account yet.
  if (token && bare === '/second-factor') return 'proceed'
  if (OPEN.has(bare) || isPublicPath(bare)) return 'proceed'
  if (!token && OPEN_TO_VISITORS.has(bare)) return 'proceed'
  if (!token) return { redirect: loginFor(path) }
  return rolesLoaded ? 'proceed' : 'load'
}

export const loginFor = (path: string): string => `/login?redirect=${encodeURIComponent(path)}`
