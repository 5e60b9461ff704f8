import { sql } from 'kysely'
import { Problem } from '../../../contract/errors.ts'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { allPermits } from '../../../contract/api/registry.ts'
import { allResources } from '../../../contract/resources/index.ts'
import type { Context } from '../../http/context.ts'
import { untyped } from '../../db/engine.ts'
import { inLanguage } from '../../language/localized.ts'
import { rowsInReach, withinScopeNow } from '../../crud/scope.ts'
import { requirePermit } from '../../http/permission.ts'
import { say } from '../../language/words.ts'

export interface Asked {
  permit: string
  id?: number | undefined
}

/** A permit with the resource whose rows it is about, and the row that was named. */
export interface Subject {
  permit: string
  r: Resource | null
  id: number | null
  row: { id: number; name: string; unitId: number | null; ownerId: number | null } | null
}

const PERMITS = new Map(allPermits().map((permit) => [permit.toLowerCase(), permit]))

/** Reads the permit and the row of a question. Refuses a permit that does not exist, and a row that the asking person may not view themselves. */
export async function subjectOf(ctx: Context, { permit: given, id }: Asked): Promise<Subject> {
  const permit = PERMITS.get(given.toLowerCase())
  if (!permit) throw new Problem('invalid', { members: { permit: 'invalid.noSuchPermit' }, values: { names: given } })
  const r = allResources.find(({ service }) => permit.startsWith(`${service}/`)) ?? null
  if (id === undefined) return { permit, r, id: null, row: null }
  if (!r) throw new Problem('invalid', { members: { id: 'invalid.noSuchRow' }, values: { value: id } })
  requirePermit(ctx, permitOf(r, 'View'))
  return { permit, r, id, row: await rowIn(ctx, r, id) }
}

async function rowIn(ctx: Context, r: Resource, id: number) {
  const reach = withinScopeNow(ctx.database.engine, rowsInReach(ctx, r, 'View'))
  const found = await untyped(ctx.db)
    .selectFrom(`${r.name} as row`)
    .selectAll()
    .where('id', '=', id)
    .where('deletionTime', 'is', null)
    .where(sql<boolean>`${reach}`)
    .executeTakeFirst()
  if (!found) throw new Problem('notFound', { values: { name: say(ctx.language, `resources.${r.name}.name`), id } })
  const name = String(inLanguage(found, r.display, ctx.language) ?? `#${id}`)
  return { id, name, unitId: found['unitId'] ?? null, ownerId: found['ownerId'] ?? null }
}
