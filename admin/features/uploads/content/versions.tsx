import { useQuery } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadContents, type UploadVersion } from '../../../../contract/features/upload-contents.ts'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { RelativeTime } from '../../../resource/pieces/ago.tsx'
import { FailedRows } from '../../../resource/pieces/failed-rows.tsx'
import { sizeText } from '../../../resource/pieces/uploads/size-text.ts'
import { quietly } from '../../../session/session.ts'
import { KEY } from '../../../resource/data/library.ts'
import { putContent, sayDone } from './put-content.ts'

/** B-117b: the contents that a file had before, each with the way to bring it back. */
export function Versions({ file }: { file: LibraryFile }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<string | null>(null)
  const versions = useQuery({
    queryKey: [KEY, 'versions', file.id, file.contentId],
    queryFn: () => quietly(uploadContents.versions, { id: file.id }),
    staleTime: 0,
  })
  async function restore({ id }: UploadVersion) {
    setBusy(id)
    if (await putContent(file, id, { isNew: false })) sayDone(t('admin.contents.restored'))
    setBusy(null)
  }
  if (versions.isError) return <FailedRows error={versions.error} retry={versions.refetch} />
  if (!versions.data) return <Spin />
  if (versions.data.totalCount === 0) return <p className="kit-quiet">{t('admin.contents.noVersions')}</p>
  return (
    <ul className="uploads-versions" aria-label={t('admin.contents.versions')}>
      {versions.data.items.map((version) => (
        <li key={version.id}>
          {version.placeholder ? <img src={version.placeholder} alt="" /> : <span />}
          <VersionText version={version} />
          <Button
            size="small"
            aria-label={t('admin.contents.restoreThis', { name: version.name })}
            loading={busy === version.id}
            disabled={busy !== null}
            onClick={() => void restore(version)}
          >
            {t('admin.contents.restore')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function VersionText({ version: { name, size, width, height, creationTime, userName } }: { version: UploadVersion }) {
  const { t } = useTranslation()
  const pixels = width !== null && height !== null && t('admin.contents.pixels', { width, height })
  const who = userName !== null && t('admin.contents.replacedBy', { who: userName })
  return (
    <div className="uploads-name">
      {name}
      <div className="kit-hint">
        {[sizeText(size), pixels, who].filter(Boolean).join(' · ')} · <RelativeTime at={creationTime} />
      </div>
    </div>
  )
}
