import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importGraph } from '../lib/import-graph.mjs'
import { inRoot } from '../lib/root.mjs'
import { circlesIn, foldersOf } from './circles.mjs'

let folder = ''
beforeEach(() => {
  mkdirSync(inRoot('.cache'), { recursive: true })
  folder = mkdtempSync(inRoot('.cache', 'circles-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes sources into a folder of the project and returns the circles among them, by file name. */
function circlesOf(sources: Record<string, string>): string[][] {
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source)
  const start = folder.slice(inRoot().length + 1)
  const graph = importGraph(Object.keys(sources).map((name) => `${start}/${name}`))
  return circlesIn(graph).map((circle) => circle.map((path) => path.slice(start.length + 1)).toSorted())
}

const back = "import { a } from './a.ts'\nexport const b = a"

test.each([
  ['a value', "import { b } from './b.ts'\nexport const a = () => b"],
  ['a type', "import type { b } from './b.ts'\nexport let a: typeof b"],
  ['the type of a module', "export let a: typeof import('./b.ts')"],
  ['a dynamic import', "export const a = () => import('./b.ts')"],
  ['a name that is exported again', "export { b } from './b.ts'\nexport const a = 1"],
])('A planted circle by %s is found', (_, source) => {
  expect(circlesOf({ 'a.ts': source, 'b.ts': back })).toEqual([['a.ts', 'b.ts']])
})

test('A circle of three files is one circle, and a line of imports is none', () => {
  const imports = (name: string) => `import './${name}.ts'`
  expect(circlesOf({ 'a.ts': imports('b'), 'b.ts': imports('c'), 'c.ts': imports('a'), 'd.ts': imports('a') })).toEqual([
    ['a.ts', 'b.ts', 'c.ts'],
  ])
  expect(circlesOf({ 'a.ts': imports('b'), 'b.ts': imports('c'), 'c.ts': '' })).toEqual([])
})

test('Two folders whose files import each other make a circle of folders, though no files do', () => {
  const files = new Map([
    ['x/one.ts', new Set(['y/one.ts'])],
    ['y/two.ts', new Set(['x/two.ts'])],
  ])
  expect(circlesIn(files)).toEqual([])
  expect(circlesIn(foldersOf(files))).toEqual([expect.arrayContaining(['x', 'y'])])
})
