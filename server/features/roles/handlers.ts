import type { DataScopes } from '../../../contract/data-scopes.ts'
import { Problem } from '../../../contract/errors.ts'
import { roles } from '../../../contract/features/roles.ts'
import { permitOf } from '../../../contract/resource.ts'
import { role } from '../../../contract/resources/identity.ts'
import type { Store } from '../../crud/store.ts'
import { EVERYTHING } from '../../http/permits.ts'
import { requirePermit } from '../../http/permission.ts'
import type { Context } from '../../http/context.ts'
import type { Mounted } from '../../http/handlers.ts'
import { endLostRoles } from '../../http/end-sessions.ts'
import { isUpdate, replaceCalls, replaceImport, type RowUpdate, type RowValues, redeclare } from '../replace-calls.ts'
import { formHandlers, normalized, permitsIn, refuseUnknown, scopesIn } from './forms.ts'
import { refuseWiderHolders, refuseWiderRole } from '../users/reach.ts'
import { keepAdministrator } from '../users/keep-administrators.ts'
import { refusePermitsBeyondOwn } from '../users/rules.ts'

/** The calls of roles that the derived ones cannot do: a static role stays, and users grant only permits that they hold. */
export function roleHandlers(store: Store, derived: Record<string, Mounted>): Record<string, Mounted> {
  const changed = replaceCalls(redeclare(derived, roles), {
    get: async ({ id }, ctx) => normalized(await store.get(ctx, id)),
    getAll: async (input, ctx) => {
      const { items, ...total } = await store.list(ctx, input)
      return { ...total, items: items.map(normalized) }
    },
    create: async (input, ctx) => normalized(await createRole(ctx, store, input)),
    update: async (input, ctx) => normalized(await updateRole(ctx, store, input)),
    insertOrUpdate: async (input, ctx) => {
      if (isUpdate(input)) return normalized(await updateRole(ctx, store, input))
      requirePermit(ctx, permitOf(role, 'Add'))
      return normalized(await createRole(ctx, store, input))
    },
    delete: ({ id }, ctx) => removeRoles(ctx, store, [id]),
    batchDelete: ({ ids }, ctx) => removeRoles(ctx, store, ids),
    restore: async ({ id }, ctx) => {
      await refuseBinned(ctx, store, id)
      const row = await store.restore(ctx, id)
      await refuseWiderHolders(ctx, id)
      return normalized(row)
    },
    deleteForever: async ({ id }, ctx) => {
      await refuseBinned(ctx, store, id)
      await endLostRoles(ctx.db)
      await store.deleteForever(ctx, id)
      return null
    },
  })
  const imported = replaceImport(changed, async (rows, ctx) => {
    for (const row of rows) refuseRole(ctx, row)
    return rows
  })
  return { ...imported, ...formHandlers(store) }
}

/** Refuses permits that do not exist, and permits beyond the caller's own. */
function refusePermits(ctx: Context, permits: string[], held: string[] = []) {
  refuseUnknown(permits, held)
  refusePermitsBeyondOwn(ctx, [...held, ...permits])
}

/** Refuses a role that gives permits or opens rows beyond the caller's own. */
function refuseRole(ctx: Context, row: RowValues, before: RowValues = {}) {
  refusePermits(ctx, permitsIn(row), permitsIn(before))
  const [granted, scopes] = [permitsIn({ ...before, ...row }), scopesIn({ ...before, ...row })]
  refuseNarrowAdministrators(granted, scopes)
  refuseWiderRole(ctx, granted, scopes)
  refuseWiderRole(ctx, permitsIn(before), scopesIn(before))
}

/** Creates a role; nobody grants more than they hold. */
export async function createRole(ctx: Context, store: Store, input: RowValues) {
  refuseRole(ctx, input)
  return store.create(ctx, input)
}

async function updateRole(ctx: Context, store: Store, input: RowUpdate) {
  const before = await store.get(ctx, input.id)
  refuseRole(ctx, input, before)
  const values = withStoredName(input, before)
  if (before['isStatic'] && values['name'] !== undefined && values['name'] !== before['name'])
    throw new Problem('rule', { words: 'problem.staticRole' })
  await refuseWiderHolders(ctx, input.id)
  const row = await store.update(ctx, values)
  await refuseWiderHolders(ctx, input.id)
  await keepAdministrator(ctx)
  return row
}

/** Some clients send the name of a role in capitals: a name that differs only in case stays as it is stored. */
const withStoredName = (input: RowUpdate, { name }: RowValues): RowUpdate =>
  String(input['name']).toLowerCase() === String(name).toLowerCase() ? { ...input, name } : input

async function removeRoles(ctx: Context, store: Store, ids: number[]) {
  for (const id of ids) {
    const row = await store.get(ctx, id)
    if (row['isStatic']) throw new Problem('rule', { words: 'problem.staticRole' })
    // A caller who takes a role away could change its holders as people who reach less, and somebody else would give it back to them.
    refuseRole(ctx, {}, row)
    await refuseWiderHolders(ctx, id)
  }
  await store.remove(ctx, ids)
  await keepAdministrator(ctx)
  await endLostRoles(ctx.db)
  return null
}

/** Refuses a role with all permits and not all rows: otherwise nobody could hand over the rows that nobody reaches. */
function refuseNarrowAdministrators(granted: string[], scopes: DataScopes) {
  const isNarrow = Object.values(scopes).some(({ kind }) => kind !== 'all')
  if (isNarrow && granted.includes(EVERYTHING)) throw new Problem('invalid', { members: { dataScopes: 'invalid.everythingNeedsAllRows' } })
}

/** A role in the recycle bin still holds its permits, and grants them again once it is restored. */
async function refuseBinned(ctx: Context, store: Store, id: number) {
  refuseRole(ctx, await store.get(ctx, id, true))
}
