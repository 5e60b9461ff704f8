import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findBrowser } from './lib/browser.mjs'
import { ensureBuilt, ready } from './lib/ready.mjs'
import { say } from './lib/say.mjs'
import { costOf, keepCost } from './testing/cost.mjs'
import { memoryFolder } from './testing/memory-folder.mjs'
import { noteGate, passedGate, triedState } from './testing/passed-gate.mjs'
import { watchReference } from './testing/processor-time.mjs'
import { countTests, gateReport, sumOf, summaryOf, wholeReport, wholeResult, withGate, writeJson } from './testing/report.mjs'
import { noteSecondRuns } from './testing/second-runs.mjs'
import { planOf } from './testing/tiers.mjs'
import { runTwice } from './testing/twice.mjs'

// npm test, the gate; npm run test:all, everything; npm test [-- <file> … | --project=unit | --changed[=<commit>] | -t <name>]: CONTRIBUTING.md explains it.

await ready()
const words = process.argv.slice(2)
const changed = words.findIndex((word) => /^--changed(=|$)/.test(word))
if (changed >= 0) {
  const files = await testsAffectedSince(words[changed].split('=')[1] ?? 'HEAD')
  if (files.length === 0) {
    say('No test can notice what has changed.')
    process.exit()
  }
  words.splice(changed, 1, ...files)
}
// To look at all files, or into the report of a gate, takes longer than to run a small part of the tests.
const wanted = planOf(words).tier
const state = wanted === 'part' ? null : triedState()
const gate = wanted === 'all' ? passedGate(state) : null
const { tier, chosen, args } = planOf(words, gate !== null)
if (chosen === 'rest')
  say(`The gate passed with these files at ${gate.at}, so only what it leaves out runs now; \`-- --anew\` runs everything.`)

const counts = await runTests()
say(summaryOf(counts))
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0

async function testsAffectedSince(commit) {
  const { affectedTests } = await import('./lib/affected.mjs')
  const { changedSince, projectFiles } = await import('./lib/git-files.mjs')
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
    const result = await runTwice(args, folder ? { ...process.env, TMPDIR: folder } : process.env)
    return tell(result, stopWatch())
  } finally {
    stopWatch()
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

/** Prints what else there is to know of a run, and keeps it if it was a whole one. */
function tell({ report, outcome, needed, exitCode }, reference) {
  const own = countTests(report, exitCode, chosen && outcome ? outcome.written - outcome[chosen] : 0)
  const counts = chosen === 'rest' ? sumOf(gate.counts, own) : own
  const commit = git('rev-parse', 'HEAD')
  if (report && tier === 'all') writeJson(wholeReport, chosen === 'rest' ? withGate(report, gate.report) : report)
  if (tier === 'gate') noteGate(state === triedState() ? state : null, counts)
  if (report && tier === 'gate') writeJson(gateReport, report)
  if (tier === 'all')
    writeJson(wholeResult, { at: new Date().toISOString(), commit, isClean: git('status', '--porcelain') === '', ...counts })
  if (outcome && tier !== 'part') keepCost(tier, costOf(outcome, reference)).forEach((line) => say(line))
  if (outcome && tier !== 'part') say(`The gate has ${outcome.gate} tests, and \`npm run test:all\` ${outcome.all}.`)
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
