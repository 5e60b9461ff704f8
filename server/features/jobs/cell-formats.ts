import { elementParser } from './xlsx-parts.ts'

/** The formats that a file names by a number alone. */
const BUILT_IN: Readonly<Record<string, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0_);\\($#,##0\\)',
  6: '$#,##0_);[Red]\\($#,##0\\)',
  7: '$#,##0.00_);\\($#,##0.00\\)',
  8: '$#,##0.00_);[Red]\\($#,##0.00\\)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  48: '##0.0E+0',
}

/** Returns the format of each style of cells. */
export function formatsOf(styles: string): (string | undefined)[] {
  const own = new Map<string, string>()
  const formats: (string | undefined)[] = []
  let isInCells = false
  const parser = elementParser(
    ({ name, attributes }) => {
      if (name === 'cellXfs') isInCells = true
      if (name === 'numFmt') own.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '')
      const id = attributes['numFmtId'] ?? '0'
      if (name === 'xf' && isInCells) formats.push(own.get(id) ?? BUILT_IN[id])
    },
    (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  )
  parser.end(styles)
  return formats
}

/** The column of a cell that is named as `AB12`, from 0; null for one without a name. */
const columnOf = (cell: string | undefined): number | null => {
  const letters = /^[A-Z]+/i.exec(cell ?? '')?.[0].toUpperCase()
  return letters ? Array.from(letters).reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null
}

/** Marks a cell whose formula nobody has calculated, in the place of a style. */
export const UNCALCULATED = -1

/** Yields the styles of the cells of each row, in the order of the rows. The library that reads their values keeps the styles and the formulas to itself. */
export async function* rowStyles(part: AsyncIterable<Uint8Array>): AsyncGenerator<(number | undefined)[]> {
  const decoder = new TextDecoder()
  let whole: (number | undefined)[][] = []
  let row: (number | undefined)[] = []
  let column = 0
  let within = ''
  let isText = false
  let isUncalculated = false
  const parser = elementParser(
    ({ name, attributes: { r, s, t } }) => {
      within = name
      if (name === 'row') [row, column] = [[], 0]
      // The result of a formula may be an empty text.
      if (name === 'f') isUncalculated = !isText
      if (name !== 'c') return
      isText = t === 'str'
      column = columnOf(r) ?? column
      // A cell far beyond those of a sheet takes no memory.
      if (s !== undefined && column < MOST_COLUMNS) row[column] = Number(s)
      column += 1
    },
    (name) => {
      if (name === 'row') whole.push(row)
      if (name === 'c' && isUncalculated && column <= MOST_COLUMNS) row[column - 1] = UNCALCULATED
      if (name === 'c') isUncalculated = false
      within = ''
    },
    () => {
      if (within === 'v') isUncalculated = false
    },
  )
  for await (const bytes of part) {
    parser.write(decoder.decode(bytes, { stream: true }))
    yield* whole
    whole = []
  }
}

const MOST_COLUMNS = 16_384
