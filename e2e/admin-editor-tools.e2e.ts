// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { editor as en } from '../contract/words/en/admin-editor.ts'
import { editor as zh } from '../contract/words/zh-CN/admin-editor.ts'
import { mp4 } from '../server/testing/video-files.ts'
import { sharedTextsOf, textsOf } from './kit/editor.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { DESKTOP, visitDemo } from './kit/visit.ts'

/** The cells of the table are wider than a phone. */
const LOOKED_AT = `<h2>a</h2><p>b <code>c</code></p><pre>d</pre><table><tbody><tr>${'<td>4096×3072-4096×3072</td>'.repeat(4)}</tr></tbody></table><p>b</p>`
const NARROW = { width: 360, height: 740 }

describe('The tools of the editor', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)

  const opened = sharedTextsOf(visit, shareOffice(visit, 'editor'))
  const openedApart = textsOf(visit)
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

  test(
    'B-121e B-121i B-126b by the keyboard alone the text fills the window, a word is replaced everywhere, and Escape leads back step by step',
    { tags: ['walk'] },
    async () => {
      const { page, text, stored, tool } = await opened('<p>旧型号和<strong>旧</strong>说明</p><p>旧</p>')
      await tool('全屏').focus()
      await page.keyboard.press('Enter')
      const box = page.locator('.kit-editor[data-full]')
      await expect.poll(() => box.boundingBox()).toMatchObject({ x: 0, y: 0, ...DESKTOP })
      expect(await page.locator('#title').evaluate((input) => input.closest('[inert]') !== null)).toBe(true)
      await text.press('Control+f')
      await expect.poll(() => focused(page)).toBe('查找')
      await page.keyboard.type('旧')
      await box.getByText('第 1 处，共 3 处').waitFor()
      await page.keyboard.press('Enter')
      await box.getByText('第 2 处，共 3 处').waitFor()
      await box.getByRole('textbox', { name: '替换为' }).fill('新')
      await box.getByRole('button', { name: '全部替换' }).press('Enter')
      await box.getByText('已替换 3 处').waitFor()
      await page.keyboard.press('Escape')
      await box.getByRole('search').waitFor({ state: 'detached' })
      expect(await box.count()).toBe(1)
      await page.keyboard.press('Control+f')
      await expect.poll(() => focused(page)).toBe('查找')
      // The second key comes before anything of the first is drawn.
      await page.evaluate(() => {
        for (const _ of ['search', 'full screen'])
          document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      })
      await expect.poll(() => box.count()).toBe(0)
      expect(await box.getByRole('search').count()).toBe(0)
      await tool('全屏').click()
      await box.waitFor()
      await page.locator('.kit-editor-count').first().click()
      await page.keyboard.press('Escape')
      await expect.poll(() => box.count()).toBe(0)
      expect(await page.locator('#title').evaluate((input) => input.closest('[inert]'))).toBeNull()
      expect(await page.locator('.kit-editor-count').first().innerText()).toBe('8 字 · 8 个字符（不计空格）')
      expect(await stored()).toBe('<p>新型号和<strong>新</strong>说明</p><p>新</p>')
    },
  )

  test('B-121c B-131b B-131c a page of the site is linked by words of its title, and its title becomes the text of the link', async () => {
    const { page, text, stored, tool } = await opened('<p></p>')
    const title = `站内${crypto.randomUUID().slice(0, 8)}`
    const { result } = await service('admin', 'POST', 'News/Create', { title, slug: `s-${crypto.randomUUID()}`, content: '<p>a</p>' })
    await service('admin', 'POST', 'News/Publish', { id: result.id, version: result['version'] })
    const path = `/_newsdetail/${String(result['slug'])}`
    await text.click()
    await tool('链接').press('Enter')
    const input = page.getByRole('combobox', { name: '链接地址' })
    await expect.poll(() => focused(page)).toBe('链接地址')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('链接')
    await page.keyboard.press('Enter')
    await input.fill(title)
    await page.locator('.kit-page', { hasText: title }).waitFor()
    await page.getByRole('option', { name: title }).waitFor({ state: 'attached' })
    expect(await faultsOf(page, { part: '.ant-popover' })).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => input.inputValue()).toBe(path)
    await page.keyboard.press('Enter')
    await input.waitFor({ state: 'detached' })
    expect(await stored()).toBe(`<p><a href="${path}">${title}</a></p>`)
  })

  test('B-121b a video is uploaded into the text and named, a file that is none is refused, and the site plays it', async () => {
    const { page, id, text, stored, tool } = await opened('<p>before</p>')
    await text.press('Control+End')
    await tool('插入视频').click()
    const dialog = page.getByRole('dialog', { name: '插入视频' })
    const input = dialog.locator('input[type=file]')
    await input.setInputFiles([{ name: 'no-film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('words') }])
    await dialog.getByText('文件格式不正确, 请上传mp4、webm格式文件!').waitFor()
    await dialog.getByRole('button', { name: /^插\s*入/ }).click()
    await page.getByText('请等待视频上传完成').waitFor()
    await dialog.getByRole('button', { name: '移除 no-film.mp4' }).click()
    await input.setInputFiles([{ name: 'line.mp4', mimeType: 'video/mp4', buffer: mp4() }])
    await dialog.getByText('上传成功').waitFor()
    await dialog.getByRole('button', { name: /^插\s*入/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await text.locator('video').click({ position: { x: 10, y: 10 } })
    await tool('视频名称').click()
    await page.getByRole('textbox', { name: '视频名称' }).fill('产线一览')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: '视频名称' }).waitFor({ state: 'detached' })
    expect(await stored()).toMatch(
      /^<p>before<\/p><video src="\/media\/\w+" title="产线一览" controls preload="metadata" playsinline><\/video>$/,
    )
    const { version } = (await service('editor', 'GET', `News/Get?id=${id}`)).result
    await service('editor', 'POST', 'News/Publish', { id, version })
    const site = await visit.open()
    await site.goto(`/_newsdetail?id=${id}`)
    const shown = site.locator('.prose video[controls][title="产线一览"]')
    await shown.waitFor()
    expect((await shown.boundingBox())!.width).toBeGreaterThan(300)
    expect(await faultsOf(site, { part: '.prose' })).toEqual([])
  })

  test('B-121d B-126d a picture of the library is found by its album, also after a failure, and is inserted with the text that was noted for it', async () => {
    const { page, text, stored, tool } = await openedApart('<p></p>', { expected: /503/ })
    const { items } = (await service('admin', 'GET', 'Upload/GetAll?kind=picture&maxResultCount=1')).result
    const [file] = items
    const title = `库${crypto.randomUUID().slice(0, 8)}`
    await service('admin', 'POST', 'Upload/Update', { id: file!['id'], title, alt: '装配线全景', albums: [title] })
    await page.route(
      /Upload\/GetAll/,
      (route) => route.fulfill({ status: 503, json: { success: false, error: { message: '稍后再试' } } }),
      {
        times: 1,
      },
    )
    await text.click()
    await tool('插入图片').click()
    const dialog = page.getByRole('dialog', { name: '插入图片' })
    await dialog.getByRole('tab', { name: '媒体库' }).click()
    await dialog.getByRole('button', { name: /重\s*试/ }).click()
    await dialog.locator('.kit-file').nth(1).waitFor()
    await dialog.getByRole('combobox', { name: '相册' }).fill(title)
    await page.keyboard.press('Enter')
    await expect.poll(() => dialog.locator('.kit-file').count()).toBe(1)
    await dialog.locator('.kit-file', { hasText: title }).click()
    await dialog.getByRole('button', { name: /^插\s*入/ }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await stored()).toContain(`<img src="${String(file!['url'])}" alt="装配线全景"`)
  })

  test.each([
    { locale: 'zh-CN', viewport: DESKTOP, shade: 'light', find: '查找和替换', full: '全屏', more: '其余工具', least: '上标' },
    {
      locale: 'en-US',
      viewport: NARROW,
      shade: 'dark',
      find: 'Find and replace',
      full: 'Full screen',
      more: 'Other tools',
      least: 'Superscript',
    },
  ])(
    'B-121a B-121j B-126c B-131d P-15 the tools are one line without faults at $viewport.width px, in $locale, and each has its name',
    async ({ find, full, more, least, ...options }) => {
      const { page, tool } = options.locale === 'zh-CN' ? await opened(LOOKED_AT) : await openedApart(LOOKED_AT, options)
      await tool(find).click()
      await page.keyboard.type('b')
      await settled(page)
      expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
      const bar = page.locator('.kit-toolbar').first()
      expect((await bar.boundingBox())!.height).toBeLessThan(60)
      expect(await tool(least).count()).toBe(0)
      await tool(more).press('Enter')
      await tool(least).waitFor()
      const words = options.locale === 'en-US' ? en : zh
      for (const key of ['bulletList', 'orderedList', 'quote', 'table', 'code', 'codeBlock', 'link', 'picture', 'video'] as const)
        expect([key, await page.getByRole('toolbar').getByRole('button', { name: words[key], exact: true }).count()]).toEqual([key, 1])
      expect(await page.getByRole('toolbar').getByRole('combobox').count()).toBeGreaterThan(0)
      await page.keyboard.press('End')
      const end = await bar.getByRole('button').and(page.locator(':enabled')).last().getAttribute('aria-label')
      await expect.poll(() => focused(page)).toBe(end)
      await settled(page)
      expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
      await tool(full).click()
      await page.locator('.kit-editor[data-full]').waitFor()
      await settled(page)
      expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
    },
  )
})
