// @module-tag browser
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_FILE_BYTES } from '../contract/features/uploads.ts'
import { programFolder, startProgram, type Program } from '../server/testing/program.ts'
import { hasProgram, linesOf } from './kit/run-examples.ts'
import { openProxy, type Proxy } from './kit/proxy.ts'

// docs/run/nginx.conf in a real nginx before the real program.

const NAME = 'www.example.com'
const PASSWORD = 'Quiet-77-lake'
const VISITOR = '127.0.0.9'
const UPLOAD = '/abp/services/app/Upload/File'
const MB = 1024 * 1024

describe.skipIf(!hasProgram('nginx') || !hasProgram('openssl'))('docs/run/nginx.conf, where nginx and openssl are installed', () => {
  let scratch: string
  let program: Program
  let proxy: Proxy
  let token: string

  beforeAll(async () => {
    scratch = mkdtempSync(path.join(tmpdir(), 'portico-nginx-'))
    const env = { DATA_DIR: path.join(scratch, 'data'), SEED: 'empty', NODE_ENV: 'production', ADMIN_PASSWORD: PASSWORD, HOST: '127.0.0.1' }
    program = startProgram(await programFolder(), { ...env, PUBLIC_URL: `https://${NAME}`, TRUST_PROXY: '127.0.0.1' })
    const folder = path.join(scratch, 'nginx')
    mkdirSync(folder)
    proxy = await openProxy({ folder, name: NAME, port: new URL(await program.url).port, visitor: VISITOR })
    const body = JSON.stringify({ username: 'admin', password: PASSWORD })
    const signedIn = await proxy.ask(
      '/abp/TokenAuth/Authenticate',
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      body,
    )
    token = JSON.parse(signedIn.body).result.accessToken
  })
  afterAll(async () => {
    proxy?.stop()
    program?.kill()
    await program?.ended
    rmSync(scratch, { recursive: true, force: true })
  })

  /** The two halves of a form with a file of so many bytes, and the head that announces them. */
  function form(bytes: number, headers: Record<string, string> = { 'x-token': token }) {
    const before = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\ncontent-type: application/octet-stream\r\n\r\n'
    const whole = Buffer.concat([Buffer.from(before), Buffer.alloc(bytes, 7), Buffer.from('\r\n--x--\r\n')])
    const type = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(whole.length) }
    const half = Math.floor(whole.length / 2)
    return { options: { method: 'POST', headers: { ...type, ...headers } }, first: whole.subarray(0, half), second: whole.subarray(half) }
  }

  function upload(bytes: number) {
    const { options, first, second } = form(bytes)
    return proxy.ask(UPLOAD, options, Buffer.concat([first, second]))
  }

  test('B-78d a request without TLS is led to the same address with it', async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${proxy.httpPort}/_news?page=2`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, `https://${NAME}/_news?page=2`])
  })

  test('B-78d a page comes over TLS with each header once, compressed by Portico, and without the version of nginx', async () => {
    const { status, headers, names } = await proxy.ask('/home', { headers: { 'accept-encoding': 'br' } })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000', 'content-encoding': 'br', server: 'nginx' })
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect((await proxy.ask('/healthz')).status).toBe(200)
  })

  test('B-78d the log has the address of the visitor, and no address that the visitor made up', async () => {
    const madeUp = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.8', 'x-forwarded-host': 'evil.example' }
    await proxy.ask('/_contact', { headers: madeUp })
    const log = () => proxy.ask('/abp/services/app/WebLog/GetAll?path=/_contact', { headers: { 'x-token': token } })
    const addresses = async () => JSON.parse((await log()).body).result.items.map(({ ip }: { ip: string }) => ip)
    await expect.poll(addresses).toEqual([VISITOR])
    expect(program.output()).not.toContain('WARNING')
  })

  test('B-78d /metrics stays shut to visitors', async () => {
    expect((await proxy.ask('/metrics')).status).toBe(403)
  })

  test('B-78d an upload of 10 MB passes; Portico itself refuses a file that is too large, in words', async () => {
    const taken = await upload(10 * MB)
    expect([taken.status, JSON.parse(taken.body).result?.[0].size]).toEqual([200, 10 * MB])
    const refused = await upload(MAX_FILE_BYTES + 1)
    expect([refused.status, JSON.parse(refused.body).success]).toEqual([413, false])
  })

  test('B-78d a stranger is refused by the head of a request, before its body is there', async () => {
    const { options, first } = form(9 * MB, {})
    const { sent, reply } = proxy.begin(UPLOAD, options)
    sent.write(first.subarray(0, 100))
    expect((await reply).status).toBe(401)
    sent.destroy()
  })

  test('B-78d a reload of nginx cuts off no upload', async () => {
    const { options, first, second } = form(MB)
    const { sent, reply } = proxy.begin(UPLOAD, options)
    sent.write(first)
    proxy.reload()
    expect((await proxy.ask('/home')).status).toBe(200)
    sent.end(second)
    expect((await reply).status).toBe(200)
  })
})

test('B-78d nginx lets pass a little more than the largest upload that the settings allow', () => {
  const most = Number(/client_max_body_size (\d+)m;/.exec(linesOf('nginx.conf').join('\n'))![1])
  expect(most * MB).toBeGreaterThan(MAX_FILE_BYTES + MB)
})
