import { expect, test } from 'vitest'
import { SCOPE_KINDS, type DataScope, type ScopeKind } from '../../contract/data-scopes.ts'
import { hire, rowOf } from '../testing/people.ts'
import { giveRole, hireInto, makeUnit, update } from '../testing/scopes.ts'
import { onBothEngines, type Site } from '../testing/site.ts'

const APP = '/abp/services/app'
const BRAND = ['Brand/View', 'Brand/Add', 'Brand/Edit', 'Brand/Export', 'Brand/Delete']
let number = 0

async function brand(site: Site, values: object = {}, who = 'admin'): Promise<{ id: number; unitId: number; ownerId: number }> {
  const code = `scoped-${++number}`
  const { body } = await site.post(`${APP}/Brand/Create`, { name: code, code, ...values }, who)
  expect(body.error).toBeNull()
  return body.result
}

const listed = async (site: Site, who: string, query = ''): Promise<number[]> =>
  (await site.get(`${APP}/Brand/GetAll?maxResultCount=1000&sorting=id%20asc${query}`, who)).body.result.items.map(
    (row: { id: number }) => row.id,
  )

onBothEngines('The scope of a role', (site) => {
  test('B-50a a new row belongs to its creator and to their first unit, else to the unit at the top', async () => {
    const [first, second] = [await makeUnit(site), await makeUnit(site)]
    const member = await hireInto(site, { permits: BRAND, unitIds: [second, first] })
    expect(await brand(site, {}, member.token)).toMatchObject({ ownerId: member.id, unitId: first })
    const root = (await site.get(`${APP}/OrganizationUnit/GetAll?maxResultCount=1`, 'admin')).body.result.items[0].id
    expect(await brand(site, {}, (await hire(site, BRAND)).token)).toMatchObject({ unitId: root })
    expect(await brand(site, { ownerId: member.id })).toMatchObject({ ownerId: member.id, unitId: first })
  })

  test('B-50c each kind opens its rows: own, own units, those below, chosen units, all', async () => {
    const top = await makeUnit(site)
    const [left, right] = [await makeUnit(site, top), await makeUnit(site, top)]
    const deep = await makeUnit(site, left)
    const person = await hireInto(site, { permits: BRAND, unitIds: [left] })
    const rows = {
      top: await brand(site, { unitId: top }),
      left: await brand(site, { unitId: left }),
      deep: await brand(site, { unitId: deep }),
    }
    const far = await brand(site, { unitId: right, ownerId: person.id })
    const all = [rows.top, rows.left, rows.deep, far].map(({ id }) => id)
    const seen = async (scope: DataScope) => {
      await update(site, 'Role', { id: person.roleId, dataScopes: { catalogue: scope } })
      return (await listed(site, person.token)).filter((id) => all.includes(id))
    }
    const expected: Record<ScopeKind, number[]> = {
      own: [far.id],
      unit: [rows.left.id],
      below: [rows.left.id, rows.deep.id],
      units: [rows.top.id, far.id],
      all,
    }
    for (const kind of Object.keys(SCOPE_KINDS) as ScopeKind[])
      expect([kind, await seen({ kind, ...(kind === 'units' && { unitIds: [top, right] }) })]).toEqual([kind, expected[kind]])
  })

  test('B-50c roles add up, and a role opens its rows only for the permits that it grants', async () => {
    const [mine, other] = [await makeUnit(site), await makeUnit(site)]
    const [own, foreign] = [await brand(site, { unitId: mine }), await brand(site, { unitId: other })]
    const person = await hireInto(site, { permits: ['Brand/View', 'Brand/Edit'], scopes: { catalogue: { kind: 'unit' } }, unitIds: [mine] })
    await giveRole(site, person.id, ['News/View', 'News/Edit'])
    expect(await listed(site, person.token, `&unitId=${other}`)).toEqual([])
    await giveRole(site, person.id, ['Brand/View'])
    expect(await listed(site, person.token, `&unitId=${other}`)).toEqual([foreign.id])
    const edit = (id: number) => site.post(`${APP}/Brand/Update`, { id, website: `https://${id}.example` }, person.token)
    expect((await edit(own.id)).status).toBe(200)
    const refused = await edit(foreign.id)
    expect([refused.status, refused.body.error.message]).toEqual([403, '这条数据不在您的数据范围内，不能执行此操作。'])
    expect(await rowOf(site, 'Brand', foreign.id)).toMatchObject({ website: null, version: 1 })
  })

  test('B-50i a change of role, membership or tree acts on the next call; a deleted unit leaves its rows to those above', async () => {
    const [top, other] = [await makeUnit(site), await makeUnit(site)]
    const below = await makeUnit(site, top)
    const row = await brand(site, { unitId: below })
    const person = await hireInto(site, { permits: BRAND, scopes: { catalogue: { kind: 'below' } }, unitIds: [top] })
    const sees = async () => (await listed(site, person.token)).includes(row.id)
    expect(await sees()).toBe(true)
    await update(site, 'OrganizationUnit', { id: below, parentId: other })
    expect(await sees()).toBe(false)
    await site.post(`${APP}/OrganizationUnit/Move`, { id: below, parentId: top, afterId: null }, 'admin')
    expect(await sees()).toBe(true)
    await update(site, 'Role', { id: person.roleId, dataScopes: { catalogue: { kind: 'own' } } })
    expect(await sees()).toBe(false)
    await update(site, 'Role', { id: person.roleId, dataScopes: { catalogue: { kind: 'below' } } })
    await site.post(`${APP}/OrganizationUnit/Delete`, { id: below }, 'admin')
    expect(await sees()).toBe(true)
    await update(site, 'User', { id: person.id, unitIds: [] })
    expect(await sees()).toBe(false)
  })

  test('B-50i a session that is narrowed to a role reaches the rows of that role alone', async () => {
    const unit = await makeUnit(site)
    const row = await brand(site, { unitId: unit })
    const person = await hireInto(site, { permits: BRAND, scopes: { catalogue: { kind: 'own' } } })
    await giveRole(site, person.id, BRAND)
    expect(await listed(site, person.token)).toContain(row.id)
    const { name } = await rowOf(site, 'Role', person.roleId)
    const narrowed = await site.post('/abp/TokenAuth/ChangeRole', { role: name }, person.token)
    expect(narrowed.status).toBe(200)
    expect(await listed(site, narrowed.body.result.accessToken)).toEqual([])
  })
})
