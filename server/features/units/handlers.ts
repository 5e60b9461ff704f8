import { z } from 'zod'
import { units } from '../../../contract/features/units.ts'
import { permitOf } from '../../../contract/resource.ts'
import { organizationUnit } from '../../../contract/resources/identity.ts'
import type { Store, WireRow } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import type { Mounted } from '../../http/handlers.ts'
import { requirePermit } from '../../http/permission.ts'
import { endLostRoles } from '../../http/session-rows.ts'
import { isUpdate, redeclare, replaceCalls, replaceImport, type RowUpdate, type RowValues } from '../replace-calls.ts'
import { keepAdministrator, refuseBeyondOwn } from '../users/rules.ts'
import { withPlaces } from './view.ts'

const rolesIn = ({ roleIds }: RowValues) => z.array(z.int()).nullish().parse(roleIds) ?? []

/** The calls of units that the derived ones cannot do: their members hold their roles, so nobody gives or takes more than they hold themselves. */
export function unitHandlers(store: Store, derived: Record<string, Mounted>): Record<string, Mounted> {
  const placed = async (ctx: Context, row: WireRow) => (await withPlaces(ctx, [row]))[0]
  const create = async (input: RowValues, ctx: Context) => placed(ctx, await change(ctx, [input], () => store.create(ctx, input)))
  const update = async (input: RowUpdate, ctx: Context) => placed(ctx, await updateUnit(ctx, store, input))
  const changed = replaceCalls(redeclare(derived, units), {
    get: async ({ id }, ctx) => placed(ctx, await store.get(ctx, id)),
    getAll: async (input, ctx) => {
      const { items, ...total } = await store.list(ctx, input)
      return { ...total, items: await withPlaces(ctx, items) }
    },
    create,
    update,
    insertOrUpdate: async (input, ctx) => {
      if (isUpdate(input)) return update(input, ctx)
      requirePermit(ctx, permitOf(organizationUnit, 'Add'))
      return create(input, ctx)
    },
    delete: ({ id }, ctx) => removeUnits(ctx, store, [id]),
    batchDelete: ({ ids }, ctx) => removeUnits(ctx, store, ids),
    restore: async ({ id }, ctx) => placed(ctx, await change(ctx, [await store.get(ctx, id, true)], () => store.restore(ctx, id))),
  })
  return replaceImport(changed, async (rows, ctx) => {
    await refuseRoles(ctx, rows)
    return rows
  })
}

/** Refuses when the rows name roles beyond the caller's own permits. */
const refuseRoles = (ctx: Context, rows: RowValues[]) => refuseBeyondOwn(ctx, { roleIds: rows.flatMap(rolesIn) })

/** Does a change after which the rows give their roles, or no longer give them. */
async function change<T>(ctx: Context, rows: RowValues[], work: () => Promise<T>): Promise<T> {
  await refuseRoles(ctx, rows)
  const result = await work()
  await keepAdministrator(ctx)
  await endLostRoles(ctx.db)
  return result
}

/** A change of other fields is open to those who hold less than the unit gives. */
async function updateUnit(ctx: Context, store: Store, input: RowUpdate) {
  if (input['roleIds'] === undefined) return store.update(ctx, input)
  const before = await store.get(ctx, input.id)
  const kept = rolesIn(before).filter((id) => rolesIn(input).includes(id))
  const touched = [...rolesIn(before), ...rolesIn(input)].filter((id) => !kept.includes(id))
  return change(ctx, [{ roleIds: touched }], () => store.update(ctx, input))
}

async function removeUnits(ctx: Context, store: Store, ids: number[]) {
  const rows = await Promise.all(ids.map((id) => store.get(ctx, id)))
  await change(ctx, rows, () => store.remove(ctx, ids))
  return null
}
