import { WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Outcome } from '../../shell/parts/outcome.tsx'

/** In place of rows that could not be read: the reason, and another attempt. */
export const FailedRows = ({ error, retry }: { error: Error; retry: () => unknown }) => {
  const { t } = useTranslation()
  return (
    <Outcome icon={<WarningOutlined />} title={t('admin.list.failed')} lead={error.message}>
      <Button onClick={() => void retry()}>{t('admin.list.retry')}</Button>
    </Outcome>
  )
}
