import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons'
import { Checkbox } from 'antd'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { checkedOf, type PermitNode, type TreeRow } from '../permits/permit-tree.ts'
import './roles.css'

interface CheckTreeProps {
  id?: string
  label: string
  rows: readonly TreeRow[]
  folded: ReadonlySet<string>
  fold: (key: string, isFolded: boolean) => void
  isChosen: (permit: string) => boolean
  toggle: (node: PermitNode) => void
  disabled: boolean
}

/** The height of a row in px: rows out of sight are not drawn, so that thousands of permits stay quick. */
const ROW = 36
const HEIGHT = 480
const BEYOND = 6

/** A tree with boxes to tick. It is one Tab stop: the arrows walk and fold, Space ticks. */
export function CheckTree({ id, label, rows, folded, fold, isChosen, toggle, disabled }: CheckTreeProps) {
  const own = useId()
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [reached, setReached] = useState<string | null>(null)
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node.key === reached),
  )
  const first = Math.max(0, Math.floor(top / ROW) - BEYOND)
  const inSight = rows.slice(first, first + Math.ceil(HEIGHT / ROW) + 2 * BEYOND)
  const isDrawn = at >= first && at < first + inSight.length
  const idOf = (key: string) => `${own}-${key}`

  function reach(next: number) {
    const row = rows[Math.min(Math.max(next, 0), rows.length - 1)]
    if (!row || !box.current) return
    setReached(row.node.key)
    const y = rows.indexOf(row) * ROW
    const { scrollTop, clientHeight } = box.current
    if (y < scrollTop) box.current.scrollTop = y
    else if (y + ROW > scrollTop + clientHeight) box.current.scrollTop = y + ROW - clientHeight
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = rows[at] && STEPS[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step({ rows, at, folded, fold, reach, press: (node) => !disabled && toggle(node) })
  }
  return (
    <div
      ref={box}
      {...(id ? { id } : {})}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable
      aria-disabled={disabled || undefined}
      aria-activedescendant={isDrawn && rows[at] ? idOf(rows[at].node.key) : undefined}
      className="check-tree"
      style={{ height: Math.min(rows.length * ROW, HEIGHT) }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      onKeyDown={onKeyDown}
      onFocus={() => reached === null && reach(0)}
      // The tree keeps the focus: a row that is scrolled away would take it along.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) return
        event.preventDefault()
        event.currentTarget.focus({ preventScroll: true })
      }}
    >
      <div role="presentation" style={{ height: rows.length * ROW, paddingBlockStart: first * ROW }}>
        {inSight.map((row, index) => (
          <Row
            key={row.node.key}
            id={idOf(row.node.key)}
            row={row}
            isReached={first + index === at && reached !== null}
            isFolded={folded.has(row.node.key)}
            isChosen={isChosen}
            disabled={disabled}
            press={() => {
              setReached(row.node.key)
              if (!disabled) toggle(row.node)
            }}
            turn={() => fold(row.node.key, !folded.has(row.node.key))}
          />
        ))}
      </div>
    </div>
  )
}

interface Steps {
  rows: readonly TreeRow[]
  at: number
  folded: ReadonlySet<string>
  fold: CheckTreeProps['fold']
  reach: (at: number) => void
  press: (node: PermitNode) => void
}

const press = ({ rows, at, press: tick }: Steps) => tick(rows[at]!.node)

const STEPS: Readonly<Record<string, (steps: Steps) => void>> = {
  ArrowDown: ({ at, reach }) => reach(at + 1),
  ArrowUp: ({ at, reach }) => reach(at - 1),
  Home: ({ reach }) => reach(0),
  End: ({ rows, reach }) => reach(rows.length - 1),
  ArrowRight: ({ rows, at, folded, fold, reach }) => {
    const { key, children } = rows[at]!.node
    if (children.length === 0) return
    if (folded.has(key)) fold(key, false)
    else reach(at + 1)
  },
  ArrowLeft: ({ rows, at, folded, fold, reach }) => {
    const { node, parent } = rows[at]!
    if (node.children.length > 0 && !folded.has(node.key)) fold(node.key, true)
    else if (parent !== null) reach(rows.findIndex((row) => row.node.key === parent))
  },
  ' ': press,
  Enter: press,
}

interface RowProps {
  id: string
  row: TreeRow
  isReached: boolean
  isFolded: boolean
  isChosen: (permit: string) => boolean
  disabled: boolean
  press: () => void
  turn: () => void
}

function Row({ id, row: { node, level, place, siblings }, isReached, isFolded, isChosen, disabled, press, turn }: RowProps) {
  const checked = checkedOf(node, isChosen)
  const isGroup = node.children.length > 0
  const Caret = isFolded ? CaretRightOutlined : CaretDownOutlined
  return (
    // oxlint-disable-next-line click-events-have-key-events -- the tree takes the keys
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-checked={checked}
      {...(isGroup ? { 'aria-expanded': !isFolded } : {})}
      className="check-tree-row"
      data-reached={isReached || undefined}
      style={{ paddingInlineStart: (level - 1) * 24 }}
      onClick={press}
    >
      <span
        className="check-tree-caret"
        aria-hidden
        onClick={(event) => {
          event.stopPropagation()
          turn()
        }}
      >
        {isGroup && <Caret />}
      </span>
      {/* Drawn like a box; the row itself is what is ticked. */}
      <span inert>
        <Checkbox checked={checked === true} indeterminate={checked === 'mixed'} disabled={disabled} />
      </span>
      <span className={isGroup ? 'check-tree-group' : undefined}>{node.label}</span>
      {!isGroup && (
        <span className="kit-quiet check-tree-code" aria-hidden>
          {node.key}
        </span>
      )}
      {isGroup && (
        <span className="kit-quiet kit-number" aria-hidden>
          {node.permits.filter(isChosen).length}/{node.permits.length}
        </span>
      )}
    </div>
  )
}
