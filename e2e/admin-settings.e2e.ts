// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { SETTING_GROUPS } from '../contract/settings/setting.ts'
import { overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { faultsInBothShades, followSystem } from './kit/shades.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

describe('The page of settings', () => {
  const visit = visitDemo({ LOGIN_LOG_DAYS: '90' })
  const service = serviceOf(visit)
  const shared = visit.share({ expected: /400|422/ }, async (page) => {
    await followSystem(page)
    await signIn(page, 'admin', { at: '/setting' })
  })
  const saved = async (name: string) => {
    const items = (await service('admin', 'GET', 'Setting/GetAll')).result.items as unknown as { name: string; value: unknown }[]
    return items.find((item) => item.name === name)?.value
  }
  const setting = (page: Page, label: string) => page.locator('.setting:visible').filter({ has: page.getByText(label, { exact: true }) })
  const save = (page: Page) => page.getByRole('button', { name: /^保\s?存$/ })

  test('E-07a B-64h settings stand in groups and are found by typing; the search stands in the address', async () => {
    const page = shared()
    await page.getByRole('heading', { name: '系统设置' }).waitFor()
    expect(await page.locator('.setting-group').count()).toBe(Object.keys(SETTING_GROUPS).length)
    await page.getByRole('searchbox', { name: '搜索设置' }).fill('货币')
    await expect.poll(() => page.locator('.setting').count()).toBe(1)
    const found = new URL(page.url()).hash
    expect(found).toContain('keyword=')
    // The page is drawn anew from its address.
    await page.goto('/#/dashboard')
    await page.goto(found.replace('#/', '/#/redirect/'))
    await page.waitForURL((url) => url.hash === found)
    await setting(page, '货币').waitFor()
    expect(await page.locator('.setting').count()).toBe(1)
    await page.getByRole('searchbox', { name: '搜索设置' }).fill('session')
    await setting(page, '登录有效期').waitFor()
    await page.getByRole('searchbox', { name: '搜索设置' }).fill('没有这样的')
    await page.getByText('没有与“没有这样的”有关的设置').waitFor()
    await page.getByRole('searchbox', { name: '搜索设置' }).fill('')
  })

  test(
    'E-07b B-64d B-64h B-64i a change is marked and counted, saved by Ctrl S, told with its author, and reset; one that the environment decides says so',
    { tags: ['walk'] },
    async () => {
      const page = shared()
      const decided = setting(page, '登录日志')
      await decided.getByText('由服务器的环境变量 LOGIN_LOG_DAYS 决定，不能在此修改。').waitFor()
      expect([await decided.getByRole('spinbutton').inputValue(), await decided.getByRole('spinbutton').isDisabled()]).toEqual(['90', true])
      const hours = setting(page, '登录有效期')
      await hours.getByText('默认：24 小时').waitFor()
      expect(await save(page).isDisabled()).toBe(true)
      await hours.getByRole('spinbutton').fill('8')
      await page.getByText('未保存的修改：1').waitFor()
      expect(await hours.getAttribute('data-changed')).toBe('true')
      await hours.getByRole('spinbutton').fill('24')
      await page.getByText('所有修改均已保存').waitFor()
      await hours.getByRole('spinbutton').fill('8')
      await page.keyboard.press('Control+s')
      await page.getByText('设置已保存并生效').waitFor()
      expect(await saved('sessionHours')).toBe(8)
      await hours.getByRole('button', { name: 'admin 修改于' }).click()
      const drawer = page.getByRole('dialog')
      await drawer.getByText('8 小时').waitFor()
      expect(await drawer.innerText()).toMatch(/admin[\s\S]*24 小时.*8 小时/)
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
      await hours.getByRole('button', { name: '恢复默认' }).click()
      await hours.getByText('保存后恢复默认').waitFor()
      await save(page).click()
      await page.getByText('所有修改均已保存').waitFor()
      expect(await saved('sessionHours')).toBe(24)
    },
  )

  test(
    'B-64h a value that cannot be is refused at its setting, by the form and by the server; leaving asks',
    { tags: ['walk'] },
    async () => {
      const page = shared()
      const zone = setting(page, '时区')
      await zone.getByRole('combobox').fill('Mars/Olympus')
      await zone.getByRole('combobox').blur()
      await save(page).click()
      await zone.getByText('没有这个时区，例如 Asia/Shanghai').waitFor()
      const colour = setting(page, '默认主题色')
      await colour.getByRole('textbox').fill('red')
      await colour.getByRole('textbox').blur()
      await colour.getByRole('alert').waitFor()
      await page.getByText('未保存的修改：2').waitFor()
      await page.evaluate(() => {
        location.hash = '#/dashboard'
      })
      await page.waitForURL(/dashboard/)
      await page.evaluate(() => {
        location.hash = '#/setting'
      })
      // The page is kept alive, so nothing that was typed is lost.
      await page.getByText('未保存的修改：2').waitFor()
      await page.getByRole('button', { name: '放弃修改' }).click()
      await page.getByText('所有修改均已保存').waitFor()
      expect(await saved('timeZone')).toBe('Asia/Shanghai')
      expect(await colour.getByRole('textbox').inputValue()).toBe('#1890ff')
    },
  )

  test('B-64a B-64g a secret is typed and never shown again; a test tells what the server said', async () => {
    const page = shared()
    const password = setting(page, '密码')
    await password.locator('input').fill('canary-of-the-form')
    await page.getByText('请先保存修改，再发送测试。').first().waitFor()
    await save(page).click()
    await page.getByText('所有修改均已保存').waitFor()
    expect(await password.locator('input').inputValue()).toBe('')
    expect(await password.locator('input').getAttribute('placeholder')).toBe('已设置；留空则保持不变')
    expect(await page.content()).not.toContain('canary-of-the-form')
    await page.getByLabel('发送测试邮件到').fill('someone@example.com')
    await page.getByRole('button', { name: '发送测试' }).first().click()
    await page.getByText('尚未设置，请先填写并保存').waitFor()
  })

  test('B-64f the title, the tabs bar, the theme, the fixed header, the sidebar logo and the choice of menus follow at the next load', async () => {
    await service('admin', 'POST', 'Menu/Create', { text: '自定义入口', url: 'https://example.com/', tag: 'web' })
    const seen = async (page: Page, load: () => Promise<unknown>) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await load()
      await page.getByRole('heading', { name: '系统设置' }).waitFor()
      await page.locator('.setting').first().waitFor()
      await page.mouse.move(700, 500)
      await page.mouse.wheel(0, 900)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
      return {
        brand: await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand')),
        mark: await page
          .locator('.kit-section-list [aria-current=true]')
          .evaluate((element) => getComputedStyle(element).borderInlineStartColor),
        isHeadInSight: (await page.locator('.shell-head').boundingBox())!.y === 0,
        hasLogo:
          (await page
            .locator('.shell-sider')
            .getByRole('link', { name: /管理后台|澄明后台/ })
            .count()) === 1,
        hasTabs: (await page.getByRole('navigation', { name: '已打开的页面' }).count()) === 1,
        hasOwnEntry: (await page.getByRole('navigation', { name: '菜单' }).getByText('自定义入口').count()) === 1,
        asksForProgramMenu: asked.includes('/api/menus'),
      }
    }
    const page = await visit.open()
    const usual = await seen(page, () => signIn(page, 'admin', { at: '/setting' }))
    expect(usual).toMatchObject({
      brand: '#1890ff',
      isHeadInSight: false,
      hasLogo: false,
      hasTabs: true,
      hasOwnEntry: true,
      asksForProgramMenu: false,
    })
    const values = {
      appTitle: '澄明后台',
      tagsView: false,
      defaultTheme: '#722ed1',
      fixedHeader: true,
      sidebarLogo: true,
      remoteMenus: false,
    }
    await service('admin', 'POST', 'Setting/Update', { values })
    await page.context().clearCookies()
    await page.goto('about:blank')
    await page.goto('/#/login')
    await page.getByRole('textbox').first().waitFor()
    expect(await page.title()).toContain('澄明后台')
    const changed = await seen(page, () => signIn(page, 'admin', { at: '/setting', isOwn: true }))
    expect(changed).toMatchObject({
      brand: '#722ed1',
      isHeadInSight: true,
      hasLogo: true,
      hasTabs: false,
      hasOwnEntry: false,
      asksForProgramMenu: true,
    })
    expect(changed.mark).not.toBe(usual.mark)
    await service('admin', 'POST', 'Setting/Update', { reset: Object.keys(values) })
    expect(await seen(page, () => page.reload())).toEqual(usual)
  })

  test('R-12s products have a page of their settings alone, which are the same as on the page of all, for the same people', async () => {
    const page = shared()
    await page.goto('/#/dashboard')
    await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '产品设置' }).click()
    await page.getByRole('heading', { level: 1, name: '产品设置' }).waitFor()
    expect(page.url()).toContain('#/productsetting')
    await setting(page, '价格显示').waitFor()
    expect(await page.locator('.setting-words:visible label').allTextContents()).toEqual([
      '价格显示',
      '货币',
      '常用单位（中文）',
      '常用单位（英文）',
      '单位换算',
      '有货时显示（中文）',
      '有货时显示（英文）',
      '库存紧张的界限',
      '库存紧张时显示（中文）',
      '库存紧张时显示（英文）',
      '无货时显示（中文）',
      '无货时显示（英文）',
      '产品编号规则',
    ])
    await page.getByRole('heading', { name: '各分类的默认模板' }).waitFor()
    expect(await page.locator('#shell-content').innerText()).not.toMatch(/\badmin\.\w/)
    expect(await page.getByRole('searchbox', { name: '搜索设置' }).count()).toBe(0)
    await setting(page, '常用单位（中文）').getByRole('textbox').fill('件')
    await page.getByText('未保存的修改：1').waitFor()
    await Promise.all([page.waitForResponse(/Setting\/Update/), save(page).click()])
    await page.getByText('设置已保存并生效').last().waitFor()
    expect(await saved('productUnit')).toBe('件')
    await page.goto('/#/redirect/setting?keyword=productUnit')
    const all = page.locator('.setting:visible')
    await expect.poll(() => all.first().getByRole('textbox').inputValue()).toBe('件')
    await service('admin', 'POST', 'Setting/Update', { reset: ['productUnit'] })

    const editor = await visit.open()
    await signIn(editor, 'editor', { at: '/productsetting' })
    await editor.waitForURL((url) => url.hash === '#/401')
    await editor.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '产品', exact: true }).waitFor()
    expect(await editor.getByRole('link', { name: '产品设置' }).count()).toBe(0)
    expect((await service('editor', 'GET', 'Setting/GetAll')).error?.code).toBe(403)
  })

  test('B-64k the form of a new product begins with the next model number, and is not unsaved by that', async () => {
    await service('admin', 'POST', 'Setting/Update', { values: { productNumbering: 'CM-{0000}' } })
    const page = shared()
    await page.goto('/#/spu/new')
    await expect.poll(() => page.getByLabel('型号', { exact: true }).inputValue()).toBe('CM-0001')
    await page.goto('/#/setting')
    await page.getByRole('heading', { name: '系统设置' }).waitFor()
    await service('admin', 'POST', 'Setting/Update', { reset: ['productNumbering'] })
  })

  const faultsOfPage = async (page: Page) => {
    await page.locator('.setting').first().waitFor()
    await settled(page)
    expect(await overflow(page)).toBe(0)
    return faultsInBothShades(page, { part: 'main' })
  }

  test('B-64j the page has no fault by day and by night: desktop', async () => {
    const page = shared()
    // It is drawn anew, without what other tests have left in it.
    await page.goto('/#/redirect/setting')
    await page.waitForURL(/#\/setting$/)
    expect(await faultsOfPage(page)).toEqual([])
  })

  test('B-64j the page has no fault by day and by night: phone', async () => {
    const page = await visit.open({ viewport: PHONE, locale: 'en', reducedMotion: 'reduce' })
    await followSystem(page)
    await signIn(page, 'admin', { at: '/setting' })
    expect(await faultsOfPage(page)).toEqual([])
  })
})
