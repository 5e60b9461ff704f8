import type { TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import type { FieldKind } from '../../../contract/fields.ts'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { sortable } from '../../../contract/sorting.ts'
import { useCan } from '../../session/use-can.ts'
import { useMedia, WIDER } from '../../browser/use-media.ts'
import { useTellsHolders } from '../data/access-address.ts'
import { useLabels } from '../data/labels.ts'
import { usualColumns } from '../address/list-look.ts'
import { Handled } from './order-handle.tsx'
import { OwnCell, Title } from './row-cells.tsx'
import { RowActions } from './row-actions.tsx'
import { useMayOrder } from './use-order.ts'
import type { Screen } from '../kinds/screen.ts'
import type { Branch } from '../data/tree.ts'
import type { List } from '../address/use-list.ts'

const PICTURES: ReadonlySet<FieldKind> = new Set(['picture', 'pictures'])

interface ColumnsProps {
  screen: Screen
  list: List
  /** The address of a row's form. */
  address: (id: number) => string
  isTree: boolean
}

type Column = TableColumnsType<Branch>[number] & { dataIndex?: string }

/** The width of each kind in px; text takes the rest. */
const WIDTHS: Partial<Record<FieldKind, number>> = {
  number: 90,
  money: 120,
  yesNo: 100,
  date: 150,
  choice: 110,
  dictionary: 112,
  picture: 104,
  pictures: 104,
  reference: 150,
}

/** Least widths in px, for a list whose chosen columns are wider than the page. */
const LEAST = { name: 220, text: 140, stamp: 160, id: 80, state: 116, actions: 104 }

interface Columns {
  columns: TableColumnsType<Branch>
  /** Their least width in px; null if the list leaves out the columns that do not fit. */
  width: number | null
}

/** The chosen columns, else the declared ones, then the actions. A small screen shows the name of the row alone, unless columns were chosen. */
export function useColumns({ screen, list, address, isTree }: ColumnsProps): Columns {
  const { resource, rowActions } = screen
  const { t } = useTranslation()
  const room = useRoom()
  const isSmall = !room.md
  const titled = useColumnTitle(resource)
  const chosen = list.look.columns
  const names = chosen ?? usualColumns(resource, screen.columns)
  const allowed = new Set(sortable(resource))
  const early = fitting(screen, names)
  const canDelete = useCan(permitOf(resource, 'Delete'))
  const canOrder = useMayOrder(resource)
  const tells = useTellsHolders(resource)
  const hasMenu = canOrder || tells || (canDelete && resource.writable) || resource.publishable || rowActions !== undefined
  // A small screen has no room for the link beside the menu; the name of the row leads there as well.
  const hasActions = hasMenu || (resource.writable && !isSmall)
  const isShown = (name: string) => chosen !== undefined || isAlways(screen, name) || room[placeOf(screen, name, early)]

  const columnOf = (name: string): Column => ({
    key: name,
    dataIndex: name,
    className: `kit-cell-${kindOf(resource, name)}`,
    title: titled(name),
    ...(chosen ? ownFrame(screen, name) : widthOf(screen, name, isSmall)),
    ...(allowed.has(name) && !isTree ? sorting(list, name) : {}),
    render: (_: unknown, item: Branch) => {
      const cell =
        name === resource.display ? (
          <Title screen={screen} item={item} address={address(item.id)} isSmall={isSmall && !chosen} />
        ) : (
          <OwnCell screen={screen} name={name} item={item} />
        )
      return name === shown[0] ? <Handled item={item}>{cell}</Handled> : cell
    },
  })
  const actions: Column = {
    key: 'actions',
    title: <span className="kit-hidden">{t('admin.list.actions')}</span>,
    width: isSmall ? 56 : LEAST.actions,
    align: 'end',
    render: (_, item) => <RowActions screen={screen} item={item} address={address(item.id)} more={rowActions?.(item) ?? []} />,
  }
  // The first column of a tree holds the buttons that fold it.
  const ordered = isTree ? [resource.display, ...names.filter((name) => name !== resource.display)] : names
  const shown = ordered.filter(isShown)
  const width = ordered.reduce((sum, name) => sum + leastWidth(screen, name), LEAST.actions)
  return { columns: [...shown.map(columnOf), ...(hasActions ? [actions] : [])], width: chosen ? width : null }
}

/** Tiles place their cells by what these hold. */
const kindOf = ({ fields, display }: Resource, name: string): string => (name === display ? 'title' : (fields[name]?.kind ?? 'other'))

/** The title of a column. */
export function useColumnTitle(resource: Resource): (name: string) => string {
  const { t } = useTranslation()
  const labels = useLabels(resource)
  return (name) => (name === 'lastModificationTime' ? t('admin.list.updated') : labels.field(name))
}

/** The widths of columns that are no fields. */
const OTHERS: Record<string, number> = { state: LEAST.state, lastModificationTime: LEAST.stamp, creationTime: LEAST.stamp, id: LEAST.id }

const ownWidth = ({ resource, widths }: Screen, name: string): number | undefined => {
  const field = resource.fields[name]
  return widths?.[name] ?? (field ? WIDTHS[field.kind] : OTHERS[name])
}

const leastWidth = (screen: Screen, name: string): number =>
  name === screen.resource.display ? LEAST.name : (ownWidth(screen, name) ?? LEAST.text)

function widthOf(screen: Screen, name: string, isSmall: boolean): Pick<Column, 'width'> {
  const width = name === screen.resource.display ? undefined : ownWidth(screen, name)
  if (!width) return {}
  return { width: isSmall && screen.resource.fields[name] ? Math.min(width, 78) : width }
}

/** The widths when all chosen columns show: the name of the row takes the rest. */
const ownFrame = (screen: Screen, name: string): Pick<Column, 'width'> =>
  name === screen.resource.display ? {} : { width: leastWidth(screen, name) }

/** The state of a row comes before all other columns. */
const FIRST: ReadonlySet<string> = new Set(['state', 'status', 'isActive'])

/** The room for columns in the narrowest card that shows any (`md`, or `lg` beside the menu), in px, without selection and actions. */
const LEAST_ROOM = 684 - 44 - LEAST.actions

/** The columns that fit into that room: the ones that always show, then the others in their order. */
function fitting(screen: Screen, names: readonly string[]): ReadonlySet<string> {
  const always = names.filter((name) => FIRST.has(name) || isAlways(screen, name))
  const widthOfAll = (some: readonly string[]) => some.reduce((sum, name) => sum + leastWidth(screen, name), 0)
  const others = names.filter((name) => !always.includes(name))
  const beyond = others.findIndex((_, at) => widthOfAll([...always, ...others.slice(0, at + 1)]) > LEAST_ROOM)
  return new Set([...always, ...(beyond === -1 ? others : others.slice(0, beyond))])
}

/** The name and the picture of a row show on a phone, too. */
const isAlways = ({ resource }: Screen, name: string): boolean => {
  const field = resource.fields[name]
  return name === resource.display || (field !== undefined && PICTURES.has(field.kind))
}

/** The breakpoints that the window reaches. */
const useRoom = () => ({ md: useMedia(WIDER.md), xl: useMedia(WIDER.xl), xxl: useMedia(WIDER.xxl) })

/** The breakpoint from which a column shows. */
function placeOf(screen: Screen, name: string, early: ReadonlySet<string>): keyof typeof WIDER {
  if (early.has(name)) return 'md'
  const { resource, columns = resource.columns } = screen
  return !resource.fields[name] && columns.length > 4 ? 'xxl' : 'xl'
}

const sorting = ({ state: { sort } }: List, name: string): Partial<Column> => ({
  sorter: true,
  showSorterTooltip: false,
  sortOrder: sort?.field === name ? (sort.descending ? 'descend' : 'ascend') : null,
})
