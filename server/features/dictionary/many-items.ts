import type { z } from 'zod'
import { Problem } from '../../../contract/errors.ts'
import type { dictionary } from '../../../contract/features/dictionary.ts'
import { permitOf } from '../../../contract/resource.ts'
import { dictionaryItem } from '../../../contract/resources/dictionary.ts'
import { holdGoing } from '../../crud/holding.ts'
import { refuseRow } from '../../crud/refused-row.ts'
import type { Store } from '../../crud/store.ts'
import { parentIn } from '../../crud/tree-field.ts'
import { addOutcome } from '../../http/audit.ts'
import type { Context } from '../../http/context.ts'
import { requirePermit } from '../../http/permission.ts'
import { findType } from './find-type.ts'
import { itemsOf } from './items.ts'
import { refuseTwice, takeTypesTurn } from './rules.ts'
import { replaceValue } from './using-fields.ts'

type Added = z.output<(typeof dictionary.batchAdd)['input']>

/** Adds items behind those that a type has, or where their order says, all or none; returns the added ones (E-06b). */
export async function addItems(ctx: Context, store: Store, { typeId, pid, items }: Added) {
  await takeTypesTurn(ctx, typeId)
  await findType(ctx, { typeId })
  const before = await itemsOf(ctx, typeId)
  const known = new Set(before.map(({ value }) => value))
  const last = Math.max(0, ...before.map(({ sort }) => sort))
  const rows = items.map((item, at) => {
    const { label, labelEn = null, value = null, sort } = item
    const row = { typeId, pid: pid ?? null, label, labelEn, value: value ?? label, sort: sort ?? last + at + 1, isActive: true }
    if (known.has(row.value)) refuseRow(taken(row.value), at)
    known.add(row.value)
    return store.prepare(row)
  })
  await store.createAll(ctx, rows)
  const old = new Set(before.map(({ id }) => id))
  return (await itemsOf(ctx, typeId)).filter(({ id }) => !old.has(id))
}

const taken = (value: string) => new Problem('conflict', { members: { value: 'invalid.valueTaken' }, values: { value } })

/** Deletes all items of a type; returns their number (E-06c). */
export async function removeItems(ctx: Context, store: Store, typeId: number): Promise<number> {
  await takeTypesTurn(ctx, typeId)
  await findType(ctx, { typeId })
  const ids = (await itemsOf(ctx, typeId)).map(({ id }) => id)
  if (ids.length > 0) await store.remove(ctx, ids)
  return ids.length
}

/** Puts an item in the place of another, in every row that uses it, and deletes the other; the items below that one move along (B-63c). */
export async function mergeItems(ctx: Context, store: Store, { id, intoId }: { id: number; intoId: number }) {
  requirePermit(ctx, permitOf(dictionaryItem, 'Delete'))
  const typeId = await turnOf(ctx, store, id)
  await holdGoing(ctx, 'dictionaryItem', [id, intoId])
  const [gone, kept] = [await store.get(ctx, id), await store.get(ctx, intoId)]
  if (id === intoId || kept['typeId'] !== typeId) throw new Problem('invalid', { members: { intoId: 'invalid.otherItemOfType' } })
  // No form offers an item that is switched off, so rows in use would hold a choice that nobody can make. Two that are both switched off may be joined.
  if (gone['isActive'] === true && kept['isActive'] !== true) throw new Problem('invalid', { members: { intoId: 'invalid.inactiveItem' } })
  const below = (await itemsOf(ctx, typeId)).filter((item) => item.pid === id)
  for (const child of below) await store.move(ctx, { id: child.id, parentId: child.id === intoId ? parentIn(gone, 'pid') : intoId })
  const { code } = await findType(ctx, { typeId })
  const rows = await replaceValue(ctx, { code, from: String(gone['value']), to: String(kept['value']) })
  await store.remove(ctx, [id])
  addOutcome(ctx, { from: gone['value'], to: kept['value'], rows })
  return { rows }
}

/** Takes the turn of the type that an item belongs to. Its other values are read afterwards: a change before may have had the turn. */
async function turnOf(ctx: Context, store: Store, id: number): Promise<number> {
  const typeId = Number((await store.get(ctx, id))['typeId'])
  await takeTypesTurn(ctx, typeId)
  return typeId
}

/** Changes an item. Rows that hold its value get the new one along, so that none of them loses its item (B-63d). */
export async function updateItem(ctx: Context, store: Store, input: Parameters<Store['update']>[1]) {
  const typeId = await turnOf(ctx, store, input.id)
  const before = await store.get(ctx, input.id)
  if (input['value'] !== undefined) await holdGoing(ctx, 'dictionaryItem', [input.id])
  const after = await store.update(ctx, input)
  const [from, to] = [String(before['value']), String(after['value'])]
  if (from === to) return after
  await refuseTwice(ctx, typeId, [to])
  const rows = await replaceValue(ctx, { code: (await findType(ctx, { typeId })).code, from, to })
  if (rows > 0) addOutcome(ctx, { rows })
  return after
}
