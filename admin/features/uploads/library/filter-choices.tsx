import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { UPLOAD_KINDS, UPLOAD_USES } from '../../../../contract/features/upload-library.ts'
import { useMedia, WIDER } from '../../../browser/use-media.ts'
import { useOverview } from '../../../resource/data/library.ts'
import { DateFilter } from '../../../resource/kinds/date/filter.tsx'
import type { Library } from './use-library.ts'

/** Type, album, tag, use and day. */
export function FilterChoices({ library }: { library: Library }) {
  const { t } = useTranslation()
  const { albums, tags } = useOverview()
  // They stand beside the files where there is room.
  const hasAlbums = !useMedia(WIDER.xl) && albums.length > 0
  return (
    <>
      <Choice name="kind" library={library} options={UPLOAD_KINDS.map((value) => ({ value, label: t(`admin.files.kinds.${value}`) }))} />
      {hasAlbums && <Choice name="album" library={library} options={albums.map((value) => ({ value, label: value }))} />}
      {tags.length > 0 && <Choice name="tag" library={library} options={tags.map((value) => ({ value, label: value }))} />}
      <Choice name="use" library={library} options={UPLOAD_USES.map((value) => ({ value, label: t(`admin.files.useKinds.${value}`) }))} />
      <DateFilter name="creationTime" label={t('admin.files.when')} values={library.filters} set={library.set} />
    </>
  )
}

interface ChoiceProps {
  name: 'kind' | 'album' | 'tag' | 'use'
  library: Library
  options: { value: string; label: string }[]
}

function Choice({ name, library, options }: ChoiceProps) {
  const { t } = useTranslation()
  const label = t(`admin.files.${name}`)
  return (
    <Select
      className="kit-filter"
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={name === 'album' || name === 'tag'}
      value={library.filters[name] || null}
      onChange={(next: string | null) => library.set({ ...(name === 'album' && { filed: '' }), [name]: next ?? '' })}
      options={options}
    />
  )
}
