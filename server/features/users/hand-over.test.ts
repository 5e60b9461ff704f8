import { expect, test } from 'vitest'
import { allResources } from '../../../contract/resources/index.ts'
import { untyped } from '../../db/engine.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { hireInto, makeUnit } from '../../testing/scopes.ts'
import { posting } from '../../testing/posting.ts'
import { onAnyEngine, type Site } from '../../testing/site.ts'

const APP = '/abp/services/app'
const OWNED = allResources.filter((r) => r.scopeGroup !== null)
let number = 0

/** Rows outside the recycle bin whose owner is deleted or missing, by resource. */
async function orphans({ database }: Site) {
  const found: string[] = []
  for (const { name } of OWNED) {
    const rows = await untyped(database.read)
      .selectFrom(`${name} as row`)
      .leftJoin('user as owner', (join) => join.onRef('owner.id', '=', 'row.ownerId').on('owner.deletionTime', 'is', null))
      .select('row.id')
      .where('row.deletionTime', 'is', null)
      .where('row.ownerId', 'is not', null)
      .where('owner.id', 'is', null)
      .execute()
    found.push(...rows.map(({ id }) => `${name} ${id}`))
  }
  return found
}

onAnyEngine('Rows are handed over', (site) => {
  const { send, post, refused } = posting(site)
  const brand = (ownerId: number, values: object = {}) => post('Brand/Create', { name: 'b', code: `ho${++number}`, ownerId, ...values })
  const news = (ownerId: number, values: object = {}) => post('News/Create', { title: `n${++number}`, ownerId, ...values })
  const owned = async (id: number, who = 'admin') => (await site.get(`${APP}/User/GetOwnedRows?id=${id}`, who)).body.result
  const person = () => hire(site, [])
  const ownerOf = async (service: string, id: number) => (await rowOf(site, service, id)).ownerId

  test('B-60a what a user owns is counted by resource, outside the recycle bin and in it', async () => {
    const { id } = await person()
    expect(await owned(id)).toEqual({ totalCount: 0, items: [] })
    await brand(id)
    const binned = await brand(id)
    await post('Brand/Delete', { id: binned.id })
    await news(id)
    expect((await owned(id)).items).toEqual([
      { resource: 'news', live: 1, binned: 0, mayGive: true },
      { resource: 'brand', live: 1, binned: 1, mayGive: true },
    ])
    const keeper = await hire(site, ['User/View', 'User/Edit', 'News/View'])
    expect((await owned(id, keeper.token)).items.map((row: { mayGive: boolean }) => row.mayGive)).toEqual([false, false])
    const viewer = await hire(site, ['User/View'])
    expect((await site.get(`${APP}/User/GetOwnedRows?id=${id}`, viewer.token)).status).toBe(403)
  })

  test('B-60b all rows go to the successor, those in the recycle bin too, and the audit log tells from whom, to whom and how many', async () => {
    const [from, to, other] = [await person(), await person(), await person()]
    const [one, gone, foreign] = [await brand(from.id), await brand(from.id), await brand(other.id)]
    await post('Brand/Delete', { id: gone.id })
    const item = await news(from.id)
    const reply = await post('User/HandOver', { id: from.id, successorId: to.id })
    expect(reply.items).toEqual([
      { resource: 'news', count: 1 },
      { resource: 'brand', count: 2 },
    ])
    expect([await ownerOf('Brand', one.id), await ownerOf('News', item.id)]).toEqual([to.id, to.id])
    expect(await ownerOf('Brand', foreign.id)).toBe(other.id)
    expect((await post('Brand/Restore', { id: gone.id })).ownerId).toBe(to.id)
    expect((await rowOf(site, 'Brand', one.id)).unitId).toBe(one.unitId)
    expect((await owned(from.id)).items).toEqual([])
    const rows = await site.database.read
      .selectFrom('auditLog')
      .selectAll()
      .where('methodName', '=', 'HandOver')
      .orderBy('id', 'desc')
      .execute()
    const mine = rows.filter(({ parameters }) => JSON.parse(parameters).id === from.id)
    expect(mine).toHaveLength(1)
    expect(JSON.parse(mine[0]!.parameters)).toMatchObject({
      outcome: { from: from.userName, to: to.userName, rows: { news: 1, brand: 2 } },
    })
  })

  test('B-79f many rows go over in steps, each of which is kept and logged and tells how many are left; the next goes on', async () => {
    const [from, to] = [await person(), await person()]
    const ids = [await news(from.id), await news(from.id), await brand(from.id), await brand(from.id)].map(({ id }) => id as number)
    const step = (most: number) => post('User/HandOver', { id: from.id, successorId: to.id, most })
    expect(await step(3)).toEqual({
      totalCount: 2,
      items: [
        { resource: 'news', count: 2 },
        { resource: 'brand', count: 1 },
      ],
      left: 1,
    })
    expect((await owned(from.id)).items).toMatchObject([{ resource: 'brand', live: 1 }])
    expect(await step(3)).toMatchObject({ items: [{ resource: 'brand', count: 1 }], left: 0 })
    expect(await step(3)).toEqual({ totalCount: 0, items: [], left: 0 })
    expect(await ownerOf('Brand', ids.at(-1)!)).toBe(to.id)
    const audits = await site.database.read.selectFrom('auditLog').select('parameters').where('methodName', '=', 'HandOver').execute()
    const mine = audits.map(({ parameters }) => JSON.parse(parameters)).filter(({ id }) => id === from.id)
    expect(mine.map(({ outcome }) => outcome.rows)).toEqual([{ news: 2, brand: 1 }, { brand: 1 }, {}])
    expect((await refused('User/HandOver', { id: from.id, successorId: to.id, most: 0 })).status).toBe(400)
  })

  test('B-60b chosen groups alone go over, and with a unit the rows belong to it', async () => {
    const [from, to] = [await person(), await person()]
    const unitId = await makeUnit(site)
    const [row, item] = [await brand(from.id), await news(from.id)]
    await post('User/HandOver', { id: from.id, successorId: to.id, groups: ['catalogue'], unitId })
    expect(await rowOf(site, 'Brand', row.id)).toMatchObject({ ownerId: to.id, unitId })
    expect(await rowOf(site, 'News', item.id)).toMatchObject({ ownerId: from.id, unitId: item.unitId })
    expect((await refused('User/HandOver', { id: from.id, successorId: to.id, groups: ['everything'] })).status).toBe(400)
  })

  test('B-60b B-50j nothing becomes an unpublished change, and the change log of each row tells who gave it', async () => {
    const [from, to] = [await person(), await person()]
    const unitId = await makeUnit(site)
    const [live, edited, later] = [await news(from.id), await news(from.id), await news(from.id, { unitId })]
    await post('News/Publish', { id: live.id, version: 1 })
    await post('News/Publish', { id: edited.id, version: 1 })
    await post('News/Update', { id: edited.id, title: 'edited' })
    await post('News/Publish', { id: later.id, version: 1, from: new Date(Date.now() + 86_400_000).toISOString() })
    await post('User/HandOver', { id: from.id, successorId: to.id, unitId })
    expect(await rowOf(site, 'News', live.id)).toMatchObject({ ownerId: to.id, version: 2, state: 'published', hasChanges: false })
    expect(await rowOf(site, 'News', edited.id)).toMatchObject({ ownerId: to.id, version: 3, state: 'published', hasChanges: true })
    expect(await rowOf(site, 'News', later.id)).toMatchObject({ ownerId: to.id, version: 2, state: 'scheduled' })
    const changes = async (id: number) => (await site.get(`${APP}/News/GetChanges?id=${id}`, 'admin')).body.result.items[0]
    const ofOwner = { propertyName: 'ownerId', originalValue: from.id, newValue: to.id }
    expect(await changes(live.id)).toMatchObject({
      changeType: 'Updated',
      userName: 'admin',
      propertyChanges: [ofOwner, { propertyName: 'unitId', originalValue: live.unitId, newValue: unitId }],
    })
    // It was in that unit already.
    expect((await changes(later.id)).propertyChanges).toEqual([ofOwner])
    const stale = await refused('News/Update', { id: live.id, version: 1, title: 'mine' })
    expect(stale).toMatchObject({ status: 409, data: { who: 'admin', version: 2 } })
    const listed = (await site.get(`${APP}/News/GetAll?ownerId=${to.id}`, 'admin')).body.result
    expect(listed.items.map((row: { ownerId: number }) => row.ownerId)).toEqual([to.id, to.id, to.id])
  })

  test('B-60b a row that nobody read goes over even if an open list showed it: the list tells the new owner and unit', async () => {
    const [from, to] = [await person(), await person()]
    const row = await brand(from.id)
    const listed = async () => (await site.get(`${APP}/Brand/GetAll?keyword=${row.code}`, 'admin')).body.result.items[0]
    expect(await listed()).toMatchObject({ ownerId: from.id })
    // Two units of one name: only the number tells them apart.
    const [one, two] = [await makeUnit(site), await makeUnit(site)]
    for (const id of [one, two]) await post('OrganizationUnit/Update', { id, displayName: 'same' })
    await post('User/HandOver', { id: from.id, successorId: to.id, unitId: one })
    expect(await listed()).toMatchObject({ ownerId: to.id, unitId: one })
    await post('User/HandOver', { id: to.id, successorId: from.id, unitId: two })
    expect(await listed()).toMatchObject({ ownerId: from.id, unitId: two })
  })

  test('B-60e who may not edit a resource, or does not reach all the rows, is refused by its name, and nothing is given', async () => {
    const unit = await makeUnit(site)
    const [from, to] = [await person(), await person()]
    const [near, far, item] = [await brand(from.id, { unitId: unit }), await brand(from.id), await news(from.id)]
    const give = (token: string, more: object = {}) => refused('User/HandOver', { id: from.id, successorId: to.id, ...more }, token)
    const reader = await hire(site, ['User/View', 'User/Edit', 'News/View', 'News/Edit', 'Brand/View'])
    expect(await give(reader.token)).toMatchObject({
      status: 403,
      message: expect.stringContaining('品牌'),
      data: { resources: ['brand'] },
    })
    expect((await give(reader.token)).message).not.toContain('新闻')
    const permits = ['User/View', 'User/Edit', 'News/View', 'News/Edit', 'Brand/View', 'Brand/Edit']
    const keeper = await hireInto(site, { permits, scopes: { catalogue: { kind: 'unit' } }, unitIds: [unit] })
    expect(await give(keeper.token)).toMatchObject({ status: 403, data: { resources: ['brand'] } })
    const nobody = await hire(site, ['User/View', 'Brand/Edit', 'News/Edit'])
    expect((await give(nobody.token)).status).toBe(403)
    for (const [service, { id }] of [
      ['Brand', near],
      ['Brand', far],
      ['News', item],
    ] as const)
      expect(await ownerOf(service, id)).toBe(from.id)
    await post('User/HandOver', { id: from.id, successorId: to.id, groups: ['content'] }, keeper.token)
    expect(await ownerOf('News', item.id)).toBe(to.id)
  })

  test('B-60e B-50g nobody gives rows to where they no longer reach them, nor takes those of somebody with more rights', async () => {
    const [unit, elsewhere] = [await makeUnit(site), await makeUnit(site)]
    const [from, to] = [await person(), await person()]
    const row = await brand(from.id, { unitId: unit })
    const permits = ['User/View', 'User/Edit', 'OrganizationUnit/View', 'Brand/View', 'Brand/Edit']
    const keeper = await hireInto(site, { permits, scopes: { catalogue: { kind: 'unit' } }, unitIds: [unit] })
    const away = await refused('User/HandOver', { id: from.id, successorId: to.id, unitId: elsewhere }, keeper.token)
    expect(away).toMatchObject({ status: 403, message: expect.stringContaining('品牌') })
    // Nor does anybody draw rows from beyond their reach into it.
    const far = await brand(from.id, { unitId: elsewhere })
    const drawn = await refused('User/HandOver', { id: from.id, successorId: to.id, unitId: unit }, keeper.token)
    expect(drawn).toMatchObject({ status: 403, data: { resources: ['brand'] } })
    expect(await ownerOf('Brand', far.id)).toBe(from.id)
    await post('Brand/Update', { id: far.id, ownerId: site.ids.admin })
    const own = await hireInto(site, { permits, scopes: { catalogue: { kind: 'own' } } })
    const mine = await brand(own.id)
    expect((await refused('User/HandOver', { id: own.id, successorId: to.id }, own.token)).status).toBe(403)
    expect(await ownerOf('Brand', mine.id)).toBe(own.id)
    const chief = await hire(site, ['News/Publish'])
    const theirs = await brand(chief.id, { unitId: unit })
    expect(await refused('User/HandOver', { id: chief.id, successorId: to.id }, keeper.token)).toMatchObject({
      status: 403,
      message: expect.stringContaining('News/Publish'),
    })
    const wide = await hire(site, ['Brand/View'])
    await brand(wide.id, { unitId: unit })
    expect((await refused('User/HandOver', { id: wide.id, successorId: to.id }, keeper.token)).status).toBe(403)
    expect([await ownerOf('Brand', row.id), await ownerOf('Brand', theirs.id)]).toEqual([from.id, chief.id])
    await post('User/HandOver', { id: from.id, successorId: to.id }, keeper.token)
    expect(await ownerOf('Brand', row.id)).toBe(to.id)
  })

  test('B-60e the successor is somebody else, exists and is active; the unit exists', async () => {
    const [from, gone, off] = [await person(), await person(), await person()]
    const row = await brand(from.id)
    await post('User/Delete', { id: gone.id })
    await post('User/DeActivate', { id: off.id })
    const unit = await makeUnit(site)
    await post('OrganizationUnit/Delete', { id: unit })
    const give = (body: object) => refused('User/HandOver', { id: from.id, ...body })
    expect(await give({ successorId: from.id })).toMatchObject({ status: 400, members: ['successorId'] })
    expect(await give({ successorId: gone.id })).toMatchObject({ status: 400, members: ['successorId'] })
    expect(await give({ successorId: 999_999 })).toMatchObject({ status: 400, members: ['successorId'] })
    expect(await give({ successorId: off.id })).toMatchObject({ status: 400, members: ['successorId'] })
    expect(await give({ successorId: site.ids.admin, unitId: unit })).toMatchObject({ status: 400, members: ['unitId'] })
    expect((await refused('User/HandOver', { id: gone.id, successorId: from.id })).status).toBe(404)
    expect(await ownerOf('Brand', row.id)).toBe(from.id)
  })

  test('B-60c a user to whom rows belong is not deleted: the refusal counts them, those in the recycle bin too', async () => {
    const [from, free] = [await person(), await person()]
    const row = await brand(from.id)
    await post('Brand/Delete', { id: row.id })
    const one = await refused('User/Delete', { id: from.id })
    expect(one).toMatchObject({ status: 409, message: expect.stringContaining('品牌 1 条（其中回收站 1 条）') })
    expect(one.data.rows).toEqual([{ resource: 'brand', live: 0, binned: 1 }])
    const both = await refused('User/BatchDelete', { ids: [free.id, from.id] })
    expect(both).toMatchObject({ status: 409, message: expect.stringContaining(from.userName) })
    expect(both.message).not.toContain(free.userName)
    expect((await rowOf(site, 'User', free.id)).id).toBe(free.id)
    const owners = await post('User/FindOwners', { ids: [free.id, from.id] })
    expect(owners.items).toEqual([{ id: from.id, userName: from.userName, fullName: from.userName, count: 1 }])
    const viewer = await hire(site, ['User/View'])
    expect((await refused('User/FindOwners', { ids: [from.id] }, viewer.token)).status).toBe(403)
    await post('Brand/DeleteForever', { id: row.id })
    await post('User/BatchDelete', { ids: [free.id, from.id] })
  })

  test('B-60c with a successor the rows go over and the user is deleted, all or nothing', async () => {
    const [from, to] = [await person(), await person()]
    const row = await brand(from.id)
    const deleter = await hire(site, ['User/View', 'User/Delete', 'Brand/View', 'Brand/Edit'])
    expect((await refused('User/Delete', { id: from.id, successorId: to.id }, deleter.token)).status).toBe(403)
    const half = await hire(site, ['User/View', 'User/Delete', 'User/Edit'])
    expect(await refused('User/Delete', { id: from.id, successorId: to.id }, half.token)).toMatchObject({
      status: 403,
      data: { resources: ['brand'] },
    })
    expect([await ownerOf('Brand', row.id), (await rowOf(site, 'User', from.id)).id]).toEqual([from.id, from.id])
    await post('User/Delete', { id: from.id, successorId: to.id })
    expect(await ownerOf('Brand', row.id)).toBe(to.id)
    expect((await site.get(`${APP}/User/Get?id=${from.id}`, 'admin')).status).toBe(404)
    expect((await site.get(`${APP}/User/Get?id=${from.id}`, from.token)).status).toBe(401)
    const rows = await site.database.read
      .selectFrom('auditLog')
      .selectAll()
      .where('methodName', '=', 'Delete')
      .orderBy('id', 'desc')
      .execute()
    expect(rows.some(({ parameters, result }) => result === 'Success' && JSON.parse(parameters).outcome?.from === from.userName)).toBe(true)
  })

  test('B-60d a dismissal disables the account, ends its sessions, takes units and roles, hands over, and keeps the person', async () => {
    const unit = await makeUnit(site)
    const from = await hireInto(site, { permits: ['Brand/View'], unitIds: [unit] })
    const to = await person()
    const row = await brand(from.id)
    expect(await refused('User/Dismiss', { id: from.id })).toMatchObject({ status: 409, message: expect.stringContaining('品牌 1 条') })
    expect(await rowOf(site, 'User', from.id)).toMatchObject({ isActive: true, unitIds: [unit] })
    expect((await post('User/Dismiss', { id: from.id, successorId: to.id })).items).toEqual([{ resource: 'brand', count: 1 }])
    expect(await rowOf(site, 'User', from.id)).toMatchObject({ isActive: false, unitIds: [], roleIds: [] })
    expect((await site.get(`${APP}/Brand/GetAll`, from.token)).status).toBe(401)
    expect(await ownerOf('Brand', row.id)).toBe(to.id)
    const { items } = (await site.get(`${APP}/User/GetChanges?id=${from.id}`, 'admin')).body.result
    expect(items[0].propertyChanges.map(({ propertyName }: { propertyName: string }) => propertyName).toSorted()).toEqual([
      'isActive',
      'roleIds',
      'unitIds',
    ])
    const [audit] = await site.database.read
      .selectFrom('auditLog')
      .selectAll()
      .where('methodName', '=', 'Dismiss')
      .where('result', '=', 'Success')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(JSON.parse(audit!.parameters)).toMatchObject({
      id: from.id,
      outcome: { from: from.userName, to: to.userName, rows: { brand: 1 } },
    })
    const free = await person()
    expect((await post('User/Dismiss', { id: free.id })).items).toEqual([])
    expect((await rowOf(site, 'User', free.id)).isActive).toBe(false)
  })

  test('B-60k whoever is dismissed or deleted heads no unit any more, and the change log of each unit says who did', async () => {
    const [dismissed, deleted, also, stays] = [await person(), await person(), await person(), await person()]
    const headedBy = async ({ id }: { id: number }) => {
      const unitId = await makeUnit(site)
      await post('OrganizationUnit/Update', { id: unitId, headId: id })
      return unitId
    }
    const units = [await headedBy(dismissed), await headedBy(dismissed), await headedBy(deleted), await headedBy(also)]
    const other = await headedBy(stays)
    await post('OrganizationUnit/Delete', { id: units[1] })
    await post('User/Dismiss', { id: dismissed.id })
    await post('User/BatchDelete', { ids: [deleted.id, also.id] })
    await post('OrganizationUnit/Restore', { id: units[1] })
    const heads = [dismissed, dismissed, deleted, also]
    for (const [index, id] of units.entries()) {
      expect(await rowOf(site, 'OrganizationUnit', id!)).toMatchObject({ headId: null })
      const { items } = (await site.get(`${APP}/OrganizationUnit/GetChanges?id=${id}`, 'admin')).body.result
      const told = items.flatMap(({ propertyChanges }: { propertyChanges: object[] }) => propertyChanges)
      expect(told).toContainEqual({ propertyName: 'headId', originalValue: heads[index]!.id, newValue: null })
    }
    expect(await rowOf(site, 'OrganizationUnit', other)).toMatchObject({ headId: stays.id, version: 2 })
    const listed = (await site.get(`${APP}/OrganizationUnit/GetAll?headId=${deleted.id}`, 'admin')).body.result
    expect(listed.totalCount).toBe(0)
  })

  test('B-60d nobody dismisses themselves, the last administrator, or somebody with more rights', async () => {
    const to = await person()
    expect((await refused('User/Dismiss', { id: site.ids.admin, successorId: to.id })).status).toBe(422)
    const keeper = await hire(site, ['User/View', 'User/Edit', 'News/View', 'News/Edit'])
    const chief = await hire(site, ['News/Publish'])
    expect((await refused('User/Dismiss', { id: chief.id, successorId: to.id }, keeper.token)).status).toBe(403)
    const unit = await makeUnit(site)
    const scoped = await hireInto(site, {
      permits: ['User/View', 'User/Edit', 'Brand/View'],
      scopes: { catalogue: { kind: 'unit' } },
      unitIds: [unit],
    })
    const wide = await hire(site, ['Brand/View'])
    expect((await refused('User/Dismiss', { id: wide.id }, scoped.token)).status).toBe(403)
    expect((await rowOf(site, 'User', wide.id)).isActive).toBe(true)
    const all = await hire(site, ['*:*'])
    // Of two administrators each may dismiss the other; the last one stays.
    const before = await owned(site.ids.admin)
    await post('User/DeActivate', { id: all.id })
    await post('User/Activate', { id: all.id })
    const role = await post('Role/Create', { name: `most${++number}`, displayName: 'x', grantedPermissions: await allButEverything() })
    const deputy = await person()
    await post('Role/AddUserToRole', { roleId: role.id, userId: deputy.id })
    await post('User/Dismiss', { id: all.id })
    expect((await refused('User/Dismiss', { id: site.ids.admin, successorId: to.id }, deputy.token)).status).toBe(403)
    expect(await owned(site.ids.admin)).toEqual(before)
    expect((await rowOf(site, 'User', chief.id)).isActive).toBe(true)
  })

  const allButEverything = async () =>
    (await site.get(`${APP}/Function/GetAll?maxResultCount=1000`, 'admin')).body.result.items
      .map((point: { name: string }) => point.name)
      .filter((name: string) => /^\w+\/\w+$/.test(name))

  test('B-60f a row that comes out of the recycle bin after its owner is gone belongs to whoever restores it, and an import names nobody who is gone', async () => {
    const [from, gone] = [await person(), await person()]
    const row = await brand(from.id)
    await post('Brand/Delete', { id: row.id })
    await post('User/Delete', { id: gone.id })
    // As it was left by versions before.
    await site.database.write.updateTable('brand').set({ ownerId: gone.id }).where('id', '=', row.id).execute()
    const restored = await post('Brand/Restore', { id: row.id }, 'admin')
    expect(restored).toMatchObject({ ownerId: site.ids.admin, version: 2 })
    const [change] = (await site.get(`${APP}/Brand/GetChanges?id=${row.id}`, 'admin')).body.result.items
    expect(change).toMatchObject({
      changeType: 'Restored',
      propertyChanges: [{ propertyName: 'ownerId', originalValue: gone.id, newValue: site.ids.admin }],
    })
    const taken = await refused('Brand/SaveImport', { items: [{ name: 'i', code: `ho${++number}`, ownerId: gone.id }] })
    expect(taken.status).toBe(400)
    expect((await refused('Brand/Update', { id: row.id, ownerId: gone.id })).status).toBe(400)
    const plain = await brand(from.id)
    await post('Brand/Delete', { id: plain.id })
    expect(await post('Brand/Restore', { id: plain.id })).toMatchObject({ ownerId: from.id, version: 1 })
  })

  test('B-60f while somebody is being deleted, nobody gives them a row', { tags: ['engine'] }, async () => {
    const to = await person()
    for (let round = 0; round < 5; round++) {
      const from = await person()
      await brand(from.id)
      const give = () => send('Brand/Create', { name: 'late', code: `ho${++number}`, ownerId: from.id }, 'admin')
      const replies = await Promise.all([give(), send('User/Delete', { id: from.id, successorId: to.id }), give(), give()])
      expect(replies.map(({ status }) => status).every((status) => [200, 400, 409].includes(status))).toBe(true)
    }
    expect(await orphans(site)).toEqual([])
  })

  test('B-60f after all of this no row belongs to somebody who is gone', { tags: ['engine'] }, async () => {
    expect(await orphans(site)).toEqual([])
  })
})
