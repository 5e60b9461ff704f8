// @module-tag browser
import type { Locator, Page } from '@playwright/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { samplePicture } from '../server/testing/site.ts'
import { sharedTextsOf } from './kit/editor.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { followSystem } from './kit/shades.ts'
import { shareOffice } from './kit/share-office.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

const PRESCRIBED =
  'Please wait for all images to be uploaded successfully. If there is a network problem, please refresh the page and upload again!'

const WORDS = {
  'zh-CN': { title: '插入图片', library: '图库', box: '选择、拖放或粘贴图片', insert: /^插\s*入/, search: '搜索图库', success: '上传成功' },
  'en-US': {
    title: 'Insert picture',
    library: 'Gallery',
    box: 'Choose, drop or paste pictures',
    insert: /^Insert/,
    search: 'Search the gallery',
    success: 'Uploaded',
  },
} as const
type Locale = keyof typeof WORDS

const png = async (name: string, background = '#a33') => ({
  name,
  mimeType: 'image/png',
  buffer: await samplePicture(300, 200, background),
})

/** Hands a picture to an element as the browser does at a paste. */
const paste = async (target: Locator, name: string) =>
  target.evaluate(
    (element, [fileName, base64]) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], fileName, { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
    },
    [name, (await samplePicture(300, 200, '#3a3')).toString('base64')] as const,
  )

