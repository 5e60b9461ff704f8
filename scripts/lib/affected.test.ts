import { expect, test } from 'vitest'
import { affectedTests } from './affected.mjs'

const IMPORTS: Record<string, string[]> = {
  'contract/dates.ts': [],
  'server/db/rows.ts': ['contract/dates.ts'],
  'server/start.ts': ['server/db/rows.ts'],
  'server/testing/empty-sites.ts': ['server/start.ts'],
  'server/db/rows.test.ts': ['server/db/rows.ts'],
  'server/config/port.ts': [],
  'server/config/port.test.ts': ['server/config/port.ts'],
  'portal/page.tsx': [],
  'portal/page.test.ts': ['portal/page.tsx'],
  'admin/list.tsx': [],
  'admin/list.test.ts': ['admin/list.tsx'],
  'scripts/guide.test.ts': [],
  'e2e/kit/visit.ts': [],
  'e2e/admin-list.e2e.ts': ['e2e/kit/visit.ts'],
  'e2e/portal-pages.e2e.ts': ['e2e/kit/visit.ts'],
  'e2e/start.e2e.ts': [],
}
const FILES = [...Object.keys(IMPORTS), 'portal/page.css', 'docs/guide.md', 'docs/other.md', 'package.json', 'strange.bin']
const TESTS = FILES.filter((file) => /\.(test|e2e)\.ts$/.test(file))
const graph = new Map(Object.entries(IMPORTS).map(([file, targets]) => [file, new Set(targets)]))
const read = (file: string) => (file === 'scripts/guide.test.ts' ? "readFileSync('docs/guide.md')" : '')
const affected = (...changed: string[]) => affectedTests(changed, FILES, graph, read)

test('a changed file affects the tests that import it, directly or through others', () => {
  expect(affected('contract/dates.ts')).toContain('server/db/rows.test.ts')
  expect(affected('contract/dates.ts')).not.toContain('admin/list.test.ts')
})

test('a part of the server that the prepared sites need affects every test of the server', () => {
  expect(affected('server/db/rows.ts')).toContain('server/config/port.test.ts')
  expect(affected('server/config/port.ts')).not.toContain('server/db/rows.test.ts')
})

test('a changed test affects itself alone', () => {
  expect(affected('admin/list.test.ts')).toEqual(['admin/list.test.ts'])
  expect(affected('e2e/portal-pages.e2e.ts')).toEqual(['e2e/portal-pages.e2e.ts'])
})

test('a change of the back office affects its browser tests and not those of the public pages', () => {
  expect(affected('admin/list.tsx')).toEqual(['admin/list.test.ts', 'e2e/admin-list.e2e.ts', 'e2e/start.e2e.ts'])
})

test('a change of the public pages affects theirs, a style sheet as well', () => {
  const own = ['portal/page.test.ts', 'e2e/portal-pages.e2e.ts', 'e2e/start.e2e.ts']
  expect(affected('portal/page.tsx')).toEqual(own)
  expect(affected('portal/page.css')).toEqual(own)
})

test('a change of the server, or of the kit of the browser tests, affects all browser tests', () => {
  const all = TESTS.filter((file) => file.startsWith('e2e/'))
  expect(affected('server/db/rows.ts')).toEqual(expect.arrayContaining(all))
  expect(affected('e2e/kit/visit.ts')).toEqual(all)
})

test('a document affects the tests that read it, and no others', () => {
  expect(affected('docs/guide.md')).toEqual(['scripts/guide.test.ts'])
  expect(affected('docs/other.md')).toEqual([])
})

test('packages, settings and unknown files affect all tests', () => {
  expect(affected('package.json')).toEqual(TESTS)
  expect(affected('strange.bin')).toEqual(TESTS)
})
