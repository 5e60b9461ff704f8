import { sql, type RawBuilder } from 'kysely'
import { Problem } from '../../contract/errors.ts'
import type { Resource } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import type { Context } from '../http/context.ts'
import { ALL_ROWS, type Scope } from '../http/scopes.ts'
import { say } from '../language/words.ts'
import { rowsInReach, withinScopeNow } from './scope.ts'

/** The resources whose rows belong to somebody and to a unit. */
export const OWNED: readonly Resource[] = allResources.filter((r) => r.scopeGroup !== null)

/** The people whose rows are meant, or the units. */
export interface Holders {
  field: 'ownerId' | 'unitId'
  ids: readonly number[]
}

/** The new owner, the new unit, or both. */
export interface Gift {
  ownerId?: number
  unitId?: number
}

export interface HeldRows {
  r: Resource
  live: number
  /** Those in the recycle bin. */
  binned: number
}

const heldBy = ({ field, ids }: Holders) => sql`${sql.ref(`row.${field}`)} in (${sql.join([...ids])})`

/** Counts the rows of these holders by resource, by one statement; resources without any are left out. */
export async function countHeld({ db }: Pick<Context, 'db'>, holders: Holders, resources = OWNED): Promise<HeldRows[]> {
  if (resources.length === 0 || holders.ids.length === 0) return []
  const counts = resources.map(
    (r, at) => sql`
      select ${sql.lit(at)} as "at", count(*) as "all", sum(case when "deletionTime" is null then 1 else 0 end) as "live"
      from ${sql.table(r.name)} as row where ${heldBy(holders)}`,
  )
  const { rows } = await sql<{ at: number; all: number; live: number | null }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows
    .map(({ at, all, live }) => ({ r: resources[at]!, live: Number(live ?? 0), binned: Number(all) - Number(live ?? 0) }))
    .filter(({ live, binned }) => live + binned > 0)
    .toSorted((one, other) => resources.indexOf(one.r) - resources.indexOf(other.r))
}

/** True when the caller may edit all rows of these holders, in the recycle bin too: no row is in reach of a permit that they do not hold. */
export const mayEditAll = async (ctx: Context, r: Resource, holders: Holders): Promise<boolean> =>
  !(await hasRowBeyond(ctx, r, { holders, scope: rowsInReach(ctx, r, 'Edit') }))

/** Refuses unless the caller may edit every one of the rows, and still reaches them once they are given; the refusal names the resources. */
export async function refuseUngivable(ctx: Context, held: readonly HeldRows[], { holders, gift }: { holders: Holders; gift: Gift }) {
  const beyond: Resource[] = []
  const lost: Resource[] = []
  for (const { r } of held) {
    if (!(await mayEditAll(ctx, r, holders))) beyond.push(r)
    else if (await hasRowBeyond(ctx, r, { holders, scope: unchangedBy(gift, rowsInReach(ctx, r, 'Edit')) })) lost.push(r)
  }
  const refused = beyond.length > 0 ? beyond : lost
  if (refused.length === 0) return
  const words = beyond.length > 0 ? 'problem.rowsNotYours' : 'problem.rowsLost'
  throw new Problem('forbidden', {
    words,
    values: {
      names: listed(
        ctx,
        refused.map((r) => nameOf(ctx, r)),
      ),
    },
    data: { resources: refused.map(({ name }) => name) },
  })
}

/** The part of a scope on which it depends if the caller reaches a row after it is given: all of it is settled by the new owner or the new unit, or none. */
function unchangedBy({ ownerId, unitId }: Gift, scope: Scope): Scope {
  if (scope.kind === 'all') return scope
  if (ownerId !== undefined && ownerId === scope.ownerId) return ALL_ROWS
  if (unitId !== undefined && scope.unitIds.includes(unitId)) return ALL_ROWS
  return { kind: 'some', ownerId: ownerId === undefined ? scope.ownerId : null, unitIds: unitId === undefined ? scope.unitIds : [] }
}

async function hasRowBeyond(ctx: Context, r: Resource, { holders, scope }: { holders: Holders; scope: Scope }): Promise<boolean> {
  if (scope.kind === 'all') return false
  // A row without a unit or an owner compares as unknown, so `not` alone would overlook it.
  const beyond: RawBuilder<unknown> = sql`(${withinScopeNow(ctx.database.engine, scope)}) is not true`
  const { rows } = await sql`select 1 from ${sql.table(r.name)} as row where ${heldBy(holders)} and ${beyond} limit 1`.execute(ctx.db)
  return rows.length > 0
}

/** `产品 12 条（其中回收站 3 条）、新闻 3 条`: the rows in words. */
export const heldInWords = (ctx: Context, held: readonly HeldRows[]): string =>
  listed(
    ctx,
    held.map(({ r, live, binned }) =>
      say(ctx.language, binned > 0 ? 'problem.heldBinned' : 'problem.held', { name: nameOf(ctx, r), count: live + binned, binned }),
    ),
  )

const nameOf = ({ language }: Context, r: Resource) => say(language, `resources.${r.name}.name`)
const listed = ({ language }: Context, names: readonly string[]) => names.join(language === 'en' ? ', ' : '、')
