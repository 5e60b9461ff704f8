import { readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

/** What the last whole run of the tests said, in Vitest's JSON; a run of a part writes beside it. */
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
 * Counts tests. A file that could not be loaded counts as one that failed, and so does whatever else made the run fail
 * (an unhandled error, a run that broke off): a run that failed never reads as one that passed.
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
