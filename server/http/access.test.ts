import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allPermits } from '../../contract/api/registry.ts'
import { hire } from '../testing/people.ts'
import { seededMay } from '../testing/seeded-permits.ts'
import { onAnyEngine, samplePicture, type Who } from '../testing/site.ts'

const APP = '/abp/services/app'
onAnyEngine('Who may call what', (site) => {
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
          .filter((permit) => seededMay(who, permit))
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
