import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { start, type Running } from './start.ts'
import { NO_ASSETS, siteEnvironment, urlOf } from './testing/site.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-again-'))
const running: Running[] = []

afterEach(async () => {
  for (const server of running.splice(0)) await server.close()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const env = (more = {}) => siteEnvironment({ DATA_DIR: dataDir, SEED: 'empty', ...more })

async function startFirst() {
  const first = await start(env(), { quiet: true, assets: NO_ASSETS })
  running.push(first)
  return { first, port: new URL(urlOf(first)).port }
}

const homeOf = async (port: string) => (await fetch(`http://localhost:${port}/home`)).status

test('a server takes over the port of another one once it is ready', async () => {
  const { first, port } = await startFirst()
  const takeOver = async () => {
    running.pop()
    await first.close()
  }
  running.push(await start(env({ PORT: port }), { quiet: true, assets: NO_ASSETS, takeOver }))
  expect(await homeOf(port)).toBe(200)
})

test('a start that fails leaves the server whose port it wanted as it is', async () => {
  const { port } = await startFirst()
  let isStopped = false
  const takeOver = async () => void (isStopped = true)
  const assets = {
    ...NO_ASSETS,
    get plain(): never {
      throw new Error('A source that does not start')
    },
  }
  await expect(start(env({ PORT: port }), { quiet: true, assets, takeOver })).rejects.toThrow('A source that does not start')
  expect(isStopped).toBe(false)
  expect(await homeOf(port)).toBe(200)
})
