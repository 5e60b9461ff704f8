import { useTranslation } from 'react-i18next'

/** The last resort: a page that could not be drawn, or whose code could not be fetched (a new version was installed, the line is down). */
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
