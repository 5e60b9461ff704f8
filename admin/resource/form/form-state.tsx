import { Button, Result, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Waiting } from '../pieces/waiting.tsx'
import { CallError } from '../../session/http.ts'

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
  if (error instanceof CallError && error.status === 404) return <Result status="404" title={t('admin.form.notFound')} />
  return (
    <Result
      status="warning"
      title={t('admin.form.failedLoad')}
      subTitle={error.message}
      extra={<Button onClick={retry}>{t('admin.list.retry')}</Button>}
    />
  )
}
