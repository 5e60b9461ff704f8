import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Envelope } from '../../contract/errors.ts'
import { start, type Running } from '../start.ts'
import { dial, head } from '../testing/bare-client.ts'
import { callsOf, NO_ASSETS, signIn, siteEnvironment, urlOf } from '../testing/site.ts'
import { limitConnections, ownAddresses } from './connections.ts'
import { PATIENCE } from './patience.ts'

const MB = 1024 * 1024
const FILE = '/abp/services/app/Upload/File'
const SAFETY = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' }

describe('A connection', () => {
  let dataDir: string
  let running: Running
  let url: string
  let token: string
  const get = (at: string) => fetch(url + at)

  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portico-slow-'))
  })
  beforeEach(async () => {
    if (running?.app.fastify.server.listening) return
    running = await start(siteEnvironment({ DATA_DIR: dataDir }), {
      quiet: true,
      assets: NO_ASSETS,
      patience: { head: 400, body: 800, upload: 20_000, stalled: 1500 },
    })
    url = urlOf(running)
    token = (await signIn(callsOf({ url, tokens: {} as never }), 'admin')).token
  })
  afterAll(async () => {
    await running.close()
    rmSync(dataDir, { recursive: true })
  })

  test('B-01 ends when the head or the body of a request does not arrive; a file may take longer, and other clients are answered meanwhile', async () => {
    const silent = dial(url)
    const endless = dial(url)
    endless.say('GET /home HTTP/1.1\r\nhost: here\r\nx-')
    const slow = dial(url)
    slow.say(`${head('POST', '/api/portal/enquiry', { 'content-type': 'application/json', 'content-length': 100 })}{"name":`)
    const form = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nslowly\r\n--x--\r\n'
    const upload = dial(url)
    const lines = {
      'x-token': token,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': form.length,
      connection: 'close',
    }
    upload.say(head('POST', FILE, lines) + form.slice(0, 20))

    expect((await get('/home')).status).toBe(200)
    expect(await silent.ended).toBe('')
    for (const cut of [await endless.ended, await slow.ended]) {
      expect(cut).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
      for (const [name, value] of Object.entries(SAFETY)) expect(cut).toContain(`${name}: ${value}\r\n`)
    }
    expect(upload.socket.closed).toBe(false)
    upload.say(form.slice(20))
    expect(await upload.ended).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('B-01 ends when the client does not read the answer', async () => {
    const file = new FormData()
    file.set('file', new Blob([new Uint8Array(16 * MB)]), 'large.bin')
    const sent = await fetch(url + FILE, { method: 'POST', body: file, headers: { 'x-token': token } })
    const address = ((await sent.json()) as { files: { file: string } }).files.file
    const served = new Promise<Socket>((resolve) => {
      running.app.fastify.server.once('connection', resolve)
    })
    const reader = dial(url)
    reader.socket.pause()
    reader.say(head('GET', address))
    const socket = await served
    await expect.poll(() => socket.destroyed).toBe(true)
    expect(socket.bytesWritten).toBeGreaterThan(0)
    expect(socket.bytesWritten).toBeLessThan(16 * MB)
    reader.socket.destroy()
  })

  test('stays open for the next request longer than a proxy keeps it', async () => {
    const { headers } = await get('/home')
    expect(headers.get('keep-alive')).toBe('timeout=72')
    expect(PATIENCE.idle).toBeGreaterThan(65_000)
  })

  test.each([
    ['two hosts', 'GET /home HTTP/1.1\r\nHost: here\r\nHost: there\r\n\r\n', 400],
    ['two hosts at an address that there is not', 'GET /nowhere HTTP/1.1\r\nhost: here\r\nHOST: here\r\n\r\n', 400],
    ['no HTTP at all', 'HELO here\r\n\r\n', 400],
    ['a head beyond 16 KB', `GET / HTTP/1.1\r\nhost: here\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('with %s is answered with the header lines for safety, and ended', async (_, said, status) => {
    const client = dial(url)
    client.say(said)
    const reply = await client.ended
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const [name, value] of Object.entries(SAFETY)) expect(reply).toContain(`${name}: ${value}\r\n`)
    expect(reply).not.toMatch(/^server:|x-powered-by|\bhere\b|xxx/im)
    // The client of these tests hears each byte as a letter.
    const body = Buffer.from(reply.slice(reply.indexOf('\r\n\r\n') + 4), 'latin1')
    expect(reply).toContain(`content-length: ${body.byteLength}\r\n`)
    const { error, ...envelope } = JSON.parse(body.toString()) as Envelope<null>
    expect(envelope).toEqual({ result: null, targetUrl: null, success: false, unAuthorizedRequest: false, __abp: true })
    expect(error).toEqual({ code: status, message: expect.stringMatching(/。$/), details: null, validationErrors: null })
  })

  test('B-01 C-03 with a path that is too long is answered in the language of the client, and HEAD gets no body', async () => {
    const path = `/${'x'.repeat(3000)}`
    const reply = await fetch(url + path, { headers: { 'accept-language': 'en' } })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([414, 'application/json; charset=utf-8'])
    const { error } = (await reply.json()) as Envelope<null>
    expect(error).toMatchObject({ code: 414, message: 'The address is too long. Please open the page from a link of the site.' })
    const client = dial(url)
    client.say(head('HEAD', path))
    expect(await client.ended).toMatch(/^HTTP\/1\.1 414 URI Too Long\r\n(?:.*\r\n)*content-length: [1-9]\d*\r\n\r\n$/)
  })

  test('is told while the server stops that the answer is the last, also when the reply is cached', async () => {
    await (await get('/home')).text()
    const sign = JSON.stringify({ username: 'admin', password: 'Test-pass-7' })
    const inFlight = dial(url)
    inFlight.say(
      head('POST', '/abp/TokenAuth/Authenticate', { 'content-type': 'application/json', 'content-length': sign.length }) + sign.slice(0, 9),
    )
    const begun = dial(url)
    begun.say('GET /home HTTP/1.1\r\n')
    const list = dial(url)
    list.say(head('POST', '/abp/services/app/News/Count', { 'content-type': 'application/json', 'content-length': 2, 'x-token': token }))
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
    const closing = running.close()
    begun.say('host: here\r\n\r\n')
    inFlight.say(sign.slice(9))
    list.say('{}')
    for (const { ended } of [begun, inFlight, list]) expect(await ended).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.*\r\n)*connection: close\r\n/i)
    await closing
  })
})

describe('Connections', () => {
  test('B-01 of one network are limited, while another network and our own proxies still get theirs', async () => {
    const server = createServer((_, response) => response.end('yes'))
    limitConnections(server, { patience: PATIENCE, isOurs: (address) => address === '127.0.0.2', mostOfNetwork: 2 })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const clients = [dial(url), dial(url), dial(url)]
    for (const { say } of clients) say(head('GET', '/'))
    expect(await clients[2]!.ended).toBe('')
    for (const { heard } of clients.slice(0, 2)) await expect.poll(heard).toContain('yes')
    clients[0]!.socket.destroy()
    const again = async () => {
      const client = dial(url)
      client.say(head('GET', '/', { connection: 'close' }))
      return client.ended
    }
    await expect.poll(again).toContain('yes')
    clients[1]!.socket.destroy()
    server.closeAllConnections()
    server.close()
  })

  test('of this machine and of declared proxies count for no network', () => {
    const isOurs = ownAddresses(['10.0.0.0/8'])
    expect(['127.0.0.1', '::1', '10.1.2.3', '203.0.113.9', ''].map(isOurs)).toEqual([true, true, true, false, false])
    expect(ownAddresses(false)('10.1.2.3')).toBe(false)
  })
})
