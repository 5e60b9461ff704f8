import type { Field } from '../../../contract/fields.ts'
import { otherLanguage, type Language } from '../../../contract/languages.ts'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { resourceNamed, type ResourceName } from '../../../contract/resources/index.ts'
import { MOST_CHOICES, type Choice, type Choices, type SheetColumn } from '../../../contract/sheets/columns.ts'
import { rowChoices } from '../../../contract/sheets/row-choices.ts'
import { ownChoicesOf, type ChoiceWords } from '../../../contract/sheets/own-choices.ts'
import { under } from '../../crud/scope.ts'
import type { Store, WireRow } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'
import { findType } from '../dictionary/find-type.ts'
import { itemsOf } from '../dictionary/items.ts'

interface Reading {
  r: Resource
  columns: readonly SheetColumn[]
  words: ChoiceWords
  storeOf: (name: ResourceName) => Store
}

/** All choices for an import: the words of the back office, dictionary items, and the rows within the caller's reach that a reference may name. */
export async function choicesFor(ctx: Context, { r, columns, words, storeOf }: Reading): Promise<Choices> {
  const read: [string, Choice[]][] = []
  for (const { name, field } of columns) {
    const choices = await readChoices(ctx, { r, field, storeOf })
    if (choices) read.push([name, choices])
  }
  return { ...ownChoicesOf(columns, words), ...Object.fromEntries(read) }
}

/** Null for a field without choices, and for one whose choices the caller may not view: its cells then hold stored values or ids. */
async function readChoices(ctx: Context, { r, field, storeOf }: { r: Resource; field: Field; storeOf: Reading['storeOf'] }) {
  if (field.dictionary) {
    const { id } = await findType(ctx, { dictTypeName: field.dictionary })
    const others = await itemsOf({ ...ctx, language: otherLanguage(ctx.language) }, id)
    return (await itemsOf(ctx, id)).map(({ value, label }, at) => ({ value, label, otherLabel: others[at]!.label }))
  }
  const target = field.kind === 'treeParent' ? r : field.target ? resourceNamed(field.target) : null
  if (!target || !ctx.caller.permits.has(permitOf(target, 'View'))) return null
  return rowsOf(under(ctx, target, 'View'), storeOf(target.name as ResourceName))
}

const AT_ONCE = 1000

/** All rows; of a large resource the newest, to a bound. */
async function rowsOf(ctx: Context, store: Store): Promise<Choice[]> {
  const rows: WireRow[] = []
  for (;;) {
    const { items } = await store.list(ctx, { skipCount: rows.length, maxResultCount: AT_ONCE })
    rows.push(...items)
    if (items.length < AT_ONCE || (store.r.large && rows.length >= MOST_CHOICES)) break
  }
  const nameIn = (language: Language) => (row: WireRow) => inLanguage(row, store.r.display, language) ?? `#${row.id}`
  return rowChoices(store.r, rows, nameIn(ctx.language), nameIn(otherLanguage(ctx.language)))
}

/** True when the caller may see the rows of a resource, and so may name them in a sheet. */
export const mayViewIn =
  ({ caller }: Context) =>
  (target: Resource): boolean =>
    caller.permits.has(permitOf(target, 'View'))
