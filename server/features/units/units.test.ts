import { expect, test } from 'vitest'
import { hire, rowOf } from '../../testing/people.ts'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'
/** May keep users and units, and nothing else. */
const KEEPER = [
  'User/View',
  'User/Edit',
  'OrganizationUnit/View',
  'OrganizationUnit/Add',
  'OrganizationUnit/Edit',
  'OrganizationUnit/Delete',
]

const byNumber = (one: number, other: number) => one - other

onAnyEngine('Organisation units', (site) => {
  let number = 0
  const create = async (values: Record<string, unknown> = {}, who = 'admin') =>
    site.post(`${APP}/OrganizationUnit/Create`, { displayName: `unit ${number++}`, ...values }, who)
  const make = async (values: Record<string, unknown> = {}) =>
    (await create(values)).body.result as { id: number; version: number; code: string }
  const role = async (grantedPermissions: string[]): Promise<number> =>
    (await site.post(`${APP}/Role/Create`, { name: `r${number++}`, displayName: 'role', grantedPermissions }, 'admin')).body.result.id
  const add = (organizationUnitId: number, userIds: number[], who = 'admin') =>
    site.post(`${APP}/OrganizationUnit/AddUsersToOrganizationUnit`, { organizationUnitId, userIds }, who)
  const remove = (organizationUnitId: number, userId: number, who = 'admin') =>
    site.post(`${APP}/OrganizationUnit/RemoveUserFromOrganizationUnit`, { organizationUnitId, userId }, who)
  const membersOf = async (id: number) =>
    (await site.get(`${APP}/OrganizationUnit/GetOrganizationUnitUsers?id=${id}`, 'admin')).body.result.items.map(
      (user: { id: number }) => user.id,
    )
  const mayList = async (service: string, who: string) => (await site.get(`${APP}/${service}/GetAll`, who)).status

  test('E-02a are a tree: the code of a unit begins with that of the unit above, also after a move', async () => {
    const top = await make()
    const other = await make()
    const below = await make({ parentId: top.id })
    const deep = await make({ parentId: below.id })
    const part = (id: number) => String(id).padStart(5, '0')
    expect(deep.code).toBe([top.id, below.id, deep.id].map(part).join('.'))
    await site.post(`${APP}/OrganizationUnit/Update`, { id: below.id, parentId: other.id }, 'admin')
    expect((await rowOf(site, 'OrganizationUnit', deep.id)).code).toBe([other.id, below.id, deep.id].map(part).join('.'))
    const loop = await site.post(`${APP}/OrganizationUnit/Update`, { id: other.id, parentId: deep.id }, 'admin')
    expect([loop.status, loop.body.error.validationErrors[0].members]).toEqual([400, ['parentId']])
    expect((await site.post(`${APP}/OrganizationUnit/Delete`, { id: other.id }, 'admin')).status).toBe(422)
  })

  test('E-02b E-01e members are added and removed from both sides, and each side tells the same', async () => {
    const [one, two] = [await make(), await make()]
    const person = await hire(site, [])
    expect((await add(one.id, [person.id, site.ids.viewer])).body.result).toBeNull()
    expect((await membersOf(one.id)).toSorted(byNumber)).toEqual([person.id, site.ids.viewer].toSorted(byNumber))
    expect((await rowOf(site, 'User', person.id)).unitIds).toEqual([one.id])
    expect(await rowOf(site, 'OrganizationUnit', one.id)).toMatchObject({ memberCount: 2 })
    await site.post(`${APP}/User/Update`, { id: person.id, unitIds: [two.id] }, 'admin')
    expect([await membersOf(one.id), await membersOf(two.id)]).toEqual([[site.ids.viewer], [person.id]])
    await add(two.id, [person.id])
    expect(await membersOf(two.id)).toEqual([person.id])
    await remove(two.id, person.id)
    expect([await membersOf(two.id), (await rowOf(site, 'User', person.id)).unitIds]).toEqual([[], []])
    expect((await site.get(`${APP}/User/GetAll?unitIds=${one.id}`, 'admin')).body.result.totalCount).toBe(1)
    expect((await add(999_999, [person.id])).status).toBe(404)
    expect((await add(one.id, [999_999])).status).toBe(404)
    expect(await membersOf(one.id)).toEqual([site.ids.viewer])
  })

  test('E-02c A-05a the roles of a unit are held by its members from their next call, and by nobody else', async () => {
    const person = await hire(site, [])
    const unit = await make({ roleIds: [await role(['Brand/View'])] })
    const below = await make({ parentId: unit.id })
    expect(await mayList('Brand', person.token)).toBe(403)
    await add(below.id, [person.id])
    expect(await mayList('Brand', person.token)).toBe(403)
    await add(unit.id, [person.id])
    expect(await mayList('Brand', person.token)).toBe(200)
    const granted = (await site.get(`${APP}/User/GetGrantedFunctionsByUser?id=${person.id}`, person.token)).body.result.items
    expect(granted).toEqual([{ name: 'Brand/View' }])
    const { roleNames } = (await site.get(`${APP}/User/Get?id=${person.id}`, person.token)).body.result
    expect(roleNames).toHaveLength(2)
    await site.post(`${APP}/OrganizationUnit/Update`, { id: unit.id, roleIds: [] }, 'admin')
    expect(await mayList('Brand', person.token)).toBe(403)
  })

  test('E-02c a unit in the recycle bin gives nothing, and gives again what it gave once it is restored', async () => {
    const person = await hire(site, [])
    const unit = await make({ roleIds: [await role(['Brand/View'])] })
    await add(unit.id, [person.id])
    await site.post(`${APP}/OrganizationUnit/Delete`, { id: unit.id }, 'admin')
    expect(await mayList('Brand', person.token)).toBe(403)
    await site.post(`${APP}/OrganizationUnit/Restore`, { id: unit.id }, 'admin')
    expect([await mayList('Brand', person.token), await membersOf(unit.id)]).toEqual([200, [person.id]])
  })

  test('A-05a nobody gives or takes by a unit what they do not hold themselves', async () => {
    const keeper = await hire(site, KEEPER)
    const person = await hire(site, [])
    const strong = await role(['News/Edit'])
    const unit = await make({ roleIds: [strong] })
    const bin = await make({ roleIds: [strong] })
    await site.post(`${APP}/OrganizationUnit/Delete`, { id: bin.id }, 'admin')
    const own = (await create({}, keeper.token)).body.result
    const post = (method: string, body: object) => site.post(`${APP}/${method}`, body, keeper.token)
    const attempts = [
      await add(unit.id, [person.id], keeper.token),
      await add(unit.id, [keeper.id], keeper.token),
      await post('User/Update', { id: person.id, unitIds: [unit.id] }),
      await create({ roleIds: [strong] }, keeper.token),
      await post('OrganizationUnit/Update', { id: own.id, roleIds: [strong] }),
      await post('OrganizationUnit/Update', { id: unit.id, roleIds: [] }),
      await post('OrganizationUnit/InsertOrUpdate', { displayName: 'x', roleIds: [strong] }),
      await post('OrganizationUnit/InsertOrUpdate', { id: own.id, roleIds: [strong] }),
      await post('OrganizationUnit/Delete', { id: unit.id }),
      await post('OrganizationUnit/BatchDelete', { ids: [own.id, unit.id] }),
      await post('OrganizationUnit/Restore', { id: bin.id }),
    ]
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403))
    expect(await rowOf(site, 'OrganizationUnit', unit.id)).toMatchObject({ roleIds: [strong], memberCount: 0 })
    expect((await post('OrganizationUnit/Update', { id: unit.id, displayName: 'renamed' })).status).toBe(200)
    expect((await add(own.id, [person.id], keeper.token)).status).toBe(200)
    expect((await remove(own.id, person.id, keeper.token)).status).toBe(200)
  })

  test('E-02 the last administrator stays one, also where the role comes from a unit', async () => {
    const everything = (await rowOf(site, 'User', site.ids.admin)).roleIds as number[]
    const unit = await make({ roleIds: everything })
    await add(unit.id, [site.ids.admin])
    expect((await site.post(`${APP}/User/Update`, { id: site.ids.admin, roleIds: [] }, 'admin')).status).toBe(200)
    const refused = [
      await site.post(`${APP}/OrganizationUnit/Update`, { id: unit.id, roleIds: [] }, 'admin'),
      await site.post(`${APP}/OrganizationUnit/Delete`, { id: unit.id }, 'admin'),
      await remove(unit.id, site.ids.admin),
    ]
    expect(refused.map(({ status, body }) => [status, body.error.message])).toEqual(
      refused.map(() => [422, expect.stringContaining('管理员')]),
    )
    expect((await site.get(`${APP}/User/GetAll`, 'admin')).status).toBe(200)
    await site.post(`${APP}/User/Update`, { id: site.ids.admin, roleIds: everything }, 'admin')
  })

  test('A-07b a session that is narrowed to a role ends when the unit no longer gives it', async () => {
    const person = await hire(site, [])
    const given = await role(['Brand/View'])
    const { name } = await rowOf(site, 'Role', given)
    const unit = await make({ roleIds: [given] })
    await add(unit.id, [person.id])
    const { accessToken } = (await site.post('/abp/TokenAuth/ChangeRole', { role: name }, person.token)).body.result
    expect(await mayList('Brand', accessToken)).toBe(200)
    await remove(unit.id, person.id)
    expect(await mayList('Brand', accessToken)).toBe(401)
    await add(unit.id, [person.id])
    expect(await mayList('Brand', accessToken)).toBe(401)
  })

  test('E-02b memberships that are given at the same moment are all kept', { tags: ['engine'] }, async () => {
    const person = await hire(site, [])
    const units = await Promise.all(Array.from({ length: 8 }, () => make()))
    const replies = await Promise.all(units.map(({ id }) => add(id, [person.id])))
    expect(replies.map(({ status }) => status)).toEqual(units.map(() => 200))
    expect((await rowOf(site, 'User', person.id)).unitIds).toEqual(units.map(({ id }) => id).toSorted(byNumber))
    await Promise.all(units.slice(1).map(({ id }) => remove(id, person.id)))
    expect((await rowOf(site, 'User', person.id)).unitIds).toEqual([units[0]!.id])
  })

  test('E-02b a unit with members goes for good only when nobody is a member of it any more, and says so', async () => {
    const person = await hire(site, [])
    const unit = await make()
    await add(unit.id, [person.id])
    await site.post(`${APP}/OrganizationUnit/Delete`, { id: unit.id }, 'admin')
    const refused = await site.post(`${APP}/OrganizationUnit/DeleteForever`, { id: unit.id }, 'admin')
    expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('用户')])
    await site.post(`${APP}/User/Update`, { id: person.id, unitIds: [] }, 'admin')
    expect((await site.post(`${APP}/OrganizationUnit/DeleteForever`, { id: unit.id }, 'admin')).status).toBe(200)
  })

  test('E-02b a hundred users are added at once, and more are refused before any of them', async () => {
    const unit = await make()
    const ids = Array.from({ length: 101 }, (_, at) => at + 1)
    expect((await add(unit.id, ids)).status).toBe(400)
    expect(await membersOf(unit.id)).toEqual([])
  })

  test('B-59d a choice among the units gets all of them by one call, with place and name and nothing else', async () => {
    const top = await make({ displayName: '选择甲', displayNameEn: 'Choice A', sort: -2, remark: '备注' })
    const low = await make({ displayName: '选择乙', parentId: top.id, sort: -1 })
    const gone = await make({ displayName: '选择丙' })
    await site.post(`${APP}/OrganizationUnit/Delete`, { id: gone.id }, 'admin')
    const { items } = (await site.get(`${APP}/OrganizationUnit/GetTree`, 'admin')).body.result
    expect(items.slice(0, 2)).toEqual([
      { id: top.id, parentId: null, displayName: '选择甲', displayNameEn: 'Choice A' },
      { id: low.id, parentId: top.id, displayName: '选择乙', displayNameEn: null },
    ])
    expect(items.some(({ id }: { id: number }) => id === gone.id)).toBe(false)
    expect((await site.get(`${APP}/OrganizationUnit/GetTree`, (await hire(site, ['User/View'])).token)).status).toBe(403)
    expect((await site.get(`${APP}/OrganizationUnit/GetTree`)).status).toBe(401)
  })

  test('E-02a B-59d five thousand units are listed, each with its code and its members', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => ({ displayName: `many ${at}` }))
    for (let at = 0; at < rows.length; at += 1000)
      expect((await site.post(`${APP}/OrganizationUnit/SaveImport`, { items: rows.slice(at, at + 1000) }, 'admin')).status).toBe(200)
    const { items, totalCount } = (await site.get(`${APP}/OrganizationUnit/GetAll?keyword=many&maxResultCount=1000`, 'admin')).body.result
    expect([items.length, totalCount]).toEqual([1000, 5000])
    const choice = (await site.get(`${APP}/OrganizationUnit/GetTree`, 'admin')).body.result.items
    expect(choice.filter(({ displayName }: { displayName: string }) => displayName.startsWith('many'))).toHaveLength(5000)
    expect(items.every(({ code, memberCount }: { code: string; memberCount: number }) => /^\d{5,}$/.test(code) && memberCount === 0)).toBe(
      true,
    )
  })
})
