import { expect, test } from 'vitest'
import { hire, rowOf } from '../../testing/people.ts'
import { hireInto, makeUnit } from '../../testing/scopes.ts'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'
const ROLE = `${APP}/Role`

onAnyEngine('A role before it is changed', (site) => {
  let number = 0
  const make = async (grantedPermissions: string[], more = {}) =>
    (await site.post(`${ROLE}/Create`, { name: `c${number++}`, displayName: '角色', grantedPermissions, ...more }, 'admin')).body
      .result as {
      id: number
      name: string
      version: number
    }
  const give = (userId: number, roleIds: number[], unitIds: number[] = []) =>
    site.post(`${APP}/User/Update`, { id: userId, roleIds, unitIds }, 'admin')
  const ask = (id: number, change: object, who = 'admin') => site.post(`${ROLE}/PreviewChange`, { id, ...change }, who)
  const preview = (id: number, grantedPermissions: string[], more = {}, who = 'admin') => ask(id, { grantedPermissions, ...more }, who)

  test('B-57d B-57e the change says what is added and taken, and for each person only what their other roles do not grant as well', async () => {
    const role = await make(['News/View', 'News/Edit'])
    const other = await make(['News/Edit', 'Brand/View'])
    const unit = (await site.post(`${APP}/OrganizationUnit/Create`, { displayName: '部门', roleIds: [role.id] }, 'admin')).body.result
    const [plain, doubled, byUnit, covered, stranger] = [
      await hire(site, []),
      await hire(site, []),
      await hire(site, []),
      await hire(site, []),
      await hire(site, []),
    ]
    await give(plain.id, [role.id])
    await give(doubled.id, [role.id, other.id])
    await give(byUnit.id, [], [unit.id])
    await give(covered.id, [role.id, other.id, (await make(['Carousel/View'])).id])
    await give(stranger.id, [other.id])
    const { body } = await preview(role.id, ['News/View', 'Brand/View', 'Carousel/View'])
    expect(body.result).toMatchObject({
      added: { count: 2, names: ['Brand/View', 'Carousel/View'] },
      removed: { count: 1, names: ['News/Edit'] },
      holders: { count: 4, direct: 3, byUnit: 1 },
    })
    const { totalCount, items } = body.result.people
    expect(totalCount).toBe(3)
    const of = (id: number) => items.find((person: { id: number }) => person.id === id)
    expect(of(plain.id)).toMatchObject({ gains: { names: ['Brand/View', 'Carousel/View'] }, losses: { names: ['News/Edit'] } })
    expect(of(doubled.id)).toMatchObject({ gains: { names: ['Carousel/View'] }, losses: { count: 0, names: [] } })
    expect(of(byUnit.id)).toMatchObject({
      ways: [{ roleId: role.id, unitId: unit.id, unitName: '部门' }],
      losses: { names: ['News/Edit'] },
    })
    expect(of(covered.id)).toBeUndefined()
    expect(of(stranger.id)).toBeUndefined()
    expect(JSON.stringify(body)).not.toMatch(/password|hash|token/i)
    expect((await rowOf(site, 'Role', role.id)).grantedPermissions).toEqual(['News/View', 'News/Edit'])
  })

  test('B-57e whoever holds the permit for everything neither gains nor loses; taking everything from a role takes each permit', async () => {
    const role = await make(['News/View'])
    await give(site.ids.viewer, (await rowOf(site, 'User', site.ids.viewer)).roleIds)
    const admin = await rowOf(site, 'User', site.ids.admin)
    await give(site.ids.admin, [...admin.roleIds, role.id])
    expect((await preview(role.id, ['Brand/View'])).body.result).toMatchObject({
      holders: { count: 1 },
      people: { totalCount: 0, items: [] },
    })
    await give(site.ids.admin, admin.roleIds)
    const everything = await make(['*:*'])
    const person = await hire(site, [])
    await give(person.id, [everything.id])
    const { result } = (await preview(everything.id, ['news/view'])).body
    expect(result.added.count).toBe(0)
    expect(result.removed.names[0]).toBe('*:*')
    expect(result.removed.names).not.toContain('News/View')
    expect(result.people.items[0].losses.count).toBe(result.removed.count)
  })

  test('B-57e the people come in pages and by search, and not at all to those who may not view users', async () => {
    const role = await make([])
    const people = [await hire(site, []), await hire(site, []), await hire(site, [])]
    for (const { id } of people) await give(id, [role.id])
    const first = (await preview(role.id, ['News/View'], { maxResultCount: 2 })).body.result.people
    const second = (await preview(role.id, ['News/View'], { maxResultCount: 2, skipCount: 2 })).body.result.people
    expect([first.totalCount, first.items.length, second.items.length]).toEqual([3, 2, 1])
    const found = (await preview(role.id, ['News/View'], { keyword: people[1]!.userName.toUpperCase() })).body.result.people
    expect(found.items.map(({ id }: { id: number }) => id)).toEqual([people[1]!.id])
    const keeper = await hire(site, ['Role/View', 'Role/Edit'])
    expect((await preview(role.id, ['News/View'], {}, keeper.token)).body.result).toMatchObject({ holders: { count: 3 }, people: null })
  })

  test('B-57g a change of data scopes is told by group with both scopes and their units, also without any change of permits', async () => {
    const [first, second] = [await makeUnit(site), await makeUnit(site)]
    const person = await hireInto(site, { permits: ['News/View'], scopes: { catalogue: { kind: 'units', unitIds: [first] } } })
    const wanted = { catalogue: { kind: 'units', unitIds: [second, first] }, products: { kind: 'below' }, content: { kind: 'all' } }
    const { result } = (await ask(person.roleId, { dataScopes: wanted })).body
    const unit = (id: number) => ({ id, name: expect.stringMatching(/^unit /) })
    expect(result.scopes).toEqual([
      { group: 'products', before: { kind: 'all', units: [] }, after: { kind: 'below', units: [] } },
      {
        group: 'catalogue',
        before: { kind: 'units', units: [unit(first)] },
        after: { kind: 'units', units: [unit(first), unit(second)] },
      },
    ])
    expect(result).toMatchObject({ added: { count: 0 }, removed: { count: 0 }, holders: { count: 1 }, people: { totalCount: 0 } })
    expect((await rowOf(site, 'Role', person.roleId)).dataScopes).toEqual({ catalogue: { kind: 'units', unitIds: [first] } })
    const same = { catalogue: { kind: 'units', unitIds: [first, first] }, enquiries: { kind: 'all' } }
    expect((await ask(person.roleId, { dataScopes: same })).body.result.scopes).toEqual([])
    expect((await preview(person.roleId, ['News/View'])).body.result.scopes).toEqual([])
    const both = (await ask(person.roleId, { dataScopes: {}, grantedPermissions: [] })).body.result
    expect([both.removed.names, both.scopes.map(({ group }: { group: string }) => group)]).toEqual([['News/View'], ['catalogue']])
    for (const dataScopes of [{ catalogue: { kind: 'units' } }, { nothing: { kind: 'all' } }, { catalogue: { kind: 'some' } }])
      expect((await ask(person.roleId, { dataScopes })).status).toBe(400)
  })

  test('B-57g nobody learns the names of units by asking for a scope of them', async () => {
    const [own, foreign] = [await makeUnit(site), await makeUnit(site)]
    const { roleId } = await hireInto(site, { permits: [], scopes: { content: { kind: 'units', unitIds: [own] } } })
    const keeper = await hire(site, ['Role/View', 'Role/Edit'])
    const dataScopes = { content: { kind: 'units', unitIds: [own, foreign, 999_999] } }
    const namesFor = async (who: string) => {
      const [{ after }] = (await ask(roleId, { dataScopes }, who)).body.result.scopes
      return after.units.map(({ name }: { name: string }) => name)
    }
    const [known, hidden, gone] = await namesFor(keeper.token)
    expect([hidden, gone]).toEqual([`#${foreign}`, '#999999'])
    expect(known).toMatch(/^unit /)
    expect(await namesFor('admin')).toEqual([known, expect.stringMatching(/^unit /), '#999999'])
  })

  test('B-57b the menu of unsaved permits is what the role shows once they are saved', async () => {
    const role = await make(['Brand/View'])
    const ahead = (await site.post(`${ROLE}/PreviewMenus`, { grantedPermissions: ['News/View'] }, 'admin')).body.result.items
    const names = JSON.stringify(ahead)
    expect(names).toContain('sitenews')
    expect(names).not.toContain('"brand"')
    await site.post(`${ROLE}/Update`, { id: role.id, grantedPermissions: ['News/View'] }, 'admin')
    const { items } = (await site.get(`${ROLE}/GetMenusInRole?id=${role.id}`, 'admin')).body.result
    const flat = (nodes: { id: string; children: never[] }[]): string[] => nodes.flatMap(({ id, children }) => [id, ...flat(children)])
    expect(flat(ahead)).toEqual(items.map(({ id }: { id: string }) => id))
  })

  test('B-57c a copy grants the same under its new name; it is no default, not built in, and nobody holds it', async () => {
    const role = await make(['News/View', 'Brand/Edit'], { isDefault: true, description: '说明', displayNameEn: 'Old' })
    await give((await hire(site, [])).id, [role.id])
    const { status, body } = await site.post(`${ROLE}/Copy`, { id: role.id, name: 'copied', displayName: '副本' }, 'admin')
    expect([status, body.error]).toEqual([200, null])
    expect(body.result).toMatchObject({
      name: 'copied',
      displayName: '副本',
      displayNameEn: null,
      description: '说明',
      isDefault: false,
      isStatic: false,
      grantedPermissions: ['News/View', 'Brand/Edit'],
    })
    expect((await site.get(`${ROLE}/GetUsersInRole?id=${body.result.id}`, 'admin')).body.result.totalCount).toBe(0)
    const again = await site.post(`${ROLE}/Copy`, { id: role.id, name: 'COPIED', displayName: '副本' }, 'admin')
    expect(again.status).toBe(409)
    expect((await site.post(`${ROLE}/Copy`, { id: 999_999, name: 'none', displayName: '副本' }, 'admin')).status).toBe(404)
    await site.post(`${ROLE}/Update`, { id: role.id, isDefault: false }, 'admin')
  })

  test('B-57f each preview and the copy ask for their permit before anything else, and nobody copies more than they hold', async () => {
    const role = await make(['News/Edit'])
    const reader = await hire(site, ['Role/View'])
    const adder = await hire(site, ['Role/View', 'Role/Add'])
    const copy = { id: role.id, name: 'beyond', displayName: '越权' }
    expect((await preview(role.id, [], {}, reader.token)).status).toBe(403)
    expect((await site.post(`${ROLE}/PreviewMenus`, { grantedPermissions: [] }, 'editor')).status).toBe(403)
    expect((await site.post(`${ROLE}/Copy`, copy, reader.token)).status).toBe(403)
    expect((await site.post(`${ROLE}/Copy`, copy, adder.token)).status).toBe(403)
    expect((await site.post(`${ROLE}/Copy`, copy)).status).toBe(401)
    expect((await site.post(`${ROLE}/Count`, { keyword: 'beyond' }, 'admin')).body.result).toBe(0)
    expect((await preview(999_999, [])).status).toBe(404)
    expect((await site.post(`${ROLE}/PreviewChange`, { id: role.id, grantedPermissions: [], unknown: 1 }, 'admin')).status).toBe(400)
  })
})

onAnyEngine(
  'A role in demo mode',
  (site) => {
    test('B-57f M-02d a role is looked at and not copied in demo mode', async () => {
      const id = (await site.get(`${ROLE}/GetAll`, 'admin')).body.result.items[0].id
      const refused = await site.post(`${ROLE}/Copy`, { id, name: 'copy', displayName: '副本' }, 'admin')
      expect([refused.status, refused.body.error.message]).toEqual([403, '演示版本，不允许操作'])
      expect((await site.post(`${ROLE}/PreviewMenus`, { grantedPermissions: ['News/View'] }, 'admin')).status).toBe(200)
    })
  },
  { DEMO: '1' },
)
