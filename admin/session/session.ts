import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { client } from '../../contract/client.ts'
import { browserCookies } from '../browser/cookies.ts'
import { transport, type HttpNeeds } from './http.ts'
import { currentLanguage } from '../language/i18n.ts'
import { notify } from '../browser/notice.ts'
import { pageData } from '../browser/page-data.ts'
import { builtKeys } from '../../contract/back-office/screens.ts'
import type { Language } from '../../contract/languages.ts'
import type { Wire } from '../../contract/features/sign-in.ts'
import { sessionApi } from './session-api.ts'
import type { SessionState } from './session-state.ts'
import { createSession, type Session } from './session-store.ts'

const say: HttpNeeds['say'] = (key, values) => i18next.t(`admin.calls.${key}`, { ...values })

/** The one connection to the server, and the one session that speaks through it. It takes calls whose schemas the page has not loaded. */
export const send = transport({
  fetch: (...request) => fetch(...request),
  token: () => session.state.token,
  language: currentLanguage,
  mode: () => pageData.mode,
  say,
  notify,
  ended: (token, message) => session.end(token, message),
  versioned: (token, version) => session.follow(token, version),
  factorMissing: () => location.replace('#/second-factor'),
})

export const session: Session = createSession({
  cookies: browserCookies,
  api: sessionApi(send, pageData.mode),
  known: builtKeys,
  remoteMenus: pageData.remoteMenus,
  isDemo: pageData.mode === 'demo',
})

export const call = client(send)

/** As `call`, for a caller that shows the failure itself. */
export const quietly = client((endpoint, input) => send(endpoint, input, { quiet: true }))

/** As `quietly`, for an answer in another language than that of the back office. */
export const quietlyIn = (language: Language) => client((endpoint, input) => send(endpoint, input, { quiet: true, language }))

/** As `quietly`, for a call that makes a row: the same key makes no second one. */
export const sendKeyed = (endpoint: Wire, input: unknown, key: string) => send(endpoint, input, { quiet: true, key })

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, () => session.state)
