import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compare, deriveConformance, leadingNumbers, readRequirements, testsOf, unknownNumbers } from './conformance.mjs'
import { inRoot } from './root.mjs'
import { namesWritten } from './test-names.mjs'

const requirements = readRequirements(`Intro
## P. Portal
- P-02 At the top of the page, as P-03b
- P-03 Scrolled:
  - P-03a past 100 px
    darker;
  - P-03b else translucent, see P-02.
- P-10 Pages: P-10a /home, P-10aa /_test
## R. Routes
- R-02 /login passes
- not a number
`)
const test1 = (name: string, status: string) => ({ name, status, numbers: leadingNumbers(name) })

test('a requirement has its letters as clauses, on lines of their own or in one line; without letters it is its own clause', () => {
  expect(requirements).toEqual([
    { number: 'P-02', text: 'At the top of the page, as P-03b', clauses: [{ id: 'P-02', text: 'At the top of the page, as P-03b' }] },
    {
      number: 'P-03',
      text: 'Scrolled:',
      clauses: [
        { id: 'P-03a', text: 'past 100 px darker;' },
        { id: 'P-03b', text: 'else translucent, see P-02.' },
      ],
    },
    {
      number: 'P-10',
      text: 'Pages:',
      clauses: [
        { id: 'P-10a', text: '/home,' },
        { id: 'P-10aa', text: '/_test' },
      ],
    },
    { number: 'R-02', text: '/login passes', clauses: [{ id: 'R-02', text: '/login passes' }] },
  ])
})

test.each([
  ['P-03 header darkens', ['P-03']],
  ['P-03a P-10aa header darkens', ['P-03a', 'P-10aa']],
  ['R-02 R-03 passes unchecked', ['R-02', 'R-03']],
  ['P-03', ['P-03']],
  ['the header of P-03 darkens', []],
  ['P-03: header', []],
  ['P-3 header', []],
  ['P-03A header', []],
])('the name "%s" carries %j', (name, numbers) => {
  expect(leadingNumbers(name)).toEqual(numbers)
})

test('a requirement is done when each of its clauses is named by a test; the others list what is missing', () => {
  expect(
    deriveConformance(requirements, ['P-02 at the top', 'P-03a P-10a darker', 'P-03b translucent', 'P-10 all pages', 'R-03 no']),
  ).toEqual({
    done: ['P-02', 'P-03'],
    open: { 'P-10': ['P-10aa'], 'R-02': ['R-02'] },
  })
})

test('the name of a lettered requirement alone proves none of its clauses', () => {
  expect(deriveConformance(requirements, ['P-03 the header']).open['P-03']).toEqual(['P-03a', 'P-03b'])
})

test('the names are those of tests and describes, also with rows and templates; skipped tests are left out', () => {
  const source = `
    describe('P-02 header', () => {
      test('P-03a darker', () => {})
      test.each([['P-03b']])('R-02 %s passes', () => {})
      test.runIf(true)(\`P-10a \${where} is a page\`, () => {})
      test.skip('P-10aa skipped', () => {})
      test(name, () => {})
      expect('R-03 no test')
    })`
  expect(namesWritten('a.test.ts', source).map(({ name }: { name: string }) => name)).toEqual([
    'P-02 header',
    'P-03a darker',
    'R-02 %s passes',
    'P-10a ',
  ])
})

test('a test of a report carries its own numbers and those of its describes', () => {
  const report = {
    testResults: [
      {
        name: '/home/e2e/a.e2e.ts',
        assertionResults: [{ ancestorTitles: ['P-03a header', 'small'], title: 'R-02 P-03a stays', status: 'passed' }],
      },
    ],
  }
  expect(testsOf(report, '/home')).toEqual([
    { name: 'e2e/a.e2e.ts › P-03a header › small › R-02 P-03a stays', numbers: ['P-03a', 'R-02'], status: 'passed' },
  ])
})

test.each([
  [[], 'no test that passed'],
  [[test1('R-02 a', 'skipped')], 'no test that passed'],
  [[test1('R-02 a', 'passed'), test1('R-02 b', 'failed')], 'a test that fails'],
])('a clause that is done by name and has the results %j is a problem', (tests, problem) => {
  expect(compare(requirements, {}, tests).find(({ id }) => id === 'R-02')?.problem).toContain(problem)
})

test('a clause with a test that passed is no problem, and neither is a missing one', () => {
  const open = { 'P-02': ['P-02'], 'P-03': ['P-03b'], 'P-10': ['P-10a', 'P-10aa'] }
  const clauses = compare(requirements, open, [test1('P-03a a', 'passed'), test1('R-02 b', 'passed')])
  expect(clauses.map(({ problem }) => problem)).toEqual(clauses.map(() => null))
  expect(clauses.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual(['P-03a', 'R-02'])
})

test('no requirement and no clause is written twice', () => {
  const written = readRequirements(readFileSync(inRoot('docs', 'requirements.md'), 'utf8'))
  const numbers = written.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)])
  expect(written.flatMap(({ clauses }) => clauses.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at))).toEqual([])
})

test('a number or letter that the requirements lack is reported', () => {
  expect(unknownNumbers(requirements, ['P-99 a', 'P-03c b', 'P-03 c', 'P-10aa d', 'R-02 e'])).toEqual(['P-99', 'P-03c'])
})
