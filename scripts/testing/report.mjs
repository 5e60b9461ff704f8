import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../lib/root.mjs'

// The reports of the last whole runs, in Vitest's JSON: of the gate, and of everything.
export const gateReport = inRoot('.cache', 'test-report.json')
export const wholeReport = inRoot('.cache', 'test-report.all.json')
/** The date, commit and counts of the last run of everything. */
export const wholeResult = inRoot('.cache', 'test-all.json')

export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

export function writeJson(file, value) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value))
}

/**
 * Counts tests. A file that could not be loaded counts as a failed test, and so does any other failure of the run (an unhandled error, a run that broke
 * off), so that a failed run never looks like a passed run.
 * @param {number} leftOut the tests of other tiers, which Vitest calls skipped
 */
export function countTests(report, exitCode, leftOut = 0) {
  const broken =
    report?.testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed)).length ?? 0
  const failed = (report?.numFailedTests ?? 0) + broken
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: Math.max(0, (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0) - leftOut),
  }
}

const hasFailed = ({ status }) => status === 'failed'

export const summaryOf = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** The files of a report in which something failed, or that did not come to their end. */
export const failedFiles = (report) =>
  report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' || assertionResults.some(hasFailed))
    .map(({ name }) => name)

/** The full names of the tests of a file that failed; of a file that failed without one, the name of the file. */
const failedTests = ({ name, assertionResults }) => {
  const failed = assertionResults.filter(hasFailed).map(({ fullName }) => fullName)
  return failed.length > 0 ? failed : [name]
}

/** The report of a run in which some files ran once more: what they said then counts. */
export function withSecondRun(first, second) {
  const again = new Map(second.testResults.map((result) => [result.name, result]))
  return recounted(
    first,
    first.testResults.map((result) => again.get(result.name) ?? result),
  )
}

/** The report of everything, of which the gate had run before: each test says what it said where it ran. */
export function withGate(rest, gate) {
  const before = new Map(gate.testResults.map((result) => [result.name, result.assertionResults]))
  const testResults = rest.testResults.map((result) => {
    const known = before.get(result.name) ?? []
    return { ...result, assertionResults: result.assertionResults.map((one, at) => (hasRun(one) ? one : (known[at] ?? one))) }
  })
  return recounted(rest, testResults)
}

const hasRun = ({ status }) => status === 'passed' || status === 'failed'

function recounted(report, testResults) {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length
  return {
    ...report,
    testResults,
    numTotalTests: results.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'skipped'),
    numTodoTests: count('todo'),
    success: testResults.every(({ status }) => status !== 'failed'),
  }
}

/** The counts of a run in two parts. */
export const sumOf = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

/** The tests that failed at first and passed when their file ran alone. */
export function neededSecondRun(first, second) {
  const stillFailed = new Set(second.testResults.flatMap((result) => (result.status === 'failed' ? failedTests(result) : [])))
  const again = new Set(second.testResults.map(({ name }) => name))
  return first.testResults
    .filter(({ name, status, assertionResults }) => again.has(name) && (status === 'failed' || assertionResults.some(hasFailed)))
    .flatMap((result) => failedTests(result).map((test) => ({ file: path.relative(inRoot(), result.name), test })))
    .filter(({ test }) => !stillFailed.has(test))
}
