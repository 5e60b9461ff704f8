import { Problem } from '../../contract/errors.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import type { Store, WireRow } from '../crud/store.ts'
import { say, sayFirst } from '../language/words.ts'
import { snapshotOf } from './history.ts'

interface Reverting {
  id: number
  version: number
  snapshotId: number
}

/** Makes an old snapshot the draft again. What the draft names already is not judged, as in every update (C-30e). */
export async function revertTo(store: Store, ctx: Context, { id, version, snapshotId }: Reverting): Promise<WireRow> {
  const values = await snapshotOf(store, ctx, { id, snapshotId })
  try {
    return await store.update(ctx, { ...values, id, version })
  } catch (error) {
    throw error instanceof Problem && namesGone(error) ? goneSince(ctx, store.r, error) : error
  }
}

const namesGone = ({ members }: Problem) => {
  const complaints = Object.values(members)
  return complaints.length > 0 && complaints.every((key) => key.startsWith('invalid.noSuch'))
}

/** B-110b: the fields that name what was deleted since, and what to do. They are not emptied: nobody would see that something is lacking. */
function goneSince({ language }: Context, r: Resource, { members, values }: Problem): Problem {
  const titles = Object.keys(members).map((name) => sayFirst(language, [`resources.${r.name}.fields.${name}`, `shared.${name}`], name))
  const fields = titles.join(say(language, 'messages.comma'))
  return new Problem('invalid', { words: 'problem.goneSince', members, values: { ...values, fields } })
}
