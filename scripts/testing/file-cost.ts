import { afterAll } from 'vitest'
import { treeSeconds } from './processor-time.mjs'

// Vitest loads this anew before each file of tests: what its worker and the programs of the worker use until the end of the file is the cost of the file.

const begun = treeSeconds()

// oxlint-disable-next-line no-empty-pattern -- Vitest asks for a pattern in this place
afterAll(({}, suite) => {
  Object.assign(suite.file.meta, { seconds: treeSeconds() - begun })
})
