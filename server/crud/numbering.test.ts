import { expect, test } from 'vitest'
import { MOST_RENUMBERED, numbersFor } from './numbering.ts'

const rows = (...sorts: number[]) => sorts.map((sort, at) => ({ id: at + 1, sort }))
/** The list as it stands after the move, as `id:sort`. */
function after(list: { id: number; sort: number }[], id: number, to: number): string | null {
  const rest = list.filter((row) => row.id !== id)
  const numbers = numbersFor(id, rest.slice(0, to).toReversed(), rest.slice(to))
  if (!numbers) return null
  const changed = new Map(numbers.map((row) => [row.id, row.sort]))
  const sorted = list
    .map((row) => ({ id: row.id, sort: changed.get(row.id) ?? row.sort }))
    .toSorted((a, b) => a.sort - b.sort || a.id - b.id)
  return sorted.map((row) => `${row.id}:${row.sort}`).join(' ')
}

test('B-40b a row takes a free number between its neighbours, and no other row changes', () => {
  expect(after(rows(10, 20, 30), 3, 1)).toBe('1:10 3:11 2:20')
  expect(after(rows(10, 20, 30), 1, 2)).toBe('2:20 3:30 1:31')
  expect(after(rows(10, 20, 30), 3, 0)).toBe('3:9 1:10 2:20')
})

test('B-40b where there is no free number the rows behind give way, as far as they must', () => {
  expect(after(rows(1, 2, 3, 9), 3, 0)).toBe('3:1 1:2 2:2 4:9')
  expect(after(rows(1, 2, 3, 4, 5), 5, 1)).toBe('1:1 5:2 2:3 3:3 4:4')
  expect(after(rows(0, 0, 0, 0), 4, 0)).toBe('4:0 1:1 2:2 3:3')
  expect(after(rows(0, 0, 0, 0), 1, 2)).toBe('2:0 3:0 1:1 4:2')
  expect(after(rows(1.5, 1.6, 1.7), 3, 1)).toBe('1:1.5 3:2 2:3')
})

test('B-40b a long list of equal numbers gives way on its shorter side; in the middle of a longer one the move is refused', () => {
  const equal = rows(...Array.from({ length: 3 * MOST_RENUMBERED }, () => 0))
  const last = equal.length
  expect(after(equal, last, 0)).toMatch(new RegExp(`^${last}:-1 1:0 2:0 `))
  expect(after(equal, last, 2)).toMatch(new RegExp(`^1:-3 2:-2 ${last}:-1 3:0 `))
  expect(after(equal, last, 1.5 * MOST_RENUMBERED)).toBeNull()
  expect(after(equal, 1, last - 1)).toMatch(/ 1:1$/)
})

test('B-40b every place of small lists is reached, with the others in their order', () => {
  for (const list of [rows(0, 0, 0, 0), rows(-2, 0, 0, 7), rows(1, 2, 3, 4), rows(5, 5, 6, 6), rows(0.5, 0.5, 1, 1.25)])
    for (const { id } of list)
      for (let to = 0; to < list.length; to++) {
        const ids = list.map((row) => row.id).filter((one) => one !== id)
        expect(
          after(list, id, to)!
            .split(' ')
            .map((row) => Number(row.split(':')[0])),
        ).toEqual(ids.toSpliced(to, 0, id))
      }
})
