import { expect, test } from 'vitest'
import { attempt } from '../../testing/attempt.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { onBothEngines, PASSWORD, signIn } from '../../testing/site.ts'

const APP = '/abp/services/app'
const USER = `${APP}/User`

onBothEngines('The account of a person', (site) => {
  const statusOf = async (token: string) => (await site.get(`${USER}/GetGrantedFunctionsByUser?id=${site.ids.viewer}`, token)).status
  const own = async (id: number, token: string) => (await site.get(`${USER}/Get?id=${id}`, token)).status

  test('B-59a E-01c a disabled user is shut out at the next call, and an enabled one signs in again', async () => {
    const person = await hire(site, [])
    expect(await own(person.id, person.token)).toBe(200)
    expect((await site.post(`${USER}/DeActivate`, { id: person.id }, 'admin')).status).toBe(200)
    expect(await own(person.id, person.token)).toBe(401)
    expect((await attempt(site, { account: person.userName, password: PASSWORD })).status).toBe(400)
    await site.post(`${USER}/Activate`, { id: person.id }, 'admin')
    expect((await attempt(site, { account: person.userName, password: PASSWORD })).status).toBe(200)
  })

  test('B-59b several users are disabled at once: all of them or none', async () => {
    const [one, two] = [await hire(site, []), await hire(site, [])]
    const refused = await site.post(`${USER}/BatchDeActivate`, { ids: [one.id, site.ids.admin, two.id] }, 'admin')
    expect(refused.status).toBe(422)
    expect(await own(one.id, one.token)).toBe(200)
    expect((await site.post(`${USER}/BatchDeActivate`, { ids: [one.id, two.id] }, 'admin')).status).toBe(200)
    expect([await own(one.id, one.token), await own(two.id, two.token)]).toEqual([401, 401])
    await site.post(`${USER}/BatchActivate`, { ids: [one.id, two.id] }, 'admin')
    expect((await rowOf(site, 'User', two.id)).isActive).toBe(true)
    const ids = Array.from({ length: 101 }, (_, at) => at + 1)
    expect((await site.post(`${USER}/BatchActivate`, { ids }, 'admin')).status).toBe(400)
  })

  test('B-59b several users get a role at once, and nobody gives what they do not hold', async () => {
    const role = (
      await site.post(`${APP}/Role/Create`, { name: 'batch', displayName: '批量', grantedPermissions: ['Brand/View'] }, 'admin')
    ).body.result
    const [one, two] = [await hire(site, []), await hire(site, [])]
    const keeper = await hire(site, ['User/View', 'User/Edit'])
    const body = { roleId: role.id, userIds: [one.id, two.id] }
    expect((await site.post(`${APP}/Role/AddUsersToRole`, body, keeper.token)).status).toBe(403)
    expect((await rowOf(site, 'User', one.id)).roleIds).toEqual([one.roleId])
    expect((await site.post(`${APP}/Role/AddUsersToRole`, body, 'admin')).status).toBe(200)
    expect((await rowOf(site, 'User', two.id)).roleIds).toEqual(expect.arrayContaining([role.id, two.roleId]))
    expect((await site.post(`${APP}/Role/AddUsersToRole`, body)).status).toBe(401)
  })

  test('B-59c an account that is locked after wrong passwords is told as locked; unlocking opens it at once and leaves an audit row', async () => {
    const person = await hire(site, [])
    const locked = async () =>
      (await site.get(`${USER}/GetLockedUsers`, 'admin')).body.result.items.map(({ id }: { id: number }) => id) as number[]
    for (let i = 0; i < 10; i++) await attempt(site, { account: person.userName.toUpperCase(), from: '127.0.0.21' })
    expect((await attempt(site, { account: person.userName, password: PASSWORD, from: '127.0.0.21' })).status).toBe(429)
    expect(await locked()).toEqual([person.id])
    expect((await site.post(`${USER}/Unlock`, { id: person.id }, 'viewer')).status).toBe(403)
    const keeper = await hire(site, ['User/View', 'User/Edit'])
    const strong = await hire(site, ['News/Edit'])
    expect((await site.post(`${USER}/Unlock`, { id: strong.id }, keeper.token)).status).toBe(403)
    expect((await site.post(`${USER}/Unlock`, { id: person.id }, keeper.token)).status).toBe(200)
    expect(await locked()).toEqual([])
    expect((await attempt(site, { account: person.userName, password: PASSWORD, from: '127.0.0.21' })).status).toBe(200)
    const audit = await site.database.read.selectFrom('auditLog').selectAll().where('methodName', '=', 'Unlock').orderBy('id').execute()
    expect(audit.map(({ userName, result }) => [userName, result]).at(-1)).toEqual([keeper.userName, 'Success'])
    expect((await site.get(`${USER}/GetLockedUsers`, 'editor')).status).toBe(403)
  })

  test('B-59c an unlocked account leaves other accounts of the network locked', async () => {
    const [one, two] = [await hire(site, []), await hire(site, [])]
    for (const { userName } of [one, two]) for (let i = 0; i < 10; i++) await attempt(site, { account: userName, from: '127.0.0.22' })
    await site.post(`${USER}/Unlock`, { id: one.id }, 'admin')
    expect((await attempt(site, { account: one.userName, password: PASSWORD, from: '127.0.0.22' })).status).toBe(200)
    expect((await attempt(site, { account: two.userName, password: PASSWORD, from: '127.0.0.22' })).status).toBe(429)
  })

  test('B-59f a person’s roles come with the way each is held, their units with the path, and each permit with the roles that grant it', async () => {
    const person = await hire(site, ['News/View', 'Brand/View'])
    const role = (
      await site.post(`${APP}/Role/Create`, { name: 'unit-role', displayName: '部门', grantedPermissions: ['News/View'] }, 'admin')
    ).body.result
    const top = (await site.post(`${APP}/OrganizationUnit/Create`, { displayName: '集团', displayNameEn: 'Group' }, 'admin')).body.result
    const unit = (await site.post(`${APP}/OrganizationUnit/Create`, { displayName: '华东', parentId: top.id, roleIds: [role.id] }, 'admin'))
      .body.result
    await site.post(`${APP}/OrganizationUnit/AddUsersToOrganizationUnit`, { organizationUnitId: unit.id, userIds: [person.id] }, 'admin')
    const { result } = (await site.get(`${USER}/GetAccess?id=${person.id}`, 'admin')).body
    expect(result.roles.map(({ roleId, unitName }: { roleId: number; unitName: string | null }) => [roleId, unitName])).toEqual([
      [person.roleId, null],
      [role.id, '华东'],
    ])
    expect(result.units).toEqual([{ id: unit.id, path: ['集团', '华东'] }])
    expect(result.permits).toEqual([
      { name: 'News/View', roleIds: [person.roleId, role.id] },
      { name: 'Brand/View', roleIds: [person.roleId] },
    ])
    expect((await site.get(`${USER}/GetAccess?id=${person.id}`, person.token)).status).toBe(200)
    expect((await site.get(`${USER}/GetAccess?id=${site.ids.admin}`, person.token)).status).toBe(403)
  })

  test('B-59g sessions are listed without their tokens, and ended one by one or all, at once', async () => {
    const person = await hire(site, [])
    const second = await signIn(site, person.userName)
    const list = async () => (await site.get(`${USER}/GetSessions?id=${person.id}`, 'admin')).body.result
    const before = await list()
    expect(before.totalCount).toBe(2)
    expect(Object.keys(before.items[0]).toSorted()).toEqual([
      'browserInfo',
      'creationTime',
      'expiryTime',
      'id',
      'ip',
      'isCurrent',
      'roleName',
    ])
    expect(JSON.stringify(before)).not.toContain(person.token)
    await site.post(`${USER}/EndSession`, { id: person.id, sessionId: before.items[0].id }, 'admin')
    expect([await own(person.id, person.token), await own(person.id, second.token)]).toEqual([200, 401])
    await site.post(`${USER}/EndSessions`, { id: person.id }, 'admin')
    expect(await own(person.id, person.token)).toBe(401)
    expect((await list()).totalCount).toBe(0)
    await site.post(`${USER}/EndSessions`, { id: site.ids.admin }, 'admin')
    expect(await statusOf('admin')).toBe(200)
  })

  test('B-59g nobody sees or ends the sessions of somebody with more permits, or a session under another’s name', async () => {
    const keeper = await hire(site, ['User/View', 'User/Edit'])
    const strong = await hire(site, ['News/Edit'])
    const id = (await site.get(`${USER}/GetSessions?id=${strong.id}`, 'admin')).body.result.items[0].id
    for (const path of ['GetSessions', 'GetSignIns'])
      expect((await site.get(`${USER}/${path}?id=${strong.id}`, keeper.token)).status).toBe(403)
    expect((await site.post(`${USER}/EndSession`, { id: strong.id, sessionId: id }, keeper.token)).status).toBe(403)
    expect((await site.post(`${USER}/EndSessions`, { id: strong.id }, keeper.token)).status).toBe(403)
    expect((await site.post(`${USER}/EndSession`, { id: keeper.id, sessionId: id }, keeper.token)).status).toBe(404)
    expect(await own(strong.id, strong.token)).toBe(200)
    expect((await site.get(`${USER}/GetSessions?id=${strong.id}`, 'viewer')).status).toBe(403)
  })

  test('B-59h the last attempts to sign in come the latest first, and only those of the person', async () => {
    const person = await hire(site, [])
    await attempt(site, { account: person.userName, from: '127.0.0.23' })
    await attempt(site, { account: 'viewer', from: '127.0.0.23' })
    await site.running.app.loginLog.flush()
    const { items, hasMore } = (await site.get(`${USER}/GetSignIns?id=${person.id}`, 'admin')).body.result
    expect(items.map(({ result }: { result: string }) => result)).toEqual(['InvalidUserNameOrPassword', 'Success'])
    expect([hasMore, items[0].ip]).toEqual([false, '127.0.0.23'])
    const page = (await site.get(`${USER}/GetSignIns?id=${person.id}&maxResultCount=1&skipCount=1`, 'admin')).body.result
    expect(page.items.map(({ result }: { result: string }) => result)).toEqual(['Success'])
  })

  test('T-14a the attempts to sign in to an account are narrowed by days', async () => {
    const person = await hire(site, [])
    await site.running.app.loginLog.flush()
    const count = async (days: string) => (await site.get(`${USER}/GetSignIns?id=${person.id}&${days}`, 'admin')).body.result.items.length
    expect([await count('creationTimeStart=2020-01-01'), await count('creationTimeEnd=2020-01-01')]).toEqual([1, 0])
  })

  test('B-59e users are filtered by a unit alone, or with all units below it', async () => {
    const make = async (parentId?: number) =>
      (await site.post(`${APP}/OrganizationUnit/Create`, { displayName: '级', ...(parentId ? { parentId } : {}) }, 'admin')).body.result
        .id as number
    const top = await make()
    const middle = await make(top)
    const low = await make(middle)
    const other = await make()
    const people = [await hire(site, []), await hire(site, []), await hire(site, [])]
    const join = (unit: number, userId: number) =>
      site.post(`${APP}/OrganizationUnit/AddUsersToOrganizationUnit`, { organizationUnitId: unit, userIds: [userId] }, 'admin')
    await join(top, people[0]!.id)
    await join(low, people[1]!.id)
    await join(middle, people[1]!.id)
    await join(other, people[2]!.id)
    const found = async (query: string) => {
      const { totalCount, items } = (await site.get(`${USER}/GetAll?${query}`, 'admin')).body.result
      return [totalCount, items.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b)]
    }
    expect(await found(`unitIds=${top}`)).toEqual([1, [people[0]!.id]])
    expect(await found(`unitIdsBelow=${top}`)).toEqual([2, [people[0]!.id, people[1]!.id]])
    expect(await found(`unitIdsBelow=${middle}&roleIds=${people[1]!.roleId}`)).toEqual([1, [people[1]!.id]])
    expect(await found(`unitIdsBelow=${low}&roleIds=${people[0]!.roleId}`)).toEqual([0, []])
    expect((await site.get(`${USER}/GetAll?roleIdsBelow=1`, 'admin')).status).toBe(400)
    expect((await site.get(`${USER}/GetAll?unitIdsBelow=x`, 'admin')).status).toBe(400)
  })
})
