import { Button, Select, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia, WIDER } from '../../browser/use-media.ts'
import { DateFilter } from '../../resource/kinds/date/filter.tsx'
import { Keyword } from '../../resource/list/keyword.tsx'
import { RefreshButton } from '../../resource/pieces/refresh-button.tsx'
import { clockOf, dayOf } from './site-days.ts'
import type { Log, LogRow } from './use-log.ts'

/** A filter that is typed, or chosen from options. */
export interface LogFilter {
  name: string
  label: string
  options?: { value: string; label: string }[]
}

interface LogFiltersProps<R extends LogRow> {
  log: Log<R>
  filters: readonly LogFilter[]
  /** Buttons beside that which reads anew. */
  tools: ReactNode
}

/** The days and the filters of a log; all are in the address. */
export function LogFilters<R extends LogRow>({ log: { values, set, rows }, filters, tools }: LogFiltersProps<R>) {
  const { t } = useTranslation()
  const isWide = useMedia(WIDER.md)
  const [isOpen, setOpen] = useState(false)
  // On a phone the filters would push the rows out of sight; those that act stay there.
  const shown = isWide || isOpen ? filters : filters.filter(({ name }) => values[name])
  const clear = () => set(Object.fromEntries(Object.keys(values).map((name) => [name, ''])))
  return (
    <div className="kit-bar" role="search">
      <div className="kit-bar-row">
        <DateFilter name="creationTime" label={t('admin.logs.fields.creationTime')} values={values} set={set} />
        {values['timeFrom'] && values['timeUntil'] && (
          <Tag
            closable={{ 'aria-label': t('admin.charts.anyTime') }}
            className="log-moments"
            onClose={() => set({ timeFrom: '', timeUntil: '' })}
          >
            {t('admin.charts.moments', momentsOf(values['timeFrom'], values['timeUntil']))}
          </Tag>
        )}
        {!isWide && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('admin.list.filters')}
          </Button>
        )}
        {shown.map(({ name, label, options }) =>
          options ? (
            <Select
              key={name}
              className="kit-filter"
              aria-label={label}
              allowClear
              placeholder={label}
              value={values[name] ?? null}
              onChange={(value: string | null) => set({ [name]: value ?? '' })}
              options={options}
            />
          ) : (
            <Keyword key={name} label={label} value={values[name] ?? ''} set={(value) => set({ [name]: value })} />
          ),
        )}
        {Object.keys(values).length > 0 && (
          <Button type="link" onClick={clear}>
            {t('admin.list.reset')}
          </Button>
        )}
        <span className="kit-bar-tools">
          {tools}
          <RefreshButton isBusy={rows.isFetching} refresh={rows.refetch} />
        </span>
      </div>
    </div>
  )
}

/** The moments of the filter as people say them; the day of the second only if it is another one. */
const momentsOf = (from: string, until: string) => ({
  from: `${dayOf(from)} ${clockOf(from)}`,
  until: dayOf(from) === dayOf(until) ? clockOf(until) : `${dayOf(until)} ${clockOf(until)}`,
})
