import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { useFailureKind } from '../admin/session/use-failure-kind.ts'

/** Shown if a page fails to render, or if its code cannot be fetched: after an update of the server, or without a network. */
export const Failure = () => {
  const { t } = useTranslation()
  const kind = useFailureKind(useRouteError())
  useEffect(() => {
    if (kind !== 'offline') return
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [kind])
  return (
    <main className="app-failure">
      <h1>{t('admin.failure.title')}</h1>
      <p>{t(`admin.failure.leads.${kind}`)}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('admin.failure.reload')}
      </button>
    </main>
  )
}
