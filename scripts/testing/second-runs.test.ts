import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/root.mjs'
import { countTests, failedFiles, neededSecondRun, withSecondRun } from './report.mjs'
import { noteSecondRuns } from './second-runs.mjs'

const result = (name: string, tests: Record<string, string>, status = Object.values(tests).includes('failed') ? 'failed' : 'passed') => ({
  name: inRoot(name),
  status,
  assertionResults: Object.entries(tests).map(([fullName, state]) => ({ fullName, status: state })),
})
const reportOf = (...testResults: ReturnType<typeof result>[]) => withSecondRun({ testResults }, { testResults: [] })

const first = reportOf(
  result('a.test.ts', { one: 'passed', late: 'failed' }),
  result('b.test.ts', { wrong: 'failed' }),
  result('c.test.ts', { three: 'passed', left: 'skipped' }),
  result('d.test.ts', {}, 'failed'),
)

test('B-99b a late test does not fail a run: what its file says alone counts', () => {
  const whole = withSecondRun(first, reportOf(result('a.test.ts', { one: 'passed', late: 'passed' })))
  expect(whole.numPassedTests).toBe(3)
  expect(whole.numFailedTests).toBe(1)
})

test('B-99b a fault fails both runs, and so does the whole', () => {
  const second = reportOf(result('b.test.ts', { wrong: 'failed' }))
  expect(countTests(withSecondRun(first, second), 1)).toMatchObject({ failed: 3 })
  expect(neededSecondRun(first, second)).toEqual([])
})

test('every file with a failure runs again, also one that did not load, and no other', () => {
  expect(failedFiles(first)).toEqual(['a.test.ts', 'b.test.ts', 'd.test.ts'].map((name) => inRoot(name)))
})

test('a test that passes alone is named, and a file that did not load by itself', () => {
  const second = reportOf(result('a.test.ts', { one: 'passed', late: 'passed' }), result('d.test.ts', { four: 'passed' }))
  expect(neededSecondRun(first, second)).toEqual([
    { file: 'a.test.ts', test: 'late' },
    { file: 'd.test.ts', test: inRoot('d.test.ts') },
  ])
})

test('another test of the file that fails alone fails the run', () => {
  const second = reportOf(result('a.test.ts', { one: 'failed', late: 'passed' }))
  expect(withSecondRun(first, second).numFailedTests).toBe(2)
})

test('a test that stands on the list twice is called a fault', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'portico-second-')), 'list.json')
  const late = [{ file: 'a.test.ts', test: 'late' }]
  expect(noteSecondRuns(late, { file })).toEqual(['Needed a second run, and passed alone:', '  a.test.ts > late'])
  expect(noteSecondRuns(late, { file })[1]).toContain('a fault to mend')
  expect(noteSecondRuns([], { file })).toEqual([])
})
