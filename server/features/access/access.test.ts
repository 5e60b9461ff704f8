import { expect, test } from 'vitest'
import { allResources } from '../../../contract/resources/index.ts'
import { SCOPE_KINDS, type ScopeKind } from '../../../contract/data-scopes.ts'
import { hire, type Person } from '../../testing/people.ts'
import { giveRole, hireInto, makeUnit, update } from '../../testing/scopes.ts'
import { onBothEngines } from '../../testing/site.ts'

const APP = '/abp/services/app'
let number = 0

onBothEngines('Why somebody may do something', (site) => {
  const ask = async (query: object, who = 'admin', headers: Record<string, string> = {}) =>
    site.get(
      `${APP}/Access/GetExplanation?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
      who,
      headers,
    )
  const explain = async (query: object) => (await ask(query)).body.result
  const holders = async (query: object) =>
    (
      await site.get(
        `${APP}/Access/GetHolders?${new URLSearchParams(Object.entries({ maxResultCount: '100', ...query }).map(([name, value]) => [name, String(value)]))}`,
        'admin',
      )
    ).body.result
  const brand = async (values: object = {}) => {
    const code = `why-${++number}`
    return (await site.post(`${APP}/Brand/Create`, { name: code, code, ...values }, 'admin')).body.result
  }

  test('B-51a names the roles, how each is held, the permit that grants, the scope and whether it reaches the row', async () => {
    const [unit, other] = [await makeUnit(site), await makeUnit(site)]
    const person = await hireInto(site, { permits: ['Brand/View'], scopes: { catalogue: { kind: 'unit' } }, unitIds: [unit] })
    const byUnit = await giveRole(site, (await hire(site, [])).id, ['Brand/Edit'], { catalogue: { kind: 'units', unitIds: [other] } })
    await update(site, 'OrganizationUnit', { id: unit, roleIds: [byUnit] })
    const [mine, foreign] = [await brand({ unitId: unit, ownerId: person.id }), await brand({ unitId: other })]
    const seen = await explain({ userId: person.id, permit: 'brand/view', id: mine.id })
    expect(seen).toMatchObject({
      isAllowed: true,
      person: { id: person.id, isActive: true },
      units: [{ id: unit }],
      row: { id: mine.id, name: mine.name, unit: { id: unit }, owner: { id: person.id } },
      roles: [
        { id: person.roleId, ways: [{ unitId: null }], grant: 'Brand/View', scope: 'unit', scopeUnits: [], reaches: true },
        { id: byUnit, ways: [{ unitId: unit }], grant: null, scope: 'units', scopeUnits: [{ id: other }], reaches: null },
      ],
    })
    expect(await explain({ userId: person.id, permit: 'Brand/View', id: foreign.id })).toMatchObject({
      isAllowed: false,
      roles: [{ reaches: false }, {}],
    })
    expect(await explain({ userId: person.id, permit: 'Brand/Edit', id: foreign.id })).toMatchObject({
      isAllowed: true,
      roles: [{}, { reaches: true }],
    })
    const admin = await explain({ userId: site.ids.admin, permit: 'Brand/Delete', id: foreign.id })
    expect(admin).toMatchObject({ isAllowed: true, roles: [{ grant: '*:*', scope: 'all', reaches: true }] })
  })

  test('B-51b a disabled account may do nothing, and a permit without rows needs no scope', async () => {
    const person = await hire(site, ['User/View', 'Brand/View'])
    expect(await explain({ userId: person.id, permit: 'User/View', id: person.id })).toMatchObject({
      isAllowed: true,
      roles: [{ scope: null, reaches: true }],
    })
    await site.post(`${APP}/User/DeActivate`, { id: person.id }, 'admin')
    expect(await explain({ userId: person.id, permit: 'Brand/View' })).toMatchObject({ isAllowed: false, person: { isActive: false } })
    expect((await holders({ permit: 'Brand/View', keyword: person.userName })).totalCount).toBe(0)
  })

  test('B-51c is told only to those who may view users, and of a row only to those who reach it', async () => {
    const unit = await makeUnit(site)
    const row = await brand({ unitId: unit })
    const asked = { userId: site.ids.admin, permit: 'Brand/View', id: row.id }
    const stranger = await hire(site, ['Brand/View'])
    const blind = await hire(site, ['User/View'])
    const far = await hireInto(site, { permits: ['User/View', 'Brand/View'], scopes: { catalogue: { kind: 'own' } } })
    const at = `${APP}/Access/GetExplanation?${new URLSearchParams({ ...asked, userId: `${asked.userId}`, id: `${asked.id}` })}`
    const callers = [undefined, stranger.token, blind.token, far.token, 'admin']
    const statuses = await Promise.all(callers.map(async (who) => (await site.get(at, who)).status))
    expect(statuses).toEqual([401, 403, 403, 404, 200])
    const reverse = await Promise.all(
      [stranger, blind, far].map(
        async ({ token }) => (await site.get(`${APP}/Access/GetHolders?permit=Brand/View&id=${row.id}`, token)).status,
      ),
    )
    expect(reverse).toEqual([403, 403, 404])
    const permits = await Promise.all([stranger.token, blind.token].map((who) => site.get(`${APP}/Access/GetPermits`, who)))
    expect(permits.map(({ status }) => status)).toEqual([403, 200])
    expect(permits[1]!.body.result.items).toEqual(expect.arrayContaining(['Brand/View', 'User/ResetPassword', 'Upload/Add']))
    for (const query of [
      { ...asked, permit: 'Brand/Fly' },
      { ...asked, permit: '' },
      { ...asked, userId: 0 },
      { ...asked, id: 'x' },
    ])
      expect((await ask(query)).status).toBe(400)
    for (const query of [
      { ...asked, userId: 999_999 },
      { ...asked, id: 999_999 },
    ])
      expect((await ask(query)).status).toBe(404)
  })

  test('B-51d the reverse names everybody who may, with the roles that let them, in pages and by name', async () => {
    const [top, other] = [await makeUnit(site), await makeUnit(site)]
    const unit = await makeUnit(site, top)
    const row = await brand({ unitId: unit })
    const staff: Record<ScopeKind, Person> = {
      all: await hireInto(site, { permits: ['Brand/View'] }),
      below: await hireInto(site, { permits: ['Brand/View'], scopes: { catalogue: { kind: 'below' } }, unitIds: [top] }),
      unit: await hireInto(site, { permits: ['Brand/View'], scopes: { catalogue: { kind: 'unit' } }, unitIds: [unit] }),
      units: await hireInto(site, { permits: ['Brand/View'], scopes: { catalogue: { kind: 'units', unitIds: [unit] } } }),
      own: await hireInto(site, { permits: ['Brand/View'], scopes: { catalogue: { kind: 'own' } } }),
    }
    await update(site, 'Brand', { id: row.id, ownerId: staff.own.id })
    const outside = [
      await hireInto(site, { permits: ['Brand/View'], scopes: { catalogue: { kind: 'unit' } }, unitIds: [top, other] }),
      await hireInto(site, { permits: ['Brand/View'], scopes: { catalogue: { kind: 'below' } }, unitIds: [other] }),
      await hireInto(site, { permits: ['Brand/View'], scopes: { catalogue: { kind: 'own' } }, unitIds: [unit] }),
      await hireInto(site, { permits: ['Brand/Edit'], unitIds: [unit] }),
    ]
    const found = await holders({ permit: 'Brand/View', id: row.id })
    const ids = found.items.map(({ id }: { id: number }) => id)
    for (const { id } of Object.values(staff)) expect(ids).toContain(id)
    for (const { id } of outside) expect(ids).not.toContain(id)
    const { items } = await holders({ permit: 'Brand/View', id: row.id, keyword: staff.below.userName })
    expect(items).toMatchObject([{ id: staff.below.id, ways: [{ roleId: staff.below.roleId }] }])
    const [first, second] = [
      await holders({ permit: 'Brand/View', id: row.id, maxResultCount: 2 }),
      await holders({ permit: 'Brand/View', id: row.id, skipCount: 2, maxResultCount: 2 }),
    ]
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.slice(0, 4))
    expect(first.totalCount).toBe(found.totalCount)
  })

  test('B-51e both say the same as the call itself, for every kind of scope, permit and row', async () => {
    const top = await makeUnit(site)
    const [unit, other] = [await makeUnit(site, top), await makeUnit(site)]
    const person = await hireInto(site, { permits: ['Brand/View', 'Brand/Edit'], unitIds: [top] })
    const rows = [await brand({ unitId: unit }), await brand({ unitId: top }), await brand({ unitId: other, ownerId: person.id })]
    for (const kind of Object.keys(SCOPE_KINDS) as ScopeKind[])
      for (const granted of [['Brand/View', 'Brand/Edit'], ['Brand/View'], ['News/View']]) {
        const dataScopes = { catalogue: { kind, ...(kind === 'units' && { unitIds: [unit] }) } }
        await update(site, 'Role', { id: person.roleId, grantedPermissions: granted, dataScopes })
        for (const { id } of rows) {
          const read = (await site.get(`${APP}/Brand/Get?id=${id}`, person.token)).status === 200
          const write = (await site.post(`${APP}/Brand/Update`, { id, description: `${++number}` }, person.token)).status === 200
          for (const [permit, really] of [
            ['Brand/View', read],
            ['Brand/Edit', write],
          ] as const) {
            const { isAllowed } = await explain({ userId: person.id, permit, id })
            const { totalCount } = await holders({ permit, id, keyword: person.userName })
            expect([kind, granted, permit, id, isAllowed, totalCount > 0]).toEqual([kind, granted, permit, id, really, really])
          }
        }
      }
  })

  test('B-51e a permit of each resource is known by its name', async () => {
    for (const { service } of allResources)
      expect((await ask({ userId: site.ids.viewer, permit: `${service}/View` })).body.result.isAllowed).toBe(true)
  })
})
