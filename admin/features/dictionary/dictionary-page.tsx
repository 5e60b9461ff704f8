import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { TOP } from '../../../contract/features/dictionary.ts'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { part } from '../../browser/part.ts'
import { useAddress } from '../../resource/address/use-address.ts'
import { useAllRows } from '../../resource/data/all-rows.ts'
import type { Item } from '../../resource/data/item.ts'
import type { Screen } from '../../resource/kinds/screen.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { useCan } from '../../session/use-can.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { useOwnTitle } from '../../shell/use-tab.ts'
import './dictionary.css'
import { LooksChoice, TypeHead } from './type-head.tsx'
import { TypesTree } from './types-tree.tsx'
import { ValueCell } from './value-cell.tsx'

const types = resourceNamed('dictionaryType')
const items = resourceNamed('dictionaryItem')

const MergeDialog = part(() => import('./merge-dialog.tsx'))

/** Types on the left, the items of the chosen one on the right; `/dictionary/types` is the list of types, where they are moved and changed. */
export const Component = () => (useParams()['part'] === 'types' ? <TypesPage /> : <ItemsPage />)

function TypesPage() {
  const { t } = useTranslation()
  useOwnTitle(t('admin.dictionary.types'))
  const lead = <Link to="/dictionary">{t('admin.dictionary.backToItems')}</Link>
  return <ResourcePage key="types" screen={{ resource: types, path: '/dictionary/types', title: t('admin.dictionary.types'), lead }} />
}

function ItemsPage() {
  const { t } = useTranslation()
  const type = useChosenType()
  const [merging, setMerging] = useState<Item | null>(null)
  const mayMerge = useCan(permitOf(items, 'Edit'), permitOf(items, 'Delete'))
  const resource = useMemo(() => itemsOf(type?.id), [type?.id])
  const screen: Screen = {
    resource,
    path: '/dictionary',
    title: t('admin.pages.dictionary'),
    lead: type ? <TypeHead key={type.id} type={type} /> : <LooksChoice />,
    columns: type ? ['label', 'value', 'isActive'] : ['label', 'typeId', 'value', 'isActive'],
    cells: { value: ValueCell },
    widths: { value: 230, typeId: 120 },
    rowActions: (item) => (mayMerge ? [{ key: 'merge', label: t('admin.dictionary.merge'), onClick: () => setMerging(item) }] : []),
    dialogs: <Late close={() => setMerging(null)}>{merging && <MergeDialog item={merging} close={() => setMerging(null)} />}</Late>,
  }
  return (
    <div className="dictionary-screen">
      <TypesTree chosen={type ? String(type.id) : TOP} />
      <div>
        <ResourcePage key={type?.id ?? TOP} screen={screen} />
      </div>
    </div>
  )
}

/** The type in the address. One that is not known yet may be new, so the types are read again. */
function useChosenType(): Item | undefined {
  const [params] = useAddress()
  const { data = [], refetch } = useAllRows(types)
  const asked = params.get('typeId')
  const type = data.find(({ id }) => String(id) === asked)
  const isUnknown = asked !== null && !type
  useEffect(() => {
    if (isUnknown) void refetch()
  }, [isUnknown, asked, refetch])
  return type
}

/** The items, of which a new one belongs to the chosen type. */
function itemsOf(typeId: number | undefined): Resource {
  if (typeId === undefined) return items
  return { ...items, fields: { ...items.fields, typeId: { ...items.fields['typeId']!, default: typeId } } }
}
