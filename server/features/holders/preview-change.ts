import { sql } from 'kysely'
import { Problem } from '../../../contract/errors.ts'
import type { DataScopes } from '../../../contract/data-scopes.ts'
import type { Way } from '../../../contract/features/ways.ts'
import type { Context } from '../../http/context.ts'
import { forLongRead } from '../../http/context.ts'
import type { Db } from '../../db/engine.ts'
import { binnedUsers, grantsIn, heldRoles } from '../../http/roles.ts'
import { say } from '../../language/words.ts'
import { findPeople, type UserIds } from '../users/people.ts'
import { waysOf } from '../users/ways.ts'
import { changedScopes } from './changed-scopes.ts'
import { beyond, counted, coveringSets, spelledOut, type Role } from './permit-sets.ts'

interface Change {
  id: number
  grantedPermissions?: string[] | undefined
  dataScopes?: DataScopes | undefined
  skipCount: number
  maxResultCount: number
  keyword?: string | undefined
}

/**
 * Says what saving these permits and data scopes in a role would change: for the role, and of the permits for each person who holds it, given their other
 * roles (B-57d, B-57e, B-57g).
 */
export async function previewChange(asked: Context, { id, grantedPermissions, dataScopes, ...page }: Change) {
  const ctx = forLongRead(asked)
  const roles = await rolesIn(ctx.db)
  const role = roles.find((one) => one.id === id)
  if (!role) throw new Problem('notFound', { values: { name: say(ctx.language, 'resources.role.name'), id } })
  const wanted = grantedPermissions ? spelledOut(grantedPermissions) : role.permits
  const change = { added: beyond(wanted, role.permits), removed: beyond(role.permits, wanted) }
  const others = roles.filter((one) => one.id !== id)
  const sets = coveringSets(new Map([...change.added, ...change.removed]), others)
  const [scopes, holders, people] = await Promise.all([
    dataScopes ? changedScopes(ctx, id, dataScopes) : [],
    holdersOf(ctx.db, id),
    ctx.caller.permits.has('User/View') ? findPeople(ctx, changedUsers(ctx.db, id, sets), page) : null,
  ])
  return { added: counted(change.added), removed: counted(change.removed), scopes, holders, people: people && (await withEffects()) }

  async function withEffects() {
    const byId = new Map(others.map((one) => [one.id, one]))
    const all = await waysOf(
      ctx,
      people!.items.map((person) => person.id),
    )
    const items = people!.items.map((person) => {
      const kept = keptBy(all.get(person.id) ?? [], byId)
      return {
        ...person,
        ways: person.ways.filter(({ roleId }) => roleId === id),
        gains: counted(beyond(change.added, kept)),
        losses: counted(beyond(change.removed, kept)),
      }
    })
    return { ...people!, items }
  }
}

/** The permits of the other roles that a user holds. */
const keptBy = (ways: readonly Way[], others: ReadonlyMap<number, Role>): Map<string, string> =>
  new Map(ways.flatMap(({ roleId }) => [...(others.get(roleId)?.permits ?? [])]))

async function rolesIn(db: Db): Promise<Role[]> {
  const rows = await db.selectFrom('role').select(['id', 'grantedPermissions']).where('deletionTime', 'is', null).execute()
  return rows.map(({ id, grantedPermissions }) => ({ id, permits: spelledOut(grantsIn(grantedPermissions)) }))
}

/** The holders of the role whose permits change: those who hold no other role of at least one set. */
function changedUsers(db: Db, id: number, sets: readonly number[][]): UserIds {
  const holders = db.selectFrom(heldRoles(db).as('holder')).select('holder.userId').where('holder.roleId', '=', id)
  if (sets.length === 0) return holders.where(sql<boolean>`1 = 0`)
  const pairs = sets.flatMap((ids, at) => ids.map((roleId) => sql`(${sql.lit(at)}, ${sql.lit(roleId)})`))
  if (sets.some((ids) => ids.length === 0)) return holders
  const unchanged = db
    .with('covering(setId, roleId)', () => sql<{ setId: number; roleId: number }>`(values ${sql.join(pairs)})`)
    .selectFrom(heldRoles(db).as('held'))
    .innerJoin('covering', 'covering.roleId', 'held.roleId')
    .select('held.userId')
    .groupBy('held.userId')
    .having(({ fn }) => fn.count('covering.setId').distinct(), '>=', sets.length)
  return holders.where('holder.userId', 'not in', unchanged)
}

/** The number of people who hold a role: it is given to some, and the others hold it by a unit alone. */
async function holdersOf(db: Db, id: number) {
  const all = db
    .selectFrom(heldRoles(db).as('held'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('held.roleId', '=', id)
    .where('held.userId', 'not in', binnedUsers(db))
  const given = db
    .selectFrom('user_roleIds as given')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('given.targetId', '=', id)
    .where('given.rowId', 'not in', binnedUsers(db))
  const [{ count }, { count: direct }] = await Promise.all([all.executeTakeFirstOrThrow(), given.executeTakeFirstOrThrow()])
  return { count: Number(count), direct: Number(direct), byUnit: Number(count) - Number(direct) }
}
