import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf, readStamp, removeStamp, writeStamp } from './stamp.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'))
  mkdirSync(join(folder, 'server/http'), { recursive: true })
  writeFileSync(join(folder, 'server/main.ts'), 'one')
  writeFileSync(join(folder, 'server/http/call.ts'), 'two')
})
afterEach(() => rmSync(folder, { recursive: true }))

const hash = () => hashOf(folder, ['server', 'package-lock.json'], (path: string) => path.endsWith('.test.ts'))

test('an unchanged tree has the same hash', () => {
  expect(hash()).toBe(hash())
})

test.each([
  ['a changed file', () => writeFileSync(join(folder, 'server/main.ts'), 'ONE')],
  ['a new file', () => writeFileSync(join(folder, 'server/app.ts'), '')],
  ['a removed file', () => rmSync(join(folder, 'server/http/call.ts'))],
  ['a renamed file', () => renameSync(join(folder, 'server/main.ts'), join(folder, 'server/begin.ts'))],
  ['a file that was absent', () => writeFileSync(join(folder, 'package-lock.json'), '{}')],
])('%s changes the hash', (_, change) => {
  const before = hash()
  change()
  expect(hash()).not.toBe(before)
})

test('a file that is left out does not change the hash', () => {
  const before = hash()
  writeFileSync(join(folder, 'server/main.test.ts'), 'test')
  expect(hash()).toBe(before)
})

test('a stamp is read as it was written, and an absent or removed stamp is null', () => {
  const stamp = join(folder, 'dist/.stamp')
  expect(readStamp(stamp)).toBeNull()
  writeStamp(stamp, 'state')
  expect(readStamp(stamp)).toBe('state')
  removeStamp(stamp)
  expect(readStamp(stamp)).toBeNull()
})
