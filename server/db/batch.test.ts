import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBatch } from './batch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SECOND = 1000

test('B-03 while a write hangs, no other write queues up behind it, and the waiting rows stay within their limit', async () => {
  const written: number[][] = []
  let goOn = () => {}
  const batch = createBatch<number>(
    (rows) => {
      written.push(rows)
      return new Promise<void>((resolve) => (goOn = resolve))
    },
    () => {},
  )
  batch.add(() => 1)
  await vi.advanceTimersByTimeAsync(SECOND)
  for (let second = 0; second < 5; second++) {
    for (let index = 0; index < 1000; index++) batch.add(() => 2)
    await vi.advanceTimersByTimeAsync(SECOND)
  }
  expect(written).toEqual([[1]])
  const stopped = batch.stop()
  for (let turn = 0; turn < 5; turn++) {
    goOn()
    await vi.advanceTimersByTimeAsync(0)
  }
  await stopped
  expect(written.slice(1).flat()).toHaveLength(2000)
  expect(written.every((rows) => rows.length <= 500)).toBe(true)
})

test('B-03 a log that cannot be written reports it once, and again only after a write has succeeded', async () => {
  const troubles: unknown[] = []
  let isFull = true
  const batch = createBatch<number>(
    async () => {
      if (isFull) throw new Error('disk full')
    },
    (error) => troubles.push(error),
  )
  async function secondWithRow() {
    batch.add(() => 1)
    await vi.advanceTimersByTimeAsync(SECOND)
  }
  for (let second = 0; second < 5; second++) await secondWithRow()
  expect(troubles).toEqual([new Error('disk full')])
  isFull = false
  await secondWithRow()
  isFull = true
  await secondWithRow()
  await secondWithRow()
  expect(troubles).toHaveLength(2)
  await batch.stop()
})
