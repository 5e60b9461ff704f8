/** The public pages whose paths do not begin with an underscore: the home page, and the two pages of the older header (P-11). */
export const NAMED = { home: '/home', oldProducts: '/product', oldContact: '/contact' } as const

export const NAMED_PATHS: readonly string[] = Object.values(NAMED)

/**
 * True for every address of the public site, without its language; the page need not exist. It stands apart from the table of pages, because
 * the app needs it before it loads the portal.
 */
export const isPublicPath = (address: string): boolean => {
  const path = address.split(/[?#]/, 1)[0]!
  return path.startsWith('/_') || NAMED_PATHS.includes(path)
}
