import i18next from 'i18next'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { titlesOf } from '../data/titles.ts'
import { usageOf } from '../data/usage.ts'
import { restore } from '../pieces/restore.ts'
import type { Confirm, Say } from '../pieces/use-confirm.ts'
import { whatOf } from '../pieces/what.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { deleteRows } from './delete-rows.ts'

/** Is told which rows are gone, after each batch. */
export type Deleted = (ids: readonly number[]) => void

/** Seconds for which a deletion can be undone in its message. */
const UNDO_SECONDS = 10

interface Deletion {
  resource: Resource
  ids: readonly number[]
  confirm: Confirm
  done: Deleted | undefined
}

/** Asks, with what refers to the rows, deletes them, says which are gone and offers to undo it. Fetched when somebody deletes. */
export async function askToDelete({ resource, ids, confirm, done }: Deletion): Promise<void> {
  const [usage, titles] = await Promise.all([usageOf(resource, ids), titlesOf(resource, ids)])
  const whatIs = (some: readonly number[]) => whatOf({ resource, titles, number: some.length })
  const what = whatIs(ids)
  const report = (gone: readonly number[]) =>
    notify({
      kind: 'success',
      text: i18next.t('admin.bin.deleted', { what: whatIs(gone) }),
      seconds: UNDO_SECONDS,
      action: { label: i18next.t('admin.bin.undo'), run: () => void restore(resource, gone, whatIs) },
    })
  async function run(say: Say): Promise<void> {
    let gone: readonly number[] = []
    try {
      await deleteRows(resource, ids, (deleted) => {
        gone = [...deleted]
        if (gone.length < ids.length) say(<DeleteQuestion what={what} usage={[]} progress={{ done: gone.length, total: ids.length }} />)
        done?.(gone)
      })
    } finally {
      if (gone.length > 0) report(gone)
    }
  }
  confirm({
    content: <DeleteQuestion what={what} usage={usage} progress={null} />,
    okText: i18next.t('admin.list.delete'),
    danger: true,
    then: run,
  })
}
