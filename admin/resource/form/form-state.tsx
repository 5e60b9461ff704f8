import { FileUnknownOutlined, WarningOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Waiting } from '../pieces/waiting.tsx'
import { CallError } from '../../session/http.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'

interface FormStateProps {
  error: Error | null
  /** It waits for the network. */
  isWaiting?: boolean
  retry: () => void
}

/** In place of a form without its row: it is loading, it does not exist, or it could not be loaded. */
export function FormState({ error, isWaiting = false, retry }: FormStateProps) {
  const { t } = useTranslation()
  if (!error && isWaiting) return <Waiting />
  if (!error) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  if (error instanceof CallError && error.status === 404) return <Outcome icon={<FileUnknownOutlined />} title={t('admin.form.notFound')} />
  return (
    <Outcome icon={<WarningOutlined />} title={t('admin.form.failedLoad')} lead={error.message}>
      <Button onClick={retry}>{t('admin.list.retry')}</Button>
    </Outcome>
  )
}
