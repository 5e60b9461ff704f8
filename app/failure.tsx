import { useTranslation } from 'react-i18next'

/** Shown if a page fails to render, or if its code cannot be fetched: after an update of the server, or without a network. */
export const Failure = () => {
  const { t } = useTranslation()
  return (
    <main className="app-failure">
      <h1>{t('admin.failure.title')}</h1>
      <p>{t('admin.failure.lead')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('admin.failure.reload')}
      </button>
    </main>
  )
}
