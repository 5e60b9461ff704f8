import { z } from 'zod'
import { allPermits } from '../../../contract/api/registry.ts'
import { anyEndpoint } from '../../../contract/endpoint.ts'
import { dataScopes } from '../../../contract/data-scopes.ts'
import { Problem } from '../../../contract/errors.ts'
import { roles } from '../../../contract/features/roles.ts'
import { users } from '../../../contract/features/users.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { EVERYTHING } from '../../http/permits.ts'
import { inLanguage } from '../../language/localized.ts'
import { say } from '../../language/words.ts'
import type { RowValues } from '../replace-calls.ts'

/** All permits, that for everything first. */
const EVERY = [EVERYTHING, ...allPermits()]
const EXISTING = new Set(EVERY.map((name) => name.toLowerCase()))

/** The most roles of a choice: as many as a list may have at once. */
const MOST_ROLES = 1000

/** The permits that a role grants. */
export const permitsIn = (values: RowValues) => z.array(z.string()).nullish().parse(values['grantedPermissions']) ?? []

/** The data scopes of a role. */
export const scopesIn = (values: RowValues) => dataScopes.nullish().parse(values['dataScopes']) ?? {}

/** Adds the name in capitals, as this family of clients compares roles. */
export const normalized = <R extends RowValues>(row: R) => ({ ...row, normalizedName: String(row['name']).toUpperCase() })

/** Refuses permits that do not exist. A role may keep a permit of an older version of the program. */
export function refuseUnknown(permits: readonly string[], held: readonly string[]): void {
  const unknown = permits.filter((name) => !EXISTING.has(name.toLowerCase()) && !held.includes(name))
  if (unknown.length > 0)
    throw new Problem('invalid', { members: { grantedPermissions: 'invalid.noSuchPermit' }, values: { names: unknown.join(', ') } })
}

/** The calls with which clients of this family fill their forms for users and roles. */
export function formHandlers(store: Store): Record<string, Mounted> {
  const all = async (_: unknown, ctx: Context) => {
    const { items } = await store.list(ctx, { maxResultCount: MOST_ROLES })
    return { items: items.map(normalized) }
  }
  return {
    list: { endpoint: anyEndpoint(roles.list), prepare: null, run: all },
    choices: { endpoint: anyEndpoint(users.roles), prepare: null, run: all },
    permissions: handle(roles.permissions, async (_, ctx) => ({ items: await permissionsIn(ctx) })),
    forEdit: {
      endpoint: anyEndpoint(roles.forEdit),
      prepare: null,
      run: async ({ id }: { id: number }, ctx) => {
        const role = normalized(await store.get(ctx, id))
        const grantedPermissionNames = spelledOut(permitsIn(role))
        return { role: { ...role, grantedPermissionNames }, permissions: await permissionsIn(ctx), grantedPermissionNames }
      },
    },
  }
}

/** The permit for everything as the names of all permits, so that a form ticks each of them. */
const spelledOut = (granted: string[]) => (granted.includes(EVERYTHING) ? EVERY : granted)

/** All permits with their names for people; the point of permission behind each has the id. */
async function permissionsIn(ctx: Context) {
  const rows = await ctx.db
    .selectFrom('function')
    .select(['id', 'name', 'displayName', 'displayNameEn'])
    .where('deletionTime', 'is', null)
    .orderBy('id')
    .execute()
  const points = rows.map((row) => ({ id: row.id, name: row.name, displayName: inLanguage(row, 'displayName', ctx.language) ?? row.name }))
  const everything = { id: 0, name: EVERYTHING, displayName: say(ctx.language, 'admin.profile.allPermits') }
  return [everything, ...points].map((permission) => ({ ...permission, description: null }))
}
