import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { answerWithin } from './answer-within.ts'

const KB = 1024

/** Answers with pieces of 64 KB until the client has enough, or until so many were sent. */
async function sender(pieces: number) {
  let sent = 0
  const server = createServer((_, response) => {
    const more = () => {
      while (sent < pieces) {
        sent++
        if (!response.write('x'.repeat(64 * KB))) return void response.once('drain', more)
      }
      response.end()
    }
    response.setHeader('content-type', 'text/plain')
    more()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, sentPieces: () => sent, close: () => server.close() }
}

test('B-102i an answer of another server is read up to a bound, and a longer one is cut off instead of held', async () => {
  const endless = await sender(100_000)
  await expect(answerWithin(await fetch(endless.url)).text()).rejects.toThrow('more than 1048576 bytes')
  expect(endless.sentPieces()).toBeLessThan(1000)
  endless.close()
})

test('B-102i an answer within the bound is the same, with its status and its headers', async () => {
  const short = await sender(3)
  const answer = answerWithin(await fetch(short.url))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain'])
  expect((await answer.text()).length).toBe(3 * 64 * KB)
  expect(answerWithin(new Response(null, { status: 204 })).status).toBe(204)
  short.close()
})
