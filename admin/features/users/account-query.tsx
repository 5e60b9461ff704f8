import { useQuery } from '@tanstack/react-query'
import { Button, Result, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { user } from '../../../contract/resources/identity.ts'

interface AccountQueryProps<D> {
  id: number
  part: string
  read: () => Promise<D>
  children: (data: D) => ReactNode
}

/** Reads a part of an account and shows it: while it loads a skeleton, after a failure why and a way on. */
export function AccountQuery<D>({ id, part, read, children }: AccountQueryProps<D>) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery({ queryKey: [user.name, 'account', id, part, i18n.language], queryFn: read, staleTime: 0 })
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton active title={false} />
  return <Result status="warning" title={error.message} extra={<Button onClick={() => void refetch()}>{t('admin.list.retry')}</Button>} />
}
