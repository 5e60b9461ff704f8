import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'

/** Shows the notes on a file in one quiet line below its name. */
export function Noted({ file: { title, name, albums, tags, licenceEnd } }: { file: LibraryFile }) {
  const { t } = useTranslation()
  const parts = [title && name, ...albums, ...tags.map((tag) => `#${tag}`), licenceEnd && t('admin.files.until', { day: licenceEnd })]
  const text = parts.filter(Boolean).join(' · ')
  return text === '' ? null : <div className="kit-hint">{text}</div>
}
