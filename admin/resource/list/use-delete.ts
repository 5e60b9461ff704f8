import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { useConfirm } from '../pieces/use-confirm.ts'
import type { Deleted } from './deletion.tsx'

/** Asks before a deletion, names what refers to the rows, deletes them and says so. */
export function useDelete(resource: Resource) {
  const { t } = useTranslation()
  const confirm = useConfirm()

  async function ask(ids: readonly number[], done?: Deleted): Promise<void> {
    const { deletionOf } = await import('./deletion.tsx')
    const { question, run } = await deletionOf(resource, ids)
    confirm({
      content: question,
      okText: t('admin.list.delete'),
      danger: true,
      then: async (say) => {
        await run(say, done)
        notify({ kind: 'success', text: t('admin.list.deleted'), seconds: 3 })
      },
    })
  }
  return (ids: readonly number[], done?: Deleted): void => void ask(ids, done)
}
