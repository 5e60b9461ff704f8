import { expect, test } from 'vitest'
import { compare, leadingNumbers, readRequirements, testsOf, unknownNumbers } from './conformance.mjs'

const requirements = readRequirements(
  'Intro\n- P-03 Scrolled past 100 px\n  → translucent again, see P-02\n- R-02 /login passes\n- not a number',
)
const test1 = (name: string, status: string) => ({ name, status, numbers: leadingNumbers(name) })

test('the requirements are the lines that begin with a number', () => {
  expect(requirements).toEqual([
    { number: 'P-03', text: 'Scrolled past 100 px' },
    { number: 'R-02', text: '/login passes' },
  ])
})

test.each([
  ['P-03 header darkens', ['P-03']],
  ['R-02 R-03 passes unchecked', ['R-02', 'R-03']],
  ['P-03', ['P-03']],
  ['the header of P-03 darkens', []],
  ['P-03: header', []],
  ['P-3 header', []],
])('the name "%s" carries %j', (name, numbers) => {
  expect(leadingNumbers(name)).toEqual(numbers)
})

test('a test carries its own numbers and those of its describes', () => {
  const report = {
    testResults: [
      {
        name: '/home/e2e/a.e2e.ts',
        assertionResults: [{ ancestorTitles: ['P-03 header', 'small'], title: 'R-02 P-03 stays', status: 'passed' }],
      },
    ],
  }
  expect(testsOf(report, '/home')).toEqual([
    { name: 'e2e/a.e2e.ts › P-03 header › small › R-02 P-03 stays', numbers: ['P-03', 'R-02'], status: 'passed' },
  ])
})

test.each([
  [[], 'no test of it passes'],
  [[test1('P-03 a', 'skipped')], 'no test of it passes'],
  [[test1('P-03 a', 'passed'), test1('P-03 b', 'failed')], 'a test of it fails'],
])('a number marked done with the tests %j is a problem', (tests, problem) => {
  expect(compare(requirements, ['P-03'], tests)[0]?.problem).toContain(problem)
})

test('a number with a passing test is no problem, and neither is an open one without', () => {
  expect(compare(requirements, ['P-03'], [test1('P-03 a', 'passed')]).map(({ problem }) => problem)).toEqual([null, null])
})

test('a number that the requirements lack is told', () => {
  expect(unknownNumbers(requirements, ['Z-01'], [test1('P-99 a', 'passed'), test1('P-03 b', 'passed')])).toEqual(['Z-01', 'P-99'])
})
