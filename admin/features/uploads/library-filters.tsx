import { FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia, WIDER } from '../../browser/use-media.ts'
import { Keyword } from '../../resource/list/keyword.tsx'
import { RefreshButton } from '../../resource/pieces/refresh-button.tsx'
import { Count } from '../../shell/parts/count.tsx'
import { FilterChoices } from './library/filter-choices.tsx'
import { SortChoice } from './library/sort-choice.tsx'
import { FILTERS, type Library } from './library/use-library.ts'
import { ViewButtons } from './library/view-buttons.tsx'

const NOTHING = Object.fromEntries(FILTERS.map((name) => [name, '']))

/** Search, and the choices that narrow the list; the address keeps them. On a phone a button unfolds the choices. */
export function LibraryFilters({ library }: { library: Library }) {
  const { t } = useTranslation()
  const { filters, isFiltered, set, rows } = library
  const isWide = useMedia(WIDER.md)
  const [isOpen, setOpen] = useState(false)
  const active = FILTERS.filter((name) => name !== 'keyword' && filters[name] !== '').length
  return (
    <div className="kit-bar" role="search">
      <div className="kit-bar-row">
        <Keyword label={t('admin.library.keyword')} value={filters.keyword} set={(next) => set({ keyword: next })} />
        {(isWide || isOpen) && <FilterChoices library={library} />}
        {isFiltered && (
          <Button type="link" onClick={() => set(NOTHING)}>
            {t('admin.list.reset')}
          </Button>
        )}
        <span className="kit-bar-tools">
          <SortChoice library={library} />
          {!isWide && (
            <Count number={active}>
              <Button icon={<FilterOutlined />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {t('admin.list.filters')}
              </Button>
            </Count>
          )}
          <ViewButtons />
          <RefreshButton isBusy={rows.isFetching} refresh={rows.refetch} />
        </span>
      </div>
    </div>
  )
}
