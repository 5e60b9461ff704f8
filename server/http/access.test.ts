import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { UNDECLARED } from '../../contract/ignored.ts'
import { allEndpoints, allPermits } from '../../contract/api/registry.ts'
import { hire } from '../testing/people.ts'
import { onBothEngines, samplePicture, type Site, type Who } from '../testing/site.ts'

const APP = '/abp/services/app'
const WEBSITE = ['News', 'Article', 'SiteCategory', 'Carousel', 'GalleryPicture', 'Navigation', 'Redirect']
const PRODUCTS = ['Product', 'ProductCategory', 'ProductType', 'Brand', 'SpecTemplate']
const EDITOR = ['Enquiry/View', 'Enquiry/Edit', 'SiteInfo/View', 'SiteInfo/Edit', 'DictType/View', 'DictItem/View', 'Upload/Add']

/** A-06 once more, in our own words: what each seeded role may do. */
const may = (who: Who, permit: string) => {
  if (who === 'admin') return true
  if (who === 'viewer') return permit.endsWith('/View')
  return [...WEBSITE, ...PRODUCTS].includes(permit.split('/')[0]!) || EDITOR.includes(permit)
}

/** Sends something that no call understands: whoever may come in is told so (400), whoever may not learns nothing. */
function knock(site: Site, { path: at }: Endpoint, verb: string, who?: string) {
  const inQuery = verb === 'GET' || verb === 'DELETE'
  return site.request(verb, inQuery ? `${at}?nonsense=1` : at, { ...(who ? { who } : {}), ...(inQuery ? {} : { body: '{"nonsense":1}' }) })
}

/** Public reads drop names that they do not know, so what they answer then is their own matter: it is no refusal. */
const isPast = ({ ignored }: Endpoint, status: number) => ignored.includes(UNDECLARED) && status !== 401 && status !== 403

function expected({ access }: Endpoint, who: Who | null) {
  if (access === 'anyone') return 400
  if (!who) return 401
  return access === 'signedIn' || may(who, access.permit) ? 400 : 403
}

/** Callers with the seeded role that they count as; null for somebody who is not signed in. */
const CALLERS: Record<string, { as: Who | null; sessionOf: (site: Site) => Promise<string | undefined> }> = {
  'somebody who is not signed in': { as: null, sessionOf: async () => undefined },
  viewer: { as: 'viewer', sessionOf: async () => 'viewer' },
  editor: { as: 'editor', sessionOf: async () => 'editor' },
  admin: { as: 'admin', sessionOf: async () => 'admin' },
  'a session of an administrator that is narrowed to viewing': { as: 'viewer', sessionOf: narrowed },
  'a session that has ended': { as: null, sessionOf: ended },
}

async function narrowed(site: Site): Promise<string> {
  const { id, token } = await hire(site, ['*:*'])
  const { items } = (await site.get(`${APP}/Role/GetAll?keyword=viewer`, 'admin')).body.result
  await site.post(`${APP}/Role/AddUserToRole`, { roleId: items[0].id, userId: id }, 'admin')
  return (await site.post('/abp/TokenAuth/ChangeRole', { role: 'viewer' }, token)).body.result.accessToken
}

async function ended(site: Site): Promise<string> {
  const { token } = await hire(site, ['*:*'])
  await site.post('/abp/TokenAuth/LogOut', {}, token)
  return token
}

