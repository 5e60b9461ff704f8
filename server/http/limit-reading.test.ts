import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { limitReading } from './connections.ts'

test('B-110b a call may be silent for the whole time, its answer must be read within it, and the next call of the connection has the whole time again', async () => {
  const noted: [before: number | undefined, after: number | undefined][] = []
  const server = createServer((request, response) => {
    limitReading(response, 120_000)
    const before = request.socket.timeout
    response.end('answer')
    noted.push([before, request.socket.timeout])
  })
  server.timeout = 120_000
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise((resolve, reject) => {
      get({ port: (server.address() as AddressInfo).port, agent }, (response) => response.resume().on('end', resolve)).on('error', reject)
    })
  await ask()
  await ask()
  agent.destroy()
  server.close()
  expect(noted).toEqual([
    [120_000, 60_000],
    [120_000, 60_000],
  ])
})
