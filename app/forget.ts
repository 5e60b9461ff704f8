import i18next from 'i18next'
import { browserCookies } from '../admin/browser/cookies.ts'
import { TOKEN_COOKIE } from '../contract/features/sign-in.ts'
import { session } from '../admin/session/session.ts'
import { forget, PERSONAL, STORED } from '../admin/state/storage.ts'
import { tabs } from '../admin/state/tabs.ts'
import { productState } from './product-state.ts'

const CHANNEL = 'portico.session'

/** T-07: nothing of a person outlives their session, whether they sign out here or in another window, or the session ends by itself. */
export function forgetAfterSession(): void {
  const channel = new BroadcastChannel(CHANNEL)
  let owner = session.state.userid
  // The session may have ended while no page was open.
  if (owner === null) forgetPerson()
  session.subscribe(() => {
    const { userid } = session.state
    if (userid === owner) return
    owner = userid
    forgetPerson()
    if (userid === null) channel.postMessage(null)
  })
  // The shell renames its tabs once more when their menus have gone.
  tabs.subscribe(() => {
    if (session.state.userid === null) forget(sessionStorage, STORED.tabs)
  })
  channel.addEventListener('message', endWithOtherWindow)
}

/** Ends this window's session when the other window has taken the cookies of both away. */
function endWithOtherWindow(): void {
  const { token } = session.state
  if (token !== null && browserCookies.get(TOKEN_COOKIE) === null) session.end(token, i18next.t('admin.calls.endedElsewhere'))
}

function forgetPerson(): void {
  productState.reset()
  for (const name of PERSONAL) for (const storage of [localStorage, sessionStorage]) forget(storage, name)
}
