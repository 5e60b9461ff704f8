import { BarChartOutlined, TableOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { part } from '../browser/part.ts'
import { Contained } from '../shell/parts/bounds.tsx'
import { ToolButton } from '../shell/parts/tool-button.tsx'
import './charts.css'
import type { BarsProps } from './series.ts'
import { SpanTable } from './span-table.tsx'

const StackedBars = part(() => import('./stacked-bars.tsx'))

/** Counts over time as bars, and the same numbers as a table: by choice, for screen readers, and on paper. */
export function BarsOverTime(props: BarsProps) {
  const { t } = useTranslation()
  const [isTable, setTable] = useState(false)
  return (
    <figure className="chart" aria-label={props.title}>
      <figcaption className="chart-head">
        <span className="chart-title">{props.title}</span>
        <ul className="chart-kinds">
          {props.kinds.map(({ key, label, colour }) => (
            <li key={key}>
              <i aria-hidden style={{ background: colour }} />
              {label}
            </li>
          ))}
        </ul>
        <ToolButton
          icon={isTable ? <BarChartOutlined /> : <TableOutlined />}
          label={t(isTable ? 'admin.charts.asChart' : 'admin.charts.asTable')}
          onClick={() => setTable(!isTable)}
        />
      </figcaption>
      {!isTable && (
        <div className="chart-drawn">
          <Contained>
            <Suspense>
              <StackedBars {...props} />
            </Suspense>
          </Contained>
        </div>
      )}
      <div className={isTable ? 'chart-table' : 'chart-table chart-unseen'}>
        <SpanTable {...props} isSeen={isTable} />
      </div>
    </figure>
  )
}
