import type { Asked, Credentials, FirstAdministrator, Granted, SessionApi, Sign } from './session-api.ts'
import type { StoredToken } from './session-cookies.ts'
import type { SessionParts } from './session-parts.ts'
import { NOBODY, type SessionState } from './session-state.ts'

/** T-01; a refused login passes its error up. Returns what is asked for when a second factor is missing, and then nobody is signed in yet. */
export async function signIn(parts: SessionParts, credentials: Credentials): Promise<Asked | null> {
  return enterOrAsk(parts, await parts.api.authenticate({ ...credentials, username: credentials.username.trim() }))
}

function enterOrAsk(parts: SessionParts, answer: Granted | Asked): Asked | null {
  if (isAsked(answer)) return answer
  enter(parts, answer)
  return null
}

export const isAsked = (answer: Granted | Asked): answer is Asked => 'requiresTwoFactorVerification' in answer

/** B-55b: signs in by a passkey; `sign` lets the browser ask for one. */
export async function signInByPasskey(parts: SessionParts, sign: Sign): Promise<void> {
  enter(parts, await parts.api.byPasskey(await sign(await parts.api.beginPasskey())))
}

/** T-02, B-61: signs in by another call than that of the password. Returns the same as `signIn`. */
export async function signInBy(parts: SessionParts, ...call: Parameters<SessionApi['authenticateBy']>): Promise<Asked | null> {
  return enterOrAsk(parts, await parts.api.authenticateBy(...call))
}

/** Creates the first administrator of a production start, and signs them in. */
export async function setUp(parts: SessionParts, first: FirstAdministrator): Promise<void> {
  enter(parts, await parts.api.setUp({ ...first, userName: first.userName.trim() }))
}

function enter(parts: SessionParts, granted: Granted): void {
  parts.cookies.forgetOwn()
  holdGranted(parts, granted, NOBODY)
}

export function holdGranted(parts: SessionParts, { accessToken, userId, expireInSeconds }: Granted, shown?: SessionState): void {
  hold(parts, { token: accessToken, userid: userId }, { seconds: expireInSeconds, shown })
}

/** From now on this token is sent. The user on the screen stays until the next one is fetched, unless `shown` replaces them. */
export function hold(
  { store, cookies }: SessionParts,
  token: StoredToken,
  { seconds, shown = store.state }: { seconds?: number; shown?: SessionState | undefined } = {},
): void {
  cookies.write(token, seconds)
  store.set({ ...shown, ...token })
}
