import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Result, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Shows a skeleton until the data is there, then the data; after a failure the reason, with a way to try again. */
export function Fetched<T>({ query, children }: { query: UseQueryResult<T, Error>; children: (data: T) => ReactNode }) {
  const { t } = useTranslation()
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <Result
        status="warning"
        title={query.error.message}
        extra={<Button onClick={() => void query.refetch()}>{t('admin.list.retry')}</Button>}
      />
    )
  }
  return <Skeleton active title={false} />
}
