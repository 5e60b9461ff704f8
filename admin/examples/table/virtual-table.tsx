import { useImperativeHandle, useRef, useState, type CSSProperties, type ReactNode, type Ref } from 'react'

export interface Column<R> {
  key: string
  title: string
  /** In px; the column takes a share of what is left over. */
  width: number
  isNumber?: boolean
  /** The edge at which it stays while the others scroll. */
  pinned?: 'left' | 'right'
  render: (row: R) => ReactNode
}

export interface TableHandle {
  scrollTo: (at: number) => void
}

interface VirtualTableProps<R> {
  ref?: Ref<TableHandle>
  label: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  keyOf: (row: R) => string
  classOf?: (row: R) => string
}

const ROW = 40
const HEIGHT = 480
/** So many rows beyond those in sight are drawn, so that none is missing while the table scrolls. */
const MORE = 10

/** A table that draws only the rows in sight. Screen readers are told how many there are, and which one a row is. */
export function VirtualTable<R>({ ref, label, columns, rows, keyOf, classOf }: VirtualTableProps<R>) {
  const box = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  useImperativeHandle(ref, () => ({ scrollTo: (at) => box.current?.scrollTo({ top: at * ROW }) }))
  const shown = rows.slice(first, first + Math.ceil(HEIGHT / ROW) + 2 * MORE)
  const template = columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' ')
  const follow = () => {
    const at = Math.max(0, Math.floor(box.current!.scrollTop / ROW) - MORE)
    // An even number keeps the stripes, and halves the work.
    setFirst(at - (at % 2))
  }
  return (
    <div
      ref={box}
      className="table-box"
      role="region"
      aria-label={label}
      // It scrolls, so the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      style={{ maxHeight: HEIGHT + ROW }}
      onScroll={follow}
    >
      <div
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        className="table-rows"
        style={{ '--table-columns': template, minWidth: columns.reduce((sum, { width }) => sum + width, 0) } as CSSProperties}
      >
        <div role="rowgroup" className="table-head">
          <div role="row" aria-rowindex={1} className="table-row">
            {columns.map((column) => (
              <div key={column.key} role="columnheader" className={classesOf(column)}>
                {column.title}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" style={{ height: rows.length * ROW, position: 'relative' }}>
          {shown.map((row, at) => (
            <div
              key={keyOf(row)}
              role="row"
              aria-rowindex={first + at + 2}
              className={`table-row ${classOf?.(row) ?? ''}`}
              style={{ position: 'absolute', insetInline: 0, top: (first + at) * ROW }}
            >
              {columns.map((column) => (
                <div key={column.key} role="cell" className={classesOf(column)}>
                  {column.render(row)}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

const classesOf = ({ pinned, isNumber }: Pick<Column<never>, 'pinned' | 'isNumber'>) =>
  ['table-cell', pinned && `table-${pinned}`, isNumber && 'table-number'].filter(Boolean).join(' ')
