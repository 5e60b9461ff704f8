import { dictionary, type DictionaryItem } from '../../../contract/features/dictionary.ts'
import { permitOf } from '../../../contract/resource.ts'
import { dictionaryItem } from '../../../contract/resources/dictionary.ts'
import type { Store } from '../../crud/store.ts'
import { forLongRead, kept, type Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { requirePermit } from '../../http/permission.ts'
import { isUpdate, replaceCalls, type RowValues } from '../replace-calls.ts'
import { type NamedType, findType } from './find-type.ts'
import { itemsOf, treeOf } from './items.ts'
import { addItems, mergeItems, removeItems, updateItem } from './many-items.ts'
import { refuseTwice, refuseWithoutType, takeTypesTurn } from './rules.ts'
import { usesOf } from './using-fields.ts'

type Asked = NamedType & { includeInactive: boolean }

/** The calls of items that the derived ones cannot do: a value stands once in its type, and rows that use it follow when it changes. */
export function itemHandlers(store: Store, derived: Record<string, Mounted>): Record<string, Mounted> {
  const create = async (input: RowValues, ctx: Context) => {
    await takeTypesTurn(ctx, Number(input['typeId']))
    const row = await store.create(ctx, input)
    await refuseTwice(ctx, Number(row['typeId']), [String(row['value'])])
    return row
  }
  const changed = replaceCalls(derived, {
    create,
    update: (input, ctx) => updateItem(ctx, store, input),
    insertOrUpdate: (input, ctx) => {
      if (isUpdate(input)) return updateItem(ctx, store, input)
      requirePermit(ctx, permitOf(dictionaryItem, 'Add'))
      return create(input, ctx)
    },
    restore: async ({ id }, ctx) => {
      const row = await store.get(ctx, id, true)
      await takeTypesTurn(ctx, Number(row['typeId']))
      await refuseWithoutType(ctx, Number(row['typeId']))
      const restored = await store.restore(ctx, id)
      await refuseTwice(ctx, Number(row['typeId']), [String(row['value'])])
      return restored
    },
  })
  const { saveImport } = changed
  return { ...changed, ...(saveImport && { saveImport: { ...saveImport, run: importing(saveImport) } }) }
}

/** An import whose rows are held to the rules of the types that they name. */
const importing =
  (derived: Mounted): Mounted['run'] =>
  async (input, ctx, prepared: RowValues[]) => {
    const types = Map.groupBy(prepared, (row) => Number(row['typeId']))
    const inOrder = [...types].toSorted(([one], [other]) => one - other)
    for (const [typeId] of inOrder) await takeTypesTurn(ctx, typeId)
    const result = await derived.run(input, ctx, prepared)
    for (const [typeId, rows] of inOrder)
      await refuseTwice(
        ctx,
        typeId,
        rows.map((row) => String(row['value'])),
      )
    return result
  }

/** The dictionary service of the family, and the work on many items. */
export function dictionaryHandlers(items: Store): Mounted[] {
  const read = async (ctx: Context, asked: Asked) => chosen(await itemsOf(ctx, (await findType(ctx, asked)).id), asked)
  const remembered = (ctx: Context, asked: Asked) => kept(ctx, `dictionary ${JSON.stringify(asked)}`, (own) => read(own, asked))
  return [
    handle(dictionary.byTypeIdCached, (asked, ctx) => remembered(ctx, asked)),
    handle(dictionary.byTypeId, (asked, ctx) => read(ctx, asked)),
    handle(dictionary.byType, (asked, ctx) => read(ctx, asked)),
    handle(dictionary.listOfType, (asked, ctx) => remembered(ctx, asked)),
    handle(dictionary.treeOfType, async (asked, ctx) => {
      const type = await findType(ctx, asked)
      const name = ctx.language === 'en' ? (type.nameEn ?? type.name) : type.name
      return treeOf(name, chosen(await itemsOf(ctx, type.id), asked))
    }),
    handle(dictionary.uses, async ({ typeId }, ctx) => {
      const type = await findType(ctx, { typeId })
      const counts = await usesOf(forLongRead(ctx), type.code)
      const all = await itemsOf(ctx, typeId)
      return all.flatMap(({ id, value }) => (counts.has(value) ? [{ id, count: counts.get(value)! }] : []))
    }),
    handle(dictionary.deleteByTypeId, ({ typeId }, ctx) => removeItems(ctx, items, typeId)),
    handle(dictionary.batchAdd, (input, ctx) => addItems(ctx, items, input)),
    handle(dictionary.merge, (input, ctx) => mergeItems(ctx, items, input)),
  ]
}

const chosen = (items: DictionaryItem[], { includeInactive }: Asked) => items.filter(({ isActive }) => isActive || includeInactive)
