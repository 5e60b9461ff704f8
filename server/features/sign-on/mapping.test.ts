import { afterAll, expect, test, vi } from 'vitest'
import { openProvider } from '../../testing/openid-provider.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { REDIRECT, signingOn, ticketIn } from '../../testing/sign-on.ts'
import { onAnyEngine, signIn, type Site } from '../../testing/site.ts'

const APP = '/abp/services/app'

const provider = await openProvider(() => [REDIRECT])
afterAll(() => provider.close())

const MAPPED = {
  ...provider.env,
  OIDC_LINK_BY_EMAIL: '1',
  OIDC_ROLE_CLAIM: 'realm_access.roles',
  OIDC_ROLES: String.raw`writers=Mapped-News,cn=chiefs\,ou=groups=mapped-chief,chiefs=admin`,
  OIDC_UNIT_CLAIM: 'unit',
  OIDC_UNITS: 'sales=00001.00002,north=1',
}

/** The provider gives somebody these roles and units, and they sign on; returns their token. */
async function signOn(site: Site, userName: string, given: { roles?: unknown; unit?: unknown }) {
  provider.accounts.set(userName, {
    email: `${userName}@example.com`,
    email_verified: true,
    realm_access: { roles: given.roles },
    unit: given.unit,
  })
  const it = signingOn(site, provider)
  const login = await it.through(userName)
  expect(ticketIn(login)).not.toBe('')
  return String((await it.enter(login)).body.result.accessToken)
}

