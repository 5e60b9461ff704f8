import { dictionary } from '../../../contract/features/dictionary.ts'
import type { SheetColumn } from '../../../contract/sheets/columns.ts'
import { readNumber } from '../../../contract/format/typed-number.ts'
import { pastedRows } from './pasted-rows.ts'
import { placesOf } from './pasted-titles.ts'

export interface PastedItem {
  label: string
  value: string
  labelEn: string
  /** Null for an item that comes after those before it. */
  sort: number | null
  /** The key of the words that say why it cannot be added. */
  problem: string | null
}

const item = dictionary.batchAdd.input

/**
 * Reads pasted lines through the door of sheets: a label, then a value, an English label and an order if there are any, or in the order of a row of titles.
 * An item without a value gets its label as value. Empty lines are left out.
 */
export function readLines(text: string, taken: ReadonlySet<string>, columns: readonly SheetColumn[] = []): PastedItem[] {
  const known = new Set(taken)
  const { rows, isBroken } = pastedRows(text)
  const { places, isTitled } = placesOf(rows[0] ?? [], columns)
  const items = rows.slice(isTitled ? 1 : 0).map((cells) => {
    const at = (name: keyof typeof places) => cells[places[name]] ?? ''
    const label = at('label')
    const own = { label, value: at('value') || label, labelEn: at('labelEn') }
    const sort = at('sort') === '' ? null : (readNumber(at('sort'))?.number ?? NaN)
    const problem = problemOf({ ...own, sort }, known) ?? (isBeyond(cells, places) ? 'admin.dictionary.cellsBeyond' : null)
    known.add(own.value)
    return { ...own, sort, problem }
  })
  return isBroken ? [...items, BROKEN] : items
}

const BROKEN: PastedItem = { label: '', value: '', labelEn: '', sort: null, problem: 'admin.dictionary.quotesOpen' }

function problemOf(own: Omit<PastedItem, 'problem'>, known: ReadonlySet<string>): string | null {
  if (known.has(own.value)) return 'admin.dictionary.valueTwice'
  if (own.sort !== null && !Number.isSafeInteger(own.sort)) return 'admin.dictionary.orderInvalid'
  return item.safeParse({ typeId: 1, items: [asInput(own)] }).success ? null : 'admin.dictionary.lineInvalid'
}

/** True for a line with a cell that belongs to no part of an item. */
const isBeyond = (cells: readonly string[], places: Record<string, number>) =>
  cells.some((cell, at) => cell !== '' && !Object.values(places).includes(at))

/** The item as the call takes it. */
export const asInput = ({ label, value, labelEn, sort }: Omit<PastedItem, 'problem'>) => ({
  label,
  value,
  labelEn: labelEn || null,
  ...(sort !== null && { sort }),
})
