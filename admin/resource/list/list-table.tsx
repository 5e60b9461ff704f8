import { Table, type TableColumnsType, type TableProps } from 'antd'
import { memo, useMemo, useRef, type CSSProperties, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { countText } from '../../../contract/format/count-text.ts'
import { permitOf } from '../../../contract/resource.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { useCan } from '../../session/use-can.ts'
import { useColumns } from './columns.tsx'
import type { Rows } from '../data/data.ts'
import { titleOf } from '../data/item.ts'
import { SIZES } from '../data/list-query.ts'
import { Nothing } from './nothing.tsx'
import { PageSize } from './page-size.tsx'
import { OrderContext, useOrder } from './use-order.ts'
import { usePagerNames } from '../pieces/use-pager-names.ts'
import type { Screen } from '../kinds/screen.ts'
import { part } from '../../browser/part.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { openAtFirst, type Branch } from '../data/tree.ts'
import type { List } from '../address/use-list.ts'

// Fetched by the lists that have an order.
const RowOrder = part(() => import('./row-order.tsx'))

interface ListTableProps {
  screen: Screen
  list: List
  /** Undefined while the first rows load. */
  rows: Rows | undefined
  /** The rows belong to the query before, and show until the new ones are loaded. */
  isOld: boolean
  address: (id: number) => string
}

const PAGER = { sizeChanger: PageSize }

const KIT_SIZES = { loose: 'large', medium: 'middle', compact: 'small' } as const

/** The rows in their columns; while they load, placeholders in the cells. */
export const ListTable = memo(function ListTable({ screen, list, rows, isOld, address }: ListTableProps) {
  const { t } = useTranslation()
  const isTree = rows?.isTree ?? false
  const items = rows?.items
  const open = useMemo(() => (isTree ? openAtFirst(items!) : []), [isTree, items])
  const { columns, width } = useColumns({ screen, list, address, isTree })
  const selection = useSelection(screen, list)
  const pagination = usePages(list, rows)
  const navigate = useNavigate()
  const frame = useRef<HTMLDivElement>(null)
  const order = useOrder(screen, list, isOld ? undefined : rows)
  return (
    <OrderContext value={order}>
      <div ref={frame} className={frameOf(screen, width)} style={width ? ({ '--kit-width': `${width}px` } as CSSProperties) : {}}>
        <Table<Branch>
          // A short tree starts unfolded, since a reader overlooks folded rows.
          key={isTree ? 'tree' : 'flat'}
          rowKey="id"
          size={KIT_SIZES[list.look.density ?? 'medium']}
          columns={rows ? columns : columns.map(placeholder)}
          dataSource={rows ? rows.items : PLACEHOLDERS}
          loading={{ spinning: isOld, delay: 100 }}
          expandable={{ defaultExpandedRowKeys: open }}
          tableLayout="fixed"
          onChange={changed(list)}
          onRow={({ id }) => ({ onClick: (event) => isPlain(event) && id > 0 && void navigate(address(id)) })}
          locale={{ emptyText: <Nothing resource={screen.resource} list={list} lead={screen.emptyLead} /> }}
          {...(selection ? { rowSelection: selection } : {})}
          pagination={isTree || !rows ? false : pagination}
        />
        <Late>{order && <RowOrder order={order} frame={frame} />}</Late>
      </div>
      {order && rows && rows.totalCount > rows.items.length && !isTree && <p className="kit-hint">{t('admin.order.page')}</p>}
    </OrderContext>
  )
})

/** Chosen columns are a table in a frame of their own, also for rows that are tiles otherwise. */
const frameOf = ({ resource: { layout } }: Screen, width: number | null): string =>
  width ? 'kit-table kit-table-own' : layout === 'tiles' ? 'kit-table kit-tiles' : 'kit-table'

/** A click on a row opens it, but not one on something within that acts itself, and not the end of selecting text. */
const isPlain = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('a, button, input, label, [role=menu], .ant-table-selection-column') &&
  getSelection()?.isCollapsed !== false

const changed =
  ({ state, set }: List): TableProps<Branch>['onChange'] =>
  ({ current = 1, pageSize }, _, sorter, { action }) => {
    if (action === 'paginate') return set({ size: pageSize ?? state.size, page: pageSize === state.size ? current : 1 })
    const { field, order } = Array.isArray(sorter) ? sorter[0]! : sorter
    set({ sort: order && typeof field === 'string' ? { field, descending: order === 'descend' } : null })
  }

function usePages({ state }: List, rows: Rows | undefined): NonNullable<TableProps<Branch>['pagination']> {
  const { t } = useTranslation()
  return {
    current: state.page,
    pageSize: state.size,
    total: rows?.totalCount ?? 0,
    pageSizeOptions: SIZES,
    showSizeChanger: true,
    components: PAGER,
    itemRender: usePagerNames(),
    showTotal: (number) => t('admin.list.total', { number: countText(number, rows?.hasMore) }),
  }
}

/** Rows are selected for batch actions, and stay selected on other pages. */
function useSelection({ resource, batch }: Screen, { selected, select }: List): TableProps<Branch>['rowSelection'] {
  const { t } = useTranslation()
  const canDelete = useCan(permitOf(resource, 'Delete'))
  const canPublish = useCan(permitOf(resource, 'Publish')) && resource.publishable
  const canBatch = useCan(permitOf(resource, 'Edit')) && batch !== undefined
  if (!resource.writable || !(canDelete || canPublish || canBatch)) return undefined
  return {
    selectedRowKeys: selected,
    preserveSelectedRowKeys: true,
    onChange: (keys) => select(keys.map(Number)),
    columnWidth: 44,
    getCheckboxProps: (item) =>
      ({
        'aria-label': t('admin.listing.selectRow', { title: titleOf(resource, item, currentLanguage()) }),
        disabled: item.id < 0,
      }) as object,
  }
}

/** Placeholders for rows that are loading. */
const PLACEHOLDERS = Array.from({ length: 8 }, (_, at) => ({ id: -1 - at }) as Branch)

const placeholder = (column: TableColumnsType<Branch>[number]) => ({ ...column, render: () => <span className="kit-bone" /> })
