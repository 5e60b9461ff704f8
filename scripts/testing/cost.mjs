import { inRoot } from '../lib/root.mjs'
import { DEAR } from './dear.mjs'
import { readJson, writeJson } from './report.mjs'

/** What the fixed work of `processor-time.mjs` takes on the machine for which the budgets are written: two cores, nothing else to do. */
export const REFERENCE_SECONDS = 0.0265
/** The budgets, in processor seconds of that machine. The gate costs some 950 today; the aim is 750. */
export const BUDGET = { gate: 1050, file: 10, test: 3 }
/**
 * The sums of two machines differ by so much: one that does the fixed work in 0.6 of the time takes 0.9 of it for the tests. What one file or test costs
 * differs far more where others compete for the processor.
 */
const MARGIN = 1.9

const NAMED = 20

/**
 * What a run cost, in processor seconds of the reference machine.
 * @param outcome what outcome-reporter.mjs wrote
 * @param {number} reference what the fixed work took while the tests ran
 */
export function costOf({ files, besides }, reference) {
  const scale = REFERENCE_SECONDS / reference
  const scaled = files.map(({ file, seconds, tests }) => ({
    file,
    seconds: seconds * scale,
    tests: tests.map((test) => ({ name: test.name, seconds: test.seconds * scale })),
  }))
  const sum = scaled.reduce((total, { seconds }) => total + seconds, besides * scale)
  return { scale, sum, files: scaled.toSorted((one, other) => other.seconds - one.seconds) }
}

const costFile = (tier) => inRoot('.cache', `test-cost.${tier}.json`)

/** Keeps the cost of a whole run for the checks, and returns the lines that tell of it. */
export function keepCost(tier, cost) {
  writeJson(costFile(tier), cost)
  const dearest = cost.files.slice(0, NAMED).map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`)
  const speed = `this machine took ${(1 / cost.scale).toFixed(2)} of the time of the reference`
  return [`The dearest files, in processor seconds of ${cost.sum.toFixed(0)} in all (${speed}):`, ...dearest]
}

/** The cost of the gate's last run here, or null. */
export const lastCost = () => readJson(costFile('gate'))

/** A sentence if the whole run has passed its budget, else null. */
export const overBudget = ({ sum }) => (sum > BUDGET.gate * MARGIN ? told('The gate', sum, BUDGET.gate) : null)

/** A line for each file and test above its budget that has no listed reason. */
export function dearOnes({ files }, dear = DEAR) {
  const unlisted = files.filter(({ file }) => !(file in dear))
  return [
    ...unlisted.filter(({ seconds }) => seconds > BUDGET.file).map(({ file, seconds }) => told(file, seconds, BUDGET.file)),
    ...unlisted.flatMap(({ file, tests }) =>
      tests.filter(({ seconds }) => seconds > BUDGET.test).map(({ name, seconds }) => told(`${file} > ${name}`, seconds, BUDGET.test)),
    ),
  ]
}

const told = (what, seconds, budget) => `${what} costs ${seconds.toFixed(1)} s of ${budget} s`
