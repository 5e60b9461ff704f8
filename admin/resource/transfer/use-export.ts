import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { pageData } from '../../browser/page-data.ts'
import type { List } from '../address/use-list.ts'
import { cellOf } from '../../../contract/sheets/cells.ts'
import { cutToCells, type Format } from '../../../contract/sheets/formats.ts'
import { saveFile } from '../../browser/save-file.ts'
import { columnsOf } from './answer-columns.ts'
import { sheetFile } from './files.ts'
import { orderExport } from './order.ts'
import { readExport } from './read-rows.ts'
import { useSheet } from './use-sheet.ts'

interface ExportProps {
  resource: Resource
  list: List
  format: Format
  done: () => void
}

/** Reads the rows page by page and hands over the file, unless somebody stops it. */
export function useExport({ resource, list, format, done }: ExportProps) {
  const { t } = useTranslation()
  const sheet = useSheet(resource)
  const [percent, setPercent] = useState<number | null>(null)
  const run = useRef(0)

  async function save(): Promise<void> {
    const mine = (run.current += 1)
    const isStopped = () => run.current !== mine
    setPercent(0)
    try {
      if (await orderExport(resource, list.state, format)) return done()
      const read = (count: number, total: number) => setPercent(Math.round((count / Math.max(1, total)) * 100))
      const rows = await readExport(resource, list.state, { read, isStopped })
      if (!rows) return
      const writing = { choices: sheet.ownChoices, zone: pageData.timeZone }
      const columns = await columnsOf(resource, sheet.written, rows)
      const cells = rows.map((row) => columns.map((column) => cellOf(column, row, writing)))
      const { cut, number } = cutToCells(cells, format)
      saveFile(await sheetFile([columns.map(({ title }) => title), ...cut], format), sheet.fileName(format))
      notify({ kind: 'success', text: t('admin.transfer.exported', { number: rows.length }), seconds: 3 })
      if (number > 0) notify({ kind: 'warning', text: t('admin.transfer.cut', { number }), seconds: 10 })
      done()
    } finally {
      setPercent(null)
    }
  }
  // A failed call has announced itself.
  return { percent: percent ?? 0, isBusy: percent !== null, save: () => save().catch(() => undefined), stop: () => (run.current += 1) }
}
