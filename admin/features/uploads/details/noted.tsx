import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'

/** Shows the notes on a file in one quiet line below its name. */
export function Noted({ file: { title, name, albums, tags, licenceEnd, sameCount: number } }: { file: LibraryFile }) {
  const { t } = useTranslation()
  const licensed = licenceEnd && t('admin.files.until', { day: licenceEnd })
  const parts = [title && name, ...albums, ...tags.map((tag) => `#${tag}`), licensed, number > 0 && t('admin.contents.sameAs', { number })]
  const text = parts.filter(Boolean).join(' · ')
  return text === '' ? null : <div className="kit-hint">{text}</div>
}
