import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from './root.mjs'

const decisions = readdirSync(inRoot('docs', 'decisions')).filter((name) => /^\d{4}-/.test(name))
const read = (path: string) => readFileSync(inRoot(path), 'utf8')

test.each(decisions)('%s has a date and a status below its title, and a row in the index', (name) => {
  expect(read(`docs/decisions/${name}`)).toMatch(/^# .+\n\nDate: \d{4}-\d\d-\d\d\. Status: .+/)
  expect(read('docs/decisions/README.md')).toContain(`](${name})`)
})

test('two decisions do not share a number', () => {
  const numbers = decisions.map((name) => name.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})

test.each(['README.md', 'CONTRIBUTING.md', ...documents('docs')])('%s links to files that exist', (path) => {
  const targets = [...read(path).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target]) => target!)
  const missing = targets.filter((target) => !/^https?:/.test(target) && !existsSync(inRoot(join(dirname(path), target))))
  expect(missing).toEqual([])
})

function documents(folder: string): string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
}
