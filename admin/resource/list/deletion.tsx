import type { Resource } from '../../../contract/resource.ts'
import { titlesOf } from '../data/titles.ts'
import { usageOf } from '../data/usage.ts'
import type { WhatOf } from '../pieces/use-what.ts'
import type { Say } from '../pieces/use-confirm.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { deleteRows } from './delete-rows.ts'

/** Is told which rows are gone, after each batch. */
export type Deleted = (ids: readonly number[]) => void

/** Prepares a deletion: the question with what refers to the rows, and the call that deletes them. Fetched when somebody deletes. */
export async function deletionOf(resource: Resource, ids: readonly number[], whatOf: WhatOf) {
  const [usage, titles] = await Promise.all([usageOf(resource, ids), titlesOf(resource, ids)])
  const what = whatOf({ resource, titles, number: ids.length })
  const run = (say: Say, done?: Deleted) =>
    deleteRows(resource, ids, (deleted) => {
      if (deleted.length < ids.length) say(<DeleteQuestion what={what} usage={[]} progress={{ done: deleted.length, total: ids.length }} />)
      done?.(deleted)
    })
  /** The rows of this deletion that are gone. */
  const whatIs = (gone: readonly number[]) => whatOf({ resource, titles, number: gone.length })
  return { question: <DeleteQuestion what={what} usage={usage} progress={null} />, run, whatIs }
}
