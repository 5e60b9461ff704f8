import { expect, test } from 'vitest'
import { boundedFetch, TooLarge } from './bounded-answer.ts'

/** An answer of pieces of 10 bytes, without an end unless there is one. */
function answerOf(pieces = Infinity) {
  const seen = { pieces: 0, isEnded: false }
  const body = new ReadableStream({
    pull(to) {
      if (seen.pieces === pieces) to.close()
      else to.enqueue(new TextEncoder().encode('0123456789'))
      seen.pieces++
    },
    cancel() {
      seen.isEnded = true
    },
  })
  return { seen, answer: new Response(body, { status: 203, headers: { 'x-kept': 'yes' } }) }
}

test('B-101i an answer up to the bound is read whole, with its status and headers', async () => {
  const read = await boundedFetch(30, async () => answerOf(3).answer)('https://other.example')
  expect([read.status, read.headers.get('x-kept'), await read.text()]).toEqual([203, 'yes', '012345678901234567890123456789'])
  const empty = await boundedFetch(30, async () => new Response(null, { status: 204 }))('https://other.example')
  expect([empty.status, await empty.text()]).toEqual([204, ''])
})

test('B-101i B-102i an answer beyond it is broken off at once, and never read to its end', async () => {
  const { seen, answer } = answerOf()
  await expect(boundedFetch(30, async () => answer)('https://other.example')).rejects.toThrow(TooLarge)
  expect(seen.isEnded).toBe(true)
  expect(seen.pieces).toBeLessThan(8)
})

test('B-101i an answer that says that it is larger is not read', async () => {
  const { seen, answer } = answerOf()
  const large = new Response(answer.body, { headers: { 'content-length': '31' } })
  await expect(boundedFetch(30, async () => large)('https://other.example')).rejects.toThrow(TooLarge)
  expect([seen.isEnded, seen.pieces]).toEqual([true, expect.toSatisfy((pieces: number) => pieces < 3)])
})
