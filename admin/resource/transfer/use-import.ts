import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import type { SheetRules } from '../../../contract/sheets/rows.ts'
import type { RowProblem } from '../../../contract/sheets/sheet-rows.ts'
import { notify } from '../../browser/notice.ts'
import { rowChanged } from '../data/data.ts'
import { openFile, type OpenedFile } from './opened-file.ts'
import { orderImport } from './order.ts'
import type { RefusedRow } from './refused-row.ts'
import { sendRows } from './send-rows.ts'
import type { SheetChoice } from './sheet-source.ts'
import { useRules } from './use-rules.ts'
import { useSheet } from './use-sheet.ts'

/** Reads and checks a file, then sends its rows. A row that the server refuses joins the problems; the others are imported. */
export function useImport(resource: Resource) {
  const { t } = useTranslation()
  const sheet = useSheet(resource)
  const rules = useRules(resource, sheet)
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [percent, setPercent] = useState(0)
  const isStopped = useRef(false)
  const kept = useRef<SheetRules | null>(null)

  function begin() {
    setBusy(true)
    setFailure(null)
    isStopped.current = false
  }

  async function read(file: File, choice: SheetChoice = {}): Promise<void> {
    begin()
    try {
      // The choices of cells are asked for again with each file, and not with each choice about one.
      kept.current = (file === opened?.file && kept.current) || (await rules())
      setOpened(await openFile(file, choice, kept.current))
    } catch {
      setOpened(null)
      setFailure(t('admin.transfer.unreadable'))
    } finally {
      setBusy(false)
    }
  }

  /** Hands a file that is too large for the browser to the server; resolves to true when it has it. */
  async function order({ file, source, once }: OpenedFile): Promise<boolean> {
    begin()
    try {
      await orderImport(resource, { file, source, once }, setPercent)
      return true
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : t('admin.jobs.sendFailed'))
      return false
    } finally {
      setBusy(false)
    }
  }

  async function send(start: OpenedFile): Promise<void> {
    begin()
    const titleOf = (name: string) => sheet.read.find((column) => column.name === name)?.title ?? name
    const problemOf = ({ name, message }: RefusedRow, row: number): RowProblem => ({ row, title: titleOf(name), message })
    const { rest, taken, error } = await sendRows(resource, start, {
      once: start.once,
      problemOf,
      isStopped: () => isStopped.current,
      progress: (sent) => setOpened({ ...start, ...sent }),
    })
    if (error) setFailure(error.message)
    setBusy(false)
    rowChanged(resource)
    if (rest === 0 && taken > 0) notify({ kind: 'success', text: t('admin.transfer.imported', { number: taken }), seconds: 3 })
  }

  return { opened, percent, isBusy, failure, read, send, order, stop: () => void (isStopped.current = true) }
}
