import { useTranslation } from 'react-i18next'
import { EntryView } from '../../../resource/pieces/uploads/entry-view.tsx'
import '../../../resource/pieces/uploads/upload-list.css'
import type { LibraryUploads } from './use-library-uploads.ts'

/** The files that are on their way to the library or have failed, each with its progress, stop and another try. */
export function UploadTray({ uploads: { entries, begin, cancel } }: { uploads: LibraryUploads }) {
  const { t } = useTranslation()
  if (entries.length === 0) return null
  return (
    <ul className="uploader uploader-files library-tray" aria-label={t('admin.library.uploads')}>
      {entries.map((entry) => (
        <EntryView key={entry.uid} entry={entry} about="file" begin={begin} drop={cancel} remove={undefined} />
      ))}
    </ul>
  )
}
