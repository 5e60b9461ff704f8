import { Button, Empty } from 'antd'
import { useTranslation } from 'react-i18next'

/** Instead of rows: nothing there yet, or nothing that matches, with the way back to all. */
export function Nothing({ reset }: { reset: (() => void) | null }) {
  const { t } = useTranslation()
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(reset ? 'admin.list.emptyFiltered' : 'admin.list.empty')}>
      <p className="kit-quiet">{t(reset ? 'admin.list.emptyFilteredLead' : 'admin.list.emptyLead')}</p>
      {reset && <Button onClick={reset}>{t('admin.listing.clearFilters')}</Button>}
    </Empty>
  )
}
