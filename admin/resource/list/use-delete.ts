import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { call } from '../../session/session.ts'
import { rowChanged } from '../data/data.ts'
import { endpointsOf } from '../data/item.ts'
import { useConfirm } from '../pieces/use-confirm.ts'

/** Asks, deletes one or several, says so. */
export function useDelete(resource: Resource) {
  const { t } = useTranslation()
  const confirm = useConfirm()

  async function remove(ids: number[], done?: () => void): Promise<void> {
    const endpoints = endpointsOf(resource)
    const [first] = ids
    await (ids.length === 1 ? call(endpoints.delete, { id: first! }) : call(endpoints.batchDelete, { ids }))
    rowChanged(resource)
    notify({ kind: 'success', text: t('admin.list.deleted'), seconds: 3 })
    done?.()
  }

  return (ids: number[], done?: () => void): void =>
    confirm({ content: t('admin.list.confirmDelete'), okText: t('admin.list.delete'), danger: true, then: () => remove(ids, done) })
}
