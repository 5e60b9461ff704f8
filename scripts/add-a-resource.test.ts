import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, programFolder, startProgram, type Program } from '../server/testing/program.ts'
import { changed, stepsOf } from './lib/guide.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot } from './lib/root.mjs'

// docs/add-a-resource.md, followed to the letter in a copy of the repository.

const NOT_COPIED = new Set(['node_modules', 'dist', 'data', '.cache', '.git', 'pictures'])
const CERTIFICATE = '/abp/services/app/Certificate'

let copy: string
let place: string
let program: Program
let url: string
const tokens: Record<string, string> = {}

beforeAll(async () => {
  ensureInstalled()
  copy = mkdtempSync(join(tmpdir(), 'portico-copy-'))
  cpSync(inRoot(), copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) })
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'))
  for (const step of stepsOf(readFileSync(inRoot('docs/add-a-resource.md'), 'utf8'))) follow(step)
  place = await programFolder(await buildServer(copy, join(copy, 'dist/server')))
  program = startProgram(place, { SEED: 'empty', ADMIN_PASSWORD: 'Sesame-7' })
  url = await program.url
  await enter('admin')
  const roles = await ask('/abp/services/app/Role/GetAll')
  const viewer = roles.body.result.items.find(({ name }: { name: string }) => name === 'viewer')
  await send('/abp/services/app/User/Create', { userName: 'viewer', name: 'viewer', password: 'Sesame-7', roleIds: [viewer.id] })
  await enter('viewer')
}, 120_000)

afterAll(async () => {
  program?.kill()
  await program?.ended
  for (const folder of [copy, place]) if (folder) rmSync(folder, { recursive: true })
})

function follow({ kind, path, body }: { kind: string; path?: string; body: string }) {
  if (kind === 'sh') execFileSync('sh', ['-ec', body], { cwd: copy, stdio: 'pipe' })
  else if (kind === 'diff') writeFileSync(join(copy, path!), changed(readFileSync(join(copy, path!), 'utf8'), body))
  else writeFileSync(join(copy, path!), body)
}

// oxlint-disable-next-line no-explicit-any -- replies are looked into freely by tests
type Reply = { status: number; body: any }

async function call(path: string, who: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url + path, { ...init, headers: { 'content-type': 'application/json', 'x-token': tokens[who] ?? '' } })
  return { status: response.status, body: await response.json() }
}

const ask = (path: string, who = 'admin') => call(path, who, {})
const send = (path: string, input: unknown, who = 'admin') => call(path, who, { method: 'POST', body: JSON.stringify(input) })

async function enter(who: string) {
  tokens[who] = (await send('/abp/TokenAuth/Authenticate', { username: who, password: 'Sesame-7' })).body.result.accessToken
}

test('C-30 the new resource is written, read, listed, filtered and logged through the API', async () => {
  const made = await send(`${CERTIFICATE}/Create`, {
    name: '质量管理体系认证',
    nameEn: 'Quality management',
    number: 'QMS-2025/01',
    expiryDate: '2028-05-31',
    link: 'https://certificates.example',
  })
  expect(made).toMatchObject({
    status: 200,
    body: {
      result: { id: 1, version: 1, nameEn: 'Quality management', expiryDate: '2028-05-31', isActive: true, sort: 0, scan: null },
    },
  })
  await send(`${CERTIFICATE}/Create`, { name: '环境管理体系认证', number: 'EMS-7', sort: -1, isActive: false })
  const listed = await ask(`${CERTIFICATE}/GetAll`)
  expect(listed.body.result.items.map(({ number }: { number: string }) => number)).toEqual(['EMS-7', 'QMS-2025/01'])
  for (const query of ['isActive=true&keyword=质量&sorting=number desc', 'expiryDateStart=2028-05-31&expiryDateEnd=2028-05-31'])
    expect((await ask(`${CERTIFICATE}/GetAll?${query}`)).body.result).toMatchObject({ totalCount: 1, items: [{ number: 'QMS-2025/01' }] })
  const updated = await send(`${CERTIFICATE}/Update`, { id: 1, version: 1, description: '两行\n文字' })
  expect(updated.body.result).toMatchObject({ version: 2, description: '两行\n文字', link: 'https://certificates.example' })
  expect((await ask(`${CERTIFICATE}/GetChanges?id=1`)).body.result.totalCount).toBe(2)
})

test('V-09 what the declaration does not allow is refused at its member', async () => {
  const refused = async (input: unknown) => {
    const { status, body } = await send(`${CERTIFICATE}/Create`, input)
    return [status, body.error.validationErrors.map(({ members }: { members: string[] }) => members[0])]
  }
  expect(await refused({ number: 'x' })).toEqual([400, ['name']])
  expect(await refused({ name: '甲', number: 'a b' })).toEqual([400, ['number']])
  expect(await refused({ name: '甲', number: 'x', expiryDate: '2028-02-31' })).toEqual([400, ['expiryDate']])
  expect(await refused({ name: '甲', number: 'x', colour: 'red' })).toEqual([400, ['colour']])
  expect(await refused({ name: '甲', number: 'qms-2025/01' })).toEqual([409, ['number']])
})

test('A-05 a viewer reads it, and needs the permit to change it', async () => {
  expect((await ask(`${CERTIFICATE}/GetAll`, 'viewer')).status).toBe(200)
  const refused = await send(`${CERTIFICATE}/Create`, { name: '不行', number: 'no' }, 'viewer')
  expect(refused.status).toBe(403)
  expect(refused.body.error.message).toContain('Certificate/Add')
  expect((await ask(`${CERTIFICATE}/GetAll`, 'nobody')).status).toBe(401)
})

test('E-05 its permits are among the functions, in words', async () => {
  const { items } = (await ask('/abp/services/app/Function/GetAll?keyword=Certificate/&maxResultCount=20')).body.result
  expect(items.map(({ name }: { name: string }) => name)).toEqual([
    'Certificate/Add',
    'Certificate/Delete',
    'Certificate/Edit',
    'Certificate/Export',
    'Certificate/Import',
    'Certificate/View',
  ])
  expect(items[0]).toMatchObject({ displayName: '资质证书：新增', displayNameEn: 'Certificates: Add' })
})

test('R-13 its menu item is there for who may see it', async () => {
  const { result } = (await ask('/abp/services/app/User/GetMenuNodesByUser?userId=2', 'viewer')).body
  expect(result).toContainEqual(expect.objectContaining({ name: 'certificate', text: '资质证书' }))
})

test('the documents name it', async () => {
  const served = (await ask('/docs/openapi.json')).body
  const written = JSON.parse(readFileSync(join(copy, 'docs/openapi.json'), 'utf8'))
  expect(served).toEqual(written)
  expect(Object.keys(written.paths)).toContain(`${CERTIFICATE}/Create`)
  expect(readFileSync(join(copy, 'docs/permits.md'), 'utf8')).toMatch(/^\| Certificate\/Add \| `Certificate\/Create` \| ✓ \| {2}\| {2}\|$/m)
})

test('R-10 its address typed by hand leads to its screen', async () => {
  const reply = await fetch(`${url}/certificate`, { redirect: 'manual' })
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/#/certificate'])
})

test('the repository itself stays as it was', () => {
  expect(readdirSync(inRoot('server/db/migrations')).filter((name) => name.includes('certificate'))).toEqual([])
})
