const aRequirement = /^- ([A-Z]-\d{2,3}) /gm

/**
 * The statements of docs/requirements.md, in order. A clause is named by the number of its requirement and a letter, wherever it stands below it.
 * @returns {{ number: string, text: string, clauses: { id: string, text: string }[] }[]} a requirement without letters is its own single clause
 */
export function readRequirements(markdown) {
  const begins = [...markdown.matchAll(aRequirement)]
  return begins.map(({ index, 0: mark, 1: number }, at) => {
    const block = markdown.slice(index + mark.length, begins[at + 1]?.index).split(/^(?:## |- )/m)[0]
    const clauses = clausesIn(block, number)
    const text = oneLine(block.split(new RegExp(`\\b${number}[a-z]`))[0])
    return { number, text, clauses: clauses.length > 0 ? clauses : [{ id: number, text }] }
  })
}

function clausesIn(block, number) {
  const marks = [...block.matchAll(new RegExp(`\\b${number}[a-z]{1,2}\\b`, 'g'))]
  return marks.map(({ index, 0: id }, at) => ({ id, text: oneLine(block.slice(index + id.length, marks[at + 1]?.index)) }))
}

const oneLine = (text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s-]+$/, '')

/** The clauses that the name of a test begins with: `R-02 R-03b passes unchecked` → R-02, R-03b. */
export function leadingNumbers(name) {
  const lead = /^(?:[A-Z]-\d{2,3}[a-z]{0,2}(?:\s+|$))+/.exec(name)
  return lead ? lead[0].trim().split(/\s+/) : []
}

/**
 * Tells which requirements the tests prove by their names, and which clauses of the others are missing.
 * @param {ReturnType<typeof readRequirements>} requirements
 * @param {string[]} names the names of all tests
 * @returns {{ done: string[], open: Record<string, string[]> }}
 */
export function deriveConformance(requirements, names) {
  const proven = new Set(names.flatMap(leadingNumbers))
  const missing = requirements.map(({ number, clauses }) => [number, clauses.map(({ id }) => id).filter((id) => !proven.has(id))])
  return {
    done: missing.filter(([, ids]) => ids.length === 0).map(([number]) => number),
    open: Object.fromEntries(missing.filter(([, ids]) => ids.length > 0)),
  }
}

/** The tests of a Vitest JSON report, each with the clauses that its own name and those of its describes begin with. */
export function testsOf(report, root) {
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      name: `${file.replace(`${root}/`, '')} › ${[...ancestorTitles, title].join(' › ')}`,
      numbers: [...new Set([...ancestorTitles, title].flatMap(leadingNumbers))],
      status,
    })),
  )
}

/**
 * Each clause with its tests, whether the names of the tests prove it, and the problem where the report contradicts them.
 * @param {ReturnType<typeof readRequirements>} requirements
 * @param {Record<string, string[]>} open the missing clauses of each requirement that is not done
 * @param {{ name: string, numbers: string[], status: string }[]} tests
 */
export function compare(requirements, open, tests) {
  return requirements.flatMap(({ number, clauses }) =>
    clauses.map(({ id, text }) => {
      const own = tests.filter(({ numbers }) => numbers.includes(id))
      const isDone = !open[number]?.includes(id)
      return { id, text, isDone, tests: own, problem: isDone ? problemOf(own) : null }
    }),
  )
}

function problemOf(tests) {
  if (tests.some(({ status }) => status === 'failed')) return 'is named by a test that fails'
  if (!tests.some(({ status }) => status === 'passed')) return 'is named by no test that passed'
  return null
}

/** The numbers and clauses that tests name and the requirements do not. */
export function unknownNumbers(requirements, names) {
  const known = new Set(requirements.flatMap(({ number, clauses }) => [number, ...clauses.map(({ id }) => id)]))
  return [...new Set(names.flatMap(leadingNumbers))].filter((id) => !known.has(id))
}
