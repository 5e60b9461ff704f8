import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { shortNumber } from '../../../contract/format/short-number.ts'

interface Figure {
  /** Gives it its colour (`dashboard.css`). */
  key: string
  label: string
  /** The list of what is counted; absent for readers who cannot open it. */
  to?: string | undefined
}

interface FiguresProps {
  title: string
  figures: readonly Figure[]
  /** The counts by key; undefined while they are not known. */
  counts: Readonly<Record<string, number>> | undefined
}

/** A card of counts, each of which leads to the rows that it counts, with a bar of their shares. */
export function Figures({ title, figures, counts }: FiguresProps) {
  return (
    <section className="kit-card dash-state">
      <h2>{title}</h2>
      <div className="dash-figures">
        {figures.map(({ key, label, to }) => {
          const figure = (
            <>
              <span className="dash-figure" title={counts && String(counts[key])}>
                {counts ? shortNumber(counts[key] ?? 0) : <Skeleton.Node active style={{ width: 32, height: 28 }} />}
              </span>
              <span className="dash-name" data-state={key}>
                {label}
              </span>
            </>
          )
          return to ? (
            <Link key={key} to={to}>
              {figure}
            </Link>
          ) : (
            <div key={key}>{figure}</div>
          )
        })}
      </div>
      <div className="dash-bar" aria-hidden>
        {counts &&
          figures
            .filter(({ key }) => counts[key]! > 0)
            .map(({ key }) => <span key={key} data-state={key} style={{ flexGrow: counts[key] }} />)}
      </div>
    </section>
  )
}
