import { Checkbox, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listAddress } from '../../resource/data/list-query.ts'
import { SCREENS } from '../../../contract/back-office/screens.ts'
import type { ScopeGroup } from '../../../contract/data-scopes.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { handingOver } from '../../../contract/features/handing-over.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useLabels } from '../../resource/data/labels.ts'
import { useMayView } from '../../resource/data/may-view.ts'

export type HeldRows = OutputOf<typeof handingOver.ownedRows>['items'][number]

export const groupOf = ({ resource }: HeldRows): ScopeGroup => resourceNamed(resource).scopeGroup!
export const countOf = (rows: readonly HeldRows[]) => rows.reduce((sum, { live, binned }) => sum + live + binned, 0)

interface RowCountsProps {
  rows: readonly HeldRows[]
  /** The filter of a list that finds them, `ownerId=7`; without one no list does. */
  filter?: string | null
  /** The groups that are chosen, where they can be chosen. */
  choice?: { groups: ReadonlySet<ScopeGroup>; toggle: (group: ScopeGroup) => void } | null
}

/** The rows of a person or of a unit, counted by resource; each leads to the list that shows them. */
export const RowCounts = ({ rows, filter = null, choice = null }: RowCountsProps) => (
  <ul className="leaving-rows">
    {rows.map((row) => (
      <RowCount key={row.resource} row={row} filter={filter} choice={choice} />
    ))}
  </ul>
)

function RowCount({ row, filter, choice }: Required<Omit<RowCountsProps, 'rows'>> & { row: HeldRows }) {
  const { t } = useTranslation()
  const resource = resourceNamed(row.resource)
  const { name } = useLabels(resource)
  const mayView = useMayView(resource)
  const screen = SCREENS.find((one) => one.resource === row.resource)
  const group = groupOf(row)
  return (
    <li>
      {choice && (
        <Checkbox checked={choice.groups.has(group)} onChange={() => choice.toggle(group)} aria-label={t('admin.leaving.part', { name })} />
      )}
      {filter && screen && mayView && row.live > 0 ? <Link to={`${listAddress(screen)}?${filter}`}>{name}</Link> : <span>{name}</span>}
      <span className="kit-number">{t('admin.leaving.rows', { count: row.live })}</span>
      {row.binned > 0 && <span className="kit-quiet kit-number">{t('admin.leaving.binned', { count: row.binned })}</span>}
      {!row.mayGive && <Tag color="warning">{t('admin.leaving.notYours')}</Tag>}
    </li>
  )
}
