import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guide, guidedCopy } from '../server/testing/guided-copy.ts'
import { buildServer, programFolder, startProgram, type Program } from '../server/testing/program.ts'
import { stepsOf } from './lib/guide.mjs'
import { inRoot } from './lib/root.mjs'

// docs/add-a-resource.md, followed to the letter in a copy of the repository. e2e/add-a-resource.e2e.ts looks at the result in a browser.

const SUPPLIER = '/abp/services/app/Supplier'

let copy: string
let place: string
let program: Program
let url: string
const tokens: Record<string, string> = {}

beforeAll(async () => {
  copy = guidedCopy()
  place = await programFolder(await buildServer(copy, join(copy, 'dist/server')))
  program = startProgram(place, { SEED: 'empty', ADMIN_PASSWORD: 'Sesame-7' })
  url = await program.url
  await enter('admin')
  const roles = await ask('/abp/services/app/Role/GetAll')
  const viewer = roles.body.result.items.find(({ name }: { name: string }) => name === 'viewer')
  await send('/abp/services/app/User/Create', {
    userName: 'viewer',
    name: 'viewer',
    emailAddress: 'viewer@example.com',
    password: 'Sesame-7',
    roleIds: [viewer.id],
  })
  await enter('viewer')
}, 120_000)

afterAll(async () => {
  program?.kill()
  await program?.ended
  for (const folder of [copy, place]) if (folder) rmSync(folder, { recursive: true })
})

/** The files of a folder that the guide has added. */
const added = (folder: string) => readdirSync(join(copy, folder)).filter((name) => !readdirSync(inRoot(folder)).includes(name))

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

test('C-30 the guide has four files edited by hand: three of them in steps, and the migration, which is printed', () => {
  expect(stepsOf(guide()).flatMap(({ path }) => path ?? [])).toEqual([
    'contract/resources/supplier.ts',
    'contract/resources/index.ts',
    'contract/back-office/screens.ts',
  ])
  expect(added('server/db/migrations')).toEqual([expect.stringMatching(/^\d{4}-supplier\.ts$/)])
  const migration = readFileSync(join(copy, 'server/db/migrations', added('server/db/migrations')[0]!), 'utf8')
  for (const index of ["index('supplier', ['brandId'])", "listIndex('supplier', ['isActive', 'nameSortKey text', 'id'])"])
    expect(migration).toContain(`await make.${index}`)
})

test('C-30 what the guide writes passes the compiler', { tags: ['whole'], timeout: 120_000 }, async () => {
  const compiler = inRoot('node_modules/typescript/bin/tsc')
  // Several threads check much of the same, and notes for a later run are of no use in a copy.
  const options = ['--noEmit', '--singleThreaded', '--incremental', 'false', '--tsBuildInfoFile', 'null']
  // It keeps nearly all that it makes until its end, so to look for garbage before is for nothing, and takes a quarter of its time.
  const env = { ...process.env, GOGC: 'off', GOMEMLIMIT: '2GiB' }
  // The compiler prints what it refuses, and ends with a number above 0, which rejects.
  expect((await promisify(execFile)(process.execPath, [compiler, ...options], { cwd: copy, env })).stdout).toBe('')
})

test('C-30b C-30d the new resource is written, read, listed, filtered and logged through the API', async () => {
  const brand = (await send('/abp/services/app/Brand/Create', { name: '北斗', nameEn: 'Dipper', code: 'dipper' })).body.result
  const made = await send(`${SUPPLIER}/Create`, {
    name: '长江光学',
    nameEn: 'Yangtze Optics',
    code: 'YZ-1',
    brandId: brand.id,
    website: 'https://yangtze.example',
  })
  expect(made).toMatchObject({
    status: 200,
    body: { result: { id: 1, version: 1, nameEn: 'Yangtze Optics', brandId: brand.id, isActive: true, logo: null } },
  })
  await send(`${SUPPLIER}/Create`, { name: '安东机械', code: 'AD_7', isActive: false })
  const listed = await ask(`${SUPPLIER}/GetAll`)
  expect(listed.body.result.items.map(({ code }: { code: string }) => code)).toEqual(['AD_7', 'YZ-1'])
  for (const query of ['isActive=true&keyword=光学&sorting=code desc', `brandId=${brand.id}`])
    expect((await ask(`${SUPPLIER}/GetAll?${query}`)).body.result).toMatchObject({
      totalCount: 1,
      items: [{ code: 'YZ-1', brandName: '北斗', brandNameEn: 'Dipper' }],
    })
  const updated = await send(`${SUPPLIER}/Update`, { id: 1, version: 1, isActive: false })
  expect(updated.body.result).toMatchObject({ version: 2, isActive: false, website: 'https://yangtze.example' })
  expect((await ask(`${SUPPLIER}/GetChanges?id=1`)).body.result.totalCount).toBe(2)
})

