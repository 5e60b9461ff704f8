import { defineConfig } from 'vitest/config'
import LongestFirst from './scripts/lib/longest-first.ts'

/** On a busy machine an awaited value may come late. */
const PATIENT = { poll: { timeout: 10_000 } }
/** Ends a test that hangs; no test is meant to take nearly so long. */
const PATIENCE = 60_000

/** Why a test waits for `npm run test:all`; the gate, `npm test`, leaves these out. */
const TAGS = [
  { name: 'twin', description: 'a rule of the program once more, on PostgreSQL' },
  { name: 'look', description: 'a further look at a screen that the gate sees once: shades, languages, widths, overlays' },
  { name: 'deep', description: 'what a person does beside the main task of a screen, where a cheaper test holds the rule' },
  { name: 'whole', description: 'every combination, size or kill, of which the gate tries some' },
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
        test: {
          name: 'unit',
          include: ['{contract,demo,portal,admin,app,scripts}/**/*.test.{ts,tsx}'],
          isolate: false,
          testTimeout: PATIENCE,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/**/*.test.{ts,tsx}'],
          globalSetup: ['server/testing/postgres.ts', 'server/testing/empty-sites.ts'],
          // These tests often wait for clocks and databases, so four workers fit on two cores.
          maxWorkers: 4,
          isolate: false,
          testTimeout: PATIENCE,
          expect: PATIENT,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // As it is shipped: React's development build takes several times as long to render a page.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'e2e',
          env: { NODE_ENV: 'production' },
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/kit/demo-site.ts',
          // A browser test waits for answers and frames for half of its time.
          maxWorkers: 3,
          testTimeout: 2 * PATIENCE,
          // A browser on a busy machine: the run names each test that needed the second try.
          retry: 1,
          expect: PATIENT,
          isolate: false,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
