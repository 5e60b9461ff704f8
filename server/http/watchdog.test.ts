import { get, createServer } from 'node:http'
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

/** Starts a server that blocks the event loop, or waits, for as long as the address of the request says. */
async function watched() {
  const lines: string[] = []
  const watchdog = createWatchdog((line) => lines.push(line))
  watchdog.start()
  const server = createServer((request, response) => {
    watchdog.watch(request, response)
    watchdog.name(request, 'id-1')
    const [, how, ms] = request.url!.split(/[/?]/)
    if (how === 'block') block(Number(ms))
    setTimeout(() => response.end('done'), how === 'wait' ? Number(ms) : 0)
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
  return { lines, watchdog, ask }
}

const settled = ({ health }: Watchdog, stalls: number) =>
  expect.poll(() => health().stalls, { timeout: 5000 }).toBeGreaterThanOrEqual(stalls)

test('B-02d a blocked event loop is logged with the request that ran, without its secrets', async () => {
  const { lines, watchdog, ask } = await watched()
  await sleep(100)
  await ask('/block/500?token=very-secret&a=1')
  await settled(watchdog, 1)
  const line = lines.find((one) => one.includes('/block/500'))!
  expect(line).toMatch(/stood still for \d+ ms; what ran: .*GET \/block\/500\?token=\*\*\*&a=1 id-1 \(\d+ ms\)/)
  expect(lines.join()).not.toContain('very-secret')
  const { longest, lastAt } = watchdog.health()
  expect([longest > 200, typeof lastAt]).toEqual([true, 'number'])
})

test('B-02d a quick request that ended before the block is not named', async () => {
  const { lines, watchdog, ask } = await watched()
  await ask('/wait/0')
  await sleep(20)
  block(500)
  await settled(watchdog, 1)
  expect(lines.at(-1)).toContain('no request ran')
})

test('B-02d several stalls within a second make one line, and all are counted', async () => {
  const { lines, watchdog } = await watched()
  await sleep(100)
  for (let i = 0; i < 3; i++) {
    block(320)
    await sleep(60)
  }
  await settled(watchdog, 3)
  expect(lines.length).toBeLessThan(watchdog.health().stalls)
  expect(lines[0]).toContain('no request ran')
})

test('B-02d of many running requests the oldest five are named', async () => {
  const { lines, watchdog, ask } = await watched()
  const all = Array.from({ length: 9 }, (_, i) => ask(`/wait/900?n=${i}`))
  await sleep(300)
  block(600)
  await settled(watchdog, 1)
  await Promise.all(all)
  expect(lines.some((line) => line.includes('and 4 more') && line.split('/wait/900').length === 6)).toBe(true)
})

onAnyEngine('The watchdog of the server', (site) => {
  test('B-02d counts a stall of the running server', async () => {
    const before = site.running.app.watchdog.health().stalls
    await sleep(100)
    block(600)
    await settled(site.running.app.watchdog, before + 1)
  })
})
