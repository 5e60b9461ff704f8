import { expect, test } from 'vitest'
import type { MenuNode } from '../../../contract/features/identity.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { onAnyEngine, PASSWORD, samplePicture, signIn } from '../../testing/site.ts'

const APP = '/abp/services/app'
const CHANGE = '/abp/TokenAuth/ChangeRole'
const WRITER = [
  'News/View',
  'News/Add',
  'News/Edit',
  'Upload/Add',
  'User/View',
  'User/Edit',
  'User/ResetPassword',
  'Role/Edit',
  'Role/View',
]

/** Menu entries that not everyone sees. */
const GATED = new Set(['sitenews', 'sitecarousel', 'gallery', 'spu', 'user', 'role', 'menu'])

const namesOf = (nodes: MenuNode[]): string[] => nodes.flatMap(({ name, children }) => [...(name ? [name] : []), ...namesOf(children)])

onAnyEngine('Changing role', (site) => {
  const change = (role: unknown, token: string, headers = {}) => site.post(CHANGE, { role }, token, headers)
  const narrow = async (role: string | null, token: string) => {
    const { status, body } = await change(role, token)
    expect([role, status]).toEqual([role, 200])
    return body.result.accessToken as string
  }
  const status = async (at: string, token: string) => (await site.get(`${APP}/${at}`, token)).status
  const me = async (token: string) => (await site.get(`${APP}/Session/GetCurrentLoginInformations`, token)).body.result.user
  const isIn = async (token: string) => (await me(token)) !== null
  const rowsOf = (userId: number) => site.database.read.selectFrom('session').selectAll().where('userId', '=', userId).execute()

  /** Somebody who holds a role of writing and one of looking at the carousel. */
  async function twoRoles() {
    const person = await hire(site, WRITER)
    const looker = `looker${person.id}`
    const made = await site.post(
      `${APP}/Role/Create`,
      { name: looker, displayName: '看轮播', grantedPermissions: ['Carousel/View'] },
      'admin',
    )
    const lookerId = made.body.result.id as number
    await site.post(`${APP}/User/Update`, { id: person.id, version: 1, roleIds: [person.roleId, lookerId] }, 'admin')
    return { ...person, writer: person.userName, looker, lookerId }
  }

  test('T-09e narrows the caller’s own record, menus and permits to one role, and null gives all back', async () => {
    const { id, token, writer, looker } = await twoRoles()
    const asked = async (who: string) => {
      const [user, granted, tree, flat, bare] = await Promise.all(
        [
          `User/Get?id=${id}`,
          `User/GetGrantedFunctionsByUser?id=${id}`,
          `User/GetMenuNodesByUser?userId=${id}`,
          'User/GetMenusByUser',
          '/api/menus',
        ].map(async (at) => (await site.get(at.startsWith('/') ? at : `${APP}/${at}`, who)).body),
      )
      const names = namesOf(tree.result)
      expect(namesOf(flat.result.items)).toEqual(names)
      expect(namesOf(bare.data)).toEqual(names)
      const { roles, roleNames, ownRoles, viewingAs } = user.result
      const permits = granted.result.items.map(({ name }: { name: string }) => name)
      return {
        roles,
        roleNames,
        own: ownRoles.map(({ name }: { name: string }) => name),
        viewingAs,
        permits,
        names: names.filter((name) => GATED.has(name)),
      }
    }
    const all = {
      roles: [writer, looker],
      roleNames: [writer.toUpperCase(), looker.toUpperCase()],
      own: [writer, looker],
      viewingAs: null,
      permits: [...WRITER, 'Carousel/View'].toSorted(),
      names: ['sitenews', 'sitecarousel', 'user', 'role'],
    }
    expect(await asked(token)).toEqual(all)

    const narrowed = await narrow(looker, token)
    expect(await asked(narrowed)).toEqual({
      roles: [looker],
      roleNames: [looker.toUpperCase()],
      own: [writer, looker],
      viewingAs: looker,
      permits: ['Carousel/View'],
      names: ['sitecarousel'],
    })
    expect([await status('Carousel/GetAll', narrowed), await status('News/GetAll', narrowed)]).toEqual([200, 403])

    const other = await narrow(writer, narrowed)
    expect([await status('Carousel/GetAll', other), await status('News/GetAll', other)]).toEqual([403, 200])
    const back = await narrow(null, other)
    expect(await asked(back)).toEqual(all)
    expect([await status('Carousel/GetAll', back), await status('News/GetAll', back)]).toEqual([200, 200])
  })

  test('T-09e others see me as I am, however I look at things', async () => {
    const { id, token, writer, looker } = await twoRoles()
    await narrow(looker, token)
    expect(await rowOf(site, 'User', id)).toMatchObject({ roles: [writer, looker], viewingAs: null })
  })

  test('T-09e the new session replaces the old one, and ends when the old one would have ended', async () => {
    const { id, token, looker, lookerId } = await twoRoles()
    const [before] = await rowsOf(id)
    const soon = Date.now() + 60_000
    await site.database.write.updateTable('session').set({ expiryTime: soon }).where('id', '=', before!.id).execute()
    const { body } = await change(looker, token)
    expect(Object.keys(body.result).toSorted()).toEqual(['accessToken', 'encryptedAccessToken', 'expireInSeconds', 'userId'])
    expect(body.result.userId).toBe(id)
    expect(body.result.expireInSeconds).toBeLessThanOrEqual(60)
    expect(await rowsOf(id)).toMatchObject([{ roleId: lookerId, expiryTime: soon }])
    expect([await isIn(token), await isIn(body.result.accessToken)]).toEqual([false, true])
    expect((await change(null, token)).status).toBe(401)
  })

  test('T-09e a role that the caller does not hold is refused like a role that does not exist, in the caller’s language, and nothing changes', async () => {
    const { id, token, looker } = await twoRoles()
    const before = await rowsOf(id)
    for (const role of ['admin', 'nobody-has-this', looker.toUpperCase(), '*:*', `${looker}-token`]) {
      const { status: refused, body } = await change(role, token)
      expect([refused, body.error.message, body.unAuthorizedRequest]).toEqual([403, `您没有“${role}”这个角色。`, true])
    }
    const { body } = await change('admin', token, { 'accept-language': 'en' })
    expect(body.error.message).toBe('You do not hold the role "admin".')
    for (const role of ['', 7, undefined, ['admin'], { name: looker }, 'x'.repeat(33)]) expect((await change(role, token)).status).toBe(400)
    expect((await site.post(CHANGE, { role: looker, userId: site.ids.admin }, token)).status).toBe(400)
    expect(await rowsOf(id)).toEqual(before)
    expect(await status('News/GetAll', token)).toBe(200)
  })

  test('T-09e a token changes the role of its own user only, and a call without a token is refused', async () => {
    const [mine, theirs] = [await twoRoles(), await twoRoles()]
    expect((await change(mine.looker, theirs.token)).status).toBe(403)
    expect((await change(theirs.looker, mine.token)).status).toBe(403)
    await narrow(mine.looker, mine.token)
    expect(await status('News/GetAll', theirs.token)).toBe(200)
    for (const token of ['', 'not-a-token', 'admin-token', `${mine.looker}-token`]) expect((await change(null, token)).status).toBe(401)
    const cookie = { cookie: `Admin-Token=${theirs.token}; Admin-UserId=${theirs.id}` }
    expect((await site.post(CHANGE, { role: null }, undefined, cookie)).status).toBe(401)
  })

  test('A-05a a narrowed session does nothing that its role does not, neither to others nor to its own person', async () => {
    const { id, token, looker, writer, roleId } = await twoRoles()
    const user = await rowOf(site, 'User', id)
    const asLooker = await narrow(looker, token)
    const refused = [
      await site.post(`${APP}/News/Create`, { title: '闯入' }, asLooker),
      await site.get(`${APP}/User/Get?id=${site.ids.admin}`, asLooker),
      await site.get(`${APP}/User/GetMenuNodesByUser?userId=${site.ids.admin}`, asLooker),
      await site.post(`${APP}/User/Update`, { id, version: user.version, name: '别名' }, asLooker),
      await site.upload(await samplePicture(20, 20), 'a.png', asLooker),
    ]
    expect(refused.map((reply) => reply.status)).toEqual([403, 403, 403, 403, 403])

    // The writer's role may change users and roles, but not what goes beyond it: so not its own person either, who holds more.
    const asWriter = await narrow(writer, asLooker)
    const beyond = [
      await site.post(`${APP}/User/Update`, { id, version: user.version, roleIds: [roleId] }, asWriter),
      await site.post(`${APP}/User/ResetPassword`, { userId: id, newPassword: 'Taken-over-1' }, asWriter),
      await site.post(`${APP}/Role/Update`, { id: roleId, version: 1, grantedPermissions: [...WRITER, 'Carousel/View'] }, asWriter),
    ]
    expect(beyond.map((reply) => reply.status)).toEqual([403, 403, 403])
    expect((await rowOf(site, 'User', id)).version).toBe(user.version)
    const back = await narrow(null, asWriter)
    expect((await site.post(`${APP}/User/Update`, { id, version: user.version, name: '别名' }, back)).status).toBe(200)
  })

  test('T-09e a role that is taken from me while I look through it ends the session, which does not come back with the role', async () => {
    const ways: ((person: Awaited<ReturnType<typeof twoRoles>>) => Promise<unknown>)[] = [
      ({ id, roleId }) => site.post(`${APP}/User/Update`, { id, version: 2, roleIds: [roleId] }, 'admin'),
      ({ id, roleId }) => site.post(`${APP}/User/InsertOrUpdate`, { id, version: 2, roleIds: [roleId] }, 'admin'),
      ({ lookerId }) => site.post(`${APP}/Role/Delete`, { id: lookerId }, 'admin'),
      ({ lookerId }) => site.post(`${APP}/Role/BatchDelete`, { ids: [lookerId] }, 'admin'),
    ]
    for (const take of ways) {
      const person = await twoRoles()
      const narrowed = await narrow(person.looker, person.token)
      expect(await status('Carousel/GetAll', narrowed)).toBe(200)
      await take(person)
      expect(await status('Carousel/GetAll', narrowed)).toBe(401)
      expect((await change(null, narrowed)).status).toBe(401)
      expect(await rowsOf(person.id)).toEqual([])
      await site.post(`${APP}/Role/Restore`, { id: person.lookerId }, 'admin')
      await site.post(`${APP}/User/Update`, { id: person.id, version: 3, roleIds: [person.roleId, person.lookerId] }, 'admin')
      expect(await status('Carousel/GetAll', narrowed)).toBe(401)
    }
  })

  test('T-09e even a row that nobody ended is of no use once its role is gone, and another’s role stays as it was', async () => {
    const [mine, theirs] = [await twoRoles(), await twoRoles()]
    const [one, two] = [await narrow(mine.looker, mine.token), await narrow(theirs.looker, theirs.token)]
    await site.database.write.deleteFrom('user_roleIds').where('targetId', '=', mine.lookerId).execute()
    await site.post(`${APP}/Role/Update`, { id: theirs.lookerId, version: 1, description: '改' }, 'admin')
    await expect.poll(() => status('Carousel/GetAll', one)).toBe(401)
    expect(await status('Carousel/GetAll', two)).toBe(200)
  })

  test('A-05a a change of the role’s permits counts at once', async () => {
    const { token, looker, lookerId } = await twoRoles()
    const narrowed = await narrow(looker, token)
    await site.post(`${APP}/Role/Update`, { id: lookerId, version: 1, grantedPermissions: ['Brand/View'] }, 'admin')
    expect([await status('Carousel/GetAll', narrowed), await status('Brand/GetAll', narrowed)]).toEqual([403, 200])
  })

  test(
    'T-09e of two tabs that change the role at the same moment one succeeds, and one session is left',
    { tags: ['engine'] },
    async () => {
      for (let round = 0; round < 5; round++) {
        const { id, token, looker, writer } = await twoRoles()
        const replies = await Promise.all([looker, writer, null, looker].map((role) => change(role, token)))
        expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401])
        expect(await rowsOf(id)).toHaveLength(1)
        const { accessToken } = replies.find((reply) => reply.status === 200)!.body.result
        expect([await isIn(token), await isIn(accessToken)]).toEqual([false, true])
      }
    },
  )

  test('T-07 a narrowed session ends like any other', async () => {
    const ways: ((person: Awaited<ReturnType<typeof twoRoles>>, token: string) => Promise<unknown>)[] = [
      (_, token) => site.post('/abp/TokenAuth/LogOut', {}, token),
      ({ id }) => site.post(`${APP}/User/Update`, { id, version: 2, isActive: false }, 'admin'),
      ({ id }) => site.post(`${APP}/User/Delete`, { id }, 'admin'),
      ({ id }) => site.post(`${APP}/User/ResetPassword`, { userId: id, newPassword: 'Another-pass-8' }, 'admin'),
      async ({ userName }) => {
        const elsewhere = (await signIn(site, userName)).token
        const given = { currentPassword: PASSWORD, newPassword: 'Another-pass-8' }
        expect((await site.post(`${APP}/User/ChangePassword`, given, elsewhere)).status).toBe(200)
      },
    ]
    for (const end of ways) {
      const person = await twoRoles()
      const narrowed = await narrow(person.looker, person.token)
      expect(await status('Carousel/GetAll', narrowed)).toBe(200)
      await end(person, narrowed)
      expect(await status('Carousel/GetAll', narrowed)).toBe(401)
    }
  })

  test('E-08b every change is in the audit log, the refused ones too, and no token is', async () => {
    const { id, token, looker } = await twoRoles()
    await change('admin', token)
    const narrowed = await narrow(looker, token)
    const rows = await site.database.read
      .selectFrom('auditLog')
      .selectAll()
      .where('userId', '=', id)
      .where('methodName', '=', 'ChangeRole')
      .orderBy('id')
      .execute()
    expect(rows.map((row) => [row.serviceName, JSON.parse(row.parameters), row.result])).toEqual([
      ['TokenAuth', { role: 'admin' }, 'Failed'],
      ['TokenAuth', { role: looker }, 'Success'],
    ])
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|${narrowed}`))
  })

  test('a caller who tries one role after the other must wait, and can still sign in', async () => {
    const { token, userName } = await twoRoles()
    for (let i = 0; i < 10; i++) expect((await change(`guess-${i}`, token)).status).toBe(403)
    const refused = await change(null, token)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await signIn(site, userName)).token).toMatch(/^[\w-]{43}$/)
  })

  test('T-09d outside demo mode a token made of a role’s name is no token', async () => {
    for (const token of ['admin-token', 'editor-token', 'viewer-token']) {
      expect(await status('News/GetAll', token)).toBe(401)
      expect(await me(token)).toBe(null)
    }
  })
})
