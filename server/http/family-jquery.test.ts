import { expect, test } from 'vitest'
import { familyClient, resultOf } from '../testing/family.ts'
import { onAnyEngine } from '../testing/site.ts'

const APP = '/api/services/app'

// jQuery, with proxies made at run time: forms are serialised whole, so ids are texts, hidden fields come along, and `_` keeps caches away.
onAnyEngine('A jQuery client of the family', (site) => {
  const jquery = async () => {
    const client = familyClient(site, {
      'x-requested-with': 'XMLHttpRequest',
      cookie: '.AspNetCore.Culture=c%3Den%7Cuic%3Den; Abp.TenantId=1',
    })
    const signedIn = await client.signIn({
      usernameOrEmailAddress: 'admin',
      rememberMe: true,
      tenancyName: '',
      returnUrl: '/',
      singleSignIn: null,
    })
    expect(signedIn.status).toBe(200)
    return client
  }

  test('B-20d a refused sign-in is a 400 with the family’s body, and names each field that is missing', async () => {
    const client = familyClient(site)
    const wrong = await client.signIn({ usernameOrEmailAddress: 'admin', password: 'wrong', rememberMe: true })
    expect([wrong.status, wrong.body.unAuthorizedRequest, wrong.body.error.message, wrong.body.error.details]).toEqual([
      400,
      false,
      '登录失败!',
      '用户名或密码无效',
    ])
    const nothing = await client.send('POST', '/api/TokenAuth/Authenticate', {})
    const members = nothing.body.error.validationErrors.flatMap((error: { members: string[] }) => error.members)
    expect([nothing.status, members.toSorted()]).toEqual([400, ['password', 'usernameOrEmailAddress']])
    const other = await client.signIn({ usernameOrEmailAddress: 'admin', colour: 'red' })
    expect([other.status, other.body.error.validationErrors[0].members]).toEqual([400, ['colour']])
  })

  test('B-20b users are created, edited and deleted from serialised forms', async () => {
    const client = await jquery()
    const form = {
      UserName: 'jquery',
      Name: '小',
      Surname: '周',
      EmailAddress: 'zhou@example.com',
      Password: 'Xk-9-write',
      ConfirmPassword: 'Xk-9-write',
    }
    const created = resultOf(
      await client.send(
        'POST',
        `${APP}/User/Create`,
        { ...form, IsActive: true, RoleNames: ['viewer', 'Editor'], Id: '0', _token: 'x' },
        'text/json',
      ),
    )
    expect(created).toMatchObject({ userName: 'jquery', fullName: '周小' })
    expect(created.roleNames.toSorted()).toEqual(['EDITOR', 'VIEWER'])
    const list = resultOf(
      await client.get(
        `${APP}/User/GetAll?keyword=jquery&skipCount=0&maxResultCount=10&sorting=userName%20asc&permission=&filter=&_=1763822400000`,
      ),
    )
    expect(list.items).toMatchObject([{ id: created.id }])
    const edit = {
      Id: String(created.id),
      UserName: 'jquery',
      Name: '大',
      Surname: '周',
      EmailAddress: 'zhou@example.com',
      IsActive: true,
      RoleNames: [],
    }
    expect(resultOf(await client.send('PUT', `${APP}/User/Update`, edit))).toMatchObject({ fullName: '周大', roleNames: [], roleIds: [] })
    expect(resultOf(await client.send('POST', `${APP}/User/Delete`, { id: String(created.id) }))).toBe(null)
  })

  test('B-20e a role that does not exist is named, and nobody is created', async () => {
    const client = await jquery()
    const refused = await client.send('POST', `${APP}/User/Create`, {
      userName: 'nobody',
      name: 'x',
      emailAddress: 'nobody@example.com',
      password: 'Xk-9-write',
      roleNames: ['EDITOR', 'WIZARD'],
    })
    expect([refused.status, refused.body.error.validationErrors]).toEqual([
      400,
      [{ message: 'there is no such role: WIZARD', members: ['roleNames'] }],
    ])
    expect(resultOf(await client.get(`${APP}/User/GetAll?keyword=nobody`)).totalCount).toBe(0)
  })

  test('B-20f passwords: the administrator’s own is checked when it is given, and the results are true', async () => {
    const client = await jquery()
    const { id } = resultOf(
      await client.send('POST', `${APP}/User/Create`, {
        userName: 'reset',
        name: 'x',
        emailAddress: 'reset@example.com',
        password: 'Xk-9-write',
      }),
    )
    const reset = (more: object) => client.send('POST', `${APP}/User/ResetPassword`, { userId: id, newPassword: 'Yl-8-wrote', ...more })
    const refused = await reset({ adminPassword: 'wrong' })
    expect([refused.status, refused.body.error.validationErrors]).toEqual([
      400,
      [{ message: 'This is not your own password', members: ['adminPassword'] }],
    ])
    expect((await familyClient(site).signIn({ userNameOrEmailAddress: 'reset', password: 'Yl-8-wrote' })).status).toBe(400)
    expect(resultOf(await reset({ adminPassword: 'Test-pass-7' }))).toBe(true)
    const own = familyClient(site)
    expect((await own.signIn({ userNameOrEmailAddress: 'reset', password: 'Yl-8-wrote' })).status).toBe(200)
    const changed = await own.send('POST', `${APP}/User/ChangePassword`, { currentPassword: 'Yl-8-wrote', newPassword: 'Zm-7-writes' })
    expect(resultOf(changed)).toBe(true)
  })

  test('B-20g the language is the header’s, then the cookies’, then the browser’s', async () => {
    const client = await jquery()
    expect(resultOf(await client.send('POST', `${APP}/User/ChangeLanguage`, { languageName: 'zh-Hans' }))).toBe(null)
    expect((await client.send('POST', `${APP}/User/ChangeLanguage`, { languageName: 'tlh' })).status).toBe(400)
    const spoken = async (headers: Record<string, string>) =>
      (await site.get('/AbpUserConfiguration/GetAll', undefined, headers)).body.result.localization.currentCulture.name
    const zh = { 'accept-language': 'zh-CN' }
    expect(await spoken({ ...zh, '.aspnetcore.culture': 'c=zh-CN|uic=en' })).toBe('en')
    expect(await spoken({ ...zh, '.aspnetcore.culture': 'en', cookie: '.AspNetCore.Culture=zh-CN' })).toBe('en')
    expect(await spoken({ ...zh, cookie: 'a=1; .AspNetCore.Culture=c%3Den%7Cuic%3Den; Abp.Localization.CultureName=zh-CN' })).toBe('en')
    expect(await spoken({ ...zh, cookie: 'Abp.Localization.CultureName=en' })).toBe('en')
    expect(await spoken({ ...zh, '.aspnetcore.culture': 'tlh' })).toBe('zh-CN')
    expect(await spoken({ 'accept-language': 'en' })).toBe('en')
  })
})
