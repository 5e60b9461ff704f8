import { DEMO_PHONE } from '../../../contract/features/sign-in.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allResources } from '../../../contract/resources/index.ts'
import { DEMO_PASSWORD } from '../../features/sign-in/passwords.ts'
import { start, type Running } from '../../start.ts'
import { callsOf, NO_ASSETS, signIn, urlOf, type Site } from '../../testing/site.ts'

const APP = '/abp/services/app'
const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-company-'))
let running: Running
let calls: Pick<Site, 'get' | 'post' | 'request' | 'upload'>
let admin: string

beforeAll(async () => {
  const env = { PORT: '0', DATA_DIR: dataDir, HOST: '127.0.0.1', NODE_ENV: 'test', SEED: 'demo' }
  running = await start(env, { quiet: true, assets: NO_ASSETS })
  calls = callsOf({ url: urlOf(running), tokens: {} as Site['tokens'] })
  admin = (await signIn(calls, 'admin', DEMO_PASSWORD)).token
})
afterAll(async () => {
  await running.close()
  rmSync(dataDir, { recursive: true })
})

type Row = Record<string, unknown> & { id: number }
const list = async (service: string, who = admin, query = ''): Promise<Row[]> =>
  (await calls.get(`${APP}/${service}/GetAll?maxResultCount=100${query}`, who)).body.result.items
const idOf = async (userName: string) => (await list('User')).find((row) => row['userName'] === userName)!.id
/** Signs in as a person, once an administrator has given them a password. */
const enterAs = async (userName: string) => {
  const given = { userId: await idOf(userName), newPassword: 'Kingfisher-51' }
  expect((await calls.post(`${APP}/User/ResetPassword`, given, admin)).body.error).toBe(null)
  return (await signIn(calls, userName, 'Kingfisher-51')).token
}

describe('B-111c the people of the demo', () => {
  test('have addresses that lead nowhere, numbers that nobody has, and, but for three, no password', async () => {
    const rows = await running.database.read.selectFrom('user').selectAll().execute()
    expect(rows.length).toBeGreaterThan(10)
    expect(new Set(rows.map(({ phoneNumber }) => phoneNumber)).size).toBe(rows.length)
    for (const { userName, emailAddress, phoneNumber } of rows) {
      expect(emailAddress).toBe(`${userName}@claregon.example.com`)
      expect(phoneNumber).toMatch(/^154\d{8}$/)
    }
    const byAddress = (await list('User', admin, '&sorting=emailAddress%20asc')).map(({ emailAddress }) => String(emailAddress))
    expect(byAddress).toEqual(rows.map(({ emailAddress }) => String(emailAddress)).toSorted())
    expect(rows.find(({ userName }) => userName === 'admin')?.phoneNumber).toBe(DEMO_PHONE)
    const known = rows.filter(({ passwordHash }) => passwordHash !== null)
    expect(known.map(({ userName, hasDemoPassword }) => [userName, hasDemoPassword])).toEqual([
      ['admin', 1],
      ['editor', 1],
      ['viewer', 1],
    ])
    for (const { userName } of rows.filter((row) => !known.includes(row))) {
      const given = { usernameOrEmailAddress: userName, password: DEMO_PASSWORD }
      expect((await calls.post('/abp/TokenAuth/Authenticate', given)).status).toBe(400)
    }
  })

  test('lead and fill a tree of units', async () => {
    const units = await list('OrganizationUnit')
    const members = await list('User')
    expect(units.filter(({ parentId }) => parentId === null)).toHaveLength(1)
    expect(
      units.filter(({ parentId }) => units.some((above) => above.id === parentId && above['parentId'] !== null)).length,
    ).toBeGreaterThan(3)
    for (const { id, headId } of units) {
      const head = members.find((row) => row.id === headId)
      expect([id, head?.['unitIds']]).toEqual([id, [id]])
    }
  })

  test('reach what their roles say: sales their own group and those below, a writer their own, a reviewer those of the department', async () => {
    const units = new Map((await list('OrganizationUnit')).map((row) => [row['displayName'], row.id]))
    const all = await list('Enquiry')
    const [east, sales] = [await list('Enquiry', await enterAs('shan.pai')), await list('Enquiry', await enterAs('jiao.dian'))]
    expect(new Set(east.map(({ unitId }) => unitId))).toEqual(new Set([units.get('华东销售组')]))
    expect(new Set(sales.map(({ unitId }) => unitId))).toEqual(
      new Set(['销售部', '华东销售组', '海外销售组'].map((name) => units.get(name))),
    )
    expect([all.length > sales.length, sales.length > east.length, east.length > 0]).toEqual([true, true, true])
    const [writer, reviewer] = [await enterAs('wen.tu'), await enterAs('gao.liang')]
    expect((await list('News', writer)).map(({ ownerId }) => ownerId)).toEqual([await idOf('wen.tu')])
    const seen = await list('News', reviewer)
    expect(new Set(seen.map(({ ownerId }) => ownerId))).toEqual(new Set([await idOf('wen.tu'), await idOf('liu.bai')]))
    const [own] = await list('News', writer)
    expect((await calls.post(`${APP}/News/Publish`, { id: own!.id, version: own!['version'] }, writer)).status).toBe(403)
    expect((await calls.get(`${APP}/LoginLog/GetAll`, await enterAs('zha.shi'))).status).toBe(200)
    expect((await calls.get(`${APP}/LoginLog/GetAll`, reviewer)).status).toBe(403)
  })
})

describe('B-111d the demo shows', () => {
  test('three dictionaries, of which one is a tree', async () => {
    expect(await list('DictType')).toHaveLength(3)
    const items = await list('DictItem')
    const trees = items.filter(({ pid }) => items.some((above) => above.id === pid && above['pid'] !== null))
    expect(new Set(trees.map(({ typeId }) => typeId)).size).toBe(1)
  })

  test('enquiries of every state in both languages, with notes and people in charge, of the days before', async () => {
    const all = await list('Enquiry')
    expect(all).toHaveLength(12)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['new', 'answered', 'closed', 'spam']))
    expect(new Set(all.map(({ language }) => language))).toEqual(new Set(['zh-CN', 'en']))
    const answered = all.filter(({ status }) => status === 'answered')
    expect(answered.every(({ ownerId }) => ownerId !== null)).toBe(true)
    const { remark } = (await calls.get(`${APP}/Enquiry/Get?id=${answered[0]!.id}`, admin)).body.result
    expect(remark.length).toBeGreaterThan(10)
    for (const { creationTime, email } of all) {
      expect(Date.parse(String(creationTime))).toBeLessThan(Date.now())
      expect(String(email ?? 'a@b.example')).toMatch(/\.example$/)
    }
  })

  test.each(allResources.filter(({ publishable }) => publishable).map(({ service }) => service))(
    'a draft and a scheduled row of %s, which visitors do not see',
    async (service) => {
      const states = (await list(service)).map(({ state }) => state)
      expect(states).toEqual(expect.arrayContaining(['draft', 'scheduled', 'published']))
    },
  )

  test('nothing of it to visitors before its day', async () => {
    const shown = JSON.stringify([
      (await calls.get('/api/portal/listnews?maxResultCount=100')).body,
      (await calls.get('/api/portal/carousel')).body,
      (await calls.get('/api/portal/listproduct?maxResultCount=100')).body,
    ])
    for (const hidden of ['open-day-with-your-parts', 'bar-codes-in-the-fog', 'hm-500-g2', 'fl-75']) expect(shown).not.toContain(hidden)
    expect((await calls.get('/_newsdetail/open-day-with-your-parts')).status).toBe(404)
  })
})
