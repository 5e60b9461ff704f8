import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findBrowser } from './lib/browser.mjs'
import { ensureBuilt, ready } from './lib/ready.mjs'
import { say } from './lib/say.mjs'
import { costOf, keepCost } from './testing/cost.mjs'
import { memoryFolder } from './testing/memory-folder.mjs'
import { watchReference } from './testing/processor-time.mjs'
import { countTests, gateReport, partReport, summaryOf, wholeReport, wholeResult, writeJson } from './testing/report.mjs'
import { noteSecondRuns } from './testing/second-runs.mjs'
import { GATE } from './testing/tiers.mjs'
import { runTwice } from './testing/twice.mjs'

// npm test, the gate; npm run test:all, everything; npm test [-- <file> … | --project=unit | --changed[=<commit>] | -t <name>]: CONTRIBUTING.md explains it.

await ready()
const args = process.argv.slice(2)
const isAll = take('--all')
const changed = args.findIndex((arg) => /^--changed(=|$)/.test(arg))
if (changed >= 0) {
  const files = await testsAffectedSince(args[changed].split('=')[1] ?? 'HEAD')
  if (files.length === 0) {
    say('No test can notice what has changed.')
    process.exit()
  }
  args.splice(changed, 1, ...files)
}
// Whoever names a file or a test wants all of it.
const isNamed = args.some((arg) => !arg.startsWith('-') || /^(-t|--testNamePattern)/.test(arg))
const tier = isAll ? 'all' : isNamed || args.length > 0 ? 'part' : 'gate'
const report = { all: wholeReport, gate: gateReport, part: partReport }[tier]
if (!isAll && !isNamed) args.push(`--tagsFilter=${GATE}`)

const counts = await runTests()
say(summaryOf(counts))
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0

function take(flag) {
  const at = args.indexOf(flag)
  if (at >= 0) args.splice(at, 1)
  return at >= 0
}

async function testsAffectedSince(commit) {
  const { affectedTests, changedSince, projectFiles } = await import('./lib/affected.mjs')
  return affectedTests(changedSince(commit), projectFiles())
}

async function runTests() {
  if (mayUseBrowser()) {
    if ((await ensureBuilt()) !== 0) return countTests(null, 1)
    process.env.CHROMIUM = await findBrowser()
  }
  const folder = memoryFolder()
  const stopWatch = watchReference()
  try {
    const result = await runTwice(args, { report, env: folder ? { ...process.env, TMPDIR: folder } : process.env })
    return tell(result, stopWatch())
  } finally {
    stopWatch()
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

/** Prints what else there is to know of a run, and keeps it. */
function tell({ report: results, outcome, needed, exitCode }, reference) {
  const counts = countTests(results, exitCode)
  const commit = git('rev-parse', 'HEAD')
  if (results) writeJson(report, results)
  if (tier === 'all')
    writeJson(wholeResult, { at: new Date().toISOString(), commit, isClean: git('status', '--porcelain') === '', ...counts })
  if (outcome && tier !== 'part') keepCost(tier, costOf(outcome, reference)).forEach((line) => say(line))
  noteSecondRuns(needed, { commit }).forEach((line) => say(line))
  return counts
}

function git(...words) {
  return spawnSync('git', words, { encoding: 'utf8' }).stdout?.trim() ?? ''
}

// The browser tests run against dist/; a run of other tests alone needs neither build nor browser.
function mayUseBrowser() {
  const others = /^(contract|demo|server|portal|admin|app|scripts)\b|^(--project=)?(unit|api)$/
  return !args.some((arg) => others.test(arg)) || args.some((arg) => arg.includes('e2e'))
}
