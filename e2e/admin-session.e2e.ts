// @module-tag browser
import { describe, expect, test } from 'vitest'
import { authenticate, serviceOf } from './kit/service.ts'
import { visitDemo } from './kit/visit.ts'
import { signIn, signInByHand, tokenOf } from './kit/sign-in.ts'
import { notingScripts } from './kit/scripts.ts'
import { settled } from './kit/settled.ts'

const NOT_SIGNED_IN = /401/
const REFUSED = /400.*Authenticate|429.*Authenticate|status of 4(00|29)/

/** The menus are asked for at the same time as what is refused: their answer may come after the session has been ended. */
const REFUSED_AT_START = /500|GetMenuNodesByUser|status of 401/

describe('Coming in and going out', () => {
  const visit = visitDemo()

  test(
    'R-03a R-03b R-10c T-01a a visitor is led to login, and after it to the wanted page with its query',
    { tags: ['walk'] },
    async () => {
      const page = await visit.open()
      await page.goto('/#/sitenews?state=published&page=2')
      await page.waitForURL((url) => url.hash === '#/login?redirect=%2Fsitenews%3Fstate%3Dpublished%26page%3D2')
      await page.getByLabel('用户名或邮箱').fill('  admin ')
      await page.getByLabel('密码', { exact: true }).fill('123qwe')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.hash === '#/sitenews?state=published&page=2')
      await page.getByRole('heading', { level: 1, name: '新闻' }).waitFor()
    },
  )

  describe('with an address of another site', () => {
    const shared = visit.share({}, async () => {})

    test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
      'R-03c login does not lead to %s',
      async (wanted) => {
        const page = shared()
        await page.context().clearCookies()
        await page.goto('about:blank')
        await page.goto(`/#/login?redirect=${encodeURIComponent(wanted)}`)
        await page.getByLabel('用户名或邮箱').fill('viewer')
        await page.getByLabel('密码', { exact: true }).fill('123qwe')
        await page.keyboard.press('Enter')
        await page.waitForURL((url) => url.hash === '#/dashboard')
        expect(new URL(page.url()).origin).toBe(new URL(visit.url).origin)
      },
    )
  })

  test('R-02 profile, home and public pages open for everyone', async () => {
    const page = await visit.open()
    for (const path of ['/profile', '/home', '/_news']) {
      await page.goto(`/#${path}`)
      await page.locator('main, .ant-layout-content').first().waitFor()
      expect(new URL(page.url()).hash).toBe(`#${path}`)
    }
    await page.goto('/#/profile')
    await page.getByText('您还没有登录').waitFor()
  })

  test(
    'R-04 R-05 R-06a R-06c R-10d T-01b T-01c a session outlives the page: its user is fetched once, and login leads on to the dashboard',
    { tags: ['walk'] },
    async () => {
      const page = await visit.open()
      await signInByHand(page, 'editor')
      const cookies = await page.context().cookies()
      expect(cookies.find(({ name }) => name === 'Admin-Token')).toMatchObject({ sameSite: 'Strict', secure: false, path: '/' })
      expect(cookies.find(({ name }) => name === 'Admin-UserId')?.value).toMatch(/^\d+$/)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url().toLowerCase()))
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('link', { name: '图库' }).click()
      await page.waitForURL(/#\/gallery/)
      for (const call of ['user/get?', 'getgrantedfunctionsbyuser', 'getmenunodesbyuser'])
        expect(asked.filter((url) => url.includes(call))).toHaveLength(1)
      await page.goto('/#/login')
      await page.waitForURL((url) => url.hash === '#/dashboard')
    },
  )

  test(
    'R-07a R-07b R-07d when the user cannot be fetched, the token is dropped, the reason is shown, and login keeps the way back',
    { tags: ['walk'] },
    async () => {
      const page = await visit.open({ expected: REFUSED_AT_START })
      await page.route('**/User/GetGrantedFunctionsByUser*', (route) =>
        route.fulfill({ status: 500, json: { error: { code: 500, message: '暂时不行', details: null, validationErrors: null } } }),
      )
      await signIn(page, 'editor', { at: '/sitenews?page=2', isOwn: true })
      await page.waitForURL((url) => url.hash === '#/login?redirect=%2Fsitenews%3Fpage%3D2')
      await expect.poll(() => page.getByRole('alert').innerText()).toContain('暂时不行')
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
    },
  )

  test('R-07a R-07c R-07d a failure without a message reads Has Error', async () => {
    const page = await visit.open({ expected: REFUSED_AT_START })
    await page.route('**/User/GetGrantedFunctionsByUser*', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 500, message: '', details: null, validationErrors: null } } }),
    )
    await signIn(page, 'editor', { at: '/gallery', isOwn: true })
    await page.waitForURL((url) => url.hash === '#/login?redirect=%2Fgallery')
    await page.getByRole('alert').getByText('Has Error', { exact: true }).waitFor()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
  })

  test('R-07e a reload while the user is still being fetched keeps the token, and so do calls without an answer: the page tells the cause, and a reload goes on', async () => {
    const page = await visit.open({ expected: /ERR_FAILED/ })
    const calls = '**/User/GetGrantedFunctionsByUser*'
    await page.route(calls, () => undefined)
    const asked = page.waitForRequest(calls)
    await signIn(page, 'editor', { at: '/gallery' })
    await asked
    await page.unroute(calls)
    await page.route(calls, (route) => route.abort())
    await page.reload()
    await page.getByText('无法连接服务器，请检查网络后重试。').waitFor()
    expect(new URL(page.url()).hash).toBe('#/gallery')
    await page.unroute(calls)
    await page.getByRole('button', { name: '重新加载' }).click()
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
  })

  test('C-20c login asks for what is missing, shows a password when told to, says why it refuses, the same for a wrong name and a wrong password, and counts down after too many attempts', async () => {
    const page = await visit.open({ expected: REFUSED })
    await page.goto('/#/login')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByText('请输入用户名').waitFor()
    expect(await page.getByLabel('用户名或邮箱').getAttribute('aria-invalid')).toBe('true')
    const password = page.getByLabel('密码', { exact: true })
    expect(await password.getAttribute('type')).toBe('password')
    await password.fill('secret')
    await page.getByRole('button', { name: '显示密码' }).click()
    await expect.poll(() => password.getAttribute('type')).toBe('text')

    const said = []
    for (const name of ['admin', 'nobody-at-all']) {
      await page.getByLabel('用户名或邮箱').fill(name)
      await page.getByLabel('密码', { exact: true }).fill('wrong-password')
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page.getByRole('alert').getByText('用户名或密码无效').waitFor()
      said.push(await page.getByRole('alert').innerText())
    }
    expect(said[0]).toBe(said[1])
    expect(said[0]).toContain('登录失败!')

    await page.route('**/TokenAuth/Authenticate', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '28' },
        json: { error: { code: 429, message: '请求过于频繁, 请稍后再试', details: null, validationErrors: null } },
      }),
    )
    await page.getByLabel('用户名或邮箱').fill('admin')
    await password.fill('secret')
    await page.keyboard.press('Enter')
    await page
      .getByRole('alert')
      .getByText(/请在 2\d 秒后重试/)
      .waitFor()
    expect(await page.getByRole('button', { name: '登录', exact: true }).isDisabled()).toBe(true)
  })

  test('T-07a T-07b T-07e S-08 logging out ends the session on the server, and nothing of it stays', { tags: ['walk'] }, async () => {
    const page = await visit.open({ expected: NOT_SIGNED_IN })
    await signIn(page, 'editor', { isOwn: true })
    const token = await tokenOf(page)
    await page.getByRole('button', { name: /账号菜单/ }).click()
    for (const entry of ['个人中心', '首页', '修改密码', '公司网站']) await page.getByRole('menuitem', { name: entry }).last().waitFor()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.waitForURL((url) => url.hash === '#/login')
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
    const reply = await fetch(`${visit.url}/abp/services/app/News/GetAll`, { headers: { 'X-Token': token } })
    expect(reply.status).toBe(401)
    await page.goto('/#/dashboard')
    await page.waitForURL(/#\/login\?redirect=%2Fdashboard/)
  })

  test('A-05b a session that ended elsewhere leads to login, which says so, and back again', async () => {
    const page = await visit.open({ expected: NOT_SIGNED_IN })
    await signIn(page, 'editor', { at: '/sitenews?keyword=相机', isOwn: true })
    await page.locator('.ant-table-row').first().waitFor()
    await settled(page)
    const token = await tokenOf(page)
    await fetch(`${visit.url}/abp/TokenAuth/LogOut`, {
      method: 'POST',
      headers: { 'X-Token': token, 'content-type': 'application/json' },
      body: '{}',
    })
    await page.getByRole('button', { name: '刷新' }).click()
    await page.waitForURL(/#\/login\?redirect=%2Fsitenews/)
    await page.getByRole('alert').getByText('当前用户没有登录到系统！').waitFor()
    await page.getByLabel('用户名或邮箱').fill('editor')
    await page.getByLabel('密码', { exact: true }).fill('123qwe')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => decodeURIComponent(url.hash).startsWith('#/sitenews?keyword='))
  })

  test(
    'V-01a V-01b V-01c V-01d S-12b the form for the own password complains at each field, and the new password signs in',
    { tags: ['walk'] },
    async () => {
      const page = await visit.open({ expected: /4\d\d/ })
      await signIn(page, 'viewer', { isOwn: true })
      await page.getByRole('button', { name: /账号菜单/ }).click()
      await page.getByRole('menuitem', { name: '修改密码' }).click()
      const dialog = page.getByRole('dialog', { name: '修改密码' })
      const leave = async (label: string, value: string) => {
        await dialog.getByLabel(label, { exact: true }).fill(value)
        await dialog.getByLabel(label, { exact: true }).blur()
      }
      await leave('旧密码', '')
      await dialog.getByText('旧密码不能为空').waitFor()
      await leave('新密码', '')
      await dialog.getByText('新密码不能为空').waitFor()
      await leave('新密码', '12345')
      await dialog.getByText('长度在 6 到 20 个字符').waitFor()
      await leave('确认密码', '')
      await dialog.getByText('确认密码不能为空').waitFor()
      await leave('新密码', 'Quiet-77-lake')
      await leave('确认密码', 'Quiet-77-sea')
      await dialog.getByText('两次输入的密码不一致').waitFor()
      await leave('确认密码', 'Quiet-77-lake')
      await leave('旧密码', 'not-the-old-one')
      await dialog.getByRole('button', { name: '修改密码' }).click()
      await page.getByText('密码修改失败').waitFor()
      await leave('旧密码', '123qwe')
      const sent = page.waitForRequest(/User\/ChangePassword/)
      await dialog.getByRole('button', { name: '修改密码' }).click()
      expect(Object.keys((await sent).postDataJSON() as object).toSorted()).toEqual(['currentPassword', 'newPassword', 'userId'])
      await page.getByText('修改成功').waitFor()
      await dialog.waitFor({ state: 'hidden' })
      expect((await authenticate(visit.url, 'viewer', 'Quiet-77-lake')).userId).toBeGreaterThan(0)
    },
  )

  test(
    'B-61b the login page comes without the UI kit: at most 120 KB of script; it offers no account of a company, and fetches nothing of it',
    { tags: ['walk'] },
    async () => {
      const page = await visit.open()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const scripts = notingScripts(page)
      await page.goto('/#/login')
      await page.getByLabel('密码', { exact: true }).waitFor()
      await settled(page)
      expect(scripts.length).toBeGreaterThan(3)
      expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(120 * 1024)
      expect(scripts.filter(({ url }) => /antd|admin-root|\/list-/.test(url))).toEqual([])
      // No provider is set.
      expect([await page.locator('.si-sign-on').count(), asked.filter((url) => url.includes('sign-on'))]).toEqual([0, []])
    },
  )

  test('B-58f an open page loses the menu entry of a permit that was taken at its next call, and gets it back, without a reload', async () => {
    const service = serviceOf(visit)
    const { id, grantedPermissions } = (await service('admin', 'GET', 'Role/GetAll?keyword=editor')).result.items[0]!
    const grant = (permits: string[]) => service('admin', 'POST', 'Role/Update', { id, grantedPermissions: permits })
    const held = grantedPermissions as string[]
    const page = await visit.open()
    await signIn(page, 'editor', { at: '/sitenews' })
    const entry = (name: string) => page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name, exact: true })
    await entry('品牌').waitFor()
    await settled(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await grant(held.filter((permit) => !permit.startsWith('Brand/')))
    expect(await entry('品牌').count()).toBe(1)
    await page.getByRole('button', { name: '刷新' }).click()
    await entry('品牌').waitFor({ state: 'detached' })
    expect(await entry('新闻').count()).toBe(1)
    await settled(page)
    // User, permits and menus come once more, and nothing asks for them after that.
    const own = () => asked.filter((path) => path.endsWith('User/GetMenuNodesByUser')).length
    expect(own()).toBe(1)
    await page.getByRole('button', { name: '刷新' }).click()
    await settled(page)
    expect(own()).toBe(1)
    await grant(held)
    await page.getByRole('button', { name: '刷新' }).click()
    await entry('品牌').waitFor()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test('B-58f who renames a menu sees the new name in the own sidebar', async () => {
    const service = serviceOf(visit)
    const { items } = (await service('admin', 'GET', 'Menu/GetAll?maxResultCount=1000')).result
    const brand = items.find(({ name }) => name === 'brand')!
    const page = await visit.open()
    await signIn(page, 'admin', { at: `/menu/${brand.id}` })
    await page.locator('#text').fill('品牌馆')
    await page.keyboard.press('Control+s')
    await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '品牌馆', exact: true }).waitFor()
  })
})
