import type { Explanation, ToldRole } from '../../../contract/features/access.ts'
import { Problem } from '../../../contract/errors.ts'
import { isWithin } from '../../crud/existing.ts'
import { rowsInReach } from '../../crud/scope.ts'
import type { Context } from '../../http/context.ts'
import { ANYONE } from '../../http/caller.ts'
import { heldIn, unitsOf, type Held } from '../../http/held-roles.ts'
import { EVERYTHING } from '../../http/permits.ts'
import { rolesOf } from '../../http/roles.ts'
import type { HeldRole } from '../../http/scopes.ts'
import { say } from '../../language/words.ts'
import { scopesIn } from '../roles/forms.ts'
import { namedUnits, namedUsers, unitsAsKnown } from '../users/named.ts'
import { fullName } from '../users/names.ts'
import { displayNameOf } from '../users/role-names.ts'
import { waysOf } from '../users/ways.ts'
import type { Subject } from './subject.ts'

/** Tells why a person may do something, or may not: by the functions that decide each call. */
export async function explain(ctx: Context, userId: number, subject: Subject): Promise<Explanation> {
  const person = await personOf(ctx, userId)
  const own = await unitsOf(ctx.db, userId)
  const ways = (await waysOf(ctx, [userId])).get(userId) ?? []
  const stored = await rolesOf(ctx.db, userId)
  const held = await heldIn(ctx.db, userId, stored)
  const roles = await Promise.all(
    stored.map(async (role, at) => ({
      ...(await told(ctx, { role, held: held.roles[at]! }, subject)),
      ways: ways.filter(({ roleId }) => roleId === role.id),
    })),
  )
  const names = await namedUnits(ctx, [...own, ...(subject.row?.unitId ? [subject.row.unitId] : [])])
  return {
    isAllowed: person.isActive && (await mayDo(ctx, held, subject)),
    person,
    units: names.filter(({ id }) => own.includes(id)),
    roles,
    row: subject.row && {
      id: subject.row.id,
      name: subject.row.name,
      unit: names.find(({ id }) => id === subject.row?.unitId) ?? null,
      owner: (await namedUsers(ctx, subject.row.ownerId === null ? [] : [subject.row.ownerId]))[0] ?? null,
    },
  }
}

async function personOf(ctx: Context, id: number) {
  const found = await ctx.db
    .selectFrom('user')
    .select(['id', 'userName', 'name', 'surname', 'isActive'])
    .where('id', '=', id)
    .where('deletionTime', 'is', null)
    .executeTakeFirst()
  if (!found) throw new Problem('notFound', { values: { name: say(ctx.language, 'resources.user.name'), id } })
  return { id, name: fullName(found) || found.userName, isActive: found.isActive === 1 }
}

/** Returns true if these roles let their holder do it; a row must be in their reach. */
async function mayDo(ctx: Context, { permits, roles }: Held, { permit, r, id }: Subject): Promise<boolean> {
  if (!permits.has(permit)) return false
  if (!r || id === null) return true
  const scope = rowsInReach({ access: { permit }, caller: { ...ANYONE, permits, roles } }, r)
  return isWithin(ctx, r, { id, scope })
}

type StoredRole = Awaited<ReturnType<typeof rolesOf>>[number]

/** One role, with what it alone would allow. */
async function told(ctx: Context, { role, held }: { role: StoredRole; held: HeldRole }, subject: Subject): Promise<Omit<ToldRole, 'ways'>> {
  const { permit, r, id } = subject
  const grants = held.permits.has(permit)
  const declared = r?.scopeGroup ? (scopesIn(storedScopes(role))[r.scopeGroup] ?? { kind: 'all' as const }) : null
  return {
    id: role.id,
    name: displayNameOf(role, ctx),
    grant: grants ? (held.permits.list.includes(EVERYTHING) ? EVERYTHING : permit) : null,
    scope: declared?.kind ?? null,
    scopeUnits: await unitsAsKnown(ctx, declared?.kind === 'units' ? (declared.unitIds ?? []) : []),
    reaches: grants && id !== null ? await mayDo(ctx, { permits: held.permits, roles: [held] }, subject) : null,
  }
}

const storedScopes = ({ dataScopes }: StoredRole) => ({ dataScopes: JSON.parse(dataScopes ?? '{}') as unknown })
