import { get, createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'
import { createWatchdog, type Watchdog } from './watchdog.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function block(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** Starts a server that blocks the event loop, or waits, for as long as the address of the request says, or holds the request until it is let go. */
async function watched() {
  const lines: string[] = []
  const held: ServerResponse[] = []
  const watchdog = createWatchdog((line) => lines.push(line))
  watchdog.start()
  const server = createServer((request, response) => {
    watchdog.watch(request, response)
    watchdog.name(request, 'id-1')
    const [, how, ms] = request.url!.split(/[/?]/)
    if (how === 'block') block(Number(ms))
    if (how === 'hold') held.push(response)
    else setTimeout(() => response.end('done'), how === 'wait' ? Number(ms) : 0)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  ends.push(() => {
    void watchdog.stop()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      get({ port, host: '127.0.0.1', path, agent: false }, (response) => response.resume().once('end', () => resolve()))
    })
  return { lines, watchdog, ask, held }
}

/** A stall that nobody meant, as on a busy machine, keeps the line of the next one back for a second; then it is made once more. */
const told = async (lines: string[], words: string | RegExp, stall: () => unknown) => {
  await expect
    .poll(async () => {
      await stall()
      await sleep(100)
      return lines.join('\n')
    })
    .toMatch(words)
  return lines.find((line) => line.match(words))!
}

const settled = ({ health }: Watchdog, stalls: number) => expect.poll(() => health().stalls).toBeGreaterThanOrEqual(stalls)

test('B-02d a blocked event loop is logged with the request that ran, without its secrets', async () => {
  const { lines, watchdog, ask } = await watched()
  await sleep(100)
  const line = await told(lines, '/block/500', () => ask('/block/500?token=very-secret&a=1'))
  expect(line).toMatch(/stood still for \d+ ms; what ran: .*GET \/block\/500\?token=\*\*\*&a=1 id-1 \(\d+ ms\)/)
  expect(lines.join()).not.toContain('very-secret')
  const { longest, lastAt } = watchdog.health()
  expect([longest > 200, typeof lastAt]).toEqual([true, 'number'])
})

test('B-02d a quick request that ended before the block is not named', async () => {
  const { lines, ask } = await watched()
  await ask('/wait/0')
  await sleep(20)
  const before = lines.length
  await told(lines, 'no request ran', () => block(500))
  expect(lines.slice(before).join()).not.toContain('/wait/0')
})

test('B-02d several stalls within a second make one line, and all are counted', async () => {
  const { lines, watchdog } = await watched()
  await sleep(100)
  const since = performance.now()
  for (let i = 0; i < 3; i++) {
    block(320)
    await sleep(60)
  }
  await settled(watchdog, 3)
  expect(lines.length).toBeLessThanOrEqual(1 + (performance.now() - since) / 1000)
  expect(lines[0]).toContain('no request ran')
})

test('B-02d of many running requests the oldest five are named', async () => {
  const { lines, ask, held } = await watched()
  const all = Array.from({ length: 9 }, (_, i) => ask(`/hold/?n=${i}`))
  await expect.poll(() => held.length).toBe(9)
  const line = await told(lines, 'and 4 more', () => block(600))
  for (const response of held) response.end('done')
  await Promise.all(all)
  expect(line.split('/hold/')).toHaveLength(6)
})

onAnyEngine('The watchdog of the server', (site) => {
  test('B-02d counts a stall of the running server', async () => {
    const before = site.running.app.watchdog.health().stalls
    await sleep(100)
    block(600)
    await settled(site.running.app.watchdog, before + 1)
  })
})
