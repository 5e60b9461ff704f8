import { Problem } from '../../../contract/errors.ts'
import { roles } from '../../../contract/features/roles.ts'
import { permitOf } from '../../../contract/resource.ts'
import { role } from '../../../contract/resources/identity.ts'
import type { Store } from '../../crud/store.ts'
import { requirePermit } from '../../http/permission.ts'
import type { Context } from '../../http/context.ts'
import type { Mounted } from '../../http/handlers.ts'
import { endLostRoles } from '../../http/session-rows.ts'
import { isUpdate, replaceCalls, replaceImport, type RowUpdate, type RowValues, redeclare } from '../replace-calls.ts'
import { formHandlers, normalized, permitsIn, refuseUnknown } from './forms.ts'
import { keepAdministrator, refusePermitsBeyondOwn } from '../users/rules.ts'

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
      return normalized(await store.restore(ctx, id))
    },
    deleteForever: async ({ id }, ctx) => {
      await refuseBinned(ctx, store, id)
      await endLostRoles(ctx.db)
      await store.deleteForever(ctx, id)
      return null
    },
  })
  const imported = replaceImport(changed, async (rows, ctx) => {
    for (const row of rows) refusePermits(ctx, permitsIn(row))
    return rows
  })
  return { ...imported, ...formHandlers(store) }
}

/** Refuses permits that do not exist, and permits beyond the caller's own. */
function refusePermits(ctx: Context, permits: string[], held: string[] = []) {
  refuseUnknown(permits, held)
  refusePermitsBeyondOwn(ctx, [...held, ...permits])
}

async function createRole(ctx: Context, store: Store, input: RowValues) {
  refusePermits(ctx, permitsIn(input))
  return store.create(ctx, input)
}

async function updateRole(ctx: Context, store: Store, input: RowUpdate) {
  const before = await store.get(ctx, input.id)
  refusePermits(ctx, permitsIn(input), permitsIn(before))
  const values = withStoredName(input, before)
  if (before['isStatic'] && values['name'] !== undefined && values['name'] !== before['name'])
    throw new Problem('rule', { words: 'problem.staticRole' })
  const row = await store.update(ctx, values)
  await keepAdministrator(ctx)
  return row
}

/** Some clients send the name of a role in capitals: a name that differs only in case stays as it is stored. */
const withStoredName = (input: RowUpdate, { name }: RowValues): RowUpdate =>
  String(input['name']).toLowerCase() === String(name).toLowerCase() ? { ...input, name } : input

async function removeRoles(ctx: Context, store: Store, ids: number[]) {
  for (const id of ids) refuseStatic(await store.get(ctx, id), ctx)
  await store.remove(ctx, ids)
  await keepAdministrator(ctx)
  await endLostRoles(ctx.db)
  return null
}

function refuseStatic(row: RowValues, ctx: Context) {
  if (row['isStatic']) throw new Problem('rule', { words: 'problem.staticRole' })
  refusePermitsBeyondOwn(ctx, permitsIn(row))
}

/** A role in the recycle bin still holds its permits, and grants them again once it is restored. */
async function refuseBinned(ctx: Context, store: Store, id: number) {
  refusePermitsBeyondOwn(ctx, permitsIn(await store.get(ctx, id, true)))
}
