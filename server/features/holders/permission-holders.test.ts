import { expect, test } from 'vitest'
import { hire } from '../../testing/people.ts'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'
const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)

onAnyEngine('Who holds a permission point', (site) => {
  const roles = (permission: string, who = 'admin') => site.get(`${APP}/Role/GetRolesWithPermission?permission=${permission}`, who)
  const users = (query: string, who = 'admin') => site.get(`${APP}/User/GetUsersWithPermission?permission=${query}`, who)

  test('B-58d the roles that grant it are told, also by the permit for everything, with the number of their people', async () => {
    const person = await hire(site, ['Redirect/Delete'])
    const { items } = (await roles('redirect/delete')).body.result
    const admin = items.find(({ name }: { name: string }) => name === 'admin')
    expect(admin).toMatchObject({ isEverything: true, userCount: 1 })
    expect(items.find(({ id }: { id: number }) => id === person.roleId)).toMatchObject({ isEverything: false, userCount: 1 })
    expect(items.some(({ name }: { name: string }) => name === 'viewer')).toBe(false)
  })

  test('B-58e its users are told with role and unit, once each, in pages and by search; no disabled role or deleted user is among them', async () => {
    const granting = (
      await site.post(
        `${APP}/Role/Create`,
        { name: 'spare', displayName: '备用', grantedPermissions: ['Redirect/Edit', 'Brand/Import'] },
        'admin',
      )
    ).body.result
    const unit = (await site.post(`${APP}/OrganizationUnit/Create`, { displayName: '南区', roleIds: [granting.id] }, 'admin')).body.result
    const both = await hire(site, ['Brand/Import'])
    const byUnit = await hire(site, [])
    const gone = await hire(site, ['Brand/Import'])
    await site.post(
      `${APP}/OrganizationUnit/AddUsersToOrganizationUnit`,
      { organizationUnitId: unit.id, userIds: [both.id, byUnit.id] },
      'admin',
    )
    await site.post(`${APP}/User/Delete`, { id: gone.id }, 'admin')
    const { result } = (await users('Brand/Import')).body
    expect(ids(result)).toEqual(expect.arrayContaining([site.ids.admin, both.id, byUnit.id]))
    expect(ids(result)).not.toContain(gone.id)
    expect(ids(result)).not.toContain(site.ids.viewer)
    expect(new Set(ids(result)).size).toBe(result.totalCount)
    const ways = result.items.find(({ id }: { id: number }) => id === both.id).ways
    expect(ways.map(({ roleId, unitName }: { roleId: number; unitName: string | null }) => [roleId, unitName])).toEqual([
      [granting.id, '南区'],
      [both.roleId, null],
    ])
    const found = (await users(`Brand/Import&keyword=${byUnit.userName}`)).body.result
    expect([found.totalCount, ids(found)]).toEqual([1, [byUnit.id]])
    const second = (await users('Brand/Import&maxResultCount=1&skipCount=1')).body.result
    expect([second.totalCount, second.items.length]).toEqual([result.totalCount, 1])
    expect(JSON.stringify(result)).not.toMatch(/password|hash|token|example\.com/i)
  })

  test('B-58e the two calls ask for the permits of what they show', async () => {
    const keeper = await hire(site, ['Role/View', 'Function/View'])
    expect([(await roles('News/View', keeper.token)).status, (await users('News/View', keeper.token)).status]).toEqual([200, 403])
    expect([(await roles('News/View', 'editor')).status, (await roles('News/View', '')).status]).toEqual([403, 401])
    expect((await users('Nothing/Here')).body.result.items.map(({ id }: { id: number }) => id)).toEqual([site.ids.admin])
  })
})
