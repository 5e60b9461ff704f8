import { expect, test } from 'vitest'
import { placeAfter, toggled, withRange } from './grid-keys.ts'

const grid = { count: 11, columns: 4 }

test('B-116d the arrows lead from tile to tile and stay within the grid', () => {
  expect(placeAfter('ArrowRight', 3, grid)).toBe(4)
  expect(placeAfter('ArrowLeft', 4, grid)).toBe(3)
  expect(placeAfter('ArrowDown', 2, grid)).toBe(6)
  expect(placeAfter('ArrowUp', 6, grid)).toBe(2)
  expect(placeAfter('Home', 6, grid)).toBe(0)
  expect(placeAfter('End', 6, grid)).toBe(10)
  expect(placeAfter('PageDown', 1, grid)).toBe(10)
  expect(placeAfter('PageUp', 6, grid)).toBe(0)
  for (const [key, at] of [
    ['ArrowRight', 10],
    ['ArrowLeft', 0],
    ['ArrowUp', 3],
    ['ArrowDown', 9],
    ['Enter', 5],
  ] as const)
    expect([key, placeAfter(key, at, grid)]).toEqual([key, null])
})

test('B-116d down from above a short last row leads to its last tile', () => {
  expect(placeAfter('ArrowDown', 7, grid)).toBe(10)
})

test('B-116d tiles are chosen one by one and in ranges, each once, in the order of the choice', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [{ id: string }, ...{ id: string }[]]
  expect(toggled([b!], a)).toEqual([b, a])
  expect(toggled([b!, a], b!)).toEqual([a])
  expect(withRange([c!], [a, b!, c!, d!], [3, 1])).toEqual([c, b, d])
})
