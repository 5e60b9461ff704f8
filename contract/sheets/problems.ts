import type { DayProblem } from '../format/written-day.ts'
import type { Language } from '../languages.ts'
import { sheetRefusals as en } from '../words/en/sheet-refusals.ts'
import { sheetRefusals as zhCN } from '../words/zh-CN/sheet-refusals.ts'

/** Why a cell, or a row, cannot be read; each has words of its own. */
export type CellProblem = DayProblem | 'number' | 'numberUnsure' | 'error' | 'letters' | 'untitled' | 'quotes'

const WORDS: Record<Language, Record<CellProblem, string>> = { en, 'zh-CN': zhCN }

/** Says in a language why a cell is refused. */
export const cellProblemIn = (problem: CellProblem, language: Language): string => WORDS[language][problem]
