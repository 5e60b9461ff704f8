import { readFileSync } from 'node:fs'
import { ready } from './lib/ready.mjs'
import { inRoot, root } from './lib/root.mjs'
import { fail, say } from './lib/say.mjs'
import { readJson, wholeReport, wholeResult } from './testing/report.mjs'

// npm run conformance: every clause of docs/requirements.md with its tests and their result in the last run of all tests.

await ready()
const { compare, deriveConformance, readRequirements, testsOf, unknownNumbers } = await import('./lib/conformance.mjs')
const { namesOfTests } = await import('./lib/test-names.mjs')

const report = readJson(wholeReport)
const result = readJson(wholeResult)
if (!report || !result) fail('There is no report of a run of all tests yet: run `npm run test:all` first.')

const requirements = readRequirements(readFileSync(inRoot('docs', 'requirements.md'), 'utf8'))
const names = namesOfTests()
const { done, open } = deriveConformance(requirements, names)
const clauses = compare(requirements, open, testsOf(report, root))
const problems = [
  ...clauses.filter(({ problem }) => problem).map(({ id, problem }) => `${id} ${problem}.`),
  ...unknownNumbers(requirements, names).map((id) => `${id} is named by a test, and docs/requirements.md has no such number.`),
]

clauses.forEach(print)
say('')
say(`By the run of all tests at ${result.at} on ${result.commit.slice(0, 8)}${result.isClean ? '' : ' with changes'}.`)
problems.forEach(say)
say(
  `${requirements.length} requirements: ${done.length} done. ${clauses.length} clauses: ${clauses.filter(({ isDone }) => isDone).length} done, ${problems.length} problems.`,
)
process.exitCode = problems.length > 0 ? 1 : 0

function print({ id, text, isDone, tests }) {
  const counts = ['passed', 'failed'].map((status) => `${tests.filter((test) => test.status === status).length} ${status}`)
  say(`${id}  ${isDone ? 'done' : 'open'}  ${tests.length > 0 ? counts.join(', ') : 'no test'}  ${shorten(text)}`)
  for (const { status, name } of tests) say(`        ${{ passed: '✓', failed: '✗' }[status] ?? '–'} ${name}`)
}

function shorten(text) {
  return text.length > 72 ? `${text.slice(0, 71)}…` : text
}
