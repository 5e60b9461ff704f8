import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { UPLOAD_KINDS, UPLOAD_USES } from '../../../contract/features/upload-library.ts'
import { DateFilter } from '../../resource/kinds/date/filter.tsx'
import { Keyword } from '../../resource/list/keyword.tsx'
import { RefreshButton } from '../../resource/pieces/refresh-button.tsx'
import { useOverview } from '../../resource/data/library.ts'
import type { Library } from './library/use-library.ts'

/** Search, and the choices that narrow the list; the address keeps them. */
export function LibraryFilters({ library }: { library: Library }) {
  const { t } = useTranslation()
  const { albums, tags } = useOverview()
  const { filters, set, rows } = library
  return (
    <div className="kit-bar" role="search">
      <div className="kit-bar-row">
        <Keyword label={t('admin.files.keyword')} value={filters.keyword} set={(next) => set({ keyword: next })} />
        <Choice name="kind" library={library} options={UPLOAD_KINDS.map((value) => ({ value, label: t(`admin.files.kinds.${value}`) }))} />
        {albums.length > 0 && <Choice name="album" library={library} options={albums.map((value) => ({ value, label: value }))} />}
        {tags.length > 0 && <Choice name="tag" library={library} options={tags.map((value) => ({ value, label: value }))} />}
        <Choice name="use" library={library} options={UPLOAD_USES.map((value) => ({ value, label: t(`admin.files.useKinds.${value}`) }))} />
        <DateFilter name="creationTime" label={t('admin.files.when')} values={filters} set={set} />
        <span className="kit-bar-tools">
          <RefreshButton isBusy={rows.isFetching} refresh={rows.refetch} />
        </span>
      </div>
    </div>
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
      onChange={(next: string | null) => library.set({ [name]: next ?? '' })}
      options={options}
    />
  )
}
