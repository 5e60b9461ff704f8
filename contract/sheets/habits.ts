import { orderOf, type DayOrder } from '../format/written-day.ts'
import { readNumber } from '../format/typed-number.ts'
import type { SheetColumn } from './columns.ts'
import { rawOf } from './shown-cell.ts'
import { bare } from './titles.ts'

/** The ways in which the columns of a sheet are written, which single cells may leave open. */
export interface Habits {
  /** The order that the days of a column prove; null where they prove none, or both. */
  orderOf: (name: string) => DayOrder | null
  hasDecimalComma: (name: string) => boolean
  /** True for a file whose titles are of the language that the reader does not read. */
  isOtherLanguage: boolean
}

/** Looks at the rows of a sheet before they are read (B-103b, B-103d): one column is never read in two ways. */
export function habitsFinder(known: readonly (SheetColumn | undefined)[], titles: readonly string[]) {
  const orders = new Map<string, Set<DayOrder>>()
  const commas = new Set<string>()
  const asked = [...known.entries()].flatMap(([at, column]) => (column ? [{ at, ...column }] : []))
  const days = asked.filter(({ field }) => field.kind === 'date')
  const numbers = asked.filter(({ field }) => field.kind === 'number' || field.kind === 'money')
  return {
    look(cells: readonly unknown[]) {
      for (const { at, name } of days) {
        const order = orderOf(String(rawOf(cells[at]) ?? ''))
        if (order) orders.set(name, (orders.get(name) ?? new Set()).add(order))
      }
      for (const { at, name } of numbers) {
        const cell = cells[at]
        if (typeof cell === 'string' && readNumber(cell)?.hasDecimalComma) commas.add(name)
      }
    },
    orderOf: (name: string) => {
      const found = orders.get(name)
      return found?.size === 1 ? [...found][0]! : null
    },
    hasDecimalComma: (name: string) => commas.has(name),
    isOtherLanguage: isOther(known, titles),
  }
}

/** Most of the titles that are not the same in both languages tell the language of a file. */
function isOther(known: readonly (SheetColumn | undefined)[], titles: readonly string[]): boolean {
  const telling = known.flatMap((column, at) => {
    const { title, otherTitle } = column ?? {}
    return title && otherTitle && bare(title) !== bare(otherTitle) ? [bare(titles[at] ?? '') === bare(otherTitle)] : []
  })
  return telling.filter(Boolean).length > telling.length / 2
}
