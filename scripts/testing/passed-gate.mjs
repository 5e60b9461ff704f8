import { rmSync } from 'node:fs'
import { projectFiles } from '../lib/git-files.mjs'
import { inRoot, root } from '../lib/root.mjs'
import { hashOf } from '../lib/stamp.mjs'
import { gateReport, readJson, writeJson } from './report.mjs'

const note = inRoot('.cache', 'passed-gate.json')

/** Some tests look at today's date, and a machine gets updates. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/**
 * The outcome of a run depends on these: a hash of every file that git knows or would add, with the version of Node and the engine that is asked for.
 * Null where git cannot tell the files: then no run can be told from another.
 */
export function triedState(folder = root) {
  try {
    return [process.version, process.env.ENGINE ?? 'both engines', hashOf(folder, projectFiles(folder).sort())].join(' ')
  } catch {
    return null
  }
}

/**
 * Keeps that a whole gate has passed in a state, or forgets the one before if this one failed.
 * @param {string | null} state that of the beginning, or null if the files have changed since
 * @param {{ passed: number, failed: number, skipped: number }} counts
 */
export function noteGate(state, counts, { file = note, at = new Date() } = {}) {
  if (state === null || counts.failed > 0 || counts.passed === 0) rmSync(file, { force: true })
  else writeJson(file, { state, at: at.toISOString(), counts })
}

/** The gate that passed here in that state, a day ago at most: its date, counts and report; else null. */
export function passedGate(state, { file = note, reportFile = gateReport, at = new Date() } = {}) {
  const noted = readJson(file)
  if (!noted || noted.state !== state || at - new Date(noted.at) > LONGEST_MS) return null
  const report = readJson(reportFile)
  return report && { at: noted.at, counts: noted.counts, report }
}
