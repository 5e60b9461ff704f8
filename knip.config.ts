// What `npm run check` holds about exports. In production mode a test is no caller: code that only tests call is dead.

const product = '{admin,app,contract,demo,portal,server,ui,bench}/**/*.{ts,tsx}!'
const tests = ['!**/*.test.{ts,tsx}!', '!**/testing/**!']

export default ({ production = false }: { production?: boolean }) => ({
  entry: [
    'app/main.tsx!',
    'portal/behaviours/main.ts!',
    'server/{main,commands/*}.ts!',
    'server/**/*.worker.ts!',
    'admin/browser/scroll-bar-size.ts!',
    'bench/{main,reference,portico}.ts!',
    'scripts/*.mjs!',
    'scripts/lint/house.mjs!',
    'demo/drawing/*.mjs!',
  ],
  project: [product, 'scripts/**/*.mjs!', 'e2e/**/*.ts', ...tests],
  // Used in its own file: live code. That nobody else imports it is found by the other mode, in which tests count as callers.
  ignoreExportsUsedInFile: production,
})
