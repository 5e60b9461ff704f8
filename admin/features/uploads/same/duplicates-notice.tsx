import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useOverview } from '../../../resource/data/library.ts'
import type { Library } from '../library/use-library.ts'

/** Says how many files have the content of another one, and shows those beside each other. */
export function DuplicatesNotice({ library: { filters, set } }: { library: Library }) {
  const { t } = useTranslation()
  const { sameCount: number } = useOverview()
  const isShown = filters.content !== ''
  if (number === 0 && !isShown) return null
  return (
    <Alert
      type="info"
      showIcon
      className="uploads-notice"
      title={t('admin.contents.sameFiles', { number })}
      action={
        <Button size="small" onClick={() => set({ content: isShown ? '' : 'same' })}>
          {t(isShown ? 'admin.contents.showAll' : 'admin.contents.showSame')}
        </Button>
      }
    />
  )
}
