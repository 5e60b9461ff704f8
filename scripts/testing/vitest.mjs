import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../lib/child.mjs'
import { inRoot } from '../lib/root.mjs'
import { readJson } from './report.mjs'

/**
 * Runs Vitest once.
 * @param {string[]} args
 * @returns {Promise<{ exitCode: number, report: object | null, outcome: object | null }>} Vitest's JSON and that of outcome-reporter.mjs; null where the run
 * broke off before
 */
export async function vitest(args, env = process.env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-report-'))
  const [report, outcome] = ['report', 'outcome'].map((name) => path.join(folder, `${name}.json`))
  const reporters = ['default', inRoot('scripts/testing/outcome-reporter.mjs'), 'json'].map((name) => `--reporter=${name}`)
  const program = [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...reporters, `--outputFile.json=${report}`, ...args]
  try {
    const exitCode = await run(process.execPath, program, { env: { ...env, TEST_OUTCOME: outcome } })
    return { exitCode, report: readJson(report), outcome: readJson(outcome) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
