// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, onTestFailed, onTestFinished, test } from 'vitest'
import { visitDemo, DESKTOP, PHONE } from './kit/visit.ts'
import { signIn } from './kit/sign-in.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { shareOffice } from './kit/share-office.ts'

/** If this test fails before it has put things back, the next one loads the page anew. */
const renewAfterFailure = (page: Page) => onTestFailed(async () => void (await page.goto('about:blank')))

describe('The frame of the back office', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const asAdmin = shareOffice(visit, 'admin')
  const asEditor = shareOffice(visit, 'editor')

  test(
    'S-01b S-01c R-13c A-01b the sidebar is the user’s menu tree, 210 px wide, and shows nothing that the user may not open',
    { tags: ['walk'] },
    async () => {
      const admin = await asAdmin()
      const menu = admin.getByRole('navigation', { name: '菜单' })
      await menu.getByRole('link', { name: '新闻' }).waitFor()
      expect((await admin.locator('.ant-layout-sider').boundingBox())?.width).toBe(210)
      expect(await menu.getByRole('link', { name: '用户' }).isVisible()).toBe(true)

      const editor = await asEditor()
      await editor.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '新闻' }).waitFor()
      expect(await editor.getByRole('link', { name: '用户', exact: true }).count()).toBe(0)
      expect(await editor.content()).not.toContain('#/user')
    },
  )

  test(
    'R-10a R-10b R-11a R-13d X-01b a page outside the menu tree leads to /401, and one that does not exist to /404',
    { tags: ['walk'] },
    async () => {
      const page = await asEditor('/user')
      await page.waitForURL((url) => url.hash === '#/401')
      await page.getByText('没有权限').last().waitFor()
      expect(await page.getByRole('navigation', { name: '菜单' }).isVisible()).toBe(true)
      for (const path of ['/nowhere', '/nowhere/at/all?x=1']) {
        await page.goto(`/#${path}`)
        await page.waitForURL((url) => url.hash === '#/404')
      }
      await page.getByRole('heading', { name: '页面不存在' }).waitFor()
    },
  )

  test('R-12b R-12c R-12j R-13c R-13d settings, uploads and units stand in the menu of those who may view them and open there; to others their addresses lead to /401', async () => {
    const hire = async (grantedPermissions: string[]) => {
      const name = `gate-${Date.now()}-${grantedPermissions.length}`
      const { id } = (await service('admin', 'POST', 'Role/Create', { name, displayName: name, grantedPermissions })).result
      const person = { userName: name, name, emailAddress: `${name}@example.com`, password: 'Test-pass-7', roleIds: [id] }
      await service('admin', 'POST', 'User/Create', person)
      return name
    }
    const screens = { setting: '系统设置', fileupload: '文件上传', ou: '组织机构' }
    const page = await visit.open()
    await signIn(page, await hire(['Setting/View', 'Upload/View', 'OrganizationUnit/View']), {
      at: '/dashboard',
      password: 'Test-pass-7',
      isOwn: true,
    })
    for (const [path, title] of Object.entries(screens)) {
      await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: title }).click()
      await page.waitForURL((url) => url.hash.startsWith(`#/${path}`))
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    const other = await visit.open()
    await signIn(other, await hire(['User/View']), { at: '/dashboard', password: 'Test-pass-7', isOwn: true })
    await other.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '用户' }).waitFor()
    for (const [path, title] of Object.entries(screens)) {
      expect(await other.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: title }).count()).toBe(0)
      await other.goto(`/#/${path}`)
      await other.waitForURL((url) => url.hash === '#/401')
    }
  })

  test(
    'S-07a S-07b S-07c a switch of language is announced and remembered, and the current language cannot be chosen',
    { tags: ['walk'] },
    async () => {
      const page = await asAdmin('/profile')
      renewAfterFailure(page)
      onTestFinished(() => page.context().clearCookies({ name: 'language' }))
      await page.getByText('管理员', { exact: true }).waitFor()
      await page.getByRole('button', { name: '语言' }).click()
      await expect
        .poll(() => page.locator('.ant-dropdown').getByRole('menuitem').locator('visible=true').allTextContents())
        .toEqual(['English', '中文'])
      expect(await page.getByRole('menuitem', { name: '中文' }).getAttribute('aria-disabled')).toBe('true')
      await page.getByRole('menuitem', { name: 'English' }).click()
      await page.getByText('Switch Language Success').waitFor()
      await page.getByRole('link', { name: 'Users', exact: true }).waitFor()
      // The server's texts about the user are fetched again as well.
      await page.getByText('Administrator', { exact: true }).waitFor()
      expect((await page.context().cookies()).find(({ name }) => name === 'language')?.value).toBe('en')
      await page.goto('/#/dashboard')
      await page.reload()
      await page.getByRole('heading', { level: 2, name: 'Recent changes' }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
      expect(await page.title()).toContain('Dashboard')
      await page.getByRole('button', { name: 'Language' }).click()
      await page.getByRole('menuitem', { name: '中文' }).click()
      await page.getByRole('heading', { level: 2, name: '最近更新' }).waitFor()
    },
  )

  test('P-15 nothing moves in the back office for a user who prefers less motion', async () => {
    const page = await asEditor()
    onTestFinished(async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.keyboard.press('Escape')
    })
    const movesWhenOpened = (name: string, within: number) => page.getByRole('button', { name }).evaluate(movingOnceOpened, within)
    expect(await movesWhenOpened('界面大小', 1000)).toBe(0)
    await page.keyboard.press('Escape')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await movesWhenOpened('搜索页面', 10_000)).toBeGreaterThan(0)
  })

  test('S-02 the breadcrumb is the way through the menu to the page, and its last part leads to the page’s beginning', async () => {
    const page = await asAdmin('/sitenews?page=2')
    await page.getByRole('heading', { level: 1, name: '新闻' }).waitFor()
    const trail = page.getByRole('navigation', { name: '当前位置' })
    await expect.poll(() => trail.getByRole('listitem').allTextContents()).toEqual(['网站管理', '新闻'])
    await trail.getByRole('link', { name: '新闻' }).click()
    await page.waitForURL(/#\/sitenews$/)
    await page.goto('/#/dashboard')
    await expect.poll(() => trail.getByRole('listitem').allTextContents()).toEqual(['首页'])
  })

  test('R-09 S-08 S-12a S-12c the user menu leads to profile, dashboard and company site, changes the password and logs out; a bar without spinner shows while a navigation takes its time, and goes', async () => {
    const page = await visit.open()
    await signIn(page, 'editor', { isOwn: true })
    // The first load of the app is no navigation and shows no bar.
    await page.getByRole('heading', { level: 2, name: '最近更新' }).waitFor()
    const entry = (name: string) => page.locator('.ant-dropdown').getByRole('menuitem', { name }).locator('visible=true')
    const open = () => page.getByRole('button', { name: /账号菜单/ }).click()
    await open()
    await expect
      .poll(() => page.locator('.ant-dropdown').getByRole('menuitem').locator('visible=true').allTextContents())
      .toEqual(['个人中心', '首页', '修改密码', '公司网站', '退出登录'])
    const site = entry('公司网站').getByRole('link')
    expect(await site.getAttribute('target')).toBe('_blank')
    await entry('修改密码').click()
    const dialog = page.getByRole('dialog', { name: '修改密码' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const { promise: seen, resolve: isSeen } = Promise.withResolvers<void>()
    await page.route('**/assets/profile-page*.js', async (route) => {
      await seen
      await route.continue()
    })
    await open()
    await entry('个人中心').click()
    await page.locator('#nprogress .bar').waitFor()
    expect(await page.locator('#nprogress .spinner').count()).toBe(0)
    isSeen()
    await page.waitForURL(/#\/profile/)
    await page.getByRole('heading', { level: 1, name: '个人中心' }).waitFor()
    await page.locator('#nprogress').waitFor({ state: 'detached' })
    await open()
    await entry('首页').click()
    await page.waitForURL(/#\/dashboard/)
    await open()
    await entry('退出登录').click()
    await page.waitForURL(/#\/login$/)
  })

  test('S-01a S-01d R-12r S-13a B-134 a cookie keeps the sidebar open or closed; closed, an entry tells its name, and open, a long one is not cut; one with an address outside opens a new tab', async () => {
    const page = await asAdmin()
    renewAfterFailure(page)
    onTestFinished(() => page.context().clearCookies({ name: 'sidebarStatus' }))
    const name = '帮助 and whom to ask where it is not enough'
    const { error } = await service('admin', 'POST', 'Menu/Create', { text: name, url: 'https://example.com/help', tag: 'web' })
    expect(error).toBe(null)
    await page.getByRole('button', { name: '收起菜单' }).click()
    await expect.poll(async () => (await page.context().cookies()).find(({ name }) => name === 'sidebarStatus')?.value).toBe('0')
    await page.reload()
    const unfold = page.getByRole('button', { name: '展开菜单' })
    await unfold.waitFor()
    expect((await page.locator('.ant-layout-sider').boundingBox())?.width).toBeLessThan(80)
    const entry = page.locator('.shell-menu .ant-menu-item', { hasText: name })
    await entry.hover()
    await page.getByRole('tooltip', { name }).waitFor()
    await unfold.click()
    const link = page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: /帮助/ })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe('https://example.com/help')
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toContain('noopener')
    const isCut = () =>
      entry.evaluate((one) =>
        [one, ...one.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0),
      )
    await expect.poll(isCut).toBe(false)
    expect((await entry.boundingBox())!.height).toBeGreaterThan(40)
  })

  test('S-13d on a phone the sidebar is a drawer that a change of page closes, and no page is wider than it', async () => {
    const phone = await visit.open({ viewport: PHONE, hasTouch: true })
    await signIn(phone, 'admin')
    expect(await phone.getByRole('navigation', { name: '菜单' }).count()).toBe(0)
    await phone.getByRole('button', { name: '展开菜单' }).click()
    await phone.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '图库' }).click()
    await phone.waitForURL(/#\/gallery/)
    await phone.getByRole('dialog').waitFor({ state: 'hidden' })
    for (const path of ['/dashboard', '/sitenews', '/gallery/new', '/profile']) {
      await phone.goto(`/#${path}`)
      await phone.getByRole('heading').first().waitFor()
      expect(await overflow(phone)).toBe(0)
    }
  })

  test('S-13c below a page width of 992 px the sidebar closes by itself, and from there on it is as it was', async () => {
    const page = await asAdmin()
    onTestFinished(() => page.setViewportSize(DESKTOP))
    const menu = page.getByRole('navigation', { name: '菜单' })
    await menu.waitFor()
    await page.setViewportSize({ width: 991, height: 800 })
    await menu.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '展开菜单' }).waitFor()
    await page.setViewportSize({ width: 992, height: 800 })
    await menu.waitFor()
    expect((await page.locator('.ant-layout-sider').boundingBox())?.width).toBe(210)
    expect((await page.context().cookies()).find(({ name }) => name === 'sidebarStatus')).toBeUndefined()
  })

  test('A-01c A-02b A-03b the dashboard draws each shortcut for the roles and permits that it asks for, and not for others', async () => {
    const shortcuts = {
      admin: ['写新闻', '新增轮播图', '分配角色权限', '查看网站'],
      editor: ['写新闻', '新增轮播图', '查看网站'],
      viewer: ['查看网站'],
    }
    const asViewer = async () => {
      const page = await visit.open()
      await signIn(page, 'viewer')
      return page
    }
    const pages = { admin: asAdmin, editor: asEditor, viewer: asViewer }
    for (const [user, texts] of Object.entries(shortcuts)) {
      const page = await pages[user as keyof typeof pages]()
      await page.locator('.dash-quick').waitFor()
      expect([user, await page.locator('.dash-quick a').allTextContents()]).toEqual([user, texts])
    }
  })

  // The last test on this page: its many tabs do not fit into their bar.
  test(
    'R-12a R-12i R-12k R-12l R-12m R-15a R-15b R-15d R-15e R-15f R-08a R-08b R-10e each built row of the table opens for the administrator, without an error',
    { tags: ['walk'] },
    async () => {
      const page = await asAdmin()
      const titles = {
        siteinfo: '站点信息',
        sitenews: '新闻',
        sitecarousel: '轮播图',
        gallery: '图库',
        sitemenu: '导航菜单',
        user: '用户',
        role: '角色',
        menu: '菜单',
        function: '权限点',
        profile: '个人中心',
      }
      for (const [path, title] of Object.entries(titles)) {
        await page.goto(`/#/${path}`)
        await page.getByRole('heading', { level: 1, name: title }).waitFor()
        expect(await page.title()).toBe(`${title} - Portico 管理后台`)
      }
      await page.goto('/#/dictionary')
      await page.getByText('news-category').waitFor()
    },
  )

  describe('before signing in', () => {
    const atLogin = visit.share({}, (page) => page.goto('/#/login'))

    // `admin-looks` looks at the screens behind it.
    test.each(['zh-CN', 'en-US'])('P-15 axe finds no fault with login (%s)', async (locale) => {
      const page = locale === 'zh-CN' ? atLogin() : await visit.open({ locale })
      if (locale !== 'zh-CN') await page.goto('/#/login')
      await page.locator('input[autocomplete=username]').waitFor()
      expect(await faultsOf(page)).toEqual([])
    })

    test('R-08a R-08b R-08d titles end with the name of the app in the back office, and with that of the site outside', async () => {
      const page = atLogin()
      await expect.poll(() => page.title()).toBe('登录 - Portico 管理后台')
      await page.goto('/#/_news')
      await expect.poll(() => page.title()).toContain('矩澄视觉')
      expect(await page.title()).not.toContain('Portico')
    })
  })
})

/** Presses the button and returns the number of animations of the first frame that has some, or 0 after so many milliseconds. */
const movingOnceOpened = (button: HTMLElement | SVGElement, within: number) =>
  new Promise<number>((done) => {
    const end = performance.now() + within
    const look = () => {
      const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 0)
      if (moving.length > 0 || performance.now() > end) done(moving.length)
      else requestAnimationFrame(look)
    }
    ;(button as HTMLElement).click()
    look()
  })
