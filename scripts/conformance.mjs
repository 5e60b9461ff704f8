import { readFileSync } from 'node:fs'
import { compare, readRequirements, testsOf, unknownNumbers } from './lib/conformance.mjs'
import { inRoot, root } from './lib/root.mjs'
import { fail, say } from './lib/say.mjs'
import { readReport, wholeReport } from './lib/test-report.mjs'

const report = readReport(wholeReport)
if (!report) fail('There is no report of a whole test run yet: run `npm test` first.')

const requirements = readRequirements(readFileSync(inRoot('docs', 'requirements.md'), 'utf8'))
const { done } = JSON.parse(readFileSync(inRoot('docs', 'conformance.json'), 'utf8'))
const tests = testsOf(report, root)
const rows = compare(requirements, done, tests)
const problems = [
  ...rows.filter(({ problem }) => problem).map(({ number, problem }) => `${number} ${problem}.`),
  ...unknownNumbers(requirements, done, tests).map(
    (number) => `${number} is named by a test or a mark, and docs/requirements.md has no such number.`,
  ),
]

rows.forEach(print)
say('')
problems.forEach(say)
say(
  `${rows.length} requirements: ${done.length} done, ${rows.filter(({ tests: own }) => own.length > 0).length} with tests, ${problems.length} problems.`,
)
process.exitCode = problems.length > 0 ? 1 : 0

function print({ number, text, isDone, tests: own }) {
  const counts = ['passed', 'failed'].map((status) => `${own.filter((test) => test.status === status).length} ${status}`)
  say(`${number}  ${isDone ? 'done' : 'open'}  ${own.length > 0 ? counts.join(', ') : 'no test'}  ${shorten(text)}`)
  for (const { status, name } of own) say(`        ${{ passed: '✓', failed: '✗' }[status] ?? '–'} ${name}`)
}

function shorten(text) {
  return text.length > 72 ? `${text.slice(0, 71)}…` : text
}
