import { inRoot } from '../lib/root.mjs'
import { readJson, writeJson } from './report.mjs'

const list = inRoot('.cache', 'second-runs.json')
const KEPT = 500

/**
 * Keeps the tests that passed only when their file ran again, alone, and returns lines that name them.
 * @param {{ file: string, test: string }[]} needed
 */
export function noteSecondRuns(needed, { file = list, at = new Date(), commit = '' } = {}) {
  if (needed.length === 0) return []
  const known = readJson(file) ?? []
  const before = new Set(known.map(keyOf))
  writeJson(file, [...known, ...needed.map((one) => ({ ...one, at: at.toISOString(), commit }))].slice(-KEPT))
  const lineOf = (one) => `  ${one.file} > ${one.test}${before.has(keyOf(one)) ? ' (not for the first time: a fault to mend)' : ''}`
  return ['Needed a second run, and passed alone:', ...needed.map(lineOf)]
}

const keyOf = ({ file, test }) => `${file} > ${test}`
