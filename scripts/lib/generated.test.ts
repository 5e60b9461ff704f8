import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allEndpoints, allPermits } from '../../contract/api/registry.ts'
import { generatedFiles, generatedSchema, print } from './generated.mjs'
import { inRoot } from './root.mjs'

const files = generatedFiles() as Record<string, string>

test.each(Object.keys(files))('%s is what the declarations and the tests say (else: npm run generate)', (path) => {
  expect(readFileSync(inRoot(path), 'utf8') === files[path]).toBe(true)
})

test('B-133 the schema of a new SQLite file is what its migrations make, one after another (else: npm run generate)', async () => {
  for (const [path, text] of Object.entries(await generatedSchema())) expect(readFileSync(inRoot(path), 'utf8') === text).toBe(true)
})

test('printing keeps the JSON', () => {
  const value = {
    list: Array.from({ length: 60 }, (_, index) => index),
    words: { 说: ['a', { b: null }], 'quo"te': 'x'.repeat(200) },
    empty: [{}, []],
  }
  expect(JSON.parse(print(value))).toEqual(value)
  expect(print(value)).toBe(print(structuredClone(value)))
})

test('two printings give the same text', { tags: ['whole'] }, () => {
  expect(generatedFiles()).toEqual(files)
})

test('the API document names every call once under each verb, and all its references resolve', () => {
  const document = JSON.parse(files['docs/openapi.json']!)
  expect(Object.keys(document.paths)).toEqual(allEndpoints().flatMap(({ path, aliases }) => [path, ...aliases]))
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((verbs) => Object.values(verbs))
  expect(operations).toHaveLength(allEndpoints().flatMap(({ verbs, aliases }) => [verbs, ...aliases.map(() => verbs)].flat()).length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  const references = [...files['docs/openapi.json']!.matchAll(/"\$ref":\s*"#\/([^"]+)"/g)].map(([, path]) => path!)
  const missing = references.filter((path) => path.split('/').reduce((at, name) => at?.[name], document) === undefined)
  expect(references.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
  expect(files['docs/openapi.json']).not.toMatch(/"\$ref":\s*"(?!#\/components\/)/)
})

test('A-06a the table of permits names each permit once; the editor gets none of users and roles, and the viewer only reads', () => {
  const rows = files['docs/permits.md']!.split('\n').filter((line) => /^\| \w+\/\w+ \|/.test(line))
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  expect(cells.map(([permit]) => permit)).toEqual(allPermits())
  expect(cells.every(([, , admin]) => admin === '✓')).toBe(true)
  const editors = cells.filter(([, , , editor]) => editor === '✓').map(([permit]) => permit!)
  expect(editors.filter((permit) => /^(User|Role|Function|Menu)\//.test(permit))).toEqual([])
  const viewers = cells.filter(([, , , , viewer]) => viewer === '✓').map(([permit]) => permit!)
  expect(viewers.filter((permit) => !permit.endsWith('/View'))).toEqual([])
})
