import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Modal, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { DropBox } from '../pieces/drop-box.tsx'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { saveFile } from '../../browser/save-file.ts'
import { FileChoices } from './file-choices.tsx'
import { sheetFile } from './files.ts'
import { Findings } from './findings.tsx'
import { FirstRows } from './first-rows.tsx'
import { useImport } from './use-import.ts'
import { useSheet } from './use-sheet.ts'
import './transfer.css'

/** E-11: creates rows from a file. Its first rows and its problems show before anything is sent. */
export default function ImportDialog({ resource, close }: { resource: Resource; close: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  const { opened, percent, isBusy, failure, read, send, order, stop } = useImport(resource)
  const ready = opened?.items.length ?? 0
  const isLarge = opened?.isLarge === true
  const isSendable = isLarge ? opened.missing.length === 0 : ready > 0
  const isDone = opened !== null && ready === 0 && opened.taken > 0
  const go = async (file: NonNullable<typeof opened>) => {
    if (!file.isLarge) return send(file)
    if (await order(file)) close()
  }
  return (
    <Modal
      open
      width={680}
      title={t('admin.transfer.import')}
      okText={isLarge ? t('admin.jobs.send') : isDone ? t('admin.transfer.done') : t('admin.transfer.take', { number: ready })}
      okButtonProps={{ disabled: !isSendable && !isDone, loading: isBusy && isSendable }}
      cancelButtonProps={isDone ? { style: { display: 'none' } } : {}}
      onOk={isDone ? close : () => void (opened && go(opened))}
      onCancel={() => {
        stop()
        close()
      }}
    >
      <p className="kit-quiet">
        {t('admin.transfer.importLead')} <Template resource={resource} />
      </p>
      {!isDone && <FileBox take={(file) => void read(file)} isBusy={isBusy} name={opened?.file.name ?? null} />}
      {failure && <Alert type="error" showIcon title={failure} role="alert" className="transfer-said" />}
      {opened && opened.taken === 0 && (
        <div className="transfer-said">
          <FileChoices opened={opened} isBusy={isBusy} choose={(choice) => void read(opened.file, choice)} />
          <FirstRows rows={opened.source.rows} headAt={opened.headAt} />
        </div>
      )}
      {isLarge && isBusy && percent > 0 && <Progress percent={percent} aria-label={t('admin.jobs.send')} />}
      {opened && <Findings opened={opened} isBusy={isBusy} />}
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
