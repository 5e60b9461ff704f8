import { textRows } from '../../../contract/sheets/text-rows.ts'

/** A quoted cell, or a full-width comma outside of one. */
const QUOTED_OR_COMMA = /(?<=^|[,，\t\n])"(?:[^"]|"")*"|，/g

/**
 * Reads pasted text as a file is read: with tabs, as spreadsheets copy, else with commas of both scripts; a line without a tab among others has commas. Empty
 * lines are left out, and a break inside of a cell becomes a blank. `isBroken` tells that a quotation mark is wrong: what follows it is not read.
 */
export function pastedRows(text: string): { rows: string[][]; isBroken: boolean } {
  const byCommas = (part: string) =>
    textRows(
      part.replaceAll(QUOTED_OR_COMMA, (found) => (found === '，' ? ',' : found)),
      ',',
    )
  const { rows, brokenAt } = text.includes('\t') ? textRows(text, '\t') : byCommas(text)
  const whole = rows.flatMap((cells) => (cells.length === 1 && /[,，]/.test(cells[0]!) ? byCommas(cells[0]!).rows : [cells]))
  const trimmed = whole.map((cells) => cells.map((cell) => cell.trim().replaceAll(/\s*\n\s*/g, ' ')))
  return { rows: trimmed.filter((cells) => cells.some(Boolean)), isBroken: brokenAt !== null }
}
