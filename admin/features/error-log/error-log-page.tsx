import { useTranslation } from 'react-i18next'
import { pageData } from '../../browser/page-data.ts'
import '../../resource/kit.css'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { ClearAll } from '../../shell/error-log/clear-all.tsx'
import { ErrorList } from '../../shell/error-log/error-list.tsx'
import { Causes } from './causes.tsx'

/** the content of the error dialog, with buttons that cause errors. */
export const Component = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead
        title={t('admin.bar.errors.title')}
        lead={t(pageData.errorLog ? 'admin.bar.errors.lead' : 'admin.bar.errors.off')}
        actions={<ClearAll />}
      />
      <Causes />
      <section className="kit-card" aria-label={t('admin.bar.errors.title')}>
        <ErrorList />
      </section>
    </>
  )
}
