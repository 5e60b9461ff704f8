import { expect, test } from 'vitest'
import { moved, removed, replaced } from './order.ts'

test('an entry moves before or after others, never beyond the ends', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(list, 1, 1)).toEqual(list)
  expect(moved(list, 0, -1)).toEqual(list)
  expect(moved(list, 3, 9)).toEqual(list)
  expect(moved(list, 9, 0)).toEqual(list)
  expect(list).toEqual(['a', 'b', 'c', 'd'])
})

test('one entry is replaced or removed, the others stay', () => {
  expect(replaced(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c'])
  expect(removed(['a', 'b', 'c'], 1)).toEqual(['a', 'c'])
  expect(removed(['a', 'b', 'c'], 7)).toEqual(['a', 'b', 'c'])
})