test('C-30 its rows are imported, all or none, and exported', async () => {
  const rows = [
    { name: '黄河', code: 'HH' },
    { name: '珠江', code: 'ZJ', isActive: true },
  ]
  expect((await send(`${SUPPLIER}/SaveImport`, { items: [...rows, { name: '重复', code: 'yz-1' }] })).status).toBe(409)
  expect((await send(`${SUPPLIER}/Count`, {})).body.result).toBe(2)
  expect((await send(`${SUPPLIER}/SaveImport`, { items: rows })).body.result).toBe(2)
  const exported = (await send(`${SUPPLIER}/Export`, { maxResultCount: 1000, sorting: 'id' })).body.result
  expect(exported.items.map(({ code }: { code: string }) => code)).toEqual(['YZ-1', 'AD_7', 'HH', 'ZJ'])
})

test('V-09b what the declaration does not allow is refused at its member', async () => {
  const refused = async (input: unknown) => {
    const { status, body } = await send(`${SUPPLIER}/Create`, input)
    return [status, body.error.validationErrors.map(({ members }: { members: string[] }) => members[0])]
  }
  expect(await refused({ code: 'x' })).toEqual([400, ['name']])
  expect(await refused({ name: '甲', code: 'a b' })).toEqual([400, ['code']])
  expect(await refused({ name: '甲', code: 'x', website: 'javascript:alert(1)' })).toEqual([400, ['website']])
  expect(await refused({ name: '甲', code: 'x', colour: 'red' })).toEqual([400, ['colour']])
  expect(await refused({ name: '甲', code: 'yz-1' })).toEqual([409, ['code']])
})

test('A-05a a viewer reads it, and needs a permit to change, import or export it', async () => {
  expect((await ask(`${SUPPLIER}/GetAll`, 'viewer')).status).toBe(200)
  const refused = await send(`${SUPPLIER}/Create`, { name: '不行', code: 'no' }, 'viewer')
  expect(refused.status).toBe(403)
  expect(refused.body.error.message).toContain('Supplier/Add')
  expect((await send(`${SUPPLIER}/Export`, {}, 'viewer')).status).toBe(403)
  expect((await send(`${SUPPLIER}/SaveImport`, { items: [{ name: '不行', code: 'no' }] }, 'viewer')).status).toBe(403)
  expect((await ask(`${SUPPLIER}/GetAll`, 'nobody')).status).toBe(401)
})

test('E-05b its permits are among the functions, in words', async () => {
  const { items } = (await ask('/abp/services/app/Function/GetAll?keyword=Supplier/&maxResultCount=20')).body.result
  expect(items.map(({ name }: { name: string }) => name)).toEqual([
    'Supplier/Add',
    'Supplier/Delete',
    'Supplier/Edit',
    'Supplier/Export',
    'Supplier/Import',
    'Supplier/View',
  ])
  expect(items[0]).toMatchObject({ displayName: '供应商：新增', displayNameEn: 'Suppliers: Add' })
})

test('R-13a its menu entry stands in its group, behind brands, for a user with its permit', async () => {
  const { result } = (await ask('/abp/services/app/User/GetMenuNodesByUser?userId=2', 'viewer')).body
  const { children } = result.find(({ text }: { text: string }) => text === '产品管理')
  const at = children.findIndex(({ name }: { name: string }) => name === 'brand')
  expect(children[at + 1]).toMatchObject({ name: 'supplier', text: '供应商', webIcon: 'team' })
})

test('the documents name it', async () => {
  const served = (await ask('/docs/openapi.json')).body
  const written = JSON.parse(readFileSync(join(copy, 'docs/openapi.json'), 'utf8'))
  expect(served).toEqual(written)
  expect(Object.keys(written.paths)).toContain(`${SUPPLIER}/Create`)
  expect(readFileSync(join(copy, 'docs/permits.md'), 'utf8')).toMatch(/^\| Supplier\/Add \| `Supplier\/Create` \| ✓ \| {2}\| {2}\| {2}\|$/m)
})

test('R-10 its address typed by hand leads to its screen', async () => {
  const reply = await fetch(`${url}/supplier`, { redirect: 'manual' })
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/#/supplier'])
})

test('the repository itself stays as it was', () => {
  expect(readdirSync(inRoot('server/db/migrations')).filter((name) => name.includes('supplier'))).toEqual([])
})
