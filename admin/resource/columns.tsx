import { Grid, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Field, FieldKind } from '../../contract/fields.ts'
import { sortable } from '../../contract/schema.ts'
import { currentLanguage } from '../i18n.ts'
import { Cell, momentOf } from './cells.tsx'
import { titleOf } from './item.ts'
import { useLabels } from './labels.ts'
import { RowActions } from './row-actions.tsx'
import type { Screen } from './screen.ts'
import { StateTag } from './state-tag.tsx'
import type { Branch } from './tree.ts'
import type { useList } from './use-list.ts'

const PICTURES: ReadonlySet<FieldKind> = new Set(['picture', 'pictures'])

interface Wish {
  screen: Screen
  list: ReturnType<typeof useList>
  /** Where a row is opened. */
  address: (id: number) => string
  isTree: boolean
}

type Column = TableColumnsType<Branch>[number] & { dataIndex?: string }

/** What a cell of each kind needs; text takes what is left. */
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

/** The declared columns, the state of what can be published, when it was changed, and what can be done. A small screen shows what names a row. */
export function useColumns({ screen, list, address, isTree }: Wish): TableColumnsType<Branch> {
  const { resource, rowActions } = screen
  const isSmall = Grid.useBreakpoint().md === false
  const widthOf = (name: string, field: Field) => {
    const width = screen.widths?.[name] ?? WIDTHS[field.kind]
    return width ? { width: isSmall ? Math.min(width, 78) : width } : {}
  }
  const { t } = useTranslation()
  const labels = useLabels(resource)
  const allowed = new Set(sortable(resource))
  const sorting = (name: string): Partial<Column> =>
    allowed.has(name) && !isTree
      ? {
          sorter: true,
          showSorterTooltip: false,
          sortOrder: list.state.sort?.field === name ? (list.state.sort.descending ? 'descend' : 'ascend') : null,
        }
      : {}

  const names = screen.columns ?? resource.columns
  // What a tree is folded by stands in its first column.
  const ordered = isTree ? [resource.display, ...names.filter((name) => name !== resource.display)] : names
  const declared = ordered.map((name): Column => {
    const field = resource.fields[name]!
    return {
      key: name,
      dataIndex: name,
      title: labels.field(name),
      ...(name === resource.display ? {} : widthOf(name, field)),
      ...(name === resource.display || PICTURES.has(field.kind)
        ? {}
        : { responsive: [names.length > 3 ? ('xl' as const) : ('md' as const)] }),
      ...sorting(name),
      render: (_: unknown, item: Branch) =>
        name === resource.display ? (
          <Title screen={screen} item={item} address={address(item.id)} isSmall={isSmall} />
        ) : (
          <OwnCell screen={screen} name={name} field={field} item={item} />
        ),
    }
  })
  const state: Column[] = resource.publishable
    ? [{ key: 'state', title: labels.field('state'), width: 116, responsive: ['md'], render: (_, item) => <StateTag item={item} /> }]
    : []
  return [
    ...declared,
    ...state,
    {
      key: 'lastModificationTime',
      dataIndex: 'lastModificationTime',
      title: t('admin.list.updated'),
      width: 160,
      // Where the declared columns are many, it waits for a wide screen.
      responsive: [names.length > 4 ? 'xxl' : 'lg'],
      ...sorting('lastModificationTime'),
      render: (_, item) => <time className="kit-number kit-quiet">{momentOf(item.lastModificationTime ?? item.creationTime)}</time>,
    },
    {
      key: 'actions',
      title: <span className="kit-hidden">{t('admin.list.actions')}</span>,
      width: isSmall ? 56 : 104,
      align: 'end',
      render: (_, item) => <RowActions resource={resource} item={item} address={address(item.id)} more={rowActions?.(item) ?? []} />,
    },
  ]
}

interface TitleProps {
  screen: Screen
  item: Branch
  address: string
  isSmall: boolean
}

/** The name of a row leads to it; on a small screen its state stands below, where there is no column for it. */
const Title = ({ screen: { resource }, item, address, isSmall }: TitleProps) => (
  <>
    <Link className="kit-title" to={address}>
      {titleOf(resource, item, currentLanguage())}
    </Link>
    {isSmall && resource.publishable && (
      <div className="kit-state-below">
        <StateTag item={item} />
      </div>
    )}
  </>
)

const OwnCell = ({ screen: { resource, cells }, ...props }: { screen: Screen; name: string; field: Field; item: Branch }) => {
  const Own = cells?.[props.name]
  return Own ? <Own resource={resource} {...props} /> : <Cell resource={resource} {...props} />
}
