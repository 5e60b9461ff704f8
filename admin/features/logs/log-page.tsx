import type { TableColumnsType } from 'antd'
import type { ComponentType } from 'react'
import '../../resource/kit.css'
import { FailedRows } from '../../resource/pieces/failed-rows.tsx'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { LogChart, type ChartSource } from './log-chart.tsx'
import { LogDetail } from './log-detail.tsx'
import { LogExport } from './log-export.tsx'
import { LogFilters, type LogFilter } from './log-filters.tsx'
import { LogPager } from './log-pager.tsx'
import { LogTable } from './log-table.tsx'
import './logs.css'
import { useLog, type LogSource, type LogRow } from './use-log.ts'

interface LogPageProps<R extends LogRow> {
  title: string
  lead: string
  log: LogSource<R>
  chart: ChartSource
  filters: readonly LogFilter[]
  columns: TableColumnsType<R>
  /** On a phone a row is this one cell. */
  Short: ComponentType<{ row: R }>
  /** The content of the drawer for a row. */
  Detail: ComponentType<{ row: R }>
}

/** A log: filters, the rows of one page, the way to older and newer ones, and the details of a row in a drawer. */
export function LogPage<R extends LogRow>({ title, lead, log: source, chart, filters, columns, Short, Detail }: LogPageProps<R>) {
  const log = useLog<R>(
    source,
    filters.map(({ name }) => name),
  )
  const { rows, set, open } = log
  return (
    <>
      <PageHead title={title} lead={lead} />
      <section className="kit-card" aria-busy={rows.isFetching}>
        <LogFilters log={log} filters={filters} tools={<LogExport file={source.file} days={log.values} />} />
        <LogChart log={log} source={chart} />
        {rows.isError ? (
          <FailedRows error={rows.error} retry={rows.refetch} />
        ) : (
          <>
            <LogTable log={log} columns={columns} Short={Short} />
            <LogPager log={log} />
          </>
        )}
      </section>
      {open && (
        <LogDetail row={open} close={() => set({ row: '' })}>
          <Detail row={open} />
        </LogDetail>
      )}
    </>
  )
}
