import { Problem } from '../../../contract/errors.ts'
import { permitOf } from '../../../contract/resource.ts'
import { resourceEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import { role } from '../../../contract/resources/identity.ts'
import type { Context } from '../../http/context.ts'
import type { Store, WireRow } from '../../crud/store.ts'
import { requirePermit } from '../../http/call.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { endLostRoles } from '../../http/sessions.ts'
import { keepAdministrator, refusePermitsBeyondOwn } from '../users/rules.ts'

type Input = Record<string, unknown> & { id: number; version: number }

/** The calls of roles that the kit cannot say: a static role stays, and nobody grants what they do not hold. */
export function roleHandlers(store: Store, derived: Record<string, Mounted>): Record<string, Mounted> {
  const e = resourceEndpoints(role)
  const permits = (values: Record<string, unknown>) => (values['grantedPermissions'] as string[] | undefined) ?? []

  async function create(input: Record<string, unknown>, ctx: Context) {
    refusePermitsBeyondOwn(ctx, permits(input))
    return store.create(ctx, input)
  }

  async function update(input: Input, ctx: Context) {
    const before = await store.get(ctx, input.id)
    refusePermitsBeyondOwn(ctx, [...permits(before), ...permits(input)])
    if (before['isStatic'] && input['name'] !== undefined && input['name'] !== before['name'])
      throw new Problem('rule', { words: 'problem.staticRole' })
    const row = await store.update(ctx, input)
    await keepAdministrator(ctx)
    return row
  }

  async function remove(ctx: Context, ids: number[]) {
    for (const id of ids) refuseStatic(await store.get(ctx, id), ctx)
    await store.remove(ctx, ids)
    await keepAdministrator(ctx)
    await endLostRoles(ctx.db)
    return null
  }

  async function insertOrUpdate(input: Partial<Input>, ctx: Context) {
    if (input.id !== undefined) return update(input as Input, ctx)
    requirePermit(ctx, permitOf(role, 'Add'))
    return create(input, ctx)
  }

  /** What lies in the recycle bin still grants what it granted. */
  const refuseBinned = async (ctx: Context, id: number) => refusePermitsBeyondOwn(ctx, permits(await store.get(ctx, id, true)))

  function refuseStatic(row: WireRow, ctx: Context) {
    if (row['isStatic']) throw new Problem('rule', { words: 'problem.staticRole' })
    refusePermitsBeyondOwn(ctx, permits(row))
  }

  return {
    ...derived,
    create: handle(e.create, (input, ctx) => create(input, ctx) as never),
    update: handle(e.update, (input, ctx) => update(input as Input, ctx) as never),
    insertOrUpdate: handle(e.insertOrUpdate, (input, ctx) => insertOrUpdate(input as Partial<Input>, ctx) as never),
    delete: handle(e.delete, ({ id }, ctx) => remove(ctx, [id])),
    batchDelete: handle(e.batchDelete, ({ ids }, ctx) => remove(ctx, ids)),
    restore: handle(e.restore, async ({ id }, ctx) => {
      await refuseBinned(ctx, id)
      return store.restore(ctx, id) as never
    }),
    deleteForever: handle(e.deleteForever, async ({ id }, ctx) => {
      await refuseBinned(ctx, id)
      await endLostRoles(ctx.db)
      await store.deleteForever(ctx, id)
      return null
    }),
    saveImport: {
      ...derived['saveImport']!,
      run: async (input, ctx, items) => {
        for (const item of items as Record<string, unknown>[]) refusePermitsBeyondOwn(ctx, permits(item))
        return derived['saveImport']!.run(input, ctx, items)
      },
    },
  }
}
