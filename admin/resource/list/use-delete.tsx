import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { usageOf, type Usage } from '../data/usage.ts'
import { useConfirm, type Say } from '../pieces/use-confirm.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { deleteRows } from './delete-rows.ts'

/** Asks before a deletion, names what refers to the rows, deletes them and says so. `done` is told which rows are gone. */
export function useDelete(resource: Resource) {
  const { t } = useTranslation()
  const confirm = useConfirm()

  async function remove(ids: number[], say: Say, done?: (deleted: readonly number[]) => void): Promise<void> {
    const progress = (deleted: readonly number[]) => {
      if (deleted.length < ids.length) say(question([], { done: deleted.length, total: ids.length }))
      done?.(deleted)
    }
    await deleteRows(resource, ids, progress)
    notify({ kind: 'success', text: t('admin.list.deleted'), seconds: 3 })
  }

  return (ids: number[], done?: (deleted: readonly number[]) => void): void =>
    void usageOf(resource, ids).then((usage) =>
      confirm({ content: question(usage, null), okText: t('admin.list.delete'), danger: true, then: (say) => remove(ids, say, done) }),
    )
}

const question = (usage: readonly Usage[], progress: { done: number; total: number } | null) => (
  <DeleteQuestion usage={usage} progress={progress} />
)
