import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useOverview } from '../../data/library.ts'
import { FileChoices } from './file-choices.tsx'
import type { LibraryChoice } from './use-library-choice.ts'

/** The pictures of the library, to choose some or one of them (B-116f). */
export function LibraryChoices({ album, setAlbum, isSingle = false, ...choice }: LibraryChoice & { isSingle?: boolean }) {
  const { t } = useTranslation()
  const { albums } = useOverview()
  const label = t('admin.library.album')
  const words = {
    label: t('admin.library.title'),
    search: t('admin.library.keyword'),
    none: t('admin.library.noPicture'),
    notFound: t('admin.library.noneFound'),
  }
  return (
    <FileChoices
      {...choice}
      words={words}
      isSingle={isSingle}
      filter={
        albums.length > 0 && (
          <Select
            aria-label={label}
            placeholder={label}
            allowClear
            showSearch
            value={album || null}
            onChange={(next: string | null) => setAlbum(next ?? '')}
            options={albums.map((value) => ({ value, label: value }))}
          />
        )
      }
    />
  )
}
