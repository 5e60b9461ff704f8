import type { Resource } from '../../../contract/resource.ts'
import { usageOf } from '../data/usage.ts'
import type { Say } from '../pieces/use-confirm.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { deleteRows } from './delete-rows.ts'

/** Is told which rows are gone, after each batch. */
export type Deleted = (ids: readonly number[]) => void

/** Prepares a deletion: the question with what refers to the rows, and the call that deletes them. Fetched when somebody deletes. */
export async function deletionOf(resource: Resource, ids: readonly number[]) {
  const usage = await usageOf(resource, ids)
  const run = (say: Say, done?: Deleted) =>
    deleteRows(resource, ids, (deleted) => {
      if (deleted.length < ids.length) say(<DeleteQuestion usage={[]} progress={{ done: deleted.length, total: ids.length }} />)
      done?.(deleted)
    })
  return { question: <DeleteQuestion usage={usage} progress={null} />, run }
}