describe('The dialog of pictures', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const share = shareOffice(visit, 'editor')

  async function openedOn(office: typeof share, locale: Locale = 'zh-CN') {
    const words = WORDS[locale]
    const { page, text, stored } = await sharedTextsOf(visit, office)('<p>before after</p>')
    onTestFinished(() => page.unrouteAll())
    await text.click()
    await page.keyboard.press('Home')
    for (const _ of 'before') await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: words.title }).first().click()
    const dialog = page.getByRole('dialog', { name: words.title })
    const input = dialog.locator('input[type=file]')
    await input.waitFor({ state: 'attached' })
    return {
      page,
      text,
      dialog,
      input,
      insert: dialog.getByRole('button', { name: words.insert }),
      entry: (name: string) => dialog.locator('.uploader-entry', { hasText: name }),
      stored,
    }
  }

  const opened = () => openedOn(share)

  /** Lets no upload of this name reach the server before `release` is called. */
  async function hold(page: Page, name: string) {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/Upload/Picture', async (route) => {
      if (route.request().postDataBuffer()?.includes(`filename="${name}"`)) await promise
      await route.continue().catch(() => undefined)
    })
    return release
  }

  async function insertWhilePending(
    locale: Locale,
    { page, text, dialog, input, insert, entry, stored }: Awaited<ReturnType<typeof opened>>,
  ) {
    const release = await hold(page, 'slow.png')
    await input.setInputFiles([await png('quick.png'), await png('slow.png', '#33a')])
    await entry('quick.png').getByText(WORDS[locale].success).waitFor()
    expect(await entry('slow.png').getAttribute('data-status')).toBe('ready')
    await entry('slow.png').getByRole('progressbar').waitFor()
    await insert.click()
    const notice = page.locator('.ant-notification-notice')
    await notice.waitFor()
    expect((await notice.innerText()).trim()).toBe(PRESCRIBED)
    expect(await text.locator('img').count()).toBe(0)
    expect(await dialog.isVisible()).toBe(true)
    release()
    await entry('slow.png').getByText(WORDS[locale].success).waitFor()
    await insert.click()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => text.locator('img[src^="/media/"]').evaluateAll((all) => all.map((one) => one.getAttribute('alt'))))
      .toEqual(['quick', 'slow'])
    expect(await stored()).toMatch(
      /^<p>before<img src="\/media\/\w+" alt="quick"[^>]*><img src="\/media\/\w+" alt="slow"[^>]*> after<\/p>$/,
    )
  }

  test(
    'X-03a X-03c X-03d while an upload is pending, Insert shows the prescribed words and puts nothing into the text, in zh-CN; later all stand at the caret',
    { tags: ['walk'] },
    async () => insertWhilePending('zh-CN', await opened()),
  )

  test('X-03c X-03e an upload can be stopped, a picture pasted, and closing asks while one is on its way', async () => {
    const { page, text, dialog, input, entry } = await opened()
    const release = await hold(page, 'slow.png')
    await input.setInputFiles([await png('slow.png')])
    await entry('slow.png').getByRole('button', { name: '取消上传 slow.png' }).click()
    await expect.poll(() => dialog.locator('.uploader-entry').count()).toBe(0)
    await paste(dialog.getByRole('tab', { selected: true }), 'pasted.png')
    await entry('pasted.png').getByText('上传成功').waitFor()
    await input.setInputFiles([await png('slow.png')])
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: '操作提示' })
    await question.getByText('还有图片正在上传').waitFor()
    await question.getByRole('button', { name: /取\s*消/ }).click()
    await question.waitFor({ state: 'detached' })
    expect(await entry('slow.png').count()).toBe(1)
    await dialog.getByRole('button', { name: /取\s*消$/ }).click()
    await question.getByRole('button', { name: '停止上传并关闭' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await text.locator('img').count()).toBe(0)
    release()
  })

  test('X-03c X-03d pictures of the gallery are searched, chosen by the keyboard, and inserted in that order with their alternative text', async () => {
    const alts = { 'zh-CN': '装配车间的全景', 'en-US': '' }
    const { items } = (await service('editor', 'GET', 'GalleryPicture/GetAll?maxResultCount=2')).result
    const mark = crypto.randomUUID().slice(0, 8)
    for (const [index, name] of ['a', 'b'].entries())
      await service('editor', 'POST', 'GalleryPicture/Create', {
        title: `${mark}${name}`,
        image: items[index]!['image'],
        alt: name === 'a' ? alts['zh-CN'] : null,
      })
    const { page, dialog, insert, stored } = await opened()
    await dialog.getByRole('tab', { name: '图库' }).click()
    const choices = dialog.locator('.kit-file:visible')
    await choices.nth(2).waitFor()
    await dialog.getByRole('searchbox', { name: '搜索图库' }).fill(mark)
    await expect.poll(() => choices.count()).toBe(2)
    for (const name of ['b', 'a']) {
      await dialog.getByRole('option', { name: `${mark}${name}` }).focus()
      await page.keyboard.press('Space')
    }
    await expect.poll(() => dialog.locator('.kit-file[aria-selected=true]').count()).toBe(2)
    await dialog.getByRole('searchbox', { name: '搜索图库' }).fill('no such picture')
    await dialog.getByText('没有符合条件的图片').waitFor()
    await insert.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const html = await stored()
    expect([...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['', alts['zh-CN']])
    expect(html).not.toContain('#focus')
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('before after')
  })

  test('X-03c X-03d B-116f pictures of the library are inserted with the text noted about them, in the language of the text', async () => {
    const { items } = (await service('editor', 'GET', 'Upload/GetAll?kind=picture&maxResultCount=1')).result
    const mark = crypto.randomUUID().slice(0, 8)
    await service('admin', 'POST', 'Upload/Update', { id: items[0]!['id'], title: mark, alt: '一排相机', altEn: 'A row of cameras' })
    const { dialog, insert, stored } = await opened()
    await dialog.getByRole('tab', { name: '媒体库' }).click()
    await dialog.getByRole('searchbox', { name: '搜索媒体库' }).fill(mark)
    const found = dialog.getByRole('listbox', { name: '媒体库' }).getByRole('option')
    await expect.poll(() => found.count()).toBe(1)
    await found.click()
    await insert.click()
    await dialog.waitFor({ state: 'detached' })
    expect(await stored()).toMatch(/<img src="\/media\/\w+" alt="一排相机"/)
  })

  test('B-116f a field of pictures takes one of the library, in the place of another as well', async () => {
    const page = await share('/gallery/new')
    await page.getByRole('button', { name: '从媒体库选择' }).click()
    const dialog = page.getByRole('dialog', { name: '从媒体库选择' })
    const choices = dialog.getByRole('option')
    await choices.nth(1).click()
    await choices.nth(0).click()
    await expect.poll(() => dialog.locator('.kit-file[aria-selected=true]').count()).toBe(1)
    await dialog.getByRole('button', { name: /^使\s*用$/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    const shown = page.locator('.kit-shown img')
    await shown.waitFor()
    const before = await shown.getAttribute('src')
    await page.getByRole('button', { name: '从媒体库选择' }).click()
    await choices.nth(1).click()
    await dialog.getByRole('button', { name: /^使\s*用$/ }).click()
    await expect.poll(() => shown.getAttribute('src')).not.toBe(before)
  })

  async function lookFor(locale: Locale, { page, dialog, input, insert, entry }: Awaited<ReturnType<typeof opened>>) {
    await input.setInputFiles([await png('one.png')])
    await entry('one.png').getByText(WORDS[locale].success).waitFor()
    await page.route('**/Upload/Picture', (route) => route.abort())
    await input.setInputFiles([await png(`${'long-name-'.repeat(12)}.png`)])
    await entry('long-name').getByRole('alert').waitFor()
    await settled(page)
    expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
    await dialog.getByRole('tab', { name: WORDS[locale].library }).click()
    const choice = dialog.locator('.kit-file:visible').first()
    await choice.click()
    await settled(page)
    expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
    expect(await insert.isVisible()).toBe(true)
  }

  describe('when uploads fail', () => {
    const shareFailing = shareOffice(visit, 'editor', { expected: /503|400|ERR_FAILED|Failed to load/ })

    test('X-03b X-03c an upload that fails says why and is pending until it is sent again or removed', async () => {
      const { page, text, dialog, input, insert, entry } = await openedOn(shareFailing)
      await page.route('**/Upload/Picture', (route) => route.abort())
      await input.setInputFiles([await png('one.png'), await png('two.png', '#33a')])
      await entry('one.png').getByRole('alert').waitFor()
      await entry('two.png').getByRole('alert').waitFor()
      expect(await entry('one.png').innerText()).toContain('上传失败, 请重试')
      await page.unrouteAll({ behavior: 'wait' })
      await insert.click()
      await page.getByText(PRESCRIBED).waitFor()
      await entry('one.png').getByRole('button', { name: '重新上传 one.png' }).click()
      await entry('one.png').getByText('上传成功').waitFor()
      await entry('two.png').getByRole('button', { name: '移除 two.png' }).click()
      await input.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
      await expect.poll(() => entry('fake.png').getByRole('alert').innerText()).toMatch(/上传失败, 请重试 · .+/)
      await entry('fake.png').getByRole('button', { name: '移除 fake.png' }).click()
      await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
      await page.getByText('文件格式不正确').waitFor()
      expect(await dialog.locator('.uploader-entry').count()).toBe(1)
      await insert.click()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => text.locator('img').count()).toBe(1)
      expect(await text.innerText()).toBe('before after')
    })

    test('X-03c P-15 the dialog has no faults at 1440 px, in zh-CN', async () => lookFor('zh-CN', await openedOn(shareFailing)))
  })

  describe('in English', () => {
    const shareEnglish = shareOffice(visit, 'editor', { locale: 'en-US', expected: /ERR_FAILED|Failed to load/ }, followSystem)

    test('X-03a X-03c X-03d while an upload is pending, Insert shows the prescribed words and puts nothing into the text, in en-US; later all stand at the caret', async () =>
      insertWhilePending('en-US', await openedOn(shareEnglish, 'en-US')))

    test('X-03c P-15 the dialog has no faults at 390 px, in en-US', async () => {
      const page = await shareEnglish()
      onTestFinished(async () => {
        await page.setViewportSize(DESKTOP)
        await page.emulateMedia({ colorScheme: 'light' })
      })
      await page.setViewportSize(PHONE)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.waitForFunction(() => document.documentElement.dataset['shade'] === 'dark')
      const opened = await openedOn(shareEnglish, 'en-US')
      await lookFor('en-US', opened)
    })
  })
})
