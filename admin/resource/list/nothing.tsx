import { Button, Empty } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { divisionOf, isFiltered } from '../data/list-query.ts'
import type { List } from '../address/use-list.ts'

/** In place of rows: the list is empty, or no row matches, with a button that clears the filters. */
export function Nothing({ resource, list: { state, set }, lead }: { resource: Resource; list: List; lead: string | undefined }) {
  const { t } = useTranslation()
  const isNarrowed = isFiltered(state, resource)
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(isNarrowed ? 'admin.list.emptyFiltered' : 'admin.list.empty')}>
      <p className="kit-quiet">{isNarrowed ? t('admin.list.emptyFilteredLead') : (lead ?? t('admin.list.emptyLead'))}</p>
      {isNarrowed && (
        <Button onClick={() => set({ keyword: '', filters: divisionOf(state, resource) })}>{t('admin.listing.clearFilters')}</Button>
      )}
    </Empty>
  )
}
