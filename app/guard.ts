import i18next from 'i18next'
import { redirect, type MiddlewareFunction } from 'react-router'
import { notify } from '../admin/browser/notice.ts'
import { failureKind, type FailureKind } from '../admin/session/failure-kind.ts'
import { isFactorMissing } from '../admin/session/http.ts'
import { session } from '../admin/session/session.ts'
import { decide, loginFor } from './decide.ts'

const UNDECIDED: ReadonlySet<FailureKind> = new Set(['offline', 'network', 'tooMany', 'busy', 'code'])

/** The user's data, asked for before there was a router. */
let begun: Promise<void> | null = null

/** Asks for the user's data. A failure is told by the guard of the first route. */
export function beginSession(): void {
  begun = session.load()
  begun.catch(() => undefined)
}

/** Runs before every route of the app. */
export const guard: MiddlewareFunction = async ({ url }, next) => {
  const path = url.pathname + url.search
  const first = begun
  begun = null
  if (first) await loadFor(path, first)
  const verdict = decide(path, {
    token: session.state.token !== null || session.state.suspended,
    rolesLoaded: session.state.roles.length > 0,
  })
  if (typeof verdict === 'object') throw redirect(verdict.redirect)
  if (verdict === 'load') await loadFor(path, session.load())
  return next()
}

/** R-06; R-07 if it fails. A reload cuts the calls of the page before: a failure without a verdict of the server must not sign anybody out. */
async function loadFor(path: string, loaded: Promise<void>): Promise<void> {
  try {
    await loaded
  } catch (error) {
    if (isFactorMissing(error)) throw redirect('/second-factor')
    if (UNDECIDED.has(failureKind(error))) throw error
    session.reset()
    notify({ kind: 'error', text: (error instanceof Error && error.message) || i18next.t('admin.calls.hasError'), seconds: 5 })
    throw redirect(loginFor(path))
  }
}
