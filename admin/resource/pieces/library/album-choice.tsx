import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useOverview } from '../../data/library.ts'

export interface Album {
  /** Empty: files of all albums. */
  album: string
  setAlbum: (album: string) => void
}

/** Narrows the files of the library to an album, once there is one. */
export function AlbumChoice({ album, setAlbum }: Album) {
  const { t } = useTranslation()
  const { albums } = useOverview()
  const label = t('admin.library.album')
  if (albums.length === 0) return null
  return (
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
