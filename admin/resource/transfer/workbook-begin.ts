import { beginOf, zipParts, type ZipPart } from './zip-begin.ts'

/** The parts beside the rows that are needed to read them. */
const HELD = /\.rels$|^\[Content_Types\]\.xml$|^xl\/(?:workbook|sharedStrings|styles)\.xml$/i
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i
/** The texts of a workbook are one part, which is needed whole. */
const MOST_HELD = 16 * 1024 * 1024
/** So many letters of a sheet hold some hundred rows. */
const LETTERS = 512 * 1024
const MOST_SHEETS = 50
const ROW_END = /<\/((?:\w+:)?)row>/g

/**
 * Makes a small workbook of the begin of each sheet of a large one. Only these rows and the texts of the workbook are unpacked; throws for a workbook with
 * more texts than a browser should hold, and for a file that is none.
 */
export async function workbookBegin(file: Blob): Promise<Uint8Array> {
  const parts = await zipParts(file)
  const held = parts.filter(({ name }) => HELD.test(name))
  if (held.reduce((all, { size }) => all + size, 0) > MOST_HELD) throw new Error('Its texts are too many')
  const texts: [string, string][] = []
  for (const part of held) texts.push([part.name, (await beginOf(file, part, () => false)).text])
  for (const part of parts.filter(({ name }) => SHEET.test(name)).slice(0, MOST_SHEETS)) texts.push([part.name, await rowsOf(file, part)])
  const { strToU8, zipSync } = await import('fflate')
  return zipSync(Object.fromEntries(texts.map(([name, text]) => [name, strToU8(text)])), { level: 0 })
}

/** The first rows of a sheet, as a sheet of its own. */
async function rowsOf(file: Blob, part: ZipPart): Promise<string> {
  const { text, isWhole } = await beginOf(file, part, ({ length }) => length > LETTERS)
  if (isWhole) return text
  const last = [...text.matchAll(ROW_END)].at(-1)
  if (!last) throw new Error('Its first row is too long')
  const [end, prefix] = last
  return `${text.slice(0, last.index + end.length)}</${prefix}sheetData></${prefix}worksheet>`
}
