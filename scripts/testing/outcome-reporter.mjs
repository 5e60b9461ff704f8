import { writeFileSync } from 'node:fs'
import { ownSeconds, treeSeconds } from './processor-time.mjs'
import { isInAll, isInGate, isInRest } from './tiers.mjs'

/**
 * A reporter that writes what Vitest's JSON does not tell into the file $TEST_OUTCOME: what each file cost, where an error arose that belongs to no test,
 * and how many tests each tier has.
 */
export default class OutcomeReporter {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const outcome = {
      written: tests.length,
      all: tests.filter(({ tags }) => isInAll(tags)).length,
      gate: tests.filter(({ tags }) => isInGate(tags)).length,
      rest: tests.filter(({ tags }) => isInRest(tags)).length,
      files: modules.map(costOf),
      // Vitest loads the sources for its workers, and PostgreSQL is nobody's child.
      besides: ownSeconds() + treeSeconds(globalThis.portico?.postmaster ?? 0),
      strayIn: errors.map(({ VITEST_TEST_PATH: file }) => file ?? null),
      unfinished: modules.filter((module) => module.state() === 'pending' || module.state() === 'queued').map(({ moduleId }) => moduleId),
    }
    writeFileSync(process.env.TEST_OUTCOME, JSON.stringify(outcome))
  }
}

/** A test is charged with its part of the file's processor time, by the time that passed. */
function costOf(module) {
  const seconds = module.meta().seconds ?? 0
  const tests = [...module.children.allTests()].map((test) => ({ name: test.fullName, passed: test.diagnostic()?.duration ?? 0 }))
  const whole = tests.reduce((sum, { passed }) => sum + passed, 0) || 1
  return {
    file: module.relativeModuleId,
    seconds,
    tests: tests.map(({ name, passed }) => ({ name, seconds: (seconds * passed) / whole })),
  }
}
