import { expect, test } from 'vitest'
import { hire, rowOf } from '../../testing/people.ts'
import { onAnyEngine } from '../../testing/site.ts'

const ROLE = '/abp/services/app/Role'

const byNumber = (one: number, other: number) => one - other

onAnyEngine('The members of a role', (site) => {
  let number = 0
  const make = async (grantedPermissions: string[]) =>
    (await site.post(`${ROLE}/Create`, { name: `m${number++}`, displayName: '成员', grantedPermissions }, 'admin')).body.result as {
      id: number
      name: string
    }
  const usersIn = async (query: string, who = 'admin') => (await site.get(`${ROLE}/GetUsersInRole?${query}`, who)).body.result
  const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)

  test('A-07a A-07e A-07f E-03a C-31a users are added to a role, listed by its id, roleId or name, and removed', async () => {
    const role = await make(['Brand/View'])
    const person = await hire(site, [])
    expect(await usersIn(`id=${role.id}`)).toEqual({ totalCount: 0, items: [] })
    expect((await site.post(`${ROLE}/AddUserToRole`, { roleId: role.id, userId: person.id }, 'admin')).status).toBe(200)
    expect((await site.get('/abp/services/app/Brand/GetAll', person.token)).status).toBe(200)
    for (const query of [`id=${role.id}`, `roleId=${role.id}`, `roleName=${role.name.toUpperCase()}`])
      expect(ids(await usersIn(query))).toEqual([person.id])
    const [row] = (await usersIn(`id=${role.id}`)).items
    expect(row).toMatchObject({ userName: (await rowOf(site, 'User', person.id)).userName, isActive: true })
    expect(JSON.stringify(row)).not.toMatch(/password|hash|token/i)
    await site.post(`${ROLE}/AddUserToRole`, { roleName: role.name, userId: person.id }, 'admin')
    expect((await usersIn(`id=${role.id}`)).totalCount).toBe(1)
    expect((await site.post(`${ROLE}/RemoveUserFromRole`, { id: role.id, userId: person.id }, 'admin')).body.result).toBeNull()
    expect((await usersIn(`id=${role.id}`)).totalCount).toBe(0)
    expect((await site.get('/abp/services/app/Brand/GetAll', person.token)).status).toBe(403)
  })

  test('C-31a the users of a role come in pages', async () => {
    const role = await make([])
    const people = [await hire(site, []), await hire(site, []), await hire(site, [])]
    for (const { id } of people) await site.post(`${ROLE}/AddUserToRole`, { roleId: role.id, userId: id }, 'admin')
    const first = await usersIn(`id=${role.id}&maxResultCount=2`)
    const second = await usersIn(`id=${role.id}&maxResultCount=2&skipCount=2`)
    expect([first.totalCount, ids(first).length, ids(second).length]).toEqual([3, 2, 1])
    expect([...ids(first), ...ids(second)].toSorted(byNumber)).toEqual(people.map(({ id }) => id).toSorted(byNumber))
  })

  test('A-07b E-03b C-31b the menus of a role are those that it opens; those of a role with all permits are more', async () => {
    const role = await make(['Brand/View'])
    const names = async (query: string) =>
      (await site.get(`${ROLE}/GetMenusInRole?${query}`, 'admin')).body.result.items.map(({ name }: { name: string | null }) => name)
    expect(await names(`id=${role.id}`)).toContain('brand')
    expect(await names(`id=${role.id}`)).not.toContain('user')
    expect(await names('roleName=admin')).toContain('user')
  })

  test('A-07c E-03c C-31c the granted permits of a role have names for people', async () => {
    const role = await make(['Brand/View', 'News/Edit'])
    const { body } = await site.get(`${ROLE}/GetGrantedPermissions?roleId=${role.id}`, 'admin')
    expect(body.result.items.map(({ name }: { name: string }) => name)).toEqual(['Brand/View', 'News/Edit'])
    expect(body.result.items[0].displayName).toMatch(/品牌|查看/)
  })

  test('A-07d a role is renamed and given other permits by those who may edit roles, with effect on the next call of its members', async () => {
    const role = await make(['Brand/View'])
    const person = await hire(site, [])
    await site.post(`${ROLE}/AddUserToRole`, { roleId: role.id, userId: person.id }, 'admin')
    const may = async (service: string) => (await site.get(`/abp/services/app/${service}/GetAll`, person.token)).status === 200
    expect([await may('Brand'), await may('News')]).toEqual([true, false])
    const values = { id: role.id, version: 1, displayName: '新闻员', displayNameEn: 'News writer', grantedPermissions: ['News/View'] }
    const reader = await hire(site, ['Role/View', 'News/View', 'Brand/View'])
    for (const who of [person.token, reader.token, undefined]) {
      const refused = await site.post(`${ROLE}/Update`, values, who)
      expect(refused.status).toBe(who === undefined ? 401 : 403)
    }
    expect(await rowOf(site, 'Role', role.id)).toMatchObject({ version: 1, displayName: '成员', grantedPermissions: ['Brand/View'] })
    const { body } = await site.post(`${ROLE}/Update`, values, 'admin')
    expect(body.result).toMatchObject({ ...values, name: role.name, version: 2 })
    expect([await may('Brand'), await may('News')]).toEqual([false, true])
    const stale = await site.post(`${ROLE}/Update`, { ...values, grantedPermissions: ['Brand/View'] }, 'admin')
    expect(stale.status).toBe(409)
    const unknown = await site.post(`${ROLE}/Update`, { id: role.id, version: 2, grantedPermissions: ['Nothing/At-all'] }, 'admin')
    expect(unknown.status).toBe(400)
    expect(await rowOf(site, 'Role', role.id)).toMatchObject({ version: 2, grantedPermissions: ['News/View'] })
  })

  test('C-31 a role that does not exist, or that nothing names, is refused in words', async () => {
    expect((await site.get(`${ROLE}/GetUsersInRole?id=999999`, 'admin')).status).toBe(404)
    expect((await site.get(`${ROLE}/GetUsersInRole?roleName=nobody`, 'admin')).status).toBe(404)
    const unnamed = await site.get(`${ROLE}/GetUsersInRole`, 'admin')
    expect([unnamed.status, unnamed.body.error.validationErrors[0].members]).toEqual([400, ['id']])
  })

  test('A-05a whoever may not edit users changes no membership, and nobody gives more than they hold', async () => {
    const role = await make(['News/Edit'])
    const person = await hire(site, [])
    const reader = await hire(site, ['Role/View', 'Role/Edit', 'User/View'])
    const keeper = await hire(site, ['User/View', 'User/Edit', 'Role/View'])
    const body = { roleId: role.id, userId: person.id }
    expect((await site.post(`${ROLE}/AddUserToRole`, body, reader.token)).status).toBe(403)
    expect((await site.post(`${ROLE}/AddUserToRole`, body, keeper.token)).status).toBe(403)
    expect((await site.post(`${ROLE}/AddUserToRole`, body)).status).toBe(401)
    await site.post(`${ROLE}/AddUserToRole`, body, 'admin')
    expect((await site.post(`${ROLE}/RemoveUserFromRole`, body, keeper.token)).status).toBe(403)
    expect(ids(await usersIn(`id=${role.id}`))).toEqual([person.id])
    expect((await usersIn(`id=${role.id}`, (await hire(site, ['Role/View'])).token)) ?? null).toBeNull()
  })
})
