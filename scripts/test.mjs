import { rmSync, writeFileSync } from 'node:fs'
import { findBrowser } from './lib/browser.mjs'
import { run } from './lib/child.mjs'
import { memoryFolder } from './lib/memory-folder.mjs'
import { ensureBuilt, ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'
import { say } from './lib/say.mjs'
import { countTests, joinReports, partReport, readReport, summaryOf, wholeReport } from './lib/test-report.mjs'

// npm test [-- <file> … | --project=unit | --changed[=<commit>] | -t <name>]: CONTRIBUTING.md explains it.

await ready()
const args = process.argv.slice(2)
const changed = args.findIndex((arg) => /^--changed(=|$)/.test(arg))
if (changed >= 0) {
  const files = await testsAffectedSince(args[changed].split('=')[1] ?? 'HEAD')
  if (files.length === 0) {
    say('No test can notice what has changed.')
    process.exit()
  }
  args.splice(changed, 1, ...files)
}
const report = args.length > 0 ? partReport : wholeReport
rmSync(report, { force: true })
const exitCode = await runTests()
const counts = countTests(readReport(report), exitCode)
say(summaryOf(counts))
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0

async function testsAffectedSince(commit) {
  const { affectedTests, changedSince, projectFiles } = await import('./lib/affected.mjs')
  return affectedTests(changedSince(commit), projectFiles())
}

async function runTests() {
  if (mayUseBrowser()) {
    const built = await ensureBuilt()
    if (built !== 0) return built
    process.env.CHROMIUM = await findBrowser()
  }
  const folder = memoryFolder()
  const env = folder ? { ...process.env, TMPDIR: folder } : process.env
  try {
    return args.length > 0 ? await runVitest(args, report, { env }) : await runWhole(env)
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

/** The tests of the server wait for clocks and databases. Meanwhile the browser tests, which hardly wait, use the processor. */
async function runWhole(env) {
  const halves = [['--project=unit', '--project=api'], ['--project=e2e']].map((projects, index) => ({
    projects,
    file: `${report}.${index}`,
  }))
  const options = { stdio: ['ignore', 'pipe', 'pipe'], env: process.stdout.isTTY ? { ...env, FORCE_COLOR: '1' } : env }
  const exitCodes = await Promise.all(halves.map(({ projects, file }) => runVitest(projects, file, options)))
  const files = halves.map(({ file }) => file)
  writeFileSync(report, JSON.stringify(joinReports(files.map(readReport))))
  for (const file of files) rmSync(file, { force: true })
  return Math.max(...exitCodes)
}

function runVitest(wanted, file, options) {
  const reporters = ['default', inRoot('scripts/lib/second-tries.mjs'), 'json'].map((reporter) => `--reporter=${reporter}`)
  const program = [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...reporters, `--outputFile.json=${file}`]
  return run(process.execPath, [...program, ...wanted], options)
}

// The browser tests run against dist/; a run of other tests alone needs neither build nor browser.
function mayUseBrowser() {
  const others = /^(contract|demo|server|portal|admin|app|scripts)\b|^(--project=)?(unit|api)$/
  return !args.some((arg) => others.test(arg)) || args.some((arg) => arg.includes('e2e'))
}
