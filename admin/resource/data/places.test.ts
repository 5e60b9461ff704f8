import { expect, test } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { heldAt, moveInput, othersOf, placeAt, placeOf, relocated, spotsOf } from './places.ts'
import type { Branch } from './tree.ts'

const row = (id: number, ...children: Branch[]) => ({ id, ...(children.length > 0 ? { children } : {}) }) as Branch
const tree = [row(1, row(2), row(3, row(4))), row(5)]
const shape = (branches: readonly Branch[]): string =>
  branches.map(({ id, children }) => (children ? `${id}(${shape(children)})` : String(id))).join(' ')
const spots = spotsOf(tree)
const place = (id: number, gap: number, depth: number) => placeAt(othersOf(spots, id), { gap, depth }, true)
const after = (id: number, gap: number, depth: number) => shape(relocated(tree, id, place(id, gap, depth)))

test('B-40f a row moves with the rows below it, and never below itself', () => {
  expect(othersOf(spots, 3).map(({ id }) => id)).toEqual([1, 2, 5])
  expect(othersOf(spots, 1).map(({ id }) => id)).toEqual([5])
  expect(heldAt(spots, 4)).toEqual({ gap: 3, depth: 2 })
})

test('B-40f the depth decides below which row it goes; it is never deeper than one below the row above, nor above the row that follows', () => {
  expect(after(5, 4, 0)).toBe('1(2 3(4)) 5')
  expect(after(5, 4, 1)).toBe('1(2 3(4) 5)')
  expect(after(5, 4, 2)).toBe('1(2 3(4 5))')
  expect(after(5, 4, 9)).toBe('1(2 3(4(5)))')
  expect(after(5, 0, 3)).toBe('5 1(2 3(4))')
  expect(after(5, 1, 0)).toBe('1(5 2 3(4))')
  expect(after(3, 3, 0)).toBe('1(2) 5 3(4)')
  expect(after(4, 1, 1)).toBe('1(4 2 3) 5')
  expect(after(2, 1, 0)).toBe('1(2 3(4)) 5')
})

test('B-40f a place knows its neighbours and its number, and the place before a move brings the row back', () => {
  expect(place(5, 2, 1)).toEqual({ depth: 1, parentId: 1, afterId: 2, beforeId: 3, at: 2, total: 3 })
  for (const { id } of spots)
    for (let gap = 0; gap <= othersOf(spots, id).length; gap++)
      for (const depth of [0, 1, 2]) {
        const moved = relocated(tree, id, place(id, gap, depth))
        expect(shape(relocated(moved, id, placeOf(spots, id, true)))).toBe(shape(tree))
      }
})

test('B-40f in a list that is no tree only the order counts, and the first place of a page is before the row that stands there', () => {
  const page = spotsOf([row(7), row(8), row(9)])
  const gallery = resourceNamed('galleryPicture')
  expect(moveInput(gallery, 9, placeAt(othersOf(page, 9), { gap: 0, depth: 5 }, false))).toEqual({ id: 9, beforeId: 7 })
  expect(moveInput(gallery, 7, placeAt(othersOf(page, 7), { gap: 2, depth: 1 }, false))).toEqual({ id: 7, afterId: 9 })
  expect(moveInput(resourceNamed('menu'), 5, place(5, 4, 9))).toEqual({ id: 5, parentId: 4, afterId: null })
})
