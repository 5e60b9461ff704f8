import { expect, test } from 'vitest'
import { coveringPairs } from './pairs.ts'

const numbers = (length: number) => Array.from({ length }, (_, at) => at)

/** The pairs of values of two dimensions that stand in no combination. */
function missing(dimensions: Record<string, readonly unknown[]>, rows: readonly Record<string, unknown>[]) {
  const names = Object.keys(dimensions)
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .flatMap((other) =>
        dimensions[one]!.flatMap((a) =>
          dimensions[other]!.flatMap((b) => (rows.some((row) => row[one] === a && row[other] === b) ? [] : [[a, b]])),
        ),
      ),
  )
}

test.each<Record<string, readonly unknown[]>>([
  { one: ['a', 'b'], other: [1, 2, 3] },
  { resource: numbers(14), scope: numbers(5), caller: numbers(4) },
  { a: numbers(2), b: numbers(3), c: numbers(4), d: numbers(5), e: numbers(2) },
])('each value stands with each value of each other dimension: %j', (dimensions) => {
  expect(missing(dimensions, coveringPairs(dimensions))).toEqual([])
})

test('the combinations are few: of 280 about the 70 that the two longest dimensions need', () => {
  const rows = coveringPairs({ resource: numbers(14), scope: numbers(5), caller: numbers(4) })
  expect(rows.length).toBeGreaterThanOrEqual(70)
  expect(rows.length).toBeLessThan(85)
})

test('the same dimensions give the same combinations, each whole', () => {
  const dimensions = { resource: ['news', 'brand'], caller: ['viewer', 'editor'], scope: ['own'] }
  const rows = coveringPairs(dimensions)
  expect(rows).toEqual(coveringPairs(dimensions))
  for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(['caller', 'resource', 'scope'])
})

test('a dimension without values has no pairs, and so no combination stands for it alone', () => {
  expect(coveringPairs({ one: ['a'], other: [] })).toEqual([])
})
