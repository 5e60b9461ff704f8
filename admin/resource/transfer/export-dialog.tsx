import { Form, Modal, Progress, Radio } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { call } from '../../session/session.ts'
import { MOST } from '../data/all-rows.ts'
import { endpointsOf, type Item } from '../data/item.ts'
import { listInput } from '../data/list-query.ts'
import { useFocusBack } from '../pieces/use-focus-back.ts'
import type { List } from '../address/use-list.ts'
import { cellOf } from './cells.ts'
import { download, FORMATS, sheetFile, type Format } from './files.ts'
import { useSheet } from './use-sheet.ts'

interface ExportDialogProps {
  resource: Resource
  list: List
  close: () => void
}

/** E-11: the rows that the list finds, as its filters and its order are, in a file. */
export default function ExportDialog({ resource, list, close }: ExportDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const [format, setFormat] = useState<Format>('xlsx')
  const { percent, isBusy, save, stop } = useExport(resource, list, format, close)
  return (
    <Modal
      open
      title={t('admin.transfer.export')}
      okText={t('admin.transfer.export')}
      confirmLoading={isBusy}
      mask={{ closable: !isBusy }}
      onOk={() => void save()}
      onCancel={() => {
        stop()
        close()
      }}
    >
      <p className="kit-quiet">{t('admin.transfer.exportLead')}</p>
      <Form layout="vertical">
        <Form.Item label={t('admin.transfer.format')}>
          <Radio.Group
            value={format}
            disabled={isBusy}
            options={FORMATS.map((value) => ({ value, label: t(`admin.transfer.formats.${value}`) }))}
            onChange={(event) => setFormat(event.target.value as Format)}
          />
        </Form.Item>
      </Form>
      {isBusy && <Progress percent={percent} aria-label={t('admin.transfer.export')} />}
    </Modal>
  )
}

/** Page by page, until all are there or somebody stops it. */
function useExport(resource: Resource, list: List, format: Format, done: () => void) {
  const { t } = useTranslation()
  const sheet = useSheet(resource)
  const [percent, setPercent] = useState<number | null>(null)
  const run = useRef(0)

  async function rowsOf(mine: number): Promise<Item[] | null> {
    const found: Item[] = []
    for (let total = Infinity; found.length < total;) {
      const page = { ...listInput(list.state), skipCount: found.length, maxResultCount: MOST }
      const { items, totalCount } = await call(endpointsOf(resource).export, page)
      if (run.current !== mine) return null
      found.push(...(items as Item[]))
      total = items.length === 0 ? 0 : totalCount
      setPercent(Math.round((found.length / Math.max(1, totalCount)) * 100))
    }
    return found
  }

  async function save(): Promise<void> {
    const mine = (run.current += 1)
    setPercent(0)
    try {
      const [rows, choices] = await Promise.all([rowsOf(mine), sheet.choices(sheet.written)])
      if (!rows) return
      const cells = rows.map((row) => sheet.written.map((column) => cellOf(column, row, choices)))
      download(await sheetFile([sheet.written.map(({ title }) => title), ...cells], format), sheet.fileName(format))
      notify({ kind: 'success', text: t('admin.transfer.exported', { number: rows.length }), seconds: 3 })
      done()
    } finally {
      setPercent(null)
    }
  }
  return { percent: percent ?? 0, isBusy: percent !== null, save: () => save().catch(() => undefined), stop: () => (run.current += 1) }
}
