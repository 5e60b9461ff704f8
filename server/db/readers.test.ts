import SqliteDatabase from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countTo } from '../testing/count-to.ts'
import { createReaders, type Readers } from './readers.ts'

const MOST_MS = 300

describe('One reader, for which one read may wait', () => {
  let folder: string
  let readers: Readers
  const starts = vi.fn()

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'portico-readers-'))
    const file = path.join(folder, 'some.db')
    new SqliteDatabase(file).exec('create table t (n)').close()
    readers = createReaders({ file, busyMs: 100 }, { most: 1, mostWaiting: 1, mostMs: MOST_MS })
    process.on('worker', starts)
    // No read is late here but for a turn of this clock.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(async () => {
    vi.useRealTimers()
    process.off('worker', starts.mockReset())
    await readers.close()
    rmSync(folder, { recursive: true })
  })

  const run = (far: number) => readers.run({ sql: countTo(far), parameters: [] })
  const outcomes = (reads: Promise<unknown[]>[]) => Promise.all(reads.map((read) => read.catch((error: Error) => error.message)))

  test('B-11c refuses what takes too long, waits too long or comes when too many wait, and answers later reads', async () => {
    await run(1)
    const reads = outcomes([run(2_000_000), run(1), run(1)])
    vi.advanceTimersByTime(MOST_MS)
    expect(await reads).toEqual(['busy', 'busy', 'busy'])
    expect(await run(3)).toEqual([{ n: 3 }])
    expect(starts).toHaveBeenCalledTimes(2)
    await readers.close()
    await expect(run(1)).rejects.toThrow(/closed/)
  })

  test('B-11c refuses what waits too long for its start, and goes on starting', async () => {
    const early = outcomes([run(1)])
    vi.advanceTimersByTime(MOST_MS)
    expect(await early).toEqual(['busy'])
    expect(await run(3)).toEqual([{ n: 3 }])
    expect(starts).toHaveBeenCalledTimes(1)
  })

  test('B-11c names the reason for which it cannot start, to each read', async () => {
    rmSync(path.join(folder, 'some.db'))
    expect(await outcomes([run(1)])).toEqual([expect.stringMatching(/unable to open/)])
    expect(await outcomes([run(1)])).toEqual([expect.stringMatching(/unable to open/)])
  })
})
