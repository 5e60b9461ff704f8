import { expect, test } from 'vitest'
import { SESSION_VERSION } from '../../contract/features/sign-in.ts'
import { hire, rowOf } from '../testing/people.ts'
import { onAnyEngine } from '../testing/site.ts'

const APP = '/abp/services/app'

onAnyEngine('The version of a session', (site) => {
  const told = async (token?: string, at = `${APP}/Job/GetState`) => (await site.get(at, token)).headers.get(SESSION_VERSION)
  async function update(service: string, id: number, change: object) {
    const { version } = await rowOf(site, service, id)
    expect((await site.post(`${APP}/${service}/Update`, { id, version, ...change }, 'admin')).status).toBe(200)
  }

  test('B-58f is told by each reply to a signed-in call, also by a refusal, and stays while nothing of the caller changes', async () => {
    const { token } = await hire(site, ['News/View'])
    const version = await told(token)
    expect(version).toMatch(/^[\w-]{16}$/)
    expect(await told(token, `${APP}/News/GetAll`)).toBe(version)
    expect((await site.get(`${APP}/User/GetAll`, token)).status).toBe(403)
    expect(await told(token, `${APP}/User/GetAll`)).toBe(version)
    await site.post(`${APP}/News/Create`, { title: '别的' }, 'editor')
    const other = await hire(site, ['Brand/View'])
    expect(await told(token)).toBe(version)
    expect(await told(other.token)).not.toBe(version)
  })

  test('B-58f nobody else is told any: no visitor, no kept reply, no unknown token', async () => {
    await told('admin')
    expect(await told(undefined, '/api/portal/site')).toBe(null)
    expect(await told('admin', '/api/portal/site')).toBe(null)
    expect(await told(undefined, `${APP}/Session/GetCurrentLoginInformations`)).toBe(null)
    expect(await told(undefined)).toBe(null)
    expect(await told('x'.repeat(43))).toBe(null)
  })

  test('B-58f another one follows at the next call after a change of a role, of a menu, of units and of the account, and the one before comes back with the permits', async () => {
    const { token, id, roleId } = await hire(site, ['News/View'])
    const seen = [await told(token)]
    const isNew = async () => {
      const now = await told(token)
      expect(seen).not.toContain(now)
      seen.push(now)
    }
    await update('Role', roleId, { grantedPermissions: ['News/View', 'Brand/View'] })
    await isNew()
    await update('Role', roleId, { grantedPermissions: ['News/View'] })
    expect(await told(token)).toBe(seen[0])

    const { body } = await site.post(`${APP}/Menu/Create`, { text: '新的菜单', tag: 'web', url: 'https://example.com', sort: 1 }, 'admin')
    await isNew()
    await update('Menu', body.result.id, { text: '改名的菜单' })
    await isNew()

    await update('User', id, { name: '改名' })
    await isNew()

    const unit = await site.post(`${APP}/OrganizationUnit/Create`, { displayName: '新机构', roleIds: [] }, 'admin')
    const other = await site.post(
      `${APP}/Role/Create`,
      { name: 'by-unit', displayName: '机构角色', grantedPermissions: ['Brand/View'] },
      'admin',
    )
    await update('User', id, { unitIds: [unit.body.result.id] })
    await isNew()
    await update('OrganizationUnit', unit.body.result.id, { roleIds: [other.body.result.id] })
    await isNew()
  })
})
