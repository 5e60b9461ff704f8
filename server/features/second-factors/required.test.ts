import { expect, test } from 'vitest'
import { allEndpoints } from '../../../contract/api/registry.ts'
import { codeOf, switchOn } from '../../testing/factors.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { onAnyEngine, PASSWORD, signIn } from '../../testing/site.ts'

const APP = '/abp/services/app'
const PROFILE = `${APP}/Profile`
/** All that a person may do before there is a second factor. */
const OPEN = ['LogOut', 'GetSecondFactors', 'BeginTotp', 'ConfirmTotp', 'BeginPasskey', 'AddPasskey']

onAnyEngine('A role that asks for a second factor', (site) => {
  const require = async (roleId: number, requiresSecondFactor = true) => {
    const { version } = await rowOf(site, 'Role', roleId)
    expect((await site.post(`${APP}/Role/Update`, { id: roleId, version, requiresSecondFactor }, 'admin')).status).toBe(200)
  }
  const read = async (token: string) => (await site.get(`${APP}/News/GetAll`, token)).status

  test('B-54d closes every call to its holders at once, but those of setting one up, and says what to do', async () => {
    const { token, roleId } = await hire(site, ['*:*'])
    expect(await read(token)).toBe(200)
    await require(roleId)
    const refused = await site.get(`${APP}/News/GetAll`, token)
    expect([refused.status, refused.body.error.message, refused.body.error.data]).toEqual([
      403,
      '您的角色要求使用两步验证，请先在“设置两步验证”页面完成设置。',
      { mustSetUpFactor: true },
    ])
    const open: string[] = []
    for (const { path, access, verbs } of allEndpoints()) {
      if (access === 'anyone') continue
      const inQuery = verbs[0] === 'GET' || verbs[0] === 'DELETE'
      const { status, body } = await site.request(verbs[0]!, inQuery ? `${path}?nonsense=1` : path, {
        who: token,
        ...(inQuery ? {} : { body: '{"nonsense":1}' }),
      })
      if (status !== 403 || body.error?.data?.mustSetUpFactor !== true) open.push(path.split('/').at(-1)!)
    }
    expect(open.toSorted()).toEqual(OPEN.toSorted())
    const upload = await site.upload(undefined, 'a.png', token)
    expect(upload.status).toBe(403)
    const configuration = (await site.get('/abp/AbpUserConfiguration/GetAll', token)).body.result
    expect(configuration.auth.grantedPermissions).toEqual({})
    await require(roleId, false)
    expect(await read(token)).toBe(200)
  })

  test('B-54d opens them again once a factor is set up, and closes them when it is removed', async () => {
    const { token, roleId, userName } = await hire(site, ['News/View'])
    await require(roleId)
    const again = await signIn(site, userName)
    expect([await read(token), await read(again.token)]).toEqual([403, 403])
    expect((await site.get(`${PROFILE}/GetSecondFactors`, again.token)).body.result.isRequired).toBe(true)
    const { secret } = await switchOn(site, again.token)
    // The other session ends, because it began without the factor.
    expect([await read(token), await read(again.token)]).toEqual([401, 200])
    expect((await site.post(`${PROFILE}/RemoveTotp`, { verificationCode: codeOf(secret) }, again.token)).status).toBe(200)
    expect(await read(again.token)).toBe(403)
  })

  test('B-54d asks also those who hold it through a unit, and sessions that are narrowed to another role', async () => {
    const asking = await hire(site, ['Brand/View'])
    const { id, token, userName } = await hire(site, ['News/View'])
    const unit = await site.post(`${APP}/OrganizationUnit/Create`, { displayName: `部门${id}`, roleIds: [asking.roleId] }, 'admin')
    const userIds = [id]
    await site.post(`${APP}/OrganizationUnit/AddUsersToOrganizationUnit`, { organizationUnitId: unit.body.result.id, userIds }, 'admin')
    const narrowed = (await site.post('/abp/TokenAuth/ChangeRole', { role: userName }, token)).body.result.accessToken
    expect(await read(narrowed)).toBe(200)
    await require(asking.roleId)
    expect(await read(narrowed)).toBe(403)
    expect((await site.post('/abp/TokenAuth/ChangeRole', { role: userName }, narrowed)).status).toBe(403)
    await site.post(
      `${APP}/OrganizationUnit/RemoveUserFromOrganizationUnit`,
      { organizationUnitId: unit.body.result.id, userId: id },
      'admin',
    )
    expect(await read(narrowed)).toBe(200)
  })

  test('B-54d a secret that was begun and not confirmed is no factor', async () => {
    const { token, roleId } = await hire(site, ['News/View'])
    await require(roleId)
    await site.post(`${PROFILE}/BeginTotp`, { currentPassword: PASSWORD }, token)
    expect(await read(token)).toBe(403)
  })

  test('B-56f an administrator takes the factors of somebody who lost them; it ends the sessions and stands in the audit log', async () => {
    const { id, token, userName } = await hire(site, ['News/View'])
    const { secret, recoveryCodes } = await switchOn(site, token)
    const weak = await hire(site, ['User/View', 'User/Edit'])
    const reset = (who: string, of = id) => site.post(`${APP}/User/ResetSecondFactors`, { id: of }, who)
    // Not beyond own permits, not without the permit, not one's own, not a stranger.
    expect([(await reset(weak.token)).status, (await reset('viewer')).status, (await reset('admin', site.ids.admin)).status]).toEqual([
      403, 403, 422,
    ])
    expect((await reset('admin', 999_999)).status).toBe(404)
    expect(await read(token)).toBe(200)
    expect((await reset('admin')).status).toBe(200)
    expect(await read(token)).toBe(401)
    expect((await signIn(site, userName)).id).toBe(id)
    for (const code of [codeOf(secret), recoveryCodes[0]!]) {
      const entered = await site.post('/abp/TokenAuth/Authenticate', { userName, password: PASSWORD, twoFactorVerificationCode: code })
      expect(entered.body.result).toHaveProperty('accessToken')
    }
    const audit = await site.database.read.selectFrom('auditLog').selectAll().where('methodName', '=', 'ResetSecondFactors').execute()
    expect(audit.map(({ userName: who, result, parameters }) => [who, result, parameters])).toContainEqual([
      'admin',
      'Success',
      JSON.stringify({ id }),
    ])
  })
})
