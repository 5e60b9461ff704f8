// @module-tag browser
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { samplePicture } from '../server/testing/site.ts'
import { hand } from './kit/clipboard.ts'
import { sharedTextsOf } from './kit/editor.ts'
import { serviceOf } from './kit/service.ts'
import { shareOffice } from './kit/share-office.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

const fragment = (name: string) => readFileSync(new URL(`../admin/resource/kinds/html/paste/corpus/${name}.html`, import.meta.url), 'utf8')

const picture = async (name: string) => ({ name, type: 'image/png', base64: (await samplePicture()).toString('base64') })

const PENDING =
  'Please wait for all images to be uploaded successfully. If there is a network problem, please refresh the page and upload again!'

describe('The editor of rich text', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)

  const share = shareOffice(visit, 'editor')
  const openNews = sharedTextsOf(visit, share)

  test('B-33a a table whose cells hold paragraphs survives opening, a letter and saving', { tags: ['walk'] }, async () => {
    const table = (last: string) =>
      `<table><tbody><tr><td>A</td><td colspan="2"><p>B</p><p>C</p></td></tr><tr><th scope="row">D</th><td>E</td><td>${last}</td></tr></tbody></table>`
    const { page, text, stored } = await openNews(table('<p>F</p>').replace('<td>A</td>', '<td><p>A</p></td>'))
    await text.locator('td').last().click()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    const html = await stored()
    expect(html).toBe(table('F!'))
  })

  test(
    'B-33c a paste from Word keeps table, lists, headings, links, sub- and superscript through the server',
    { tags: ['walk'] },
    async () => {
      const { page, text, stored } = await openNews('')
      for (const name of ['word-table', 'word-lists-nested', 'word-headings-zh']) {
        await text.press('Control+End')
        await hand(text, 'paste', { html: fragment(name) })
      }
      // B-105g, while the words of the paste are there.
      await page.getByRole('status').getByText('没有保留：居中或右对齐、文字颜色、缩进').waitFor()
      const html = await stored()
      expect(html).toContain('<td rowspan="2"><p>2.8 x 10<sup>4</sup></p><p>H<sub>2</sub>O</p></td>')
      expect(html).toContain('<ol start="3"><li><p>Third step</p><ol type="a"><li><p>Lettered</p></li></ol></li></ol>')
      expect(html).toContain('<h2>1.1 适用范围</h2><h4>第五级标题</h4>')
      expect(html).toContain('<a href="https://www.example.com/a%20b">官网</a>')
      expect(html).not.toMatch(/mso|o:p|style=|class=/i)
      expect(await page.locator('.ant-modal-confirm').count()).toBe(0)
    },
  )

  test('B-33e lost pictures are said and counted before anything is inserted, and the rest can be kept', async () => {
    const { page, text, stored } = await openNews('<p>before</p>')
    await text.press('Control+End')
    await hand(text, 'paste', { html: fragment('word-pictures') })
    const dialog = page.getByRole('dialog', { name: '部分内容无法保留' })
    await dialog.getByText('2 张本机或其他程序中的图片').waitFor()
    await dialog.getByText('1 个访客无法打开的链接').waitFor()
    expect(await text.innerText()).toBe('before')
    await dialog.getByRole('button', { name: /取\s*消/ }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await text.innerText()).toBe('before')
    await hand(text, 'paste', { html: fragment('web-article-en') })
    await dialog.getByText('1 张其他网站的图片').waitFor()
    await dialog.getByText('1 个视频').waitFor()
    await dialog.getByRole('button', { name: '保留其余内容' }).click()
    await text.getByText('How line-scan cameras work').waitFor()
    expect(await text.locator('img').count()).toBe(0)
    expect(await stored()).toContain('<h3>See it run</h3>')
  })

  test('B-33e the source says what the server would remove', async () => {
    const { page } = await openNews('<p>a</p>')
    await page.getByRole('button', { name: '源代码' }).first().click()
    await page.getByRole('textbox', { name: '源代码' }).first().fill('<p>a</p><img src="https://other.example/a.png">')
    await page.getByText('以下内容保存时会被移除').waitFor()
    await page.getByText('1 张其他网站的图片').waitFor()
    expect(await page.getByRole('button', { name: '源代码' }).first().isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: '源代码' }).first().fill('<p>a</p><img src="data:image/png;base64,eA==">')
    await page.getByText('1 张本机或其他程序中的图片').waitFor()
  })

  test('B-33d several pictures by drop and paste upload into their places, and the text stays', async () => {
    const { page, text, stored } = await openNews('<p>first</p><p>second</p>')
    const [one, two, three] = await Promise.all(['plant.png', 'hall.png', 'image.png'].map(picture))
    await hand(text, 'drop', { files: [one!, two!] })
    await text.press('Control+End')
    await hand(text, 'paste', { files: [three!] })
    await expect.poll(() => text.locator('img[src^="/media/"]').count()).toBe(3)
    expect(await page.locator('.kit-uploads').count()).toBe(0)
    const html = await stored()
    expect(html.match(/<img/g)).toHaveLength(3)
    expect(html).toContain('alt="plant"')
    expect(html).toContain('alt="hall"')
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('firstsecond')
    expect(page.url()).toContain('/sitenews/')
  })

  test('B-33d a copied picture that a page also names by its address is uploaded, and a picture inside pasted HTML too', async () => {
    const { page, text } = await openNews('')
    const copied = { html: '<meta charset="utf-8"><img src="https://other.example/a.png" alt="a">', files: [await picture('image.png')] }
    await hand(text, 'paste', copied)
    await expect.poll(() => text.locator('img[src^="/media/"]').count()).toBe(1)
    await text.press('Control+End')
    const { base64 } = await picture('x.png')
    await hand(text, 'paste', { html: `<p>text <img src="data:image/png;base64,${base64}" alt="产线"> after</p>` })
    await expect.poll(() => text.locator('img[src^="/media/"]').count()).toBe(2)
    expect(await text.locator('img').last().getAttribute('alt')).toBe('产线')
    expect(await page.locator('.ant-modal-confirm').count()).toBe(0)
  })

  test(
    'X-03f nothing is saved or published while a picture is on its way into the text, and then it is there',
    { tags: ['walk'] },
    async () => {
      const { page, id, text } = await openNews('<p>words</p>')
      const held = Promise.withResolvers<void>()
      await page.route('**/Upload/Picture', (route) => held.promise.then(() => route.continue()))
      await text.press('Control+End')
      await hand(text, 'paste', { files: [await picture('slow.png')] })
      await page.getByRole('list', { name: '正在上传的图片' }).waitFor()
      const notice = page.locator('.ant-notification-notice')
      // The row has no other change: it would be published as it is.
      await page.getByRole('button', { name: '发布', exact: true }).click()
      const dismiss = async () => {
        await notice.getByText(PENDING).waitFor()
        await notice.getByRole('button').click()
        await notice.waitFor({ state: 'detached' })
      }
      await dismiss()
      await page.locator('#summary').fill('my words')
      await page.getByRole('button', { name: '保存并发布' }).click()
      await notice.getByText(PENDING).waitFor()
      await page.keyboard.press('Control+s')
      await dismiss()
      await page.getByRole('button', { name: '更多', exact: true }).last().click()
      await page.getByRole('menuitem', { name: '定时发布' }).click()
      await notice.getByText(PENDING).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
      const row = async () => (await service('editor', 'GET', `News/Get?id=${id}`)).result
      await expect.poll(row).toMatchObject({ state: 'draft', content: '<p>words</p>' })
      held.resolve()
      await text.locator('img[src^="/media/"]').waitFor()
      await page.getByRole('button', { name: '保存并发布' }).click()
      await expect.poll(async () => (await row())['state']).toBe('published')
      expect(await row()).toMatchObject({
        summary: 'my words',
        content: expect.stringMatching(/^<p>words<img src="\/media\/\w+" alt="slow"[^>]*><\/p>$/),
      })
      await page.unrouteAll()
    },
  )

  test('B-33d a file that is no picture says so, and no drop in the form opens it in the browser', async () => {
    const { page, text } = await openNews('<p>a</p>')
    const file = { name: 'list.txt', type: 'text/plain', base64: btoa('a') }
    await hand(text, 'drop', { files: [file] })
    await page.locator('.kit-uploads [role=alert]').waitFor()
    expect(await text.locator('img').count()).toBe(0)
    await page.getByRole('button', { name: '移除 list.txt' }).click()
    await expect.poll(() => page.locator('.kit-uploads').count()).toBe(0)
    await hand(page.locator('.kit-toolbar').first(), 'drop', { files: [file] })
    await hand(page.locator('h1').locator('visible=true').first(), 'drop', { files: [file] })
  })

  test('B-33d a change of the language leaves uploads alone', async () => {
    const { page, text } = await openNews('<p>words</p>')
    const held = Promise.withResolvers<void>()
    await page.route('**/Upload/Picture', (route) => held.promise.then(() => route.continue()))
    await text.press('Control+End')
    await hand(text, 'paste', { files: [await picture('patient.png')] })
    await page.getByRole('list', { name: '正在上传的图片' }).waitFor()
    await page.getByRole('button', { name: '语言' }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await page.getByRole('list', { name: 'Pictures being uploaded' }).waitFor()
    expect(await page.getByText(/未上传完成|You left the page/).count()).toBe(0)
    held.resolve()
    await text.locator('img[src^="/media/"]').waitFor()
    expect(await page.locator('.kit-uploads').count()).toBe(0)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitem', { name: '中文' }).click()
    await page.getByRole('button', { name: '语言' }).waitFor()
  })

  test('B-33h the address of a link is typed letter by letter, and the focus stays in its field', async () => {
    const { page, text, stored } = await openNews('<p>words</p>')
    await text.press('Control+a')
    await page.getByRole('button', { name: '链接' }).first().click()
    const input = page.getByRole('combobox', { name: '链接地址' })
    await input.waitFor()
    await input.pressSequentially('/_news', { delay: 50 })
    await expect.poll(() => input.inputValue()).toBe('/_news')
    await page.keyboard.press('Enter')
    await input.waitFor({ state: 'detached' })
    expect(await stored()).toBe('<p><a href="/_news">words</a></p>')
  })

  test('B-33f the alternative text of a picture can be changed later', async () => {
    const { page, text, stored } = await openNews('')
    await hand(text, 'paste', { files: [await picture('plant.png')] })
    await text.locator('img[src^="/media/"]').click()
    await page.getByRole('button', { name: '替代文字' }).first().click()
    const input = page.getByRole('textbox', { name: '替代文字' })
    await expect.poll(() => input.inputValue()).toBe('plant')
    await input.fill('装配车间')
    await page.keyboard.press('Enter')
    await input.waitFor({ state: 'detached' })
    expect(await stored()).toContain('alt="装配车间"')
  })

  test('B-33c h1 becomes the first heading of a page, and h4 has a name in the list of styles', async () => {
    const { page, text, stored } = await openNews('<h4>small</h4>')
    await text.locator('h4').click()
    await page.locator('.kit-toolbar').first().getByTitle('次级小标题').waitFor()
    await text.press('Control+End')
    await page.keyboard.press('Enter')
    await hand(text, 'paste', { html: '<h1>big</h1><p>x</p>' })
    expect(await stored()).toContain('<h2>big</h2>')
  })

  test('B-33h the toolbar is one Tab stop with arrow keys, Home and End, and Tab comes back to the tool used last', async () => {
    const { page, text } = await openNews('<p>a</p>')
    const bar = page.locator('.kit-toolbar').first()
    expect(await bar.locator('[tabindex="0"]').count()).toBe(1)
    await text.click()
    await page.keyboard.press('Shift+Tab')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    await expect.poll(focused).toBe('正文')
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).toBe('加粗')
    await page.keyboard.press('End')
    await expect.poll(focused).toBe('全屏')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await expect.poll(focused).toBe('查找和替换')
    await page.keyboard.press('Home')
    await expect.poll(focused).toBe('正文')
    expect(await bar.locator('[tabindex="0"]').count()).toBe(1)
  })

  test('B-33h a click on the label of the text puts the caret into it, and no two elements have its id', async () => {
    const { page, text } = await openNews('<p>a</p>')
    await page
      .locator('label[for=content]')
      .first()
      .click({ position: { x: 8, y: 8 } })
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => [...document.querySelectorAll('[id]')].filter(({ id }) => id === 'content').length)).toBe(1)
    await page.locator('.shell-skip').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })

  test('B-33g a slide has a short editor of words and links, which takes no pictures', async () => {
    const page = await share('/sitecarousel/new')
    await page.setViewportSize(PHONE)
    const text = page.locator('.kit-editor-body [contenteditable]').first()
    await text.waitFor()
    const bar = page.locator('.kit-toolbar').first()
    await bar.getByRole('button', { name: '加粗' }).waitFor()
    for (const name of ['表格', '插入图片', '项目列表', '源代码']) expect(await bar.getByRole('button', { name }).count(), name).toBe(0)
    await text.click()
    await hand(text, 'paste', { html: fragment('excel-range') })
    const dialog = page.getByRole('dialog', { name: '部分内容无法保留' })
    await dialog.getByText('1 张图片或表格').waitFor()
    await dialog.getByRole('button', { name: /取\s*消/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await hand(text, 'paste', { html: '<p>m<sup>2</sup> <a href="/_news">新闻</a></p>' })
    expect(await text.innerHTML()).toContain('m<sup>2</sup>')
    expect((await text.boundingBox())!.height).toBeLessThan(160)
    await page.setViewportSize(DESKTOP)
  })

  describe('of uploads that fail', () => {
    const openNews = sharedTextsOf(visit, shareOffice(visit, 'editor', { expected: /400|503|ERR_FAILED|Failed to load/ }))

    test('B-33d an upload shows its progress and can be stopped; a failed one says what to do and can be sent again', async () => {
      const { page, text, stored } = await openNews('<p>words</p>')
      const held = Promise.withResolvers<void>()
      await page.route('**/Upload/Picture', (route) => held.promise.then(() => route.abort()).catch(() => undefined))
      await text.press('Control+End')
      await hand(text, 'paste', { files: [await picture('slow.png'), await picture('other.png')] })
      const list = page.getByRole('list', { name: '正在上传的图片' })
      expect(await list.getByRole('progressbar').count()).toBe(2)
      expect(await text.locator('img[data-coming]').count()).toBe(2)
      await list.getByRole('button', { name: '取消上传 slow.png' }).click()
      await expect.poll(() => text.locator('img[data-coming]').count()).toBe(1)
      expect(await list.getByText('slow.png').count()).toBe(0)
      held.resolve()
      await list.getByText('上传失败, 请重试').waitFor()
      // X-03b: what is saved now would lack it.
      await page.keyboard.press('Control+s')
      await page.getByText(PENDING).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
      await list.getByRole('button', { name: '重新上传' }).click()
      await text.locator('img[src^="/media/"]').waitFor()
      expect(await list.count()).toBe(0)
      expect(await stored()).toMatch(/^<p>words<img src="\/media\/\w+" alt="other"[^>]*><\/p>$/)
    })

    test('X-02 B-33d a broken picture reads 上传失败, 请重试 with the reason of the server, and does not blame the network', async () => {
      const { page, text } = await openNews('<p>words</p>')
      await text.press('Control+End')
      await hand(text, 'paste', { files: [{ name: 'broken.png', type: 'image/png', base64: btoa('no picture') }] })
      const words = page.getByRole('list', { name: '正在上传的图片' }).getByRole('alert')
      await expect.poll(() => words.innerText()).toMatch(/^上传失败, 请重试 · 文件格式不正确, 请上传.+图片格式文件!$/)
    })

    test('B-33d uploads that a change of page stops are gone from the form when it is shown again', async () => {
      const { page, id, text } = await openNews('<p>words</p>')
      const held = Promise.withResolvers<void>()
      await page.route('**/Upload/Picture', (route) => held.promise.then(() => route.abort()).catch(() => undefined))
      await text.press('Control+End')
      await hand(text, 'paste', { files: [await picture('slow.png')] })
      await page.getByRole('list', { name: '正在上传的图片' }).waitFor()
      await page.goto('/#/dashboard')
      await page.getByText('1 张图片未上传完成').waitFor()
      await page.goto(`/#/sitenews/${id}`)
      await text.getByText('words').waitFor()
      expect(await page.locator('.kit-uploads').count()).toBe(0)
      expect(await text.locator('img').count()).toBe(0)
      held.resolve()
      await page.unrouteAll({ behavior: 'wait' })
    })
  })
})