onBothEngines('Who may call what', (site) => {
  for (const [name, { as, sessionOf }] of Object.entries(CALLERS)) {
    test(`A-05a A-06a ${name} gets past no door but those declared open, and behind a closed one learns nothing`, async () => {
      const [wrong, session]: [unknown[], string | undefined] = [[], await sessionOf(site)]
      for (const endpoint of allEndpoints()) {
        for (const verb of endpoint.verbs) {
          for (const at of new Set([endpoint.path, endpoint.path.replace('/abp/', '/api/'), endpoint.path.toUpperCase()])) {
            const { status, body } = await knock(site, { ...endpoint, path: at }, verb, session)
            if (endpoint.access === 'anyone' && isPast(endpoint, status)) continue
            const isMute =
              status === 400 ||
              (body.unAuthorizedRequest === true && body.error.validationErrors === null && !JSON.stringify(body).includes('nonsense'))
            if (status !== expected(endpoint, as) || !isMute) wrong.push([verb, at, status, expected(endpoint, as), body])
          }
        }
      }
      expect(wrong).toEqual([])
    })
  }

  test('A-05a a refusal names the permit that is missing, in the reader’s language', async () => {
    const zh = await site.post(`${APP}/News/Create`, { title: 'x' }, 'viewer')
    expect(zh.body).toEqual({
      result: null,
      targetUrl: null,
      success: false,
      unAuthorizedRequest: true,
      __abp: true,
      error: { code: 403, message: '您没有权限进行此操作,您需要以下权限：News/Add', details: null, validationErrors: null },
    })
    const en = await site.post(`${APP}/News/Create`, { title: 'x' }, 'viewer', { 'accept-language': 'en' })
    expect(en.body.error.message).toBe('You are not allowed to do this. Required permission: News/Add')
    expect((await site.post(`${APP}/News/Create`, { title: 'x' })).body.error.message).toBe('当前用户没有登录到系统！')
  })

  test('A-05a M-01c what is refused has not happened: no row, no change, no audit, no file', async () => {
    const tables = ['news', 'user', 'role', 'entityChange', 'auditLog', 'upload'] as const
    const count = () =>
      Promise.all(
        tables.map(async (table) =>
          Number(
            (
              await site.database.read
                .selectFrom(table)
                .select(({ fn }) => fn.countAll().as('n'))
                .executeTakeFirstOrThrow()
            ).n,
          ),
        ),
      )
    const before = await count()
    const viewerId = site.ids.viewer
    const attempts = [
      await site.post(`${APP}/News/Create`, { title: '闯入' }, 'viewer'),
      await site.post(`${APP}/News/SaveImport`, { items: [{ title: '闯入' }] }, 'viewer'),
      await site.post(`${APP}/User/ResetPassword`, { userId: site.ids.admin, newPassword: 'Taken-over-1' }, 'editor'),
      await site.post(`${APP}/User/Update`, { id: viewerId, version: 1, roleIds: [1] }, 'viewer'),
      await site.request('DELETE', `${APP}/User/Delete?id=${viewerId}`, { who: 'editor' }),
      await site.upload(await samplePicture(), 'a.png', 'viewer'),
      await site.upload(await samplePicture(), 'a.png', 'nobody'),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 401])
    expect(await count()).toEqual(before)
    const uploads = path.join(site.dataDir, 'uploads')
    const files = existsSync(uploads) ? readdirSync(uploads, { recursive: true }) : []
    expect(files.filter((name) => name !== '.store')).toEqual([])
  })

  test('A-04 A-05a permit names match whatever their case, and one permit opens one door', async () => {
    const { token } = await hire(site, ['news/VIEW'])
    expect((await site.get(`${APP}/News/GetAll`, token)).status).toBe(200)
    expect((await site.post(`${APP}/News/Create`, { title: 'x' }, token)).status).toBe(403)
    expect((await site.get(`${APP}/Carousel/GetAll`, token)).status).toBe(403)
  })

  test('A-05a InsertOrUpdate is no way round the permit to add', async () => {
    const { token } = await hire(site, ['News/Edit', 'News/View'])
    const refused = await site.post(`${APP}/News/InsertOrUpdate`, { title: '新增' }, token)
    expect([refused.status, refused.body.error.message]).toEqual([403, '您没有权限进行此操作,您需要以下权限：News/Add'])
    expect((await site.post(`${APP}/News/Count`, { keyword: '新增' }, token)).body.result).toBe(0)
  })

  test('C-21a my roles are called in my language', async () => {
    const own = await site.get(`${APP}/User/Get?id=${site.ids.editor}`, 'editor', { 'accept-language': 'en' })
    expect(own.body.result).toMatchObject({
      roles: ['editor'],
      roleNames: ['EDITOR'],
      roleDisplayNames: ['Editor'],
      ownRoles: [{ name: 'editor', displayName: 'Editor' }],
    })
  })

  test('C-21a my own record is open to me; another’s only with the permit, and without it nobody learns whether there is one', async () => {
    const own = await site.get(`${APP}/User/Get?id=${site.ids.editor}`, 'editor')
    expect(own.body.result).toMatchObject({
      userName: 'editor',
      name: 'editor',
      fullName: 'editor',
      roles: ['editor'],
      roleNames: ['EDITOR'],
      roleDisplayNames: ['编辑'],
    })
    expect(JSON.stringify(own.body)).not.toMatch(/password|hash|argon/i)
    const [other, nobody] = [
      await site.get(`${APP}/User/Get?id=${site.ids.admin}`, 'editor'),
      await site.get(`${APP}/User/Get?id=999999`, 'editor'),
    ]
    expect([other.status, nobody.status]).toEqual([403, 403])
    expect(other.body).toEqual(nobody.body)
    expect((await site.get(`${APP}/User/Get?id=${site.ids.admin}`, 'viewer')).body.result.roles).toEqual(['admin'])
    expect((await site.get(`${APP}/User/Get?id=999999`, 'viewer')).status).toBe(404)
  })

  test('A-04 C-21b the granted functions of a user are the names of their permits', async () => {
    const functions = async (id: number, who: Who) => (await site.get(`${APP}/user/GetGrantedFunctionsByUser?id=${id}`, who)).body.result
    const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)
    expect(await functions(site.ids.admin, 'admin')).toEqual({ totalCount: 1, items: [{ name: '*:*' }] })
    for (const who of ['editor', 'viewer'] as const)
      expect(names(await functions(site.ids[who], who)).toSorted()).toEqual(
        allPermits()
          .filter((permit) => may(who, permit))
          .toSorted(),
      )
    expect((await site.get(`${APP}/user/GetGrantedFunctionsByUser?id=${site.ids.admin}`, 'editor')).status).toBe(403)
  })

  test('T-01d the session cookie alone opens nothing: another site’s page cannot act for me', async () => {
    const cookie = { cookie: `Admin-Token=${site.tokens.admin}; Admin-UserId=${site.ids.admin}` }
    expect((await site.get(`${APP}/User/GetAll`, undefined, cookie)).status).toBe(401)
    expect((await site.post(`${APP}/News/Create`, { title: 'csrf' }, undefined, cookie)).status).toBe(401)
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await samplePicture())]), 'a.png')
    expect((await site.request('POST', `${APP}/Upload/Picture`, { body: form, headers: cookie })).status).toBe(401)
    expect((await site.get(`${APP}/Session/GetCurrentLoginInformations`, undefined, cookie)).body.result.user).toBe(null)
    expect((await site.get(`${APP}/User/GetAll?access_token=${site.tokens.admin}`)).status).toBe(401)
  })

  test('C-01b T-01d the token counts in either header, and nothing else does', async () => {
    const status = async (headers: Record<string, string>) => (await site.get(`${APP}/News/GetAll`, undefined, headers)).status
    expect(await status({ authorization: `Bearer ${site.tokens.viewer}` })).toBe(200)
    expect(await status({ authorization: `bearer ${site.tokens.viewer}` })).toBe(200)
    expect(await status({ 'x-token': site.tokens.viewer })).toBe(200)
    for (const token of ['', ' ', 'undefined', 'null', 'admin-token', "' or 1=1 --", 'x'.repeat(8000)])
      expect(await status({ 'x-token': token })).toBe(401)
    expect(await status({ authorization: `Basic ${site.tokens.viewer}` })).toBe(401)
    expect(await status({ authorization: site.tokens.viewer })).toBe(401)
  })
})
