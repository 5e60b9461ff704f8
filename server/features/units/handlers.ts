import { z } from 'zod'
import { units } from '../../../contract/features/units.ts'
import { permitOf } from '../../../contract/resource.ts'
import { organizationUnit } from '../../../contract/resources/identity.ts'
import type { Store, WireRow } from '../../crud/store.ts'
import { holdGoing } from '../../crud/holding.ts'
import { lockTree } from '../../crud/trees.ts'
import { forLongRead, type Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { requirePermit } from '../../http/permission.ts'
import { endLostRoles } from '../../http/end-sessions.ts'
import { isUpdate, redeclare, replaceCalls, replaceImport, type RowUpdate, type RowValues } from '../replace-calls.ts'
import { requireAllRows, requireUnits } from '../users/reach.ts'
import { keepAdministrator } from '../users/keep-administrators.ts'
import { refuseBeyondOwn } from '../users/rules.ts'
import { moveRows } from './move-rows.ts'
import { previewDelete, previewMove } from './preview.ts'
import { withPlaces } from './view.ts'

/** The properties of a unit that a choice from the tree needs. */
const place = z.object({ id: z.int(), parentId: z.int().nullable(), displayName: z.string(), displayNameEn: z.string().nullable() })

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
    move: async (input, ctx) => {
      if (input.parentId !== undefined && input.parentId !== (await store.get(ctx, input.id))['parentId']) requireAllRows(ctx)
      await store.move(ctx, input)
      return store.get(ctx, input.id)
    },
    restore: async ({ id }, ctx) => placed(ctx, await restoreUnit(ctx, store, id)),
  })
  const imported = replaceImport(changed, async (rows, ctx) => {
    await refuseRoles(ctx, rows)
    if (rows.some((row) => rolesIn(row).length > 0)) requireAllRows(ctx)
    return rows
  })
  return {
    ...imported,
    delete: handle(units.delete, ({ id, rowsTo }, ctx) => removeUnits(ctx, store, { ids: [id], rowsTo })),
    batchDelete: handle(units.batchDelete, (input, ctx) => removeUnits(ctx, store, input)),
    previewDelete: handle(units.previewDelete, async ({ ids }, ctx) => {
      await store.each(ctx, ids)
      return previewDelete(forLongRead(ctx), ids)
    }),
    previewMove: handle(units.previewMove, async (input, ctx) => {
      await store.get(ctx, input.id)
      return previewMove(forLongRead(ctx), input)
    }),
    tree: handle(units.tree, async (_, ctx) => ({ items: await placesOfAll(ctx, store) })),
  }
}

/** All units that the caller may see in their order, with place and name only. */
async function placesOfAll(ctx: Context, store: Store) {
  const { items } = await store.list(ctx, { maxResultCount: organizationUnit.most! })
  return items.map(({ id, ...row }) => place.parse({ id, ...row }))
}

/** Refuses when the rows name roles beyond the caller's own permits. */
const refuseRoles = (ctx: Context, rows: RowValues[]) => refuseBeyondOwn(ctx, { roleIds: rows.flatMap(rolesIn) })

/** Does a change after which the rows give their roles, or no longer give them. */
async function change<T>(ctx: Context, rows: RowValues[], work: () => Promise<T>): Promise<T> {
  await refuseRoles(ctx, rows)
  // Members get the rows of these roles.
  if (rows.some((row) => rolesIn(row).length > 0)) requireAllRows(ctx)
  const result = await work()
  await keepAdministrator(ctx)
  await endLostRoles(ctx.db)
  return result
}

/** A change of other fields is open to those who hold less than the unit gives. */
async function updateUnit(ctx: Context, store: Store, input: RowUpdate) {
  const before = await store.get(ctx, input.id)
  // The people above a unit may reach its rows.
  if (input['parentId'] !== undefined && input['parentId'] !== before['parentId']) requireAllRows(ctx)
  if (input['roleIds'] === undefined) return store.update(ctx, input)
  const kept = rolesIn(before).filter((id) => rolesIn(input).includes(id))
  const touched = [...rolesIn(before), ...rolesIn(input)].filter((id) => !kept.includes(id))
  return change(ctx, [{ roleIds: touched }], () => store.update(ctx, input))
}

async function restoreUnit(ctx: Context, store: Store, id: number) {
  const row = await store.get(ctx, id, true)
  requireAllRows(ctx)
  return change(ctx, [row], () => store.restore(ctx, id))
}

async function removeUnits(ctx: Context, store: Store, { ids, rowsTo }: { ids: number[]; rowsTo?: number | undefined }) {
  await lockTree(ctx.db, store.engine, organizationUnit)
  const rows = await store.each(ctx, ids)
  requireUnits(ctx, ids)
  await holdGoing(ctx, 'organizationUnit', ids)
  await change(ctx, rows, () => store.remove(ctx, ids))
  // Many rows take seconds, so every rule about units comes before.
  await moveRows(ctx, ids, rowsTo)
  return null
}
