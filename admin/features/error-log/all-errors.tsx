import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateFilter } from '../../resource/kinds/date/filter.tsx'
import { Keyword } from '../../resource/list/keyword.tsx'
import { FailedRows } from '../../resource/pieces/failed-rows.tsx'
import { RefreshButton } from '../../resource/pieces/refresh-button.tsx'
import { ErrorDetail } from './error-detail.tsx'
import { ErrorTable } from './error-table.tsx'
import { useAllErrors, type AllErrorRows } from './use-all-errors.ts'

/** B-75: the errors of all browsers, with their filters and the details of one of them. */
export function AllErrors() {
  const { t } = useTranslation()
  const errors = useAllErrors()
  const { rows, open, set } = errors
  return (
    <>
      <p className="kit-quiet">{t('admin.browserErrors.lead')}</p>
      <section className="kit-card" aria-busy={rows.isFetching}>
        <Filters errors={errors} />
        {rows.isError ? <FailedRows error={rows.error} retry={rows.refetch} /> : <ErrorTable errors={errors} />}
      </section>
      {open && <ErrorDetail error={open} close={() => set({ row: '' })} />}
    </>
  )
}

function Filters({ errors: { values, set, rows } }: { errors: AllErrorRows }) {
  const { t } = useTranslation()
  return (
    <div className="kit-bar" role="search">
      <div className="kit-bar-row">
        <Keyword label={t('admin.browserErrors.keyword')} value={values['keyword'] ?? ''} set={(keyword) => set({ keyword })} />
        <DateFilter name="creationTime" label={t('admin.browserErrors.last')} values={values} set={set} />
        <Select
          className="kit-filter"
          aria-label={t('admin.browserErrors.state')}
          placeholder={t('admin.browserErrors.state')}
          allowClear
          value={values['state'] ?? null}
          onChange={(state: string | null) => set({ state: state ?? '' })}
          options={(['open', 'resolved'] as const).map((value) => ({ value, label: t(`admin.browserErrors.states.${value}`) }))}
        />
        <span className="kit-bar-tools">
          <RefreshButton isBusy={rows.isFetching} refresh={rows.refetch} />
        </span>
      </div>
    </div>
  )
}
