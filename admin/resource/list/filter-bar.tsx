import { DeleteOutlined, FilterOutlined, TableOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { PermitsHere, useCan } from '../../session/use-can.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { useLabels } from '../data/labels.ts'
import { dividingField, divisionOf, filterFields, isFiltered } from '../data/list-query.ts'
import { ToolButton } from '../../shell/parts/tool-button.tsx'
import { RefreshButton } from '../pieces/refresh-button.tsx'
import { TransferMenu } from '../transfer/transfer-menu.tsx'
import type { Screen } from '../kinds/screen.ts'
import { Keyword } from './keyword.tsx'
import type { List } from '../address/use-list.ts'
import { part } from '../../browser/part.ts'
import { Contained } from '../../shell/parts/bounds.tsx'
import { Count } from '../../shell/parts/count.tsx'

const Filter = part(() => import('../kinds/filters.ts'))

interface FilterBarProps {
  screen: Screen
  list: List
  refresh: () => void
  isBusy: boolean
  /** The drawer of columns and density. */
  settings: { isOpen: boolean; toggle: () => void }
}

/** Keyword and state are always in sight; a button unfolds the other filters. */
export function FilterBar({ screen: { resource, filters = {} }, list, refresh, isBusy, settings }: FilterBarProps) {
  const { state, set } = list
  const { t } = useTranslation()
  const labels = useLabels(resource)
  const names = labels.name.toLocaleLowerCase(currentLanguage())
  const fields = filterFields(resource)
  const active = Object.keys(state.filters).filter((name) => name !== 'state' && name !== dividingField(resource)).length
  const [folding, setFolding] = useState<'open' | 'folded' | null>(null)
  const isOpen = folding === null ? active > 0 : folding === 'open'
  const setFilters = (change: Record<string, string>) => {
    const next = Object.entries({ ...state.filters, ...change }).filter(([, value]) => value !== '')
    set({ filters: Object.fromEntries(next) })
  }
  return (
    <div className="kit-bar" role="search">
      <div className="kit-bar-row">
        {isSearchable(resource) && (
          <Keyword label={t('admin.list.keywordOf', { names })} value={state.keyword} set={(keyword) => set({ keyword })} />
        )}
        {resource.publishable && <StateFilter value={state.filters['state'] ?? ''} set={(value) => setFilters({ state: value })} />}
        {fields.length > 0 && (
          <Count number={active}>
            <Button icon={<FilterOutlined />} aria-expanded={isOpen} onClick={() => setFolding(isOpen ? 'folded' : 'open')}>
              {t('admin.list.filters')}
            </Button>
          </Count>
        )}
        {isFiltered(state, resource) && (
          <Button type="link" onClick={() => set({ keyword: '', filters: divisionOf(state, resource) })}>
            {t('admin.list.reset')}
          </Button>
        )}
        <span className="kit-bar-tools">
          <BinButton resource={resource} />
          <TransferMenu resource={resource} list={list} />
          <RefreshButton isBusy={isBusy} refresh={refresh} />
          <ToolButton
            icon={<TableOutlined />}
            label={t('admin.listing.layout')}
            aria-expanded={settings.isOpen}
            onClick={settings.toggle}
          />
        </span>
      </div>
      {isOpen && fields.length > 0 && (
        <div className="kit-bar-row">
          <Contained>
            <Suspense>
              {fields.map(([name, field]) => {
                const One = filters[name] ?? Filter
                return (
                  <One
                    key={name}
                    resource={resource}
                    name={name}
                    field={field}
                    label={labels.field(name)}
                    values={state.filters}
                    set={setFilters}
                  />
                )
              })}
            </Suspense>
          </Contained>
        </div>
      )}
    </div>
  )
}

/** Leads to the deleted rows of this list. */
const BinButton = ({ resource }: { resource: Resource }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const canDelete = useCan(permitOf(resource, 'Delete')) && resource.writable
  // The bin is the server's; rows of the browser alone are not in it.
  const isHere = use(PermitsHere) !== null
  if (!canDelete || isHere) return null
  return (
    <ToolButton icon={<DeleteOutlined />} label={t('admin.bin.open')} onClick={() => void navigate(`/recyclebin?kind=${resource.name}`)} />
  )
}

const isSearchable = (resource: Resource) => Object.values(resource.fields).some((field) => field.search)

const StateFilter = ({ value, set }: { value: string; set: (value: string) => void }) => {
  const { t } = useTranslation()
  const options = [
    { value: '', label: t('admin.list.all') },
    ...(['draft', 'scheduled', 'published'] as const).map((state) => ({ value: state as string, label: t(`states.${state}`) })),
  ]
  return <Segmented options={options} value={value} onChange={set} aria-label={t('shared.state')} />
}
