import { Problem } from '../../../contract/errors.ts'
import { permitOf } from '../../../contract/resource.ts'
import { breather } from '../../crud/breathe.ts'
import { under } from '../../crud/scope.ts'
import type { Store, WireRow } from '../../crud/store.ts'
import { problemOf } from '../../db/problems.ts'
import type { Context } from '../../http/context.ts'
import { requirePermit } from '../../http/permission.ts'

interface Editing {
  rows: readonly { id: number; version: number }[]
  values: Record<string, unknown>
  publish?: boolean | undefined
}

/** Publishes a row that was live without changes before; the rules of publishing hold. */
export type PublishAgain = (ctx: Context, row: WireRow) => Promise<unknown>

/** Gives several rows the same values, each under the version that was seen; one refusal refuses all. */
export async function editMany(store: Store, ctx: Context, { rows, values, publish = false }: Editing, again: PublishAgain) {
  if (publish) requirePermit(ctx, permitOf(store.r, 'Publish'))
  const breathe = breather(ctx.origin)
  let changed = 0
  // In the order of ids, so that two such calls do not wait for each other.
  for (const { id, version } of rows.toSorted((a, b) => a.id - b.id)) {
    try {
      const before = await store.get(ctx, id)
      const after = await store.update(ctx, { ...values, id, version })
      if (after.version !== before.version) changed += 1
      if (publish && after.version !== before.version && before.state === 'published' && !before.hasChanges)
        await again(under(ctx, store.r, 'Publish'), after)
    } catch (error) {
      refuseOf(error, id)
    }
    await breathe()
  }
  return { changed, same: rows.length - changed }
}

/** Adds to a refusal which row it is about. */
function refuseOf(error: unknown, refusedId: number): never {
  const problem = error instanceof Problem ? error : problemOf(error)
  if (!problem) throw error
  const { code, words, values, members, memberValues, data } = problem
  throw new Problem(code, { words, values, members, memberValues, data: { ...data, refusedId } })
}
