/** Where a few small values outlive the page. */
export interface Cookies {
  get: (name: string) => string | null
  /** Until the browser closes, or for `seconds`. */
  set: (name: string, value: string, seconds?: number) => void
  remove: (name: string) => void
}

export const YEAR = 365 * 24 * 3600

export const browserCookies: Cookies = {
  // Where there is no page, as in tests, there are none.
  get: (name) => readCookie(typeof document === 'undefined' ? '' : document.cookie, name),
  set: (name, value, seconds) => {
    document.cookie = cookieText(name, value, { seconds, secure: location.protocol === 'https:' })
  },
  remove: (name) => {
    document.cookie = cookieText(name, '', { seconds: 0, secure: location.protocol === 'https:' })
  },
}

export function readCookie(header: string, name: string): string | null {
  const found = header.split('; ').find((part) => part.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}

export function cookieText(name: string, value: string, { seconds, secure }: { seconds?: number | undefined; secure: boolean }): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Strict']
  if (seconds !== undefined) parts.push(`Max-Age=${seconds}`)
  if (secure) parts.push('Secure')
  return parts.join('; ')
}
