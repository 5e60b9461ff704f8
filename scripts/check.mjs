import { existsSync } from 'node:fs'
import { run } from './lib/child.mjs'
import { longFiles } from './lib/long-files.mjs'
import { ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'
import { say } from './lib/say.mjs'
import { sourceFiles } from './lib/source-files.mjs'
import { circlesIn, foldersOf } from './lint/circles.mjs'
import { dearOnes, lastCost, overBudget } from './testing/cost.mjs'

// npm run check [-- <part> …]: all checks, or those named.

await ready()

const parts = [
  { name: 'types', advice: 'see the messages of tsc above', isFine: () => tool('typescript/bin/tsc', '--noEmit') },
  { name: 'lint', advice: 'see the messages of oxlint above', isFine: () => tool('oxlint/bin/oxlint', '--quiet') },
  { name: 'format', advice: 'run `npx oxfmt` to mend the files named above', isFine: () => tool('oxfmt/bin/oxfmt', '--list-different') },
  { name: 'generated files', advice: 'run `npm run generate` and commit what it writes', isFine: generatedFiles },
  { name: 'circles', advice: 'move what both sides need into a file below both', isFine: circles },
  { name: 'exports', advice: 'remove what nobody imports (see knip.config.ts): the word `export`, or the code', isFine: exportsAreUsed },
  { name: 'file length', advice: 'a file over 300 lines is a sign of two things in one', isFine: fileLength },
  { name: 'cost', advice: 'make the dearest tests cheaper, or leave them to test:all', isFine: costIsHeld },
]
const names = process.argv.slice(2)
const asked = names.length > 0 ? parts.filter(({ name }) => names.includes(name)) : parts

const failed = []
for (const part of asked) {
  if (!(await part.isFine())) failed.push(part)
}
for (const { name, advice } of failed) say(`✗ ${name}: ${advice}`)
if (failed.length === 0) say(`✓ ${asked.map(({ name }) => name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

async function tool(path, ...args) {
  return (await run(process.execPath, [inRoot('node_modules', path), ...args])) === 0
}

async function exportsAreUsed() {
  const results = []
  for (const mode of [[], ['--production']])
    results.push(await tool('knip/bin/knip.js', '--exports', '--files', '--no-progress', '--no-config-hints', ...mode))
  return !results.includes(false)
}

async function generatedFiles() {
  const script = inRoot('scripts', 'generate.mjs')
  return !existsSync(script) || (await run(process.execPath, [script, '--check'])) === 0
}

/** Of the last run of the gate in this checkout, if there was any. Dear files and tests are told; the sum of all is held. */
function costIsHeld() {
  const cost = lastCost()
  if (!cost) return true
  for (const line of dearOnes(cost)) say(line)
  const over = overBudget(cost)
  if (over) say(over)
  return over === null
}

function fileLength() {
  const files = longFiles()
  for (const { path, lines } of files) say(`${path}: ${lines} lines`)
  return files.length === 0
}

async function circles() {
  // Its parser is a package, which a fresh clone installs above.
  const { importGraph } = await import('./lib/import-graph.mjs')
  const files = importGraph(sourceFiles())
  const found = [...circlesIn(files), ...circlesIn(foldersOf(files))]
  for (const circle of found) say(`These import each other: ${circle.join(', ')}`)
  return found.length === 0
}
