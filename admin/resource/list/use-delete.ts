import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { useConfirm } from '../pieces/use-confirm.ts'
import { useRestore } from '../pieces/use-restore.ts'
import { useWhat } from '../pieces/use-what.ts'
import type { Deleted } from './deletion.tsx'

/** Seconds for which a deletion can be undone in its message. */
const UNDO_SECONDS = 10

/** Asks before a deletion, names what goes and what refers to it, deletes the rows, says so and offers to undo it. */
export function useDelete(resource: Resource) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const restore = useRestore()
  const whatOf = useWhat()

  async function ask(ids: readonly number[], done?: Deleted): Promise<void> {
    const { deletionOf } = await import('./deletion.tsx')
    const { question, run, whatIs } = await deletionOf(resource, ids, whatOf)
    const report = (gone: readonly number[]) =>
      notify({
        kind: 'success',
        text: t('admin.bin.deleted', { what: whatIs(gone) }),
        seconds: UNDO_SECONDS,
        action: { label: t('admin.bin.undo'), run: () => void restore(resource, gone, whatIs) },
      })
    confirm({
      content: question,
      okText: t('admin.list.delete'),
      danger: true,
      then: async (say) => {
        let gone: readonly number[] = []
        try {
          await run(say, (deleted) => {
            gone = [...deleted]
            done?.(deleted)
          })
        } finally {
          if (gone.length > 0) report(gone)
        }
      },
    })
  }
  return (ids: readonly number[], done?: Deleted): void => void ask(ids, done)
}
