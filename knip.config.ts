// `npm run check` checks exports in two modes. By default, every export has an importer; a test counts as one. In production mode
// (`npx knip --production`), tests count for nothing: code that only tests call is dead.

const product = '{admin,app,contract,demo,portal,server,ui}/**/*.{ts,tsx}!'
const tests = ['!**/*.test.{ts,tsx}!', '!**/testing/**!']

export default ({ production = false }: { production?: boolean }) => ({
  entry: [
    'app/main.tsx!',
    // A check that the requirements name (V-08).
    'contract/format/staff-name.ts!',
    'portal/behaviours/main.ts!',
    // Found by their folders (admin/examples/frame/pages.ts).
    'admin/examples/*/page.tsx!',
    'contract/words/*/examples/*.ts!',
    // A script of its own, imported by its address.
    'admin/resource/kinds/html/engine.ts!',
    'server/{main,commands/*}.ts!',
    'server/**/*.worker.ts!',
    // An alias of vite.config.ts puts it in the place of a part of the UI kit.
    'admin/browser/scroll-bar-size.ts!',
    'bench/{main,reference,portico}.ts',
    'scripts/*.mjs!',
    'demo/drawing/*.mjs',
    // Vitest loads these before the tests.
    'server/testing/{postgres,empty-sites}.ts',
    'e2e/kit/demo-site.ts',
    'scripts/testing/outcome-reporter.mjs',
    'scripts/testing/file-cost.ts',
  ],
  // Tests read the state of such an export.
  tags: ['-internal'],
  project: [product, '{bench,e2e}/**/*.ts', 'scripts/**/*.mjs', ...tests],
  // The router takes all that these modules export.
  ignoreIssues: Object.fromEntries(
    ['portal/pages/*.tsx', 'portal/layout/layout.tsx', 'admin/shell/admin-root.tsx'].map((file) => [file, ['exports']]),
  ),
  // An export that its own file uses is no dead code; the default mode says whether it need be an export.
  ignoreExportsUsedInFile: production,
})
