import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createSchema } from '../../../contract/schema.ts'
import type { Resource } from '../../../contract/resource.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { notify } from '../../browser/notice.ts'
import { rowChanged } from '../data/data.ts'
import { saveKey, type Once } from '../data/save-key.ts'
import { readSheetOf } from './files.ts'
import type { RefusedRow } from './refused-row.ts'
import type { ReadRows, RowProblem } from '../../../contract/sheets/sheet-rows.ts'
import { MOST_CHOICES } from '../../../contract/sheets/columns.ts'
import { MOST_BYTES_HERE, orderImport } from './order.ts'
import { readRows } from '../../../contract/sheets/rows.ts'
import { sendRows } from './send-rows.ts'
import { useSheet } from './use-sheet.ts'

const MOST_ROWS = 10_000

export interface ImportState extends ReadRows {
  file: string
  /** The number of rows imported so far. */
  taken: number
  once: Once
}

/** Reads and checks a file, then sends its rows. A row that the server refuses joins the problems; the others are imported. */
export function useImport(resource: Resource) {
  const { t } = useTranslation()
  const sheet = useSheet(resource)
  const [state, setState] = useState<ImportState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** A file that the browser does not read itself. */
  const [large, setLarge] = useState<File | null>(null)
  const [percent, setPercent] = useState(0)
  const isStopped = useRef(false)

  async function read(file: File): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const read = file.size > MOST_BYTES_HERE ? null : await readSheetOf(file)
      setLarge(read === null || read.rows.length > MOST_ROWS + 1 ? file : null)
      if (read === null || read.rows.length > MOST_ROWS + 1) {
        setState(null)
        return
      }
      const choices = await sheet.choices()
      const unknown = (said: string, isCut: boolean) =>
        t(isCut ? 'admin.transfer.unknownOfMany' : 'admin.transfer.unknown', { said, most: MOST_CHOICES })
      const repeated = (row: number) => t('admin.transfer.repeated', { row })
      const rules = { columns: sheet.read, choices, schema: createSchema(resource.fields), language: currentLanguage(), unknown, repeated }
      setState({ ...readRows(read.rows, rules, read.brokenAt), file: file.name, taken: 0, once: saveKey() })
    } catch {
      setState(null)
      setLarge(null)
      setFailure(t('admin.transfer.unreadable'))
    } finally {
      setBusy(false)
    }
  }

  /** Hands a file that is too large for the browser to the server; resolves to true when it has it. */
  async function order(): Promise<boolean> {
    if (!large) return false
    setBusy(true)
    setFailure(null)
    try {
      await orderImport(resource, large, setPercent)
      return true
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : t('admin.jobs.sendFailed'))
      return false
    } finally {
      setBusy(false)
    }
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
      once: state.once,
      problemOf,
      isStopped: () => isStopped.current,
      progress: (sent) => setState({ ...state, ...sent }),
    })
    if (error) setFailure(error.message)
    setBusy(false)
    rowChanged(resource)
    if (rest === 0 && taken > 0) notify({ kind: 'success', text: t('admin.transfer.imported', { number: taken }), seconds: 3 })
  }

  return { state, large, percent, isBusy, failure, read, send, order, stop: () => void (isStopped.current = true) }
}
