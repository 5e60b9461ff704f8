import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorLog } from '../../state/error-log.ts'
import { useStore } from '../../state/store.ts'

export function ClearAll({ cleared }: { cleared?: () => void }) {
  const { t } = useTranslation()
  const { logs } = useStore(errorLog)
  const clear = () => {
    errorLog.clear()
    cleared?.()
  }
  return (
    <Button danger disabled={logs.length === 0} onClick={clear}>
      {t('admin.bar.errors.clear')}
    </Button>
  )
}
