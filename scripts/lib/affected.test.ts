import { expect, test } from 'vitest'
import { affectedTests } from './affected.mjs'
import { importGraph } from './import-graph.mjs'

const IMPORTS: Record<string, string[]> = {
  'contract/dates.ts': [],
  'contract/words/en/admin.ts': [],
  'contract/words/en/portal.ts': [],
  'demo/content.ts': [],
  'server/db/rows.ts': ['contract/dates.ts'],
  'server/db/reader.worker.ts': [],
  'server/start.ts': ['server/db/rows.ts', 'demo/content.ts', 'portal/page.tsx'],
  'server/main.ts': ['server/start.ts'],
  'server/commands/backup.ts': ['server/db/rows.ts'],
  'server/testing/postgres.ts': ['server/testing/binaries.ts'],
  'server/testing/binaries.ts': [],
  'server/testing/empty-sites.ts': ['server/start.ts'],
  'server/testing/program.ts': ['server/main.ts', 'server/commands/backup.ts', 'server/db/reader.worker.ts'],
  'server/db/rows.test.ts': ['server/db/rows.ts'],
  'server/config/port.ts': [],
  'server/config/port.test.ts': ['server/config/port.ts'],
  'server/stop.test.ts': ['server/testing/program.ts'],
  'portal/page.tsx': ['contract/words/en/portal.ts'],
  'portal/page.test.ts': ['portal/page.tsx'],
  'portal/look.test.ts': [],
  'admin/list.tsx': ['contract/words/en/admin.ts'],
  'admin/list.test.ts': ['admin/list.tsx'],
  'scripts/guide.test.ts': [],
  'e2e/kit/demo-site.ts': ['server/start.ts', 'e2e/kit/service.ts'],
  'e2e/kit/service.ts': [],
  'e2e/kit/drag.ts': [],
  'e2e/kit/visit.ts': ['server/start.ts'],
  'e2e/admin-list.e2e.ts': ['e2e/kit/visit.ts', 'e2e/kit/drag.ts'],
  'e2e/portal-pages.e2e.ts': ['e2e/kit/visit.ts'],
  'e2e/start.e2e.ts': [],
}
const OTHERS = ['portal/styles/page.css', 'demo/pictures/a.webp', 'docs/guide.md', 'docs/other.md', 'package.json', 'strange.bin']
const FILES = [...Object.keys(IMPORTS), ...OTHERS]
const TESTS = FILES.filter((file) => /\.(test|e2e)\.ts$/.test(file))
const IN_BROWSER = TESTS.filter((file) => file.startsWith('e2e/'))
const graph = new Map(Object.entries(IMPORTS).map(([file, targets]) => [file, new Set(targets)]))
const READS: Record<string, string> = { 'scripts/guide.test.ts': "'docs/guide.md'", 'portal/look.test.ts': "readdirSync('./styles/')" }
const read = (file: string) => READS[file] ?? ''
const affected = (...changed: string[]) => affectedTests(changed, FILES, graph, read)

test('a changed declaration affects the tests that import it, directly or through others, and all browser tests', () => {
  expect(affected('contract/dates.ts')).toEqual(['server/db/rows.test.ts', 'server/stop.test.ts', ...IN_BROWSER])
})

test('a part of the server affects the tests that need it, in a browser too, and no test that does without', () => {
  expect(affected('server/db/rows.ts')).toEqual(['server/db/rows.test.ts', 'server/stop.test.ts', ...IN_BROWSER])
  expect(affected('server/config/port.ts')).toEqual(['server/config/port.test.ts'])
})

test('a part that only the built program runs affects the tests that start the program', () => {
  for (const part of ['server/commands/backup.ts', 'server/db/reader.worker.ts']) expect(affected(part)).toEqual(['server/stop.test.ts'])
  expect(affected('server/main.ts')).toEqual(['server/stop.test.ts', 'e2e/start.e2e.ts'])
})

test('a file that runs apart, which its program only names by an address, counts among the imports', () => {
  const workers = ['server/db/readers.ts', 'server/db/reader.worker.ts']
  expect([...importGraph(workers, { withWorkers: true }).get('server/db/readers.ts')!]).toEqual(['server/db/reader.worker.ts'])
  expect([...importGraph(workers).get('server/db/readers.ts')!]).toEqual([])
})

test('a part of the setup of a project affects every test of that project', () => {
  expect(affected('server/testing/binaries.ts')).toEqual(TESTS.filter((file) => file.startsWith('server/')))
  expect(affected('e2e/kit/service.ts')).toEqual(IN_BROWSER)
})

test('a changed test affects itself alone', () => {
  for (const file of ['admin/list.test.ts', 'server/stop.test.ts', 'e2e/portal-pages.e2e.ts']) expect(affected(file)).toEqual([file])
})

test('a change of the back office, or of its words, affects its browser tests and not those of the public pages', () => {
  const own = ['admin/list.test.ts', 'e2e/admin-list.e2e.ts', 'e2e/start.e2e.ts']
  expect(affected('admin/list.tsx')).toEqual(own)
  expect(affected('contract/words/en/admin.ts')).toEqual(own)
})

test('a change of the public pages, or of their words, affects their tests and the server, which draws them', () => {
  const own = ['server/stop.test.ts', 'portal/page.test.ts', 'e2e/portal-pages.e2e.ts', 'e2e/start.e2e.ts']
  expect(affected('portal/page.tsx')).toEqual(own)
  expect(affected('contract/words/en/portal.ts')).toEqual(own)
})

test('a style sheet affects the browser tests of its part and the tests that read its folder', () => {
  expect(affected('portal/styles/page.css')).toEqual(['portal/look.test.ts', 'e2e/portal-pages.e2e.ts', 'e2e/start.e2e.ts'])
})

test('a piece of the kit of the browser tests affects the tests that use it', () => {
  expect(affected('e2e/kit/drag.ts')).toEqual(['e2e/admin-list.e2e.ts'])
})

test('a picture of the demo affects whatever its texts affect', () => {
  expect(affected('demo/pictures/a.webp')).toEqual(affected('demo/content.ts'))
  expect(affected('demo/content.ts')).toContain('e2e/portal-pages.e2e.ts')
})

test('a document affects the tests that read it, and no others', () => {
  expect(affected('docs/guide.md')).toEqual(['scripts/guide.test.ts'])
  expect(affected('docs/other.md')).toEqual([])
})

test('packages, settings and unknown files affect all tests', () => {
  expect(affected('package.json')).toEqual(TESTS)
  expect(affected('strange.bin')).toEqual(TESTS)
})
