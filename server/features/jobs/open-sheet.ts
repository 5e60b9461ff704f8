import { resourceEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import { anyEndpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/errors.ts'
import { otherLanguage } from '../../../contract/languages.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { createSchema } from '../../../contract/schema.ts'
import { importColumns, MOST_CHOICES, type SheetColumn } from '../../../contract/sheets/columns.ts'
import { sheetReader, type SheetReader } from '../../../contract/sheets/rows.ts'
import { MOST_ABOVE, titlesAt } from '../../../contract/sheets/titles.ts'
import type { HeldJob } from '../../jobs/held-job.ts'
import { say } from '../../language/words.ts'
import { contextFor } from './calling.ts'
import { choicesFor, mayViewIn } from './choices.ts'
import type { ImportParams } from './params.ts'
import type { WorkParts } from './parts.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetLine } from './sheet-line.ts'
import { sheetWords } from './sheet-words.ts'

export interface Importing {
  job: HeldJob
  parts: WorkParts
  params: ImportParams
  source: string
}

interface OpenSheet {
  /** The row with the titles, which may stand below a headline. */
  head: SheetLine
  columns: readonly SheetColumn[]
  reader: SheetReader
}

/** Makes a reader of a file whose rows are to be imported. */
export async function openSheet(importing: Importing): Promise<OpenSheet> {
  const { job, parts, params } = importing
  const r = resourceNamed(params.resource)
  const ctx = await contextFor(job.row, anyEndpoint(resourceEndpoints(r).saveImport), parts)
  const { language, settings } = ctx
  const other = sheetWords(r, otherLanguage(language))
  const words = { ...sheetWords(r, language), otherChoice: other.choice }
  const columns = importColumns(r, words.field, mayViewIn(ctx), other.field)
  const head = await headOf(columns, importing)
  const reader = sheetReader(head.cells, {
    columns,
    choices: await choicesFor(ctx, { r, columns, words, storeOf: parts.storeOf }),
    schema: createSchema(r.fields),
    language,
    zone: settings.timeZone,
    unknown: (said, isCut) => say(language, isCut ? 'job.unknownOfMany' : 'job.unknown', { said, most: MOST_CHOICES }),
    repeated: (row) => say(language, 'job.repeated', { row }),
  })
  if (reader.missing.length > 0)
    throw new Problem('invalid', { words: 'job.missing', values: { titles: reader.missing.join(language === 'en' ? ', ' : '、') } })
  return { head, columns, reader }
}

/** Finds the row with the titles. */
async function headOf(columns: readonly SheetColumn[], { params, source }: Importing): Promise<SheetLine> {
  const first: SheetLine[] = []
  for await (const line of readSheet(source, params.format, params)) if (first.push(line) >= MOST_ABOVE) break
  const rows = first.map(({ cells }) => cells)
  return first[titlesAt(rows, columns)]!
}
