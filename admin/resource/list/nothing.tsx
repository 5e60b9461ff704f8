import { Button, Empty } from 'antd'
import { useTranslation } from 'react-i18next'
import { isFiltered } from '../data/list-query.ts'
import type { List } from '../address/use-list.ts'

/** In place of rows: the list is empty, or no row matches, with a button that clears the filters. */
export function Nothing({ list: { state, set }, lead }: { list: List; lead: string | undefined }) {
  const { t } = useTranslation()
  const isNarrowed = isFiltered(state)
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(isNarrowed ? 'admin.list.emptyFiltered' : 'admin.list.empty')}>
      <p className="kit-quiet">{isNarrowed ? t('admin.list.emptyFilteredLead') : (lead ?? t('admin.list.emptyLead'))}</p>
      {isNarrowed && <Button onClick={() => set({ keyword: '', filters: {} })}>{t('admin.listing.clearFilters')}</Button>}
    </Empty>
  )
}
