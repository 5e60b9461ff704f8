import { defineConfig } from 'vitest/config'

/** What is waited for may come late on a busy machine; what never comes fails all the same. */
const PATIENT = { poll: { timeout: 10_000 } }

// Servers are read once by each worker, not once a file (`isolate: false`): a process may hold several of them, one after another or side by side.
export default defineConfig({
  test: {
    maxWorkers: 2,
    teardownTimeout: 20_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,demo,portal,admin,app,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 10_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/**/*.test.{ts,tsx}'],
          globalSetup: ['server/testing/postgres.ts', 'server/testing/empty-sites.ts'],
          // They wait a good deal for clocks and databases.
          maxWorkers: 3,
          isolate: false,
          testTimeout: 20_000,
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
          testTimeout: 60_000,
          expect: PATIENT,
          isolate: false,
          // Two browsers on a small machine: what only ran late gets a second try, what is wrong fails again.
          retry: 1,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
