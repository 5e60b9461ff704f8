import { writeFileSync } from 'node:fs'
import { inRoot } from '../lib/root.mjs'
import { ownSeconds, treeSeconds } from './processor-time.mjs'

/** What the report of Vitest does not tell of the last run: what each file cost, and where an error arose that belongs to no test. */
export const outcomeFile = inRoot('.cache', 'test-outcome.json')

/** A reporter that writes this file. */
export default class OutcomeReporter {
  onTestRunEnd(modules, errors) {
    const outcome = {
      files: modules.map(costOf),
      // Vitest loads the sources for its workers, and PostgreSQL is nobody's child.
      besides: ownSeconds() + treeSeconds(globalThis.portico?.postmaster ?? 0),
      strayIn: errors.map(({ VITEST_TEST_PATH: file }) => file ?? null),
      unfinished: modules.filter((module) => module.state() === 'pending' || module.state() === 'queued').map(({ moduleId }) => moduleId),
    }
    writeFileSync(outcomeFile, JSON.stringify(outcome))
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
