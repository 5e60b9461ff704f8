import { expect, test } from 'vitest'
import { BUDGET, costOf, dearOnes, overBudget, REFERENCE_SECONDS } from './cost.mjs'
import { referenceSeconds, treeSeconds, watchReference } from './processor-time.mjs'

const outcome = { files: [{ file: 'a.test.ts', seconds: 8, tests: [{ name: 'dear', seconds: 7.9 }] }], besides: 2 }

test('B-99c a machine that takes twice the time for the fixed work is charged half', () => {
  const quick = costOf(outcome, REFERENCE_SECONDS)
  const slow = costOf(outcome, 2 * REFERENCE_SECONDS)
  expect(quick.sum).toBe(10)
  expect(slow.sum).toBe(5)
})

test('B-99c a test above its budget is named, and its file only above the budget of files', () => {
  expect(dearOnes(costOf(outcome, REFERENCE_SECONDS), {})).toEqual([`a.test.ts > dear costs 7.9 s of ${BUDGET.test} s`])
  const dear = costOf({ ...outcome, files: [{ file: 'a.test.ts', seconds: 3 * BUDGET.file, tests: [] }] }, REFERENCE_SECONDS)
  expect(dearOnes(dear, {})).toEqual([`a.test.ts costs ${(3 * BUDGET.file).toFixed(1)} s of ${BUDGET.file} s`])
  expect(dearOnes(dear, { 'a.test.ts': 'a reason' })).toEqual([])
})

test('B-99c the sum of all alone refuses a run, whatever reasons are listed', () => {
  const whole = (seconds: number) => costOf({ files: [{ ...outcome.files[0]!, seconds }], besides: 0 }, REFERENCE_SECONDS)
  expect(overBudget(whole(BUDGET.gate))).toBe(null)
  expect(overBudget(whole(2 * BUDGET.gate))).toBe(`The gate costs ${(2 * BUDGET.gate).toFixed(1)} s of ${BUDGET.gate} s`)
})

test('processor time counts this process and only grows', () => {
  const before = treeSeconds()
  for (let step = 0; step < 5; step++) referenceSeconds()
  expect(treeSeconds()).toBeGreaterThan(before)
})

test('the work has been timed when the watch ends at once', () => {
  expect(watchReference()()).toBeGreaterThan(0)
})
