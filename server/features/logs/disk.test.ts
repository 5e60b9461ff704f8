import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { watchDisk } from './disk.ts'

const GB = 1024 ** 3

async function watching(size: number, free: number[]) {
  const lines: string[] = []
  let now = free[0]!
  const disk = watchDisk({ folder: '/site/data', say: (line) => lines.push(line), look: async () => ({ free: now, size }) })
  const seen: boolean[] = []
  for (now of free) {
    await disk.look()
    seen.push(disk.hasRoom())
  }
  await disk.stop()
  return { lines, seen }
}

test('B-03 below a gigabyte of free space requests are no longer logged, and are logged again once there is clearly more; each change is printed once', async () => {
  const { lines, seen } = await watching(100 * GB, [2 * GB, 0.9 * GB, 0.5 * GB, 1.05 * GB, 1.2 * GB, 1.05 * GB])
  expect(seen).toEqual([true, false, false, false, true, true])
  expect(lines).toEqual([
    'The disk of /site/data is nearly full (922 MB are free): requests are not logged until there is room.',
    'The disk has room again: requests are logged.',
  ])
})

test('B-03 a small disk is nearly full when less than a twentieth is free', async () => {
  expect((await watching(4 * GB, [0.5 * GB, 0.1 * GB])).seen).toEqual([true, false])
})

test('B-03 the space of a real folder is read', async () => {
  const disk = watchDisk({ folder: tmpdir(), say: () => {} })
  await disk.look()
  await disk.stop()
  const missing = watchDisk({ folder: '/no/such/folder', say: () => {} })
  await expect(missing.look()).rejects.toThrow(/ENOENT/)
  expect(missing.hasRoom()).toBe(true)
  await missing.stop()
})
