import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onDemand } from './on-demand.ts'

const PIECES = 1000
/** As the library of sheets reads: everything that it can get, whether anybody takes the items or not. */
async function* eager(bytes: ReadableStream<Uint8Array>): AsyncGenerator<number> {
  const items: number[] = []
  let isDone = false
  const errors: Error[] = []
  let wake = () => {}
  const reading = (async () => {
    for await (const [number] of bytes) {
      items.push(number!, number!)
      wake()
    }
  })()
  void reading
    .catch((reason: Error) => void errors.push(reason))
    .finally(() => {
      isDone = true
      wake()
    })
  for (;;) {
    if (items.length > 0) yield items.shift()!
    else if (errors[0]) throw errors[0]
    else if (isDone) return
    else
      await new Promise<void>((resolve) => {
        wake = resolve
      })
  }
}

function sourceOf(pieces: number, fails = false) {
  const seen = { given: 0, isClosed: false }
  async function* give() {
    try {
      for (; seen.given < pieces; seen.given++) yield new Uint8Array([seen.given % 256])
      if (fails) throw new Error('cut')
    } finally {
      seen.isClosed = true
    }
  }
  return { seen, pieces: give() }
}

test('B-71e a sheet whose rows are taken slowly is read no further than its rows are taken', async () => {
  const source = sourceOf(PIECES)
  const taken: number[] = []
  for await (const item of onDemand(source.pieces, eager)) {
    taken.push(item)
    if (taken.length === 20) break
    await setTimeout(2)
    expect(source.seen.given).toBeLessThan(taken.length / 2 + 5)
  }
  expect(taken).toEqual(Array.from({ length: 20 }, (_, at) => at >> 1))
  expect(source.seen.isClosed).toBe(true)
})

test('B-71e all rows arrive, in order, and a source that fails says so', async () => {
  const all: number[] = []
  for await (const item of onDemand(sourceOf(PIECES).pieces, eager)) all.push(item)
  expect(all).toEqual(Array.from({ length: 2 * PIECES }, (_, at) => (at >> 1) % 256))

  const cut = sourceOf(3, true)
  const some: number[] = []
  const reading = async () => {
    for await (const item of onDemand(cut.pieces, eager)) some.push(item)
  }
  await expect(reading()).rejects.toThrow('cut')
  expect(some).toEqual([0, 0, 1, 1, 2, 2])
  expect(cut.seen.isClosed).toBe(true)
})
