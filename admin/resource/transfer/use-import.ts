import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createSchema } from '../../../contract/schema.ts'
import type { Resource } from '../../../contract/resource.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { notify } from '../../browser/notice.ts'
import { rowChanged } from '../data/data.ts'
import { readSheetOf } from './files.ts'
import type { RefusedRow } from './refused-row.ts'
import type { ReadRows, RowProblem } from './sheet-rows.ts'
import { readRows } from './rows.ts'
import { sendRows } from './send-rows.ts'
import { useSheet } from './use-sheet.ts'

const MOST_ROWS = 10_000

export interface ImportState extends ReadRows {
  file: string
  /** The number of rows imported so far. */
  taken: number
}

/** Reads and checks a file, then sends its rows. A row that the server refuses joins the problems; the others are imported. */
export function useImport(resource: Resource) {
  const { t } = useTranslation()
  const sheet = useSheet(resource)
  const [state, setState] = useState<ImportState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isStopped = useRef(false)

  async function read(file: File): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const cells = await readSheetOf(file)
      if (cells.length > MOST_ROWS + 1) throw new TooMany()
      const choices = await sheet.choices()
      const unknown = (said: string) => t('admin.transfer.unknown', { said })
      const repeated = (row: number) => t('admin.transfer.repeated', { row })
      const rules = { columns: sheet.read, choices, schema: createSchema(resource.fields), language: currentLanguage(), unknown, repeated }
      setState({ ...readRows(cells, rules), file: file.name, taken: 0 })
    } catch (error) {
      setState(null)
      setFailure(error instanceof TooMany ? t('admin.transfer.tooMany', { number: MOST_ROWS }) : t('admin.transfer.unreadable'))
    }
    setBusy(false)
  }

  async function send(): Promise<void> {
    if (!state) return
    setBusy(true)
    setFailure(null)
    isStopped.current = false
    const problemOf = ({ name, message }: RefusedRow, row: number): RowProblem => ({
      row,
      title: sheet.read.find((column) => column.name === name)?.title ?? name,
      message,
    })
    const { rest, taken, error } = await sendRows(resource, state, {
      problemOf,
      isStopped: () => isStopped.current,
      progress: (sent) => setState({ ...state, ...sent }),
    })
    if (error) setFailure(error.message)
    setBusy(false)
    rowChanged(resource)
    if (rest === 0 && taken > 0) notify({ kind: 'success', text: t('admin.transfer.imported', { number: taken }), seconds: 3 })
  }

  return { state, isBusy, failure, read, send, stop: () => void (isStopped.current = true) }
}

class TooMany extends Error {}
