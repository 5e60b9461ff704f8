import { expect, test } from 'vitest'
import { familyClient, resultOf } from '../testing/family.ts'
import { onAnyEngine } from '../testing/site.ts'

const APP = '/api/services/app'

// Angular, with a generated client: every declared property is sent, blanks as `null` or as nothing after the equals sign.
onAnyEngine('An Angular client of the family', (site) => {
  const angular = () => familyClient(site, { 'abp.tenantid': '', '.aspnetcore.culture': 'en', 'x-requested-with': 'XMLHttpRequest' })
  const account = { userNameOrEmailAddress: 'admin', rememberClient: false, twoFactorVerificationCode: null, returnUrl: null }

  test('B-20a starts: configuration, session, sign-in, and the same again as somebody', async () => {
    const client = angular()
    const before = resultOf(await client.get('/AbpUserConfiguration/GetAll?d=1763822400000'))
    expect(before.session).toEqual({
      userId: null,
      tenantId: null,
      impersonatorUserId: null,
      impersonatorTenantId: null,
      multiTenancySide: 2,
    })
    expect(before.auth.grantedPermissions).toEqual({})
    expect(before.clock.provider).toBe('unspecifiedClockProvider')
    expect(before.localization.currentCulture).toEqual({ name: 'en', displayName: 'English' })
    expect(before.features).toEqual({ allFeatures: {} })
    expect(resultOf(await client.get(`${APP}/Session/GetCurrentLoginInformations`))).toMatchObject({ user: null, tenant: null })
    expect(resultOf(await client.send('POST', `${APP}/Account/IsTenantAvailable`, { tenancyName: 'Default' }))).toEqual({
      state: 3,
      tenantId: null,
    })

    const granted = resultOf(await client.signIn(account))
    expect(granted).toMatchObject({ encryptedAccessToken: '', expireInSeconds: 86_400, userId: site.ids.admin })
    const after = resultOf(await client.get('/AbpUserConfiguration/GetAll?d=1763822400001'))
    expect(after.session.userId).toBe(site.ids.admin)
    expect(after.auth.grantedPermissions).toMatchObject({
      'Pages.Users': 'true',
      'Pages.Users.Activation': 'true',
      'Pages.Roles': 'true',
      'User/View': 'true',
    })
    expect(after.auth.allPermissions).not.toHaveProperty('Pages.Tenants')
    const { application, user } = resultOf(await client.get(`${APP}/Session/GetCurrentLoginInformations`))
    expect(new Date(application.releaseDate).toISOString()).toBe(application.releaseDate)
    expect(user).toMatchObject({ userName: 'admin', roleNames: ['ADMIN'], grantedRoles: ['ADMIN'] })
    expect(user.grantedMenus).toContain('user')
  })

  test('B-20a a viewer is granted only what a viewer may', async () => {
    const client = angular()
    await client.signIn({ ...account, userNameOrEmailAddress: 'viewer' })
    const { grantedPermissions } = resultOf(await client.get('/api/AbpUserConfiguration/GetAll?d=1')).auth
    expect(grantedPermissions).toMatchObject({ 'Pages.Users': 'true', 'Pages.Roles': 'true' })
    expect(grantedPermissions).not.toHaveProperty('Pages.Users.Activation')
    expect(grantedPermissions).not.toHaveProperty('User/Edit')
  })

  test('B-20b users are listed, filtered, created, edited as read, and deleted', async () => {
    const client = angular()
    await client.signIn(account)
    const roles = resultOf(await client.get(`${APP}/User/GetRoles`))
    expect(Object.keys(roles)).toEqual(['items'])
    expect(roles.items.map((role: { normalizedName: string }) => role.normalizedName)).toContain('EDITOR')
    const created = resultOf(
      await client.send('POST', `${APP}/User/Create`, {
        userName: 'angular',
        name: 'Ada',
        surname: 'Lovelace',
        emailAddress: 'ada@example.com',
        isActive: true,
        roleNames: ['EDITOR'],
        password: 'Xk-9-write',
      }),
    )
    expect(created).toMatchObject({ fullName: 'Ada Lovelace', roleNames: ['EDITOR'], roleDisplayNames: ['Editor'] })
    const list = resultOf(
      await client.get(`${APP}/User/GetAll?Keyword=angular&IsActive=True&SkipCount=0&MaxResultCount=5000&from=&to=null`),
    )
    expect(list).toMatchObject({ totalCount: 1, items: [{ id: created.id, fullName: 'Ada Lovelace', roleNames: ['EDITOR'] }] })
    expect(resultOf(await client.get(`${APP}/User/GetAll?Keyword=&IsActive=null&SkipCount=1&MaxResultCount=2&_=17`)).items).toHaveLength(2)
    const row = resultOf(await client.get(`${APP}/User/Get?Id=${created.id}`))
    const { version: _, ...known } = row
    const updated = resultOf(await client.send('PUT', `${APP}/User/Update`, { ...known, surname: 'King', roleNames: ['VIEWER'] }))
    expect(updated).toMatchObject({ fullName: 'Ada King', roleNames: ['VIEWER'], lastLoginTime: null })
    expect(resultOf(await client.send('POST', `${APP}/User/DeActivate`, { id: created.id }))).toBe(null)
    expect(resultOf(await client.get(`${APP}/User/Get?Id=${created.id}`)).isActive).toBe(false)
    expect(resultOf(await client.send('POST', `${APP}/User/Activate`, { id: String(created.id) }))).toBe(null)
    expect(resultOf(await client.get(`${APP}/User/Get?Id=${created.id}`)).isActive).toBe(true)
    expect(resultOf(await client.send('DELETE', `${APP}/User/Delete?Id=${created.id}`))).toBe(null)
    expect((await client.get(`${APP}/User/Get?Id=${created.id}`)).status).toBe(404)
  })

  test('B-20c roles are edited from GetRoleForEdit, with the permits by name', async () => {
    const client = angular()
    await client.signIn(account)
    const permissions = resultOf(await client.get(`${APP}/Role/GetAllPermissions`)).items
    expect(permissions[0]).toMatchObject({ name: '*:*' })
    expect(permissions.map(({ name }: { name: string }) => name)).toContain('News/Edit')
    const made = resultOf(
      await client.send('POST', `${APP}/Role/Create`, {
        name: 'Keeper',
        displayName: 'Keeper',
        description: 'keeps',
        normalizedName: 'KEEPER',
        grantedPermissions: ['News/View'],
      }),
    )
    expect(made).toMatchObject({ name: 'Keeper', normalizedName: 'KEEPER', grantedPermissions: ['News/View'] })
    const { role, grantedPermissionNames } = resultOf(await client.get(`${APP}/Role/GetRoleForEdit?Id=${made.id}`))
    expect([role.grantedPermissionNames, grantedPermissionNames]).toEqual([['News/View'], ['News/View']])
    const { name, displayName, normalizedName, description, id } = role
    const sent = { name: name.toUpperCase(), displayName, normalizedName, description, id, grantedPermissions: ['News/View', 'News/Edit'] }
    expect(resultOf(await client.send('PUT', `${APP}/Role/Update`, sent))).toMatchObject({
      name: 'Keeper',
      grantedPermissions: ['News/View', 'News/Edit'],
    })
    const { items } = resultOf(await client.get(`${APP}/Role/GetAll?Keyword=keep&SkipCount=0&MaxResultCount=10`))
    expect(items).toMatchObject([{ id, normalizedName: 'KEEPER', description: 'keeps' }])
    const unknown = await client.send('PUT', `${APP}/Role/Update`, { ...sent, grantedPermissions: ['Pages.Tenants'] })
    expect([unknown.status, unknown.body.error.validationErrors[0].members]).toEqual([400, ['grantedPermissions']])
    expect(resultOf(await client.send('DELETE', `${APP}/Role/Delete?Id=${id}`))).toBe(null)
    const admin =
      items.length && resultOf(await client.get(`${APP}/Role/GetRoles`)).items.find((one: { name: string }) => one.name === 'admin')
    const whole = resultOf(await client.get(`${APP}/Role/GetRoleForEdit?Id=${admin.id}`))
    expect(whole.grantedPermissionNames).toEqual(permissions.map((permission: { name: string }) => permission.name))
  })
})
