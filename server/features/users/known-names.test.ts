import { expect, test } from 'vitest'
import type { DataScopes } from '../../../contract/data-scopes.ts'
import { SERVICES } from '../../../contract/endpoint.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { giveRole, hireInto, makeUnit, update } from '../../testing/scopes.ts'
import { onAnyEngine } from '../../testing/site.ts'

let number = 0

onAnyEngine('Names of people and units are told to those who may view them', (site) => {
  const post = async (path: string, body: object, who: string) => {
    const { status, body: reply } = await site.post(`${SERVICES}/${path}`, body, who)
    return { status, result: reply.result, members: reply.error?.validationErrors?.flatMap((one: { members: string[] }) => one.members) }
  }
  const get = async (path: string, who: string) => (await site.get(`${SERVICES}/${path}`, who)).body.result
  const brand = () => ({ name: `known-${++number}`, code: `known-${number}` })

  test('B-100d whoever may not view users gives a row to nobody but themselves, and learns no name by it', async () => {
    const writer = await hire(site, ['Brand/View', 'Brand/Add', 'Brand/Edit', 'Brand/Import', 'Brand/Export'])
    const { result: row } = await post('Brand/Create', { ...brand(), ownerId: writer.id }, writer.token)
    expect(row).toMatchObject({ ownerId: writer.id })
    const stranger = await hire(site, [])
    const unknown = await makeUnit(site)
    for (const named of [{ ownerId: stranger.id }, { ownerId: 999_999 }, { unitId: unknown }, { unitId: 999_999 }]) {
      const refused = { status: 400, members: Object.keys(named) }
      expect(await post('Brand/Update', { id: row.id, ...named }, writer.token)).toMatchObject(refused)
      expect(await post('Brand/InsertOrUpdate', { id: row.id, ...named }, writer.token)).toMatchObject(refused)
      expect(await post('Brand/Create', { ...brand(), ...named }, writer.token)).toMatchObject({ status: 400 })
      expect(await post('Brand/SaveImport', { items: [{ ...brand(), ...named }] }, writer.token)).toMatchObject({ status: 400 })
    }
    const after = await rowOf(site, 'Brand', row.id)
    expect([after.ownerId, after.unitId]).toEqual([writer.id, row.unitId])
  })

  test('B-100d a row keeps an owner and a unit that its editor may not view, and those of a unit name that unit', async () => {
    const [unit, other] = [await makeUnit(site), await makeUnit(site)]
    const scopes = { catalogue: { kind: 'units', unitIds: [unit, other] } } satisfies DataScopes
    const writer = await hireInto(site, { permits: ['Brand/View', 'Brand/Add', 'Brand/Edit'], scopes })
    const { result: row } = await post('Brand/Create', { ...brand(), unitId: unit, ownerId: site.ids.admin }, 'admin')
    const { ownerId, unitId } = row
    expect(await post('Brand/Update', { id: row.id, ownerId, unitId, name: 'kept' }, writer.token)).toMatchObject({ status: 200 })
    expect(await post('Brand/Update', { id: row.id, unitId: other }, writer.token)).toMatchObject({ status: 200 })
    expect(await post('Brand/Update', { id: row.id, ownerId: writer.id }, writer.token)).toMatchObject({ status: 200 })
    const viewer = await hireInto(site, { permits: ['Brand/View', 'Brand/Edit', 'User/View'], scopes })
    expect(await post('Brand/Update', { id: row.id, ownerId: site.ids.admin }, viewer.token)).toMatchObject({ status: 200 })
  })

  test('B-100d nobody makes a head, or a successor, of somebody whom they may not view', async () => {
    const keeper = await hire(site, [
      'OrganizationUnit/View',
      'OrganizationUnit/Edit',
      'User/Edit',
      'User/Delete',
      'Brand/View',
      'Brand/Edit',
    ])
    const [unit, person] = [await makeUnit(site), await hire(site, [])]
    await post('Brand/Create', { ...brand(), ownerId: person.id }, 'admin')
    expect(await post('OrganizationUnit/Update', { id: unit, headId: person.id }, keeper.token)).toMatchObject({
      status: 400,
      members: ['headId'],
    })
    const given = { id: person.id, successorId: site.ids.editor }
    expect(await post('User/HandOver', given, keeper.token)).toMatchObject({ status: 400, members: ['successorId'] })
    const { result } = await post('User/FindOwners', { ids: [person.id] }, keeper.token)
    expect(result.items).toEqual([{ id: person.id, userName: `#${person.id}`, fullName: `#${person.id}`, count: 1 }])
    const refused = await site.post(`${SERVICES}/User/Delete`, { id: person.id }, keeper.token)
    expect([refused.status, JSON.stringify(refused.body).includes(person.userName)]).toEqual([409, false])
    expect((await rowOf(site, 'OrganizationUnit', unit)).headId).toBeNull()
  })

  test('B-100d whoever may view people and not units reads their own units alone, without those above and those of their scopes', async () => {
    const top = await makeUnit(site)
    const [unit, far] = [await makeUnit(site, top), await makeUnit(site)]
    const person = await hireInto(site, { permits: ['Brand/View'], unitIds: [unit] })
    await giveRole(site, person.id, ['Brand/View'], { catalogue: { kind: 'units', unitIds: [far] } })
    const reader = await hire(site, ['User/View', 'Brand/View'])
    const names = Object.fromEntries(
      await Promise.all([top, unit, far].map(async (id) => [id, (await rowOf(site, 'OrganizationUnit', id)).displayName])),
    )
    const access = `User/GetAccess?id=${person.id}`
    const why = `Access/GetExplanation?userId=${person.id}&permit=Brand/View`
    expect((await get(access, reader.token)).units).toEqual([{ id: unit, path: [names[unit]] }])
    const { units, roles } = await get(why, reader.token)
    expect([units, roles[1].scopeUnits]).toEqual([[{ id: unit, name: names[unit] }], [{ id: far, name: `#${far}` }]])
    expect((await get(access, person.token)).units).toEqual([{ id: unit, path: [names[top], names[unit]] }])
    await update(site, 'Role', { id: reader.roleId, grantedPermissions: ['User/View', 'Brand/View', 'OrganizationUnit/View'] })
    expect((await get(access, reader.token)).units).toEqual([{ id: unit, path: [names[top], names[unit]] }])
    expect((await get(why, reader.token)).roles[1].scopeUnits).toEqual([{ id: far, name: names[far] }])
  })
})
