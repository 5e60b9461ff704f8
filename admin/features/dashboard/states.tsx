import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { shortNumber } from '../../../contract/format/short-number.ts'
import type { COUNTED } from '../../../contract/features/dashboard.ts'
import { useSession } from '../../session/session.ts'
import { useStates } from './data.ts'

const STATES = ['published', 'scheduled', 'draft'] as const

interface StatesProps {
  of: (typeof COUNTED)[number]
  title: string
  address: string
  /** The key of the screen that the figures lead to. */
  page: string
}

/** A figure for each state, which leads to the rows that it counts. */
export function States({ of, title, address, page }: StatesProps) {
  const { t } = useTranslation()
  const { routes } = useSession()
  const { data } = useStates(of)
  // The right to see it was taken away while the page was open.
  if (data === null) return null
  return (
    <section className="kit-card dash-state">
      <h2>{title}</h2>
      <div className="dash-figures">
        {STATES.map((state) => {
          const figure = (
            <>
              <span className="dash-figure" title={data ? String(data[state]) : undefined}>
                {data ? shortNumber(data[state]) : <Skeleton.Node active style={{ width: 32, height: 28 }} />}
              </span>
              <span className="dash-name" data-state={state}>
                {t(`states.${state}`)}
              </span>
            </>
          )
          return routes.includes(page) ? (
            <Link key={state} to={`${address}?state=${state}`}>
              {figure}
            </Link>
          ) : (
            <div key={state}>{figure}</div>
          )
        })}
      </div>
      <div className="dash-bar" aria-hidden>
        {data &&
          STATES.filter((state) => data[state] > 0).map((state) => (
            <span key={state} data-state={state} style={{ flexGrow: data[state] }} />
          ))}
      </div>
    </section>
  )
}
