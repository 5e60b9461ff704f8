import { Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import '../../resource/kit.css'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { useCan } from '../../session/use-can.ts'
import { AllErrors } from './all-errors.tsx'
import './error-log.css'
import { OwnErrors } from './own-errors.tsx'

/** The errors of this browser, and for those who may see them the errors of all browsers (B-75). */
export const Component = () => {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const mayViewAll = useCan('BrowserError/View')
  return (
    <>
      <PageHead title={t('admin.bar.errors.title')} />
      {mayViewAll ? (
        <Tabs
          activeKey={params.get('part') === 'all' ? 'all' : 'own'}
          onChange={(part) => setParams(part === 'all' ? { part } : {}, { replace: true })}
          destroyOnHidden
          items={[
            { key: 'own', label: t('admin.browserErrors.own'), children: <OwnErrors /> },
            { key: 'all', label: t('admin.browserErrors.all'), children: <AllErrors /> },
          ]}
        />
      ) : (
        <OwnErrors />
      )}
    </>
  )
}
