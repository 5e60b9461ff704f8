import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { pageData } from '../../browser/page-data.ts'
import { ClearAll } from '../../shell/error-log/clear-all.tsx'
import { ErrorList } from '../../shell/error-log/error-list.tsx'
import { Causes } from './causes.tsx'

/** the content of the error dialog, with buttons that cause errors. */
export function OwnErrors() {
  const { t } = useTranslation()
  return (
    <>
      <Flex justify="space-between" align="center" gap="middle" className="errors-lead">
        <span className="kit-quiet">{t(pageData.errorLog ? 'admin.errorPage.lead' : 'admin.errorPage.off')}</span>
        <ClearAll />
      </Flex>
      <Causes />
      <section className="kit-card" aria-label={t('admin.bar.errors.title')}>
        <ErrorList />
      </section>
    </>
  )
}
