import { expect, test } from 'vitest'
import { changed, newTable, tableOf, type TableChange } from './editor-table-changes.ts'

const cell = (text: string) => ({ type: 'tableCell', content: [{ type: 'text', text }] })
const rows = [
  { isHead: true, cells: [{ type: 'tableHeader' }, { type: 'tableHeader' }] },
  { isHead: false, cells: [cell('a'), cell('b')] },
]
const shape = (change: TableChange, row: number, column = 0) =>
  changed(rows, { row, column }, change).map(({ isHead, cells }) => `${isHead ? 'h' : 'b'}${cells.length}`)

test('a row is added below, below the head at the earliest', () => {
  expect(shape('rowAfter', 1)).toEqual(['h2', 'b2', 'b2'])
  expect(changed(rows, { row: 0, column: 0 }, 'rowAfter')[1]?.cells[0]).not.toHaveProperty('content')
})

test('columns come and go in all rows, and the last one takes the table with it', () => {
  expect(shape('columnAfter', 1)).toEqual(['h3', 'b3'])
  const one = changed(rows, { row: 1, column: 0 }, 'columnDelete')
  expect(one[1]?.cells).toEqual([cell('b')])
  expect(changed(one, { row: 1, column: 0 }, 'columnDelete')).toEqual([])
  expect(shape('tableDelete', 0)).toEqual([])
})

test('a table always has a body', () => {
  expect(tableOf(changed(rows, { row: 1, column: 0 }, 'rowDelete')).content?.map(({ type }) => type)).toEqual(['tableBody'])
  expect(newTable().content?.map(({ type }) => type)).toEqual(['tableHead', 'tableBody'])
})
