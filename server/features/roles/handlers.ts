import { z } from 'zod'
import { Problem } from '../../../contract/errors.ts'
import { permitOf } from '../../../contract/resource.ts'
import { role } from '../../../contract/resources/identity.ts'
import type { Store } from '../../crud/store.ts'
import { requirePermit } from '../../http/permission.ts'
import type { Context } from '../../http/context.ts'
import type { Mounted } from '../../http/handlers.ts'
import { endLostRoles } from '../../http/session-rows.ts'
import { isUpdate, replaceCalls, replaceImport, type RowUpdate, type RowValues } from '../replace-calls.ts'
import { keepAdministrator, refusePermitsBeyondOwn } from '../users/rules.ts'

/** The calls of roles that the derived ones cannot do: a static role stays, and users grant only permits that they hold. */
export function roleHandlers(store: Store, derived: Record<string, Mounted>): Record<string, Mounted> {
  const changed = replaceCalls(derived, {
    create: (input, ctx) => createRole(ctx, store, input),
    update: (input, ctx) => updateRole(ctx, store, input),
    insertOrUpdate: async (input, ctx) => {
      if (isUpdate(input)) return updateRole(ctx, store, input)
      requirePermit(ctx, permitOf(role, 'Add'))
      return createRole(ctx, store, input)
    },
    delete: ({ id }, ctx) => removeRoles(ctx, store, [id]),
    batchDelete: ({ ids }, ctx) => removeRoles(ctx, store, ids),
    restore: async ({ id }, ctx) => {
      await refuseBinned(ctx, store, id)
      return store.restore(ctx, id)
    },
    deleteForever: async ({ id }, ctx) => {
      await refuseBinned(ctx, store, id)
      await endLostRoles(ctx.db)
      await store.deleteForever(ctx, id)
      return null
    },
  })
  return replaceImport(changed, async (rows, ctx) => {
    for (const row of rows) refusePermitsBeyondOwn(ctx, permitsIn(row))
    return rows
  })
}

const permitsIn = (values: RowValues) => z.array(z.string()).nullish().parse(values['grantedPermissions']) ?? []

async function createRole(ctx: Context, store: Store, input: RowValues) {
  refusePermitsBeyondOwn(ctx, permitsIn(input))
  return store.create(ctx, input)
}

async function updateRole(ctx: Context, store: Store, input: RowUpdate) {
  const before = await store.get(ctx, input.id)
  refusePermitsBeyondOwn(ctx, [...permitsIn(before), ...permitsIn(input)])
  if (before['isStatic'] && input['name'] !== undefined && input['name'] !== before['name'])
    throw new Problem('rule', { words: 'problem.staticRole' })
  const row = await store.update(ctx, input)
  await keepAdministrator(ctx)
  return row
}

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
