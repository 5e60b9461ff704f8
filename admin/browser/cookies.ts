/** The cookies of the page, without those that only the server reads. */
export interface Cookies {
  get: (name: string) => string | null
  /** Lasts until the browser closes, or for `seconds`. */
  set: (name: string, value: string, seconds?: number) => void
  remove: (name: string) => void
}

export const YEAR = 365 * 24 * 3600

export const browserCookies: Cookies = {
  // Tests import this without a document.
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
