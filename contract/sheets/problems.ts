import { fill } from '../format/fill.ts'
import type { DayProblem } from '../format/written-day.ts'
import type { Language } from '../languages.ts'
import { sheetRefusals as en } from '../words/en/sheet-refusals.ts'
import { sheetRefusals as zhCN } from '../words/zh-CN/sheet-refusals.ts'

/** Why a cell, or a row, cannot be read; each has words of its own. */
export type CellProblem = DayProblem | 'number' | 'numberUnsure' | 'digits' | 'error' | 'letters' | 'untitled' | 'quotes' | 'ambiguous'

const WORDS: Record<Language, Record<CellProblem, string>> = { en, 'zh-CN': zhCN }

/** Says in a language why a cell is refused. */
export const cellProblemIn = (problem: CellProblem, language: Language, values: Record<string, unknown> = {}): string =>
  fill(WORDS[language][problem], values)

/** So many of the rows or items with one name are listed. */
const MOST_LISTED = 5

/** Says that several rows or items have this name, and what to write in its place. */
export function ambiguousIn(said: string, values: readonly unknown[], language: Language): string {
  const listed = values.slice(0, MOST_LISTED).map((value) => (typeof value === 'number' ? `#${value}` : String(value)))
  return cellProblemIn('ambiguous', language, {
    said,
    values: [...listed, ...(values.length > MOST_LISTED ? ['…'] : [])].join(language === 'en' ? ', ' : '、'),
  })
}
