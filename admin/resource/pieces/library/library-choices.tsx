import { useTranslation } from 'react-i18next'
import { AlbumChoice } from './album-choice.tsx'
import { FileChoices } from './file-choices.tsx'
import type { LibraryChoice } from './use-library-choice.ts'

/** The pictures of the library, to choose some or one of them (B-116f). */
export function LibraryChoices({ album, setAlbum, isSingle = false, ...choice }: LibraryChoice & { isSingle?: boolean }) {
  const { t } = useTranslation()
  const words = {
    label: t('admin.library.title'),
    search: t('admin.library.keyword'),
    none: album ? t('admin.library.noneFound') : t('admin.library.noPicture'),
    notFound: t('admin.library.noneFound'),
  }
  return <FileChoices {...choice} words={words} isSingle={isSingle} filter={<AlbumChoice album={album} setAlbum={setAlbum} />} />
}
