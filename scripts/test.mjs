import { rmSync } from 'node:fs'
import { findBrowser } from './lib/browser.mjs'
import { run } from './lib/child.mjs'
import { memoryFolder } from './lib/memory-folder.mjs'
import { ensureBuilt, ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'
import { say } from './lib/say.mjs'
import { countTests, partReport, readReport, summaryOf, wholeReport } from './lib/test-report.mjs'

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
  const options = [
    'run',
    '--reporter=default',
    `--reporter=${inRoot('scripts/lib/second-tries.mjs')}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const folder = memoryFolder()
  const env = folder ? { ...process.env, TMPDIR: folder } : process.env
  try {
    return await run(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), ...options, ...args], { env })
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

// The browser tests run against dist/; a run of other tests alone needs neither build nor browser.
function mayUseBrowser() {
  const others = /^(contract|demo|server|portal|admin|app|scripts)\b|^(--project=)?(unit|api)$/
  return !args.some((arg) => others.test(arg)) || args.some((arg) => arg.includes('e2e'))
}
