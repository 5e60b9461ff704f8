import { Form, Modal, Progress, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import type { List } from '../address/use-list.ts'
import { FORMATS, type Format } from '../../../contract/sheets/formats.ts'
import { useExport } from './use-export.ts'

interface ExportDialogProps {
  resource: Resource
  list: List
  close: () => void
}

/** E-11: writes the rows that the list finds, with its filters and in its order, into a file. */
export default function ExportDialog({ resource, list, close }: ExportDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const [format, setFormat] = useState<Format>('xlsx')
  const { percent, isBusy, save, stop } = useExport({ resource, list, format, done: close })
  return (
    <Modal
      open
      title={t('admin.transfer.export')}
      okText={t('admin.transfer.export')}
      confirmLoading={isBusy}
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
