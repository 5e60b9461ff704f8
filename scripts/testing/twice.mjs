import { say } from '../lib/say.mjs'
import { failedFiles, neededSecondRun, withSecondRun } from './report.mjs'
import { vitest } from './vitest.mjs'

/** More files than a busy machine makes late: they have a common fault, which is told at once. */
const MOST = 40

/**
 * Runs tests; files in which something failed run once more when all else has ended: alone, one after another. What they say then counts, so a late
 * test cannot fail the run, and a fault does.
 * @returns the last exit code, the report of both runs, the outcome of the first, and the tests that needed the second
 */
export async function runTwice(args, env) {
  const first = await vitest(args, env)
  const again = first.exitCode === 0 ? [] : filesToRepeat(first)
  if (again.length === 0 || again.length > MOST) return { ...first, needed: [] }
  say(`\nOnce more, alone: ${again.length} ${again.length === 1 ? 'file' : 'files'} in which something failed …`)
  const second = await vitest([...withoutFiles(args), ...again, '--maxWorkers=1'], env)
  if (!second.report) return { ...first, exitCode: second.exitCode, needed: [] }
  return {
    exitCode: second.exitCode,
    report: withSecondRun(first.report, second.report),
    outcome: first.outcome,
    needed: neededSecondRun(first.report, second.report),
  }
}

/** None if the run broke off, or an error belongs to no file. */
function filesToRepeat({ report, outcome }) {
  if (!report || !outcome || outcome.strayIn.includes(null)) return []
  return [...new Set([...failedFiles(report), ...outcome.strayIn, ...outcome.unfinished])]
}

const withoutFiles = (args) => args.filter((arg, at) => arg.startsWith('-') || /^-(t|-testNamePattern)$/.test(args[at - 1] ?? ''))
