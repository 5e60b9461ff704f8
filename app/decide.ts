export type Verdict = 'proceed' | 'load' | { redirect: string }

/** R-02: these pass unchecked, so do the public pages' older addresses (P-11), and the first start's set-up, which nobody can be signed in for. */
const OPEN = new Set(['/', '/login', '/profile', '/home', '/product', '/contact', '/setup'])

/** What becomes of a wanted path (R-02 … R-06). `path` with its query, as it stands behind the `#`. */
export function decide(path: string, { token, rolesLoaded }: { token: boolean; rolesLoaded: boolean }): Verdict {
  const bare = path.split('?')[0]!
  if (token && bare === '/login') return { redirect: '/dashboard' }
  if (OPEN.has(bare) || bare.startsWith('/_')) return 'proceed'
  if (!token) return { redirect: loginFor(path) }
  return rolesLoaded ? 'proceed' : 'load'
}

export const loginFor = (path: string): string => `/login?redirect=${encodeURIComponent(path)}`
