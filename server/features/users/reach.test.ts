import { expect, test } from 'vitest'
import { hire, rowOf } from '../../testing/people.ts'
import { giveRole, hireInto, makeUnit } from '../../testing/scopes.ts'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'
const IDENTITY = ['User', 'Role', 'OrganizationUnit'].flatMap((service) =>
  ['View', 'Add', 'Edit', 'Delete', 'Import'].map((action) => `${service}/${action}`),
)
let number = 0

onAnyEngine('Nobody opens rows that they do not reach', (site) => {
  const post = (path: string, body: object, who: string) => site.post(`${APP}/${path}`, body, who)
  const refused = async (path: string, body: object, who: string) => {
    const { status, body: reply } = await post(path, body, who)
    expect([path, status, reply.error?.message]).toEqual([path, 403, expect.stringContaining('您自己看不到的数据')])
  }
  /** May keep people, roles and units, and sees the brands of one unit. */
  const keeper = async () => {
    const unit = await makeUnit(site)
    const permits = [...IDENTITY, 'Brand/View', 'Brand/Edit']
    return { unit, person: await hireInto(site, { permits, scopes: { catalogue: { kind: 'unit' } }, unitIds: [unit] }) }
  }

  test('B-50h by a role: neither by giving it nor by making or changing it', async () => {
    const { person } = await keeper()
    const wide = await giveRole(site, (await hire(site, [])).id, ['Brand/View'])
    const other = await hire(site, [])
    await refused('Role/AddUserToRole', { roleId: wide, userId: person.id }, person.token)
    await refused('User/Update', { id: other.id, roleIds: [other.roleId, wide] }, person.token)
    await refused('Role/Update', { id: person.roleId, dataScopes: {} }, person.token)
    await refused('Role/Update', { id: person.roleId, dataScopes: { catalogue: { kind: 'units', unitIds: [1] } } }, person.token)
    const name = () => `made${++number}`
    const made = (dataScopes: object) => ({ name: name(), displayName: 'x', grantedPermissions: ['Brand/View'], dataScopes })
    await refused('Role/Create', made({}), person.token)
    await refused('Role/InsertOrUpdate', made({ content: { kind: 'own' } }), person.token)
    await refused('Role/SaveImport', { items: [made({ catalogue: { kind: 'below' } })] }, person.token)
    expect((await post('Role/Create', made({ catalogue: { kind: 'own' } }), person.token)).status).toBe(200)
    expect((await rowOf(site, 'Role', person.roleId)).dataScopes).toEqual({ catalogue: { kind: 'unit' } })
    expect((await rowOf(site, 'User', other.id)).roleIds).toEqual([other.roleId])
  })

  test('B-50h by a unit: neither by a membership nor by its roles nor by its place', async () => {
    const { unit, person } = await keeper()
    const elsewhere = await makeUnit(site)
    await refused('OrganizationUnit/AddUsersToOrganizationUnit', { organizationUnitId: elsewhere, userIds: [person.id] }, person.token)
    await refused('User/Update', { id: person.id, unitIds: [unit, elsewhere] }, person.token)
    await refused('OrganizationUnit/Update', { id: elsewhere, parentId: unit }, person.token)
    await refused('OrganizationUnit/Move', { id: elsewhere, parentId: unit, afterId: null }, person.token)
    await refused('OrganizationUnit/Update', { id: unit, roleIds: [person.roleId] }, person.token)
    await refused(
      'User/SaveImport',
      { items: [{ userName: 'imported', name: 'x', emailAddress: 'i@example.com', unitIds: [elsewhere] }] },
      person.token,
    )
    expect((await rowOf(site, 'User', person.id)).unitIds).toEqual([unit])
    expect((await rowOf(site, 'OrganizationUnit', elsewhere)).parentId).toBeNull()
  })

  test('B-50h what opens nothing new is allowed: a colleague of the same unit, another name, a unit that opens no more', async () => {
    const { unit, person } = await keeper()
    const colleague = await hire(site, [])
    expect(
      (await post('OrganizationUnit/AddUsersToOrganizationUnit', { organizationUnitId: unit, userIds: [colleague.id] }, person.token))
        .status,
    ).toBe(200)
    expect((await post('User/Update', { id: colleague.id, name: 'renamed' }, person.token)).status).toBe(200)
    expect((await post('OrganizationUnit/Create', { displayName: 'new', parentId: unit }, person.token)).status).toBe(200)
    expect((await post('Role/AddUserToRole', { roleId: person.roleId, userId: colleague.id }, person.token)).status).toBe(200)
  })

  test('B-50h B-100a files of others are opened by a role for all rows alone, so whoever sees only their own makes and gives no such role', async () => {
    const scopes = { content: { kind: 'unit' } } as const
    const person = await hireInto(site, { permits: [...IDENTITY, 'Upload/View', 'Upload/Add'], scopes, unitIds: [await makeUnit(site)] })
    const wide = await giveRole(site, (await hire(site, [])).id, ['Upload/View'])
    await refused('Role/AddUserToRole', { roleId: wide, userId: person.id }, person.token)
    await refused('Role/Create', { name: `files${++number}`, displayName: 'x', grantedPermissions: ['Upload/View'] }, person.token)
    const sending = { name: `files${++number}`, displayName: 'x', grantedPermissions: ['Upload/Add'] }
    expect((await post('Role/Create', sending, person.token)).status).toBe(200)
  })

  test('B-50h a role with all permits reaches all rows', async () => {
    const values = { name: `all${++number}`, displayName: 'x', grantedPermissions: ['*:*'], dataScopes: { products: { kind: 'own' } } }
    const { status, body } = await post('Role/Create', values, 'admin')
    expect([status, body.error.validationErrors[0].members]).toEqual([400, ['dataScopes']])
    const admin = (await site.get(`${APP}/Role/GetAll?keyword=admin`, 'admin')).body.result.items[0]
    expect((await post('Role/Update', { id: admin.id, dataScopes: { content: { kind: 'unit' } } }, 'admin')).status).toBe(400)
  })

  test('B-50c a scope that names no unit, no kind or no group is refused', async () => {
    for (const dataScopes of [
      { products: { kind: 'units' } },
      { products: { kind: 'units', unitIds: [] } },
      { products: { kind: 'everything' } },
      { people: { kind: 'own' } },
      { products: { kind: 'own', sql: '1=1' } },
      [],
      'all',
    ]) {
      const { status } = await post('Role/Create', { name: `bad${++number}`, displayName: 'x', dataScopes }, 'admin')
      expect([dataScopes, status]).toEqual([dataScopes, 400])
    }
  })
})
