import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryFolder } from './memory-folder.mjs'

let parent: string
let mounts: string
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'portico-memory-'))
  mounts = path.join(parent, 'mounts')
  mount('tmpfs rw,nosuid')
})
afterEach(() => rmSync(parent, { recursive: true }))

const mount = (kindAndOptions: string) => writeFileSync(mounts, `/dev/vda / ext4 rw 0 0\nshm ${parent} ${kindAndOptions} 0 0\n`)
const make = (more = {}) => memoryFolder({ parent, mounts, free: 4 * 1024 ** 3, ...more })

test('a test run gets a folder in memory, in which every user may make files', () => {
  const [one, other] = [make(), make()]
  expect(path.dirname(one!)).toBe(parent)
  expect(other).not.toBe(one)
  expect(statSync(one!).mode & 0o1777).toBe(0o1777)
})

test('a run keeps to the disk where the folder is no memory, starts no programs, is missing, or memory is short', () => {
  expect(make({ free: 1024 ** 3 })).toBe(null)
  expect(make({ parent: path.join(parent, 'missing') })).toBe(null)
  mount('tmpfs rw,noexec')
  expect(make()).toBe(null)
  mount('ext4 rw')
  expect(make()).toBe(null)
})

test('a run removes the folders of ended runs, and leaves those of others that still run', () => {
  const ended = spawnSync(process.execPath, ['--version']).pid
  const folders = [`portico-tests-${ended}-abc`, `portico-tests-${process.pid}-abc`, `other-${ended}`].map((name) =>
    path.join(parent, name),
  )
  for (const folder of folders) mkdirSync(folder)
  make()
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true, true])
})
