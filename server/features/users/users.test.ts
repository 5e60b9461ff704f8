import { expect, test } from 'vitest'
import { hire, rowOf } from '../../testing/people.ts'
import { onAnyEngine, PASSWORD, signIn } from '../../testing/site.ts'

const APP = '/abp/services/app'
const KEEPER = [
  'User/View',
  'User/Add',
  'User/Edit',
  'User/Delete',
  'User/Import',
  'User/ResetPassword',
  'Role/View',
  'Role/Add',
  'Role/Edit',
  'Role/Delete',
  'Role/Import',
]

onAnyEngine('Who keeps users and roles', (site) => {
  const adminRole = async () => (await rowOf(site, 'User', site.ids.admin)).roleIds as number[]
  const create = (values: Record<string, unknown>, who: string) => {
    const userName = `u${Math.random()}`
    return site.post(
      `${APP}/User/Create`,
      { userName, name: 'x', emailAddress: `${userName}@example.com`, password: PASSWORD, ...values },
      who,
    )
  }

  test('A-05a cannot make anybody more than they are themselves: not a new user, not another, not themselves', async () => {
    const pageCache = await hire(site, KEEPER)
    const roleIds = await adminRole()
    const target = await hire(site, ['User/View'])
    const attempts = [
      await create({ roleIds }, pageCache.token),
      await site.post(`${APP}/User/Update`, { id: target.id, version: 1, roleIds }, pageCache.token),
      await site.post(`${APP}/User/Update`, { id: pageCache.id, version: 1, roleIds: [pageCache.roleId, ...roleIds] }, pageCache.token),
      await site.post(`${APP}/User/InsertOrUpdate`, { id: pageCache.id, version: 1, roleIds }, pageCache.token),
      await site.post(
        `${APP}/User/SaveImport`,
        { items: [{ userName: 'smuggled', name: 'x', emailAddress: 'smuggled@example.com', roleIds }] },
        pageCache.token,
      ),
      await site.post(`${APP}/Role/Create`, { name: 'more', displayName: 'more', grantedPermissions: ['*:*'] }, pageCache.token),
      await site.post(`${APP}/Role/Create`, { name: 'more', displayName: 'more', grantedPermissions: ['News/Edit'] }, pageCache.token),
      await site.post(
        `${APP}/Role/Update`,
        { id: pageCache.roleId, version: 1, grantedPermissions: [...KEEPER, 'News/Edit'] },
        pageCache.token,
      ),
      await site.post(`${APP}/Role/InsertOrUpdate`, { id: pageCache.roleId, version: 1, grantedPermissions: ['*:*'] }, pageCache.token),
      await site.post(`${APP}/Role/InsertOrUpdate`, { name: 'more', displayName: 'more', grantedPermissions: ['*:*'] }, pageCache.token),
      await site.post(
        `${APP}/Role/SaveImport`,
        { items: [{ name: 'more', displayName: 'more', grantedPermissions: ['*:*'] }] },
        pageCache.token,
      ),
    ]
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403))
    expect(attempts[0]!.body.error.message).toBe('不能授予您自己没有的权限：*:*')
    expect((await rowOf(site, 'User', pageCache.id)).roleIds).toEqual([pageCache.roleId])
    expect((await site.post(`${APP}/Role/Count`, { keyword: 'more' }, 'admin')).body.result).toBe(0)
  })

  test('A-05a cannot take over, change, remove or restore a user with more permits', async () => {
    const pageCache = await hire(site, KEEPER)
    const strong = await hire(site, ['News/Publish'])
    const id = strong.id
    const attempts = [
      await site.post(`${APP}/User/ResetPassword`, { userId: id, newPassword: 'Taken-over-1' }, pageCache.token),
      await site.post(`${APP}/User/Update`, { id, version: 1, emailAddress: 'mine@example.com' }, pageCache.token),
      await site.post(`${APP}/User/Update`, { id, version: 1, roleIds: [] }, pageCache.token),
      await site.post(`${APP}/User/Update`, { id, version: 1, isActive: false }, pageCache.token),
      await site.request('DELETE', `${APP}/User/Delete?id=${id}`, { who: pageCache.token }),
      await site.post(`${APP}/User/BatchDelete`, { ids: [id] }, pageCache.token),
      await site.post(`${APP}/Role/Delete`, { id: strong.roleId }, pageCache.token),
      await site.post(`${APP}/Role/Update`, { id: strong.roleId, version: 1, grantedPermissions: [] }, pageCache.token),
    ]
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403))
    expect((await signIn(site, strong.userName)).id).toBe(id)
    await site.post(`${APP}/User/Delete`, { id }, 'admin')
    await site.post(`${APP}/Role/Delete`, { id: strong.roleId }, 'admin')
    expect((await site.post(`${APP}/Role/Restore`, { id: strong.roleId }, pageCache.token)).status).toBe(403)
    expect((await site.post(`${APP}/Role/DeleteForever`, { id: strong.roleId }, pageCache.token)).status).toBe(403)
    await site.post(`${APP}/Role/Restore`, { id: strong.roleId }, 'admin')
    expect((await site.post(`${APP}/User/Restore`, { id }, pageCache.token)).status).toBe(403)
    expect((await site.post(`${APP}/User/DeleteForever`, { id }, pageCache.token)).status).toBe(403)
    expect((await site.post(`${APP}/User/Restore`, { id }, 'admin')).status).toBe(200)
  })

  test('A-05a may do all of that with users who have no more permits than they', async () => {
    const pageCache = await hire(site, [...KEEPER, 'News/View'])
    const role = await site.post(
      `${APP}/Role/Create`,
      { name: 'readers', displayName: '读者', grantedPermissions: ['News/View'] },
      pageCache.token,
    )
    expect(role.status).toBe(200)
    const made = await create({ userName: 'reader', roleIds: [role.body.result.id] }, pageCache.token)
    expect(made.status).toBe(200)
    const { id } = made.body.result
    expect((await site.post(`${APP}/User/ResetPassword`, { userId: id, newPassword: 'Fresh-start-1' }, pageCache.token)).status).toBe(200)
    expect((await site.post(`${APP}/User/Update`, { id, version: 1, name: '读者' }, pageCache.token)).status).toBe(200)
    for (const call of ['Delete', 'Restore', 'Delete', 'DeleteForever'])
      expect([call, (await site.post(`${APP}/User/${call}`, { id }, pageCache.token)).status]).toEqual([call, 200])
  })

  test('nobody disables or deletes their own account', async () => {
    const id = site.ids.admin
    const { version } = await rowOf(site, 'User', id)
    const attempts = [
      await site.post(`${APP}/User/Update`, { id, version, isActive: false }, 'admin'),
      await site.post(`${APP}/User/InsertOrUpdate`, { id, version, isActive: false }, 'admin'),
      await site.request('DELETE', `${APP}/User/Delete?id=${id}`, { who: 'admin' }),
      await site.post(`${APP}/User/BatchDelete`, { ids: [site.ids.viewer, id] }, 'admin'),
    ]
    expect(attempts.map(({ status, body }) => [status, body.error.message])).toEqual(
      attempts.map(() => [422, '不能停用或删除自己的账号。']),
    )
    expect((await rowOf(site, 'User', site.ids.viewer)).isActive).toBe(true)
  })

  test('the last administrator stays: not demoted, and their role keeps its permits', async () => {
    const id = site.ids.admin
    const { version } = await rowOf(site, 'User', id)
    const [roleId] = await adminRole()
    const role = await rowOf(site, 'Role', roleId!)
    const attempts = [
      await site.post(`${APP}/User/Update`, { id, version, roleIds: [] }, 'admin'),
      await site.post(`${APP}/Role/Update`, { id: roleId, version: role.version, grantedPermissions: ['News/View'] }, 'admin'),
    ]
    expect(attempts.map(({ status, body }) => [status, body.error.message])).toEqual(
      attempts.map(() => [422, '至少要保留一个可用的管理员。']),
    )
    expect((await site.get(`${APP}/User/GetAll`, 'admin')).status).toBe(200)
  })

  test(
    'B-05c when two administrators demote each other at the same moment, one of them stays administrator',
    { tags: ['engine'] },
    async () => {
      const roleIds = await adminRole()
      for (let round = 0; round < 5; round++) {
        const names = [`boss-${round}-a`, `boss-${round}-b`]
        const people = []
        for (const userName of names) {
          await create({ userName, roleIds }, 'admin')
          people.push(await signIn(site, userName))
        }
        await site.database.write.updateTable('user').set({ isActive: 0 }).where('id', '=', site.ids.admin).execute()
        const [a, b] = people as [{ id: number; token: string }, { id: number; token: string }]
        const demote = (id: number, who: string) => site.post(`${APP}/User/Update`, { id, version: 1, roleIds: [] }, who)
        const replies = await Promise.all([demote(a.id, b.token), demote(b.id, a.token)])
        await site.database.write.updateTable('user').set({ isActive: 1 }).where('id', '=', site.ids.admin).execute()
        expect(replies.filter(({ status }) => status === 200).length).toBeLessThan(2)
        for (const { id } of people) await site.post(`${APP}/User/Delete`, { id }, 'admin')
      }
    },
  )

  test('E-03d a static role is neither renamed nor deleted', async () => {
    const [id] = await adminRole()
    const { version } = await rowOf(site, 'Role', id!)
    expect((await site.post(`${APP}/Role/Update`, { id, version, name: 'boss' }, 'admin')).status).toBe(422)
    for (const [call, body] of [
      ['Delete', { id }],
      ['BatchDelete', { ids: [id] }],
    ] as const)
      expect((await site.post(`${APP}/Role/${call}`, body, 'admin')).body.error.message).toBe('内置角色不能改名或删除。')
    const dropped = await site.post(`${APP}/Role/Update`, { id, version, isStatic: false }, 'admin')
    expect([dropped.status, dropped.body.result.isStatic, dropped.body.result.version]).toEqual([200, true, version])
    expect((await site.post(`${APP}/Role/Update`, { id, version, description: '全部' }, 'admin')).status).toBe(200)
  })

  test('C-30d InsertOrUpdate of a role without an id creates a role', async () => {
    const { status, body } = await site.post(`${APP}/Role/InsertOrUpdate`, { name: 'made', displayName: '新角色' }, 'admin')
    expect(status).toBe(200)
    expect(body.result).toMatchObject({ name: 'made', isStatic: false, grantedPermissions: [] })
  })

  test('E-03d a new user without roles gets the default ones', async () => {
    const { body } = await site.post(
      `${APP}/Role/Create`,
      { name: 'default', displayName: '默认', isDefault: true, grantedPermissions: ['News/View'] },
      'admin',
    )
    const made = (await create({}, 'admin')).body.result
    expect(made.roleIds).toEqual([body.result.id])
    expect((await create({ roleIds: [] }, 'admin')).body.result.roleIds).toEqual([])
    await site.post(`${APP}/Role/Delete`, { id: body.result.id }, 'admin')
    expect((await create({}, 'admin')).body.result.roleIds).toEqual([])
  })

  test('E-01a two users have two names, whatever the case of the letters', async () => {
    await create({ userName: 'Twin', emailAddress: 'twin@example.com' }, 'admin')
    const same = await create({ userName: 'tWIN' }, 'admin')
    expect([same.status, same.body.error.validationErrors]).toEqual([409, [{ message: '已存在相同的值', members: ['userName'] }]])
    expect((await create({ emailAddress: 'TWIN@example.com' }, 'admin')).body.error.validationErrors[0].members).toEqual(['emailAddress'])
  })

  test('A-06c the demo’s password is refused for every new user', async () => {
    for (const password of ['123qwe', '123456', 'short', '']) {
      const { status, body } = await create({ password }, 'admin')
      expect([password, status, body.error.validationErrors[0].members]).toEqual([password, 400, ['password']])
    }
  })
})
