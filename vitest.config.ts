import { defineConfig } from 'vitest/config'
import LongestFirst from './scripts/testing/longest-first.ts'

/** On a busy machine an awaited value may come late. */
const PATIENT = { poll: { timeout: 10_000 } }
/** Ends a test that hangs; no test is meant to take nearly so long. */
const PATIENCE = 60_000

/** For tests that wait for clocks, databases and frames: on two cores a third worker fills the pauses of two. With more, the same tests take longer (docs/decisions/0072-two-tiers-of-tests.md). */
const WAITING = 3

const COST = ['scripts/testing/file-cost.ts']

/** Tests run React as it is shipped: its development build takes several times as long to draw a page. */
const SHIPPED = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  env: { NODE_ENV: 'production' },
} as const

/** By these `npm test`, the gate, chooses among all tests (scripts/testing/tiers.mjs). */
const TAGS = [
  { name: 'twin', description: 'a rule of the program once more, on PostgreSQL' },
  {
    name: 'engine',
    description: 'among rules of the program, what differs by engine: work at the same moment, on several nodes, that fails midway',
  },
  { name: 'whole', description: 'every combination, size or kill, of which the gate tries some' },
  { name: 'sample', description: 'some tries of a `whole` test: the gate takes them, and `npm run test:all` the whole one' },
  { name: 'browser', description: 'in a browser: the gate takes walks alone' },
  { name: 'walk', description: 'the main task of a screen, or a rule that only a browser can show' },
]

// With `isolate: false` a worker loads the server's modules once, not once a file. A process may hold several servers, one after another or at once.
export default defineConfig({
  test: {
    maxWorkers: 2,
    tags: TAGS,
    sequence: { sequencer: LongestFirst },
    teardownTimeout: 20_000,
    projects: [
      {
        oxc: SHIPPED.oxc,
        test: {
          name: 'unit',
          env: SHIPPED.env,
          setupFiles: COST,
          include: ['{contract,demo,portal,admin,app,scripts}/**/*.test.{ts,tsx}'],
          isolate: false,
          testTimeout: PATIENCE,
          sequence: { groupOrder: 0 },
        },
      },
      {
        oxc: SHIPPED.oxc,
        test: {
          name: 'api',
          env: SHIPPED.env,
          setupFiles: [...COST, 'server/testing/cheap-hashes.ts'],
          include: ['server/**/*.test.{ts,tsx}'],
          globalSetup: ['server/testing/postgres.ts', 'server/testing/empty-sites.ts'],
          maxWorkers: WAITING,
          isolate: false,
          testTimeout: PATIENCE,
          expect: PATIENT,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        oxc: SHIPPED.oxc,
        test: {
          name: 'e2e',
          setupFiles: COST,
          env: SHIPPED.env,
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/kit/demo-site.ts',
          maxWorkers: WAITING,
          testTimeout: 2 * PATIENCE,
          expect: PATIENT,
          isolate: false,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
