import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Modal, Progress, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { DropBox } from '../pieces/drop-box.tsx'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { saveFile } from '../../browser/save-file.ts'
import { sheetFile } from './files.ts'
import { useImport, type ImportState } from './use-import.ts'
import { useSheet } from './use-sheet.ts'
import './transfer.css'

/** E-11: creates rows from a file. Problems show by row and column before anything is sent. */
export default function ImportDialog({ resource, close }: { resource: Resource; close: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  const { state, large, percent, isBusy, failure, read, send, order, stop } = useImport(resource)
  const ready = state?.items.length ?? 0
  const isDone = state !== null && ready === 0 && state.taken > 0
  return (
    <Modal
      open
      width={680}
      title={t('admin.transfer.import')}
      okText={large ? t('admin.jobs.send') : isDone ? t('admin.transfer.done') : t('admin.transfer.take', { number: ready })}
      okButtonProps={{ disabled: ready === 0 && !isDone && !large, loading: isBusy && (ready > 0 || large !== null) }}
      cancelButtonProps={isDone ? { style: { display: 'none' } } : {}}
      mask={{ closable: !isBusy }}
      onOk={isDone ? close : () => void (large ? order().then((isTaken) => isTaken && close()) : send())}
      onCancel={() => {
        stop()
        close()
      }}
    >
      <p className="kit-quiet">
        {t('admin.transfer.importLead')} <Template resource={resource} />
      </p>
      {!isDone && <FileBox take={(file) => void read(file)} isBusy={isBusy} name={state?.file ?? large?.name ?? null} />}
      {failure && <Alert type="error" showIcon title={failure} role="alert" className="transfer-said" />}
      {large && <Alert type="info" showIcon title={t('admin.jobs.large')} className="transfer-said" />}
      {large && isBusy && <Progress percent={percent} aria-label={t('admin.jobs.send')} />}
      {state && <Findings state={state} isBusy={isBusy} />}
    </Modal>
  )
}

/** Downloads an empty file with the titles that an import knows. */
function Template({ resource }: { resource: Resource }) {
  const { t } = useTranslation()
  const sheet = useSheet(resource)
  const titles = sheet.read.map(({ title }) => title)
  return (
    <Button
      type="link"
      size="small"
      icon={<DownloadOutlined />}
      onClick={() => void sheetFile([titles], 'xlsx').then((file) => saveFile(file, sheet.templateName))}
    >
      {t('admin.transfer.template')}
    </Button>
  )
}

function FileBox({ take, isBusy, name }: { take: (file: File) => void; isBusy: boolean; name: string | null }) {
  const { t } = useTranslation()
  return (
    <DropBox accept=".xlsx,.csv" disabled={isBusy} className="transfer-box" take={([file]) => take(file!)}>
      <InboxOutlined aria-hidden />
      <span>{name ?? t('admin.transfer.choose')}</span>
      <span className="kit-hint">{t('admin.transfer.hint')}</span>
    </DropBox>
  )
}

/** The findings about the file: its rows, its problems, and the progress of the import. */
function Findings({ state: { items, problems, ignored, missing, taken }, isBusy }: { state: ImportState; isBusy: boolean }) {
  const { t } = useTranslation()
  const wrong = new Set(problems.map(({ row }) => row)).size
  const comma = t('admin.tabs.comma')
  return (
    <div className="transfer-said" role="status">
      {missing.length > 0 && <Alert type="error" showIcon title={t('admin.transfer.missing', { titles: missing.join(comma) })} />}
      {ignored.length > 0 && <Alert type="info" showIcon title={t('admin.transfer.ignored', { titles: ignored.join(comma) })} />}
      {missing.length === 0 && <p>{t('admin.transfer.found', { ready: items.length, wrong, taken })}</p>}
      {isBusy && items.length + taken > 0 && (
        <Progress percent={Math.round((taken / (items.length + taken)) * 100)} aria-label={t('admin.transfer.import')} />
      )}
      {problems.length > 0 && (
        <Table
          size="small"
          rowKey={({ row, title, message }) => `${row} ${title} ${message}`}
          dataSource={problems}
          pagination={{ pageSize: 8, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
          columns={[
            { title: t('admin.transfer.row'), dataIndex: 'row', width: 56 },
            { title: t('admin.transfer.column'), dataIndex: 'title', width: '30%' },
            { title: t('admin.transfer.problem'), dataIndex: 'message' },
          ]}
        />
      )}
    </div>
  )
}
