import { readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

/** The report of the last whole test run in Vitest's JSON. A partial run writes a file of its own. */
export const wholeReport = inRoot('.cache', 'test-report.json')
export const partReport = inRoot('.cache', 'test-report.part.json')

export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Counts tests. A file that could not be loaded counts as a failed test, and so does any other failure of the run (an unhandled error, a run that broke
 * off), so that a failed run never looks like a passed run.
 */
export function countTests(report, exitCode) {
  const broken =
    report?.testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed)).length ?? 0
  const failed = (report?.numFailedTests ?? 0) + broken
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
}

const hasFailed = ({ status }) => status === 'failed'

export const summaryOf = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
