import { expect, test } from 'vitest'
import { countTests, summaryOf } from './report.mjs'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((result) => ({ status: result })) })
const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }

test('the summary of a passed run is its counts', () => {
  expect(summaryOf(countTests({ ...counts, testResults: [file('passed', 'passed')] }, 0))).toBe('5 passed, 0 failed')
})

test('the summary names skipped and planned tests, if there are any', () => {
  expect(summaryOf(countTests({ ...counts, numPendingTests: 2, numTodoTests: 1, testResults: [] }, 0))).toBe(
    '5 passed, 0 failed, 3 skipped',
  )
})

test('a file that did not load is a failure', () => {
  expect(countTests({ ...counts, testResults: [file('failed'), file('passed', 'passed')] }, 1).failed).toBe(1)
})

test('a file with a failed test is counted by that test', () => {
  expect(countTests({ ...counts, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed')] }, 1).failed).toBe(1)
})

test('an unhandled error beside tests that all passed is a failure', () => {
  expect(countTests({ ...counts, testResults: [file('passed', 'passed')] }, 1).failed).toBe(1)
})

test('a run that broke off before its report is a failure', () => {
  expect(summaryOf(countTests(null, 130))).toBe('0 passed, 1 failed')
})
