import type { Credentials, FirstAdministrator, Granted } from './session-api.ts'
import type { StoredToken } from './session-cookies.ts'
import type { SessionParts } from './session-parts.ts'
import { NOBODY, type SessionState } from './session-state.ts'

/** T-01; a refused login passes its error up. */
export async function signIn(parts: SessionParts, { username, password }: Credentials): Promise<void> {
  enter(parts, await parts.api.authenticate({ username: username.trim(), password }))
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
