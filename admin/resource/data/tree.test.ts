import { expect, test } from 'vitest'
import type { Item } from './item.ts'
import { openAtFirst, treeOf, without } from './tree.ts'

const items = [
  { id: 1, pid: null },
  { id: 2, pid: 1 },
  { id: 3, pid: 2 },
  { id: 4, pid: 99 },
  { id: 5, pid: null },
] as unknown as Item[]
const ids = (branches: ReturnType<typeof treeOf>): unknown[] => branches.map(({ id, children }) => (children ? [id, ids(children)] : id))

test('rows are below their parents; a row without its parent in the list is at the top', () => {
  expect(ids(treeOf(items, 'pid'))).toEqual([[1, [[2, [3]]]], 4, 5])
})

test('a row cannot be put below itself', () => {
  expect(ids(without(treeOf(items, 'pid'), 2))).toEqual([[1, []], 4, 5])
})

test('B-05a rows that form a loop in old data are shown once each, the first of them at the top', () => {
  const tied = [
    { id: 7, pid: 9 },
    { id: 8, pid: 7 },
    { id: 9, pid: 8 },
    { id: 6, pid: 6 },
    { id: 5, pid: null },
  ] as unknown as Item[]
  expect(ids(treeOf(tied, 'pid'))).toEqual([5, [7, [[8, [9]]]], 6])
})

test('B-79i a short tree opens whole, a long one with the upper levels that fit', () => {
  const tree = treeOf(items, 'pid')
  expect(openAtFirst(tree)).toEqual([1, 4, 5, 2, 3])
  expect(openAtFirst(tree, 5)).toEqual([1, 4, 5, 2, 3])
  expect(openAtFirst(tree, 4)).toEqual([1, 4, 5])
  expect(openAtFirst(tree, 3)).toEqual([])
  expect(openAtFirst([])).toEqual([])
})
