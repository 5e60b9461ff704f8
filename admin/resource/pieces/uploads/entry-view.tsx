import { CheckCircleFilled, CloseOutlined, DeleteOutlined, PaperClipOutlined, RedoOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import type { UploadEntry } from '../../data/use-entries.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { useAskRemove } from '../use-ask-remove.ts'
import { sizeText } from './size-text.ts'

interface EntryProps {
  entry: UploadEntry
  about: 'picture' | 'file'
  begin: (uid: string, file: File) => Promise<void>
  /** Takes the entry off the list, and stops it. */
  drop: (uid: string) => void
  remove: ((address: string) => Promise<void>) | undefined
}

/** A file with its state: on its way with progress, arrived, or failed with the reason. */
export function EntryView({ entry, about, begin, drop, remove }: EntryProps) {
  const { name, size, status, error, percent } = entry
  const { t } = useTranslation()
  return (
    <li className="uploader-entry" data-status={status} data-failed={error ? true : undefined}>
      {about === 'picture' ? <PictureFace entry={entry} /> : <PaperClipOutlined aria-hidden />}
      <span className="uploader-name" title={name}>
        {name}
      </span>
      <span className="kit-hint">{sizeText(size)}</span>
      {error ? (
        <em role="alert">{error}</em>
      ) : (
        <span className="uploader-state" role="status">
          {status === 'success' && <CheckCircleFilled aria-hidden />}
          {status === 'success' ? t('admin.files.success') : percent > 0 ? t('admin.upload.busy', { percent }) : t('admin.files.ready')}
        </span>
      )}
      {status === 'ready' && !error && about === 'file' && <Progress percent={percent} size="small" showInfo={false} aria-label={name} />}
      <span className="uploader-buttons">
        {entry.canRetry && (
          <Button
            type="text"
            size="small"
            icon={<RedoOutlined />}
            aria-label={`${t('admin.files.again')} ${name}`}
            title={t('admin.files.again')}
            onClick={() => void begin(entry.uid, entry.file)}
          />
        )}
        <Away entry={entry} drop={drop} remove={remove} />
      </span>
    </li>
  )
}

const PictureFace = ({ entry: { url, status, error, percent, name } }: Pick<EntryProps, 'entry'>) =>
  status === 'ready' && !error ? (
    <span className="uploader-picture uploader-busy">
      <Progress type="circle" size={56} percent={percent} aria-label={name} />
    </span>
  ) : (
    <Thumbnail address={url} size="uploader-picture" />
  )

/** The way out: stops a file on its way, deletes one that has arrived after the prescribed question (X-04b), or takes a failed one off the list. */
function Away({ entry: { uid, url, name, status, error }, drop, remove }: Pick<EntryProps, 'entry' | 'drop' | 'remove'>) {
  const { t } = useTranslation()
  const ask = useAskRemove()
  const deletes = url !== null && remove !== undefined
  const words = deletes ? t('admin.files.delete') : status === 'ready' && !error ? t('admin.files.cancel') : t('admin.files.remove')
  return (
    <Button
      type="text"
      size="small"
      danger={deletes}
      icon={deletes ? <DeleteOutlined /> : <CloseOutlined />}
      aria-label={`${words} ${name}`}
      title={words}
      onClick={() => (deletes ? ask(() => remove(url)) : drop(uid))}
    />
  )
}
