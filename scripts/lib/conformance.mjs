/** The numbered statements of docs/requirements.md, in order: `[{ number: 'P-03', text: 'Scrolled past …' }]`. */
export function readRequirements(markdown) {
  return [...markdown.matchAll(/^- ([A-Z]-\d{2}) (.*)$/gm)].map(([, number, text]) => ({ number, text }))
}

/** The numbers that a name leads with: `R-02 R-03 passes unchecked` → R-02, R-03. */
export function leadingNumbers(name) {
  const lead = /^(?:[A-Z]-\d{2}(?:\s+|$))+/.exec(name)
  return lead ? lead[0].trim().split(/\s+/) : []
}

/** The tests of a Vitest JSON report, each with the numbers that its own name and those of its describes lead with. */
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
 * Each requirement with its mark, its tests and, where the two disagree, the problem.
 * @param {{ number: string, text: string }[]} requirements
 * @param {string[]} done
 * @param {{ name: string, numbers: string[], status: string }[]} tests
 */
export function compare(requirements, done, tests) {
  return requirements.map(({ number, text }) => {
    const own = tests.filter(({ numbers }) => numbers.includes(number))
    const isDone = done.includes(number)
    return { number, text, isDone, tests: own, problem: isDone ? problemOf(own) : null }
  })
}

function problemOf(tests) {
  if (tests.some(({ status }) => status === 'failed')) return 'is marked done, and a test of it fails'
  if (!tests.some(({ status }) => status === 'passed')) return 'is marked done, and no test of it passes'
  return null
}

/** The numbers that tests or marks name and the requirements do not. */
export function unknownNumbers(requirements, done, tests) {
  const known = new Set(requirements.map(({ number }) => number))
  return [...new Set([...done, ...tests.flatMap(({ numbers }) => numbers)])].filter((number) => !known.has(number))
}
