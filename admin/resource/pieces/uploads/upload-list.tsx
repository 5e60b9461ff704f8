import { CloudUploadOutlined } from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UPLOAD_DEFAULTS } from '../../../../contract/format/upload-defaults.ts'
import { allowed } from '../../data/allowed-files.ts'
import { formatsOf, type UploadLimits } from '../../data/upload-checks.ts'
import type { UploadEntry } from '../../data/use-entries.ts'
import { DropBox } from '../drop-box.tsx'
import { EntryView } from './entry-view.tsx'
import './upload-list.css'

export interface UploadListProps {
  /** The name of the box and of its list. */
  label: string
  /** Pictures stand as tiles, files as lines. */
  about: 'picture' | 'file'
  limits: UploadLimits
  entries: readonly UploadEntry[]
  /** Is told the files that the limits allow. */
  take: (files: File[]) => void
  /** Sends the file of an entry again. */
  again: (uid: string, file: File) => Promise<void>
  /** Takes an entry off the list, and stops it. */
  drop: (uid: string) => void
  /** Deletes a file on the server; absent for those who may not. */
  remove?: ((address: string) => Promise<void>) | undefined
}

/** T-13: takes pictures or files, several or one, and shows each with its state. The box is there while there is room. */
export function UploadList({ label, about, limits, entries, take, again, drop, remove }: UploadListProps) {
  const { componentDisabled } = ConfigProvider.useConfig()
  const { limit = 0 } = limits
  return (
    <ul className={`uploader uploader-${about}s`} aria-label={label}>
      {entries.map((entry) => (
        <EntryView key={entry.uid} entry={entry} about={about} begin={again} drop={drop} remove={remove} />
      ))}
      {(limit === 0 || entries.length < limit) && (
        <li>
          <DropBox
            accept={limits.types?.join(',')}
            multiple={limit !== 1}
            disabled={componentDisabled ?? false}
            className={about === 'picture' ? 'kit-upload-small' : 'kit-upload-line'}
            take={(files) => take(allowed(files, { about, limits, present: entries }))}
          >
            <CloudUploadOutlined aria-hidden />
            <span>{label}</span>
            <Hint limits={limits} />
          </DropBox>
        </li>
      )}
    </ul>
  )
}

function Hint({ limits: { types, fileSize = UPLOAD_DEFAULTS.megabytes } }: { limits: UploadLimits }): ReactNode {
  const { t } = useTranslation()
  const formats = formatsOf(types ?? []).join(t('admin.tabs.comma'))
  return (
    <span className="kit-hint">
      {formats ? t('admin.upload.hint', { formats, megabytes: fileSize }) : t('admin.upload.fileHint', { megabytes: fileSize })}
    </span>
  )
}
