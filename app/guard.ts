import i18next from 'i18next'
import { redirect, type MiddlewareFunction } from 'react-router'
import { notify } from '../admin/browser/notice.ts'
import { session } from '../admin/session/session.ts'
import { decide, loginFor } from './decide.ts'

/** Runs before every route of the app. */
export const guard: MiddlewareFunction = async ({ url }, next) => {
  const path = url.pathname + url.search
  const verdict = decide(path, {
    token: session.state.token !== null || session.state.suspended,
    rolesLoaded: session.state.roles.length > 0,
  })
  if (typeof verdict === 'object') throw redirect(verdict.redirect)
  if (verdict === 'load') await loadFor(path)
  return next()
}

/** R-06; R-07 if it fails. */
async function loadFor(path: string): Promise<void> {
  try {
    await session.load()
  } catch (error) {
    session.reset()
    notify({ kind: 'error', text: (error instanceof Error && error.message) || i18next.t('admin.calls.hasError'), seconds: 5 })
    throw redirect(loginFor(path))
  }
}
