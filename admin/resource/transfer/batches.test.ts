import { expect, test } from 'vitest'
import { IMPORT, MB } from '../../../contract/budget.ts'
import { nextBatch } from './batches.ts'

const row = (letters: number) => ({ values: { content: '长'.repeat(letters) } })

function sent(items: ReturnType<typeof row>[]) {
  const batches: number[] = []
  for (let rest = items; rest.length > 0; rest = rest.slice(batches.at(-1))) {
    const batch = nextBatch(rest)
    expect(new Blob([JSON.stringify({ items: batch.map(({ values }) => values) })]).size).toBeLessThan(IMPORT.bytes)
    batches.push(batch.length)
  }
  return batches
}

test('E-11d B-01a short rows are imported two hundred at once, long rows in smaller batches, a very long row alone, and none is left out', () => {
  expect(sent(Array.from({ length: 450 }, () => row(10)))).toEqual([200, 200, 50])
  expect(sent(Array.from({ length: 9 }, () => row(MB / 6)))).toEqual([3, 3, 3])
  expect(sent([row(1), row(MB), row(1), row(1)])).toEqual([1, 1, 2])
  expect(nextBatch([])).toEqual([])
})
