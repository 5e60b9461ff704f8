import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogTotals } from '../../../contract/features/log-totals.ts'
import { BarsOverTime } from '../../charts/bars-over-time.tsx'
import type { ChartSpan } from '../../charts/series.ts'
import { fewKinds, OTHERS, useChartKinds } from './chart-kinds.ts'
import { filterOf, rangeFor, type ChartRange } from './chart-range.ts'
import { clockOf, dayOf } from './site-days.ts'
import type { Log, LogRow } from './use-log.ts'

/** The totals of a log, and the names of their kinds. */
export interface ChartSource {
  name: string
  read: (range: ChartRange) => Promise<LogTotals>
  labelOf: (kind: string) => string
}

const DAYS = new Set(['creationTimeStart', 'creationTimeEnd', 'timeFrom', 'timeUntil'])

/** The counts of a log over the days of its filter (B-77). A bar narrows the filter to its day, or to its hour. */
export function LogChart<R extends LogRow>({ log: { values, set }, source }: { log: Log<R>; source: ChartSource }) {
  const { t } = useTranslation()
  const [now] = useState(Date.now)
  const range = rangeFor(values, now)
  const totals = useQuery({
    queryKey: ['log', 'totals', source.name, range],
    queryFn: () => source.read(range),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { data } = totals
  const few = useMemo(() => fewKinds(data?.kinds ?? [], spansOf(data)), [data])
  const kinds = useChartKinds(few.keys, (key) => (key === OTHERS ? t('admin.charts.others') : source.labelOf(key)))
  if (totals.isError) return <p className="kit-quiet">{t('admin.charts.failed', { reason: totals.error.message })}</p>
  const isNarrowed = Object.keys(values).some((name) => !DAYS.has(name))
  return (
    <>
      <BarsOverTime
        title={t(`admin.charts.${range.by}`, { from: range.creationTimeStart, until: range.creationTimeEnd })}
        kinds={kinds}
        spans={few.spans}
        choose={(at) => {
          const item = data?.items[at]
          if (item) set(filterOf(isByDay(data.items) ? 'day' : 'hour', item.time))
        }}
      />
      {isNarrowed && <p className="kit-hint">{t('admin.charts.allRows')}</p>}
    </>
  )
}

/** The data tell by themselves if they are by the hour, and of one day: those of the range before stay in sight until the new ones come. */
function spansOf(data: LogTotals | undefined): ChartSpan[] {
  const items = data?.items ?? []
  const isLong = isByDay(items)
  const isOneDay = items.length > 0 && dayOf(items[0]!.time) === dayOf(items.at(-1)!.time)
  const labelOf = (time: string) => (isLong ? dayOf(time).slice(5) : isOneDay ? clockOf(time) : `${dayOf(time).slice(5)} ${clockOf(time)}`)
  return items.map(({ time, counts }) => ({ label: labelOf(time), counts }))
}

const isByDay = (items: LogTotals['items']) => items.length < 2 || Date.parse(items[1]!.time) - Date.parse(items[0]!.time) > 2 * HOUR_MS

const HOUR_MS = 60 * 60_000
