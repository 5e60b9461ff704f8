import { say } from './say.mjs'

/** A reporter that names the tests which passed only at their second try: each of them hides a race that is to be mended. */
export default class SecondTries {
  #names = []

  onTestCaseResult(test) {
    if (test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0)
      this.#names.push(`${test.module.relativeModuleId} > ${test.name}`)
  }

  onTestRunEnd() {
    if (this.#names.length > 0) say(`Passed only at the second try:\n${this.#names.map((name) => `  ${name}`).join('\n')}`)
  }
}
