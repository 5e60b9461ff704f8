import { end } from './session-end.ts'
import { load } from './session-load.ts'
import type { SessionParts } from './session-parts.ts'
import { NOBODY } from './session-state.ts'
import { hold, holdGranted } from './session-token.ts'
import { NOT_VERIFIED } from './session-user.ts'

/** T-09: narrows the session to one role; null gives all roles back. A refusal passes up and changes nothing. */
export async function changeRole(parts: SessionParts, role: string | null): Promise<void> {
  await replaceToken(parts, role)
  await load(parts).catch((error: unknown) => {
    // Nothing of the role before may stay. The next page fetches the user again.
    const { token, userid } = parts.store.state
    if (token !== null) parts.store.set({ ...NOBODY, token, userid })
    throw error
  })
}

export const replaceToken = (parts: SessionParts, role: string | null): Promise<void> =>
  parts.isDemo ? takeDemoToken(parts, role) : askForToken(parts, role)

async function askForToken(parts: SessionParts, role: string | null): Promise<void> {
  const { token } = parts.store.state
  const change: SessionParts['changing'] = { endedWith: null }
  parts.changing = change
  try {
    holdGranted(parts, await parts.api.changeRole(role))
  } finally {
    parts.changing = null
    if (token !== null && change.endedWith !== null) end(parts, token, change.endedWith)
  }
}

/** In demo mode the name of a role makes its token. The token of the sign-in is kept for the way back. */
async function takeDemoToken(parts: SessionParts, role: string | null): Promise<void> {
  const { store, cookies, api } = parts
  const before = { token: store.state.token ?? '', userid: store.state.userid ?? 0 }
  const own = cookies.readOwn() ?? before
  if (role === null) {
    hold(parts, own)
    return cookies.forgetOwn()
  }
  const token = `${role}-token`
  store.set({ token })
  const userid = await api.current().catch(() => null)
  if (userid === null) {
    store.set({ token: before.token })
    throw new Error(NOT_VERIFIED)
  }
  cookies.writeOwn(own)
  hold(parts, { token, userid })
}
