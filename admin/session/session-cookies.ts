import { TOKEN_COOKIE } from '../../contract/features/sign-in.ts'
import type { Cookies } from '../browser/cookies.ts'

/** A token and the user it speaks for. */
export interface StoredToken {
  token: string
  userid: number
}

export const USER_COOKIE = 'Admin-UserId'
/** In demo mode, while the user looks through another role: the token and the user of the sign-in. */
const OWN_COOKIE = 'Admin-Own'

export type SessionCookies = ReturnType<typeof sessionCookies>

/** T-01: a session outlives the page by its cookies, which all tabs of a browser share. */
export function sessionCookies(cookies: Cookies) {
  /** Each part that is there. Either may be missing, because cookies can be removed one at a time. */
  const read = (): { token: string | null; userid: number | null } => ({
    token: cookies.get(TOKEN_COOKIE),
    userid: Number(cookies.get(USER_COOKIE)) || null,
  })

  /** Lasts for `seconds`, or until the browser closes. */
  function write({ token, userid }: StoredToken, seconds?: number): void {
    cookies.set(TOKEN_COOKIE, token, seconds)
    cookies.set(USER_COOKIE, String(userid), seconds)
  }

  function readOwn(): StoredToken | null {
    const [userid = '', ...token] = (cookies.get(OWN_COOKIE) ?? '').split(' ')
    return Number(userid) > 0 ? { token: token.join(' '), userid: Number(userid) } : null
  }

  return {
    read,
    write,
    readOwn,
    writeOwn: ({ token, userid }: StoredToken) => cookies.set(OWN_COOKIE, `${userid} ${token}`),
    forgetOwn: () => cookies.remove(OWN_COOKIE),
    remove: () => {
      for (const name of [TOKEN_COOKIE, USER_COOKIE, OWN_COOKIE]) cookies.remove(name)
    },
  }
}