onAnyEngine(
  'Roles and units from the provider',
  (site) => {
    const ids: Record<string, number> = {}
    const role = async (name: string, permits: string[]) => {
      ids[name] ??= (
        await site.post(`${APP}/Role/Create`, { name, displayName: name, grantedPermissions: permits }, 'admin')
      ).body.result.id
      return ids[name]
    }
    const unit = async (displayName: string, more = {}) =>
      (await site.post(`${APP}/OrganizationUnit/Create`, { displayName, ...more }, 'admin')).body.result.id as number
    const prepare = async () => {
      const roles = [
        await role('mapped-news', ['News/View']),
        await role('mapped-chief', ['Product/View']),
        await role('own', ['Enquiry/View']),
      ]
      if (!ids['Sales office']) {
        const first = (await site.get(`${APP}/OrganizationUnit/GetAll`, 'admin')).body.result.items[0]
        ids['first'] = first?.id ?? (await unit('Head office'))
        ids['Sales office'] = await unit('Sales office', { parentId: ids['first'] })
      }
      return { news: roles[0]!, chief: roles[1]!, own: roles[2]!, sales: ids['Sales office'], first: ids['first']! }
    }
    const heldBy = async (id: number) => {
      const { roleIds, unitIds } = await rowOf(site, 'User', id)
      return { roleIds: new Set(roleIds), unitIds: new Set(unitIds) }
    }

    test('B-61f named ones are given and taken at each sign-in, by what the provider says then; all others stay', async () => {
      const { news, chief, own, sales, first } = await prepare()
      expect((await site.get(`${APP}/OrganizationUnit/Get?id=${first}`, 'admin')).body.result.code).toBe('00001')
      const { id, userName, roleId } = await hire(site, [])
      const other = await unit(`Other ${userName}`)
      await site.post(`${APP}/User/Update`, { id, version: 1, roleIds: [roleId, own, chief], unitIds: [other] }, 'admin')
      await signOn(site, userName, { roles: ['writers', 'unknown-value'], unit: 'sales' })
      expect(await heldBy(id)).toEqual({ roleIds: new Set([news, own, roleId]), unitIds: new Set([sales, other]) })
      await signOn(site, userName, { roles: ['cn=chiefs,ou=groups'], unit: ['north', 'sales'] })
      expect(await heldBy(id)).toEqual({ roleIds: new Set([chief, own, roleId]), unitIds: new Set([first, sales, other]) })
      // A claim that is missing gives nothing.
      await signOn(site, userName, {})
      expect(await heldBy(id)).toEqual({ roleIds: new Set([own, roleId]), unitIds: new Set([other]) })
      const { version } = await rowOf(site, 'User', id)
      await signOn(site, userName, { roles: { writers: true }, unit: 7 })
      expect((await rowOf(site, 'User', id)).version).toBe(version)
    })

    test('B-101b who may edit units gets no other unit by renaming or moving; a renamed or moved unit is still given', async () => {
      const { sales, chief } = await prepare()
      const board = await unit('Board', { roleIds: [chief] })
      const { userName, id } = await hire(site, ['OrganizationUnit/View', 'OrganizationUnit/Edit'])
      const token = await signOn(site, userName, { unit: 'sales' })
      const rename = async (unitId: number, names: object) => {
        const { version } = await rowOf(site, 'OrganizationUnit', unitId)
        return (await site.post(`${APP}/OrganizationUnit/Update`, { id: unitId, version, ...names }, token)).status
      }
      expect(await rename(sales, { displayName: 'Sales old', parentId: null })).toBe(200)
      for (const name of ['Sales office', 'sales', '00001.00002', '2'])
        expect(await rename(board, { displayName: name, displayNameEn: name })).toBe(200)
      await signOn(site, userName, { unit: 'sales' })
      expect((await heldBy(id)).unitIds).toEqual(new Set([sales]))
    })

    test('B-61f a change acts on the next call of every session of that person, and is in both logs', async () => {
      const { news } = await prepare()
      const { id, userName, token } = await hire(site, [])
      expect((await site.get(`${APP}/News/GetAll`, token)).status).toBe(403)
      await signOn(site, userName, { roles: ['writers'] })
      expect((await site.get(`${APP}/News/GetAll`, token)).status).toBe(200)
      const narrowed = (await site.post('/abp/TokenAuth/ChangeRole', { role: 'mapped-news' }, token)).body.result.accessToken
      expect((await site.get(`${APP}/News/GetAll`, narrowed)).status).toBe(200)
      const fresh = await signOn(site, userName, { roles: [] })
      expect((await site.get(`${APP}/News/GetAll`, narrowed)).status).toBe(401)
      expect((await site.get(`${APP}/News/GetAll`, fresh)).status).toBe(403)
      const changes = await site.database.read
        .selectFrom('entityChange')
        .select(['propertyChanges', 'userId'])
        .where('entityType', '=', 'user')
        .where('entityId', '=', id)
        .orderBy('id')
        .execute()
      expect(changes.slice(1).map(({ userId }) => userId)).toEqual([null, null])
      expect(changes[1]!.propertyChanges).toContain(String(news))
      const audits = await site.database.read.selectFrom('auditLog').select('parameters').where('userName', '=', 'sign-on').execute()
      expect(audits.filter(({ parameters }) => parameters === JSON.stringify({ userId: id }))).toHaveLength(2)
      // A session that was narrowed to the role does not come back with it.
      await signOn(site, userName, { roles: ['writers'] })
      expect((await site.get(`${APP}/News/GetAll`, narrowed)).status).toBe(401)
    })

    test('B-61f the last administrator stays one, whatever the provider says; the last but one does not', async () => {
      await prepare()
      const { roleIds } = await rowOf(site, 'User', site.ids.admin)
      const adminRole: number = roleIds[0]
      const { id, userName } = await hire(site, [])
      await signOn(site, userName, { roles: ['chiefs'] })
      expect((await heldBy(id)).roleIds).toContain(adminRole)
      await signOn(site, userName, { roles: [] })
      expect((await heldBy(id)).roleIds).not.toContain(adminRole)
      const token = await signOn(site, userName, { roles: ['chiefs'] })
      const { version } = await rowOf(site, 'User', site.ids.admin)
      expect((await site.post(`${APP}/User/Update`, { id: site.ids.admin, version, isActive: false }, token)).status).toBe(200)
      const last = await signOn(site, userName, { roles: [] })
      expect((await site.get(`${APP}/User/Get?id=${id}`, last)).body.result.roleIds).toContain(adminRole)
      expect((await site.post(`${APP}/User/Activate`, { id: site.ids.admin }, last)).status).toBe(200)
      site.tokens.admin = (await signIn(site, 'admin')).token
      await signOn(site, userName, { roles: [] })
      expect((await heldBy(id)).roleIds).not.toContain(adminRole)
    })
  },
  MAPPED,
)

onAnyEngine(
  'Settings that name no role and no unit',
  (site) => {
    test('B-61f are told once to the operator, and give nothing', async () => {
      const said = vi.spyOn(console, 'log').mockImplementation(() => {})
      const { id, userName, roleId } = await hire(site, [])
      for (const _ of [1, 2]) await signOn(site, userName, { roles: ['ghosts'], unit: ['twins', '00001'] })
      expect(await rowOf(site, 'User', id)).toMatchObject({ roleIds: [roleId], unitIds: [] })
      expect(said.mock.calls.flat().filter((line) => String(line).includes('OIDC_'))).toEqual([
        'The setting OIDC_ROLES names "no-such-role", which is no role.',
        'The setting OIDC_UNITS names "00001.00099", which is no unit.',
      ])
      said.mockRestore()
    })
  },
  { ...MAPPED, OIDC_ROLES: 'ghosts=no-such-role', OIDC_UNITS: 'twins=00001.00099' },
)
