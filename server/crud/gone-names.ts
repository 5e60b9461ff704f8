import { sql } from 'kysely'
import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import type { Context } from '../http/context.ts'
import { mayKnow } from './known-rows.ts'
import { itemNames, rowNames } from './row-names.ts'
import { rowsInReach, withinScopeNow } from './scope.ts'

interface Refused {
  r: Resource
  field: Field
  values: readonly unknown[]
}

/** The most names that a sentence holds. */
const MOST_NAMED = 5

/** Returns the names of deleted rows, and of items that are deleted or switched off; only of rows that the caller could view while they were there. */
export async function goneNames(ctx: Context, { r, field, values }: Refused): Promise<string[]> {
  const some = values.slice(0, MOST_NAMED)
  if (field.kind === 'dictionary') return textsOf(await itemNames(ctx, { field }, some))
  const target = field.kind === 'treeParent' ? r : field.target ? resourceNamed(field.target) : null
  if (!target) return []
  const ids = await binnedInReach(ctx, target, { by: r, ids: some.map(Number) })
  return textsOf(await rowNames(ctx, { r, field }, ids))
}

const textsOf = (names: ReadonlyMap<unknown, string | null>) => [...names.values()].filter((name) => name !== null)

async function binnedInReach(ctx: Context, target: Resource, { by, ids }: { by: Resource; ids: number[] }): Promise<number[]> {
  const known = ids.filter((id) => mayKnow(ctx, target, { id, by }))
  if (known.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select "id" from ${sql.table(target.name)} as row
    where "id" in (${sql.join(known)}) and "deletionTime" is not null
      and ${withinScopeNow(ctx.database.engine, rowsInReach(ctx, target, 'View'))}`.execute(ctx.db)
  return rows.map(({ id }) => id)
}
