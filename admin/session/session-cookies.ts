import type { Cookies } from '../browser/cookies.ts'

/** A token and the user it speaks for. */
export interface Held {
  token: string
  userid: number
}

export const TOKEN_COOKIE = 'Admin-Token'
export const USER_COOKIE = 'Admin-UserId'
/** In demo mode, while one looks through another role: what one signed in with. */
export const OWN_COOKIE = 'Admin-Own'

/** T-01: where a session outlives the page; all tabs of a browser share it. */
export function sessionCookies(cookies: Cookies) {
  /** What is there of one: a token whose user is missing is no session that anything can be asked for. */
  const read = (): { token: string | null; userid: number | null } => ({
    token: cookies.get(TOKEN_COOKIE),
    userid: Number(cookies.get(USER_COOKIE)) || null,
  })

  /** For so many seconds, or until the browser closes. */
  function write({ token, userid }: Held, seconds?: number): void {
    cookies.set(TOKEN_COOKIE, token, seconds)
    cookies.set(USER_COOKIE, String(userid), seconds)
  }

  function readOwn(): Held | null {
    const [userid = '', ...token] = (cookies.get(OWN_COOKIE) ?? '').split(' ')
    return Number(userid) > 0 ? { token: token.join(' '), userid: Number(userid) } : null
  }

  return {
    read,
    write,
    readOwn,
    writeOwn: ({ token, userid }: Held) => cookies.set(OWN_COOKIE, `${userid} ${token}`),
    forgetOwn: () => cookies.remove(OWN_COOKIE),
    remove: () => {
      for (const name of [TOKEN_COOKIE, USER_COOKIE, OWN_COOKIE]) cookies.remove(name)
    },
  }
}
