import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useOverview } from '../../../resource/data/library.ts'
import type { Library } from './use-library.ts'
import './licence-notice.css'

/** Says that licences have ended or end soon, and leads to their files. */
export function LicenceNotice({ library: { filters, set } }: { library: Library }) {
  const { t } = useTranslation()
  const { endingCount: number } = useOverview()
  const isShown = filters.licence !== ''
  if (number === 0 && !isShown) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="uploads-notice"
      title={t('admin.files.ending', { number })}
      action={
        <Button size="small" onClick={() => set({ licence: isShown ? '' : 'ending' })}>
          {t(isShown ? 'admin.files.showAll' : 'admin.files.showEnding')}
        </Button>
      }
    />
  )
}
