import { expect, test } from 'vitest'
import { allResources } from '../../../contract/resources/index.ts'
import { untyped } from '../../db/engine.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { giveRole, hireInto, makeUnit } from '../../testing/scopes.ts'
import { posting } from '../../testing/posting.ts'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'
const UNIT = ['OrganizationUnit/View', 'OrganizationUnit/Edit', 'OrganizationUnit/Delete']
let number = 0

onAnyEngine('A unit goes without leaving rows behind', (site) => {
  const { send, post, refused } = posting(site)
  const brand = (unitId: number, values: object = {}) => post('Brand/Create', { name: 'b', code: `lr${++number}`, unitId, ...values })
  const unitOf = async (id: number) => (await rowOf(site, 'Brand', id)).unitId
  const preview = (ids: number[], who = 'admin') => post('OrganizationUnit/PreviewDelete', { ids }, who)
  const previewMove = (id: number, parentId: number | null) => post('OrganizationUnit/PreviewMove', { id, parentId })

  /** Rows outside the recycle bin whose unit is deleted. */
  async function orphans() {
    const found: string[] = []
    for (const { name } of allResources.filter((r) => r.scopeGroup !== null)) {
      const rows = await untyped(site.database.read)
        .selectFrom(`${name} as row`)
        .innerJoin('organizationUnit as unit', 'unit.id', 'row.unitId')
        .select('row.id')
        .where('row.deletionTime', 'is', null)
        .where('unit.deletionTime', 'is not', null)
        .execute()
      found.push(...rows.map(({ id }) => `${name} ${id}`))
    }
    return found
  }

  test('B-60h the rows of a deleted unit go to the unit above it, or to the one that is named, those in the recycle bin too', async () => {
    const top = await makeUnit(site)
    const [one, two, target] = [await makeUnit(site, top), await makeUnit(site, top), await makeUnit(site)]
    const [a, b, binned] = [await brand(one), await brand(two), await brand(two)]
    const item = await post('News/Create', { title: 'n', unitId: one })
    await post('News/Publish', { id: item.id, version: 1 })
    await post('Brand/Delete', { id: binned.id })
    await post('OrganizationUnit/Delete', { id: one })
    expect(await unitOf(a.id)).toBe(top)
    expect(await rowOf(site, 'News', item.id)).toMatchObject({
      unitId: top,
      hasChanges: false,
      state: 'published',
      ownerId: site.ids.admin,
    })
    await post('OrganizationUnit/Delete', { id: two, rowsTo: target })
    expect(await unitOf(b.id)).toBe(target)
    expect((await post('Brand/Restore', { id: binned.id })).unitId).toBe(target)
    const [audit] = await site.database.read
      .selectFrom('auditLog')
      .selectAll()
      .where('serviceName', '=', 'OrganizationUnit')
      .where('methodName', '=', 'Delete')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(JSON.parse(audit!.parameters)).toMatchObject({ id: two, rowsTo: target, outcome: { rows: { brand: 2 } } })
    expect(await orphans()).toEqual([])
  })

  test('B-60h of several units that go together the rows go to the next unit that is left; a unit that goes gets none', async () => {
    const top = await makeUnit(site)
    const middle = await makeUnit(site, top)
    const low = await makeUnit(site, middle)
    const [a, b] = [await brand(middle), await brand(low)]
    expect(await refused('OrganizationUnit/BatchDelete', { ids: [middle, low], rowsTo: low })).toMatchObject({
      status: 400,
      members: ['rowsTo'],
    })
    expect(await refused('OrganizationUnit/BatchDelete', { ids: [middle, low], rowsTo: 999_999 })).toMatchObject({
      status: 400,
      members: ['rowsTo'],
    })
    expect((await refused('OrganizationUnit/Delete', { id: middle })).status).toBe(422)
    expect(await unitOf(a.id)).toBe(middle)
    await post('OrganizationUnit/BatchDelete', { ids: [middle, low] })
    expect([await unitOf(a.id), await unitOf(b.id)]).toEqual([top, top])
    expect(await orphans()).toEqual([])
  })

  test('B-60h whoever may not edit the rows, or would lose them, does not delete their unit', async () => {
    const top = await makeUnit(site)
    const unit = await makeUnit(site, top)
    const row = await brand(unit)
    const keeper = await hire(site, UNIT)
    expect(await refused('OrganizationUnit/Delete', { id: unit }, keeper.token)).toMatchObject({
      status: 403,
      message: expect.stringContaining('品牌'),
      data: { resources: ['brand'] },
    })
    const inside = await hireInto(site, {
      permits: [...UNIT, 'Brand/View', 'Brand/Edit'],
      scopes: { catalogue: { kind: 'unit' } },
      unitIds: [unit],
    })
    expect((await refused('OrganizationUnit/Delete', { id: unit }, inside.token)).status).toBe(403)
    expect((await preview([unit], keeper.token)).rows).toEqual([{ resource: 'brand', live: 1, binned: 0, mayGive: false }])
    expect([await unitOf(row.id), (await rowOf(site, 'OrganizationUnit', unit)).id]).toEqual([unit, unit])
    const above = await hireInto(site, {
      permits: [...UNIT, 'Brand/View', 'Brand/Edit'],
      scopes: { catalogue: { kind: 'below' } },
      unitIds: [top],
    })
    await post('OrganizationUnit/Delete', { id: unit }, above.token)
    expect(await unitOf(row.id)).toBe(top)
  })

  test('B-60g before a unit is deleted its members, the roles that they lose, the roles that name it and its rows are counted', async () => {
    const role = await post('Role/Create', { name: `unit${++number}`, displayName: '门店', grantedPermissions: ['Brand/View'] })
    const top = await makeUnit(site)
    const [unit, other] = [await makeUnit(site, top), await makeUnit(site)]
    const child = await makeUnit(site, unit)
    for (const id of [unit, other]) await post('OrganizationUnit/Update', { id, roleIds: [role.id] })
    const [loses, byUnit, byGift] = [await hire(site, []), await hire(site, []), await hire(site, [])]
    await post('OrganizationUnit/AddUsersToOrganizationUnit', { organizationUnitId: unit, userIds: [loses.id, byUnit.id, byGift.id] })
    await post('OrganizationUnit/AddUsersToOrganizationUnit', { organizationUnitId: other, userIds: [byUnit.id] })
    await post('Role/AddUserToRole', { roleId: role.id, userId: byGift.id })
    const named = `scoped${++number}`
    await post('Role/Create', {
      name: named,
      displayName: named,
      grantedPermissions: ['Brand/View'],
      dataScopes: { catalogue: { kind: 'units', unitIds: [unit] } },
    })
    await brand(unit)
    const expected = {
      members: 3,
      below: 1,
      lostRoles: { count: 1, names: ['门店'] },
      losing: 1,
      scopes: { count: 1, names: [named] },
      rows: [{ resource: 'brand', live: 1, binned: 0, mayGive: true }],
      rowsTo: { id: top, name: expect.any(String) },
      needsUnit: false,
    }
    expect(await preview([unit])).toEqual(expected)
    expect(await preview([unit, child])).toEqual({ ...expected, below: 0 })
    const keeper = await hire(site, UNIT)
    expect(await preview([unit], keeper.token)).toMatchObject({ lostRoles: { count: 1, names: [] }, scopes: { count: 1, names: [] } })
    const viewer = await hire(site, ['OrganizationUnit/View'])
    expect((await refused('OrganizationUnit/PreviewDelete', { ids: [unit] }, viewer.token)).status).toBe(403)
    expect((await rowOf(site, 'OrganizationUnit', unit)).id).toBe(unit)
    // The deletion does as the preview said.
    await post('OrganizationUnit/BatchDelete', { ids: [unit, child] })
    const may = async ({ token }: { token: string }) => (await site.get(`${APP}/Brand/GetAll`, token)).status
    expect([await may(loses), await may(byUnit), await may(byGift)]).toEqual([403, 200, 200])
  })

  test('B-60g before a unit moves it is told how many people above it stop and begin to reach its rows, and those of the units below it', async () => {
    const [before, after] = [await makeUnit(site), await makeUnit(site)]
    const unit = await makeUnit(site, before)
    const low = await makeUnit(site, unit)
    await brand(low)
    const scopes = { catalogue: { kind: 'below' as const } }
    const chief = await hireInto(site, { permits: ['Brand/View'], scopes, unitIds: [before] })
    const next = [await hire(site, []), await hire(site, [])]
    for (const { id } of next) {
      await giveRole(site, id, ['Brand/View'], scopes)
      await post('User/Update', { id, unitIds: [after] })
    }
    // Members with another scope are not counted.
    await hireInto(site, { permits: ['Brand/View'], scopes: { catalogue: { kind: 'unit' } }, unitIds: [after] })
    const told = await previewMove(unit, after)
    expect(told).toEqual({ members: 0, below: 1, losing: 1, gaining: 2, rows: [{ resource: 'brand', live: 1, binned: 0, mayGive: true }] })
    expect(await previewMove(unit, null)).toMatchObject({ losing: 1, gaining: 0 })
    expect(await previewMove(unit, before)).toMatchObject({ losing: 0, gaining: 0 })
    expect((await rowOf(site, 'OrganizationUnit', unit)).parentId).toBe(before)
    const seen = async (token: string) => (await site.get(`${APP}/Brand/GetAll`, token)).body.result.totalCount
    const counts = async () => [await seen(chief.token), await seen(next[0]!.token)]
    expect(await counts()).toEqual([1, 0])
    await post('OrganizationUnit/Move', { id: unit, parentId: after, afterId: null })
    expect(await counts()).toEqual([0, 1])
    const viewer = await hire(site, ['OrganizationUnit/View'])
    expect((await refused('OrganizationUnit/PreviewMove', { id: unit, parentId: null }, viewer.token)).status).toBe(403)
  })

  test('B-60f a row that comes out of the recycle bin after its unit is gone belongs to the next unit above', async () => {
    const top = await makeUnit(site)
    const unit = await makeUnit(site, top)
    const row = await brand(top)
    await post('Brand/Delete', { id: row.id })
    await post('OrganizationUnit/Delete', { id: unit })
    // As it was left by versions before.
    await site.database.write.updateTable('brand').set({ unitId: unit }).where('id', '=', row.id).execute()
    expect(await post('Brand/Restore', { id: row.id })).toMatchObject({ unitId: top, ownerId: site.ids.admin })
    expect((await refused('Brand/SaveImport', { items: [{ name: 'i', code: `lr${++number}`, unitId: unit }] })).status).toBe(400)
    expect(await orphans()).toEqual([])
  })

  test('B-60h a unit at the top gives its rows to the first unit at the top; the last unit of all keeps them until another is named', async () => {
    const ids = (await site.get(`${APP}/OrganizationUnit/GetTree`, 'admin')).body.result.items.map((unit: { id: number }) => unit.id)
    const row = await brand(await makeUnit(site))
    const last = row.unitId
    const next = await makeUnit(site)
    expect((await preview([...ids, last, next])).needsUnit).toBe(true)
    expect(await refused('OrganizationUnit/BatchDelete', { ids: [...ids, last, next] })).toMatchObject({
      status: 409,
      message: expect.stringContaining('品牌'),
    })
    expect((await rowOf(site, 'OrganizationUnit', last)).id).toBe(last)
    await post('OrganizationUnit/Delete', { id: last })
    expect(await unitOf(row.id)).toBe(ids[0])
  })

  test('B-60h while a unit is being deleted, nobody gives it a row', { tags: ['engine'] }, async () => {
    const top = await makeUnit(site)
    for (let round = 0; round < 5; round++) {
      const unit = await makeUnit(site, top)
      const give = () => send('Brand/Create', { name: 'late', code: `lr${++number}`, unitId: unit })
      const replies = await Promise.all([give(), send('OrganizationUnit/Delete', { id: unit }), give(), give()])
      expect(replies.every(({ status }) => [200, 400].includes(status))).toBe(true)
    }
    expect(await orphans()).toEqual([])
  })
})
