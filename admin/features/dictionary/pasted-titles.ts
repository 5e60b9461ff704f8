import type { SheetColumn } from '../../../contract/sheets/columns.ts'
import { columnFinder } from '../../../contract/sheets/titles.ts'

/** The places of the parts of an item in a line without titles. */
const USUAL = { label: 0, value: 1, labelEn: 2, sort: 3 }

type Places = Record<keyof typeof USUAL, number>

/** Finds the parts of an item by the first line, where it names at least two columns of a sheet and the label among them. */
export function placesOf(first: readonly string[], columns: readonly SheetColumn[]): { places: Places; isTitled: boolean } {
  const names = columnFinder(columns)(first).map((column) => column?.name)
  const isTitled = names.includes('label') && names.filter(Boolean).length > 1
  if (!isTitled) return { places: USUAL, isTitled }
  const placeOf = (name: string) => names.indexOf(name)
  return { places: { label: placeOf('label'), value: placeOf('value'), labelEn: placeOf('labelEn'), sort: placeOf('sort') }, isTitled }
}
