import { TextSelection } from '@tiptap/pm/state'
import type { Editor, JSONContent } from '@tiptap/react'

const CELLS = new Set(['tableCell', 'tableHeader'])

interface Row {
  isHead: boolean
  cells: JSONContent[]
}

interface Place {
  /** Where the table begins, and how long it is. */
  at: number
  size: number
  rows: Row[]
  row: number
  column: number
}

/** The table that the caret is in, as rows, and which cell it is in. */
function placeOf(editor: Editor): Place | null {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 2; depth -= 1) {
    if (!CELLS.has($from.node(depth).type.name)) continue
    const table = $from.node(depth - 3)
    const section = $from.index(depth - 3)
    const before = section > 0 ? table.child(0).childCount : 0
    return {
      at: $from.before(depth - 3),
      size: table.nodeSize,
      rows: rowsOf(table.toJSON() as JSONContent),
      row: before + $from.index(depth - 2),
      column: $from.index(depth - 1),
    }
  }
  return null
}

const rowsOf = (table: JSONContent): Row[] =>
  (table.content ?? []).flatMap(({ type, content = [] }) =>
    content.map((row) => ({ isHead: type === 'tableHead', cells: row.content ?? [] })),
  )

/** Tables always have a body: a head alone becomes one. */
export function tableOf(rows: Row[]): JSONContent {
  const part = (type: string, some: Row[]): JSONContent[] =>
    some.length > 0 ? [{ type, content: some.map(({ cells }) => ({ type: 'tableRow', content: cells })) }] : []
  const head = rows.filter(({ isHead }) => isHead)
  const body = rows.filter(({ isHead }) => !isHead)
  return { type: 'table', content: body.length > 0 ? [...part('tableHead', head), ...part('tableBody', body)] : part('tableBody', head) }
}

const emptyCell = (isHead: boolean): JSONContent => (isHead ? { type: 'tableHeader', attrs: { scope: 'col' } } : { type: 'tableCell' })
const emptyRow = (isHead: boolean, width: number): Row => ({ isHead, cells: Array.from({ length: width }, () => emptyCell(isHead)) })

export const newTable = (): JSONContent => tableOf([emptyRow(true, 3), emptyRow(false, 3), emptyRow(false, 3)])

export type TableChange = 'rowAfter' | 'columnAfter' | 'rowDelete' | 'columnDelete' | 'tableDelete'

/** The rows after a change; none when nothing of the table is left. */
export function changed(rows: Row[], { row, column }: { row: number; column: number }, change: TableChange): Row[] {
  const added = emptyRow(false, rows[row]?.cells.length ?? 1)
  switch (change) {
    case 'rowAfter':
      return rows.toSpliced(rows[row]?.isHead ? rows.findLastIndex(({ isHead }) => isHead) + 1 : row + 1, 0, added)
    case 'columnAfter':
      return rows.map((one) => ({ ...one, cells: one.cells.toSpliced(column + 1, 0, emptyCell(one.isHead)) }))
    case 'rowDelete':
      return rows.toSpliced(row, 1)
    case 'columnDelete':
      return rows.map((one) => ({ ...one, cells: one.cells.toSpliced(column, 1) })).filter(({ cells }) => cells.length > 0)
    case 'tableDelete':
      return []
  }
}

export function changeTable(editor: Editor, change: TableChange): void {
  const place = placeOf(editor)
  if (!place) return
  const { state, view } = editor
  const rows = changed(place.rows, place, change)
  const caret = state.selection.from
  const transaction =
    rows.length > 0
      ? state.tr.replaceWith(place.at, place.at + place.size, state.schema.nodeFromJSON(tableOf(rows)))
      : state.tr.delete(place.at, place.at + place.size)
  view.dispatch(transaction.setSelection(TextSelection.near(transaction.doc.resolve(Math.min(caret, transaction.doc.content.size)))))
  view.focus()
}

/** A table where the caret stands, which then stands in its first cell. */
export function insertTable(editor: Editor): void {
  editor.chain().focus().insertContent(newTable()).run()
  const place = placeOf(editor)
  // Through table, section and row into the cell.
  if (place) editor.commands.setTextSelection(place.at + 4)
}

/** Tab goes from cell to cell; after the last one it leaves the table as it leaves any field. */
export function nextCell(editor: Editor, step: 1 | -1): boolean {
  const place = placeOf(editor)
  if (!place) return false
  const { state, view } = editor
  const starts: number[] = []
  state.doc.nodesBetween(place.at, place.at + place.size, (one, at) => {
    if (CELLS.has(one.type.name)) starts.push(at + 1)
  })
  const now = starts.findLastIndex((start) => start <= state.selection.from)
  const next = starts[now + step]
  if (next === undefined) return false
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, next)).scrollIntoView())
  return true
}
