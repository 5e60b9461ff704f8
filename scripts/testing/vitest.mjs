import { rmSync } from 'node:fs'
import { run } from '../lib/child.mjs'
import { inRoot } from '../lib/root.mjs'
import { outcomeFile } from './outcome-reporter.mjs'
import { readJson } from './report.mjs'

/**
 * Runs Vitest once.
 * @param {string[]} args
 * @param {{ report: string, env?: NodeJS.ProcessEnv }} options `report` is the file for Vitest's JSON
 * @returns {Promise<{ exitCode: number, report: object | null, outcome: object | null }>} null where the run broke off before
 */
export async function vitest(args, { report, env = process.env }) {
  for (const file of [report, outcomeFile]) rmSync(file, { force: true })
  const options = [
    'run',
    '--reporter=default',
    `--reporter=${inRoot('scripts/testing/outcome-reporter.mjs')}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const exitCode = await run(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), ...options, ...args], { env })
  return { exitCode, report: readJson(report), outcome: readJson(outcomeFile) }
}
