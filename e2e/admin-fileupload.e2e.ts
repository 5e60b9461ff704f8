// @module-tag browser
import type { Locator, Page, Request } from '@playwright/test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { samplePicture } from '../server/testing/site.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo, type VisitOptions } from './kit/visit.ts'

const MB = 1024 * 1024
const textFile = (name: string, content = 'words') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
const png = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await samplePicture(300, 200, background),
})

describe('The screen of uploads', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const box = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).first()
  const input = (card: Locator) => card.locator('input[type=file]')
  const entries = (card: Locator) => card.locator('.uploader-entry')
  const names = (card: Locator) => card.locator('.uploader-name').allInnerTexts()
  const states = (card: Locator) => entries(card).evaluateAll((all) => all.map((one) => one.getAttribute('data-status')))
  const notice = (page: Page, text: string) => page.locator('.ant-notification-notice', { hasText: text })
  const isFile = (request: Request) => /\/Upload\/(Picture|Avatar|File)$/.test(request.url())
  /** The name of the form field that carries the file. */
  const fieldOf = (request: Request) => /form-data; name="([^"]*)"; filename/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1]
  const question = (page: Page) => page.getByRole('dialog', { name: '操作提示' })
  const library = (page: Page) => page.getByRole('region', { name: '最近上传' })

  /** The library begins as a list. */
  const listed = (page: Page) => page.addInitScript(() => localStorage.setItem('portico.library', '"list"'))

  async function opened(who: string, options: Parameters<typeof visit.open>[0] = {}) {
    const page = await visit.open(options)
    await listed(page)
    await signIn(page, who, { at: '/fileupload' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    return page
  }
  /** The screen on a page that the tests of a describe share. */
  function sharing(options: VisitOptions = {}) {
    const share = shareOffice(visit, 'editor', options, listed)
    return async () => {
      const page = await share('/fileupload')
      await page.getByRole('heading', { level: 1 }).locator('visible=true').waitFor()
      await settled(page)
      return page
    }
  }
  async function dismiss(page: Page, text: string) {
    await notice(page, text).first().waitFor()
    for (const close of await notice(page, text).getByRole('button').all()) await close.click()
    await notice(page, text).first().waitFor({ state: 'detached' })
  }

  describe('of pictures', () => {
    const at = sharing()

    test(
      'R-12c T-13a T-13c T-13d V-02a V-02b V-02c V-02d K-01a K-01b C-40a C-40b C-40e pictures go from ready to success, one or several, within the prescribed limits',
      { tags: ['walk'] },
      async () => {
        const page = await at()
        const sent: Request[] = []
        const hosts = new Set<string>()
        page.on('request', (request) => {
          if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).host)
          if (isFile(request)) sent.push(request)
        })
        expect(await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '文件上传' }).count()).toBe(1)

        const single = box(page, '上传图片')
        await input(single).setInputFiles(textFile('notes.txt'))
        await dismiss(page, '文件格式不正确, 请上传jpeg、png、webp、avif、gif图片格式文件!')
        expect(sent).toEqual([])
        const { promise: until, resolve: release } = Promise.withResolvers<void>()
        await page.route('**/Upload/Picture', async (route) => {
          await until
          const reply = await route.fetch()
          await route.fulfill({ response: reply, json: { ...(await reply.json()), files: { file: '/media/of-the-editor-only' } } })
        })
        await input(single).setInputFiles(await png('one.png', '#a33'))
        await entries(single).waitFor()
        expect([await states(single), await input(single).count()]).toEqual([['ready'], 0])
        const answer = page.waitForResponse(/Upload\/Picture$/)
        release()
        const reply = await answer
        await expect.poll(() => states(single)).toEqual(['success'])
        await page.unroute('**/Upload/Picture')
        expect(await single.getByText('上传成功').count()).toBe(1)
        expect(await input(single).count()).toBe(0)
        expect(fieldOf(sent[0]!)).toBe('file')
        const face = single.locator('img.uploader-picture')
        const { url, name, size } = (await reply.json()).result[0]
        await expect.poll(() => face.getAttribute('src')).toBe(`${url}/320.webp?latest`)
        expect(name).toBe('one.png')
        expect(await entries(single).innerText()).toMatch(new RegExp(`one\\.png\\s+${Math.round(size / 1024)} KB`))
        await expect.poll(() => face.boundingBox()).toMatchObject({ width: 150, height: 150 })

        const several = box(page, '选择图片')
        await page.locator('summary', { hasText: '上传选项' }).click()
        await page.getByLabel('图片数量上限').fill('3')
        await page.getByLabel('图片数量上限').press('Tab')
        await input(several).setInputFiles([await png('a.png', '#111'), await png('b.png', '#222')])
        await expect.poll(() => states(several)).toEqual(['success', 'success'])
        await input(several).setInputFiles([await png('c.png', '#333'), await png('d.png', '#444'), await png('e.png', '#555')])
        await dismiss(page, '最多上传3张图片')
        await expect.poll(() => states(several)).toEqual(['success', 'success', 'success'])
        expect([await names(several), await input(several).count()]).toEqual([['a.png', 'b.png', 'c.png'], 0])
        await page.getByLabel('图片数量上限').fill('0')
        await page.getByLabel('图片数量上限').press('Tab')
        await input(several).setInputFiles([await png('d.png', '#444'), await png('e.png', '#555')])
        await expect.poll(() => states(several)).toEqual(Array(5).fill('success'))
        expect(await input(several).count()).toBe(1)

        const avatar = box(page, '选择头像')
        await input(avatar).setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(MB) })
        await dismiss(page, '上传头像图片大小不能超过 1 MB!')
        expect(await entries(avatar).count()).toBe(0)
        const listed = () => library(page).locator('.uploads-name').allInnerTexts()
        await expect
          .poll(async () => (await listed()).slice(0, 6).toSorted())
          .toEqual(['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'one.png'])
        expect([...hosts]).toEqual([new URL(visit.url).host])
      },
    )

    test('B-83g K-01c an avatar is cropped to 150×150 as a PNG before it is sent, and Escape sends none', async () => {
      const page = await at()
      await page.setViewportSize(PHONE)
      await settled(page)
      const avatar = box(page, '选择头像')
      const dialog = page.getByRole('dialog', { name: '裁剪头像' })
      const sent: string[] = []
      page.on('request', (request) => isFile(request) && sent.push(request.url()))
      await input(avatar).setInputFiles(await png('face.png', '#3a6'))
      await dialog.getByRole('button', { name: '使用' }).and(dialog.locator(':enabled')).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect([sent, await entries(avatar).count()]).toEqual([[], 0])
      await input(avatar).setInputFiles(await png('face.png', '#3a6'))
      const use = dialog.getByRole('button', { name: '使用' }).and(dialog.locator(':enabled'))
      const [reply] = await Promise.all([page.waitForResponse(/Upload\/Avatar$/), use.click()])
      expect((await reply.json()).result[0]).toMatchObject({ type: 'image/png', width: 150, height: 150 })
      await expect.poll(() => states(avatar)).toEqual(['success'])
      expect(await names(avatar)).toEqual(['avatar.png'])
      await page.setViewportSize(DESKTOP)
    })
  })

  test('V-03a V-03b V-03c V-03d T-13b X-02 C-40a B-83h files are refused in the prescribed words, stopped, sent again, and their field and address are chosen', async () => {
    await service('admin', 'POST', 'Setting/Update', { values: { fileTypes: ['txt', 'pdf'], fileMegabytes: 2, pictureMegabytes: 3 } })
    const form = await visit.open()
    await signIn(form, 'editor', { at: '/spu/new' })
    await form.getByText('单个不超过 2 MB').waitFor()
    await form.locator('input#documents').setInputFiles([textFile('big.pdf', 'x'.repeat(2 * MB)), textFile('run.exe')])
    await notice(form, '上传文件大小不能超过 2 MB!').getByText('big.pdf').waitFor()
    await notice(form, '文件格式不正确, 请上传txt、pdf格式文件!').getByText('run.exe').waitFor()
    await form.getByRole('button', { name: '插入图片' }).first().click()
    await form.getByRole('dialog', { name: '插入图片' }).getByText('不超过 3 MB').waitFor()
    const page = await opened('editor', { expected: /500|400/ })
    const sent: Request[] = []
    page.on('request', (request) => isFile(request) && sent.push(request))
    const files = box(page, '选择文件')
    await files.getByText('txt、pdf，不超过 2 MB').waitFor()
    await input(files).setInputFiles([textFile('run.exe'), textFile('big.txt', 'x'.repeat(2 * MB))])
    await notice(page, '上传文件大小不能超过 2 MB!').getByText('big.txt').waitFor()
    await dismiss(page, '上传文件大小不能超过 2 MB!')
    await dismiss(page, '文件格式不正确, 请上传txt、pdf格式文件!')
    expect([sent, await entries(files).count()]).toEqual([[], 0])

    await input(files).setInputFiles([textFile('a.txt'), textFile('b.txt', 'others')])
    await expect.poll(() => states(files)).toEqual(['success', 'success'])
    await input(files).setInputFiles([textFile('a.txt')])
    await dismiss(page, '此文件已上传!')
    await input(files).setInputFiles([textFile('a.txt', 'words of another length')])
    await expect.poll(() => states(files)).toEqual(['success', 'success', 'success'])
    await page.locator('summary', { hasText: '上传选项' }).click()
    await page.getByLabel('文件数量上限').fill('4')
    await page.getByLabel('文件数量上限').press('Tab')
    await page.getByLabel('允许重复文件').click()
    await input(files).setInputFiles([textFile('a.txt'), textFile('c.txt')])
    await dismiss(page, '最多上传4个文件')
    await expect.poll(() => names(files)).toEqual(['a.txt', 'b.txt', 'a.txt', 'a.txt'])

    await page.getByLabel('文件数量上限').fill('0')
    await page.getByLabel('文件数量上限').press('Tab')
    await page.route('**/Upload/File', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 500, message: '磁盘已满', details: null, validationErrors: null } } }),
    )
    await input(files).setInputFiles(textFile('again.txt'))
    await files.getByRole('alert').getByText('上传失败, 请重试 · 磁盘已满').waitFor()
    expect((await states(files)).at(-1)).toBe('ready')
    await page.unroute('**/Upload/File')
    await page.getByRole('button', { name: '重新上传 again.txt' }).click()
    await expect.poll(async () => (await states(files)).at(-1)).toBe('success')
    expect(await files.getByRole('alert').count()).toBe(0)

    const held = Promise.withResolvers<void>()
    await page.route('**/Upload/File', (route) => held.promise.then(() => route.continue()).catch(() => undefined))
    const before = sent.length
    await input(files).setInputFiles(['stopped', '2', '3', '4', '5'].map((name) => textFile(`${name}.txt`, `words of ${name}`)))
    await expect.poll(() => sent.length - before).toBe(3)
    expect(await files.getByRole('progressbar').count()).toBe(5)
    await page.getByRole('button', { name: '取消上传 stopped.txt' }).click()
    await expect.poll(() => sent.length - before).toBe(4)
    // Until the browser has given the request up, the route would still let it go on.
    await expect.poll(() => sent[before]!.failure()?.errorText).toMatch(/ABORTED/)
    held.resolve()
    await expect.poll(async () => (await states(files)).slice(-4)).toEqual(Array(4).fill('success'))
    expect((await names(files)).slice(-5)).toEqual(['again.txt', '2.txt', '3.txt', '4.txt', '5.txt'])
    await page.unrouteAll({ behavior: 'wait' })

    const name = page.getByLabel('字段名')
    await name.fill('a b')
    await page.getByText('只能用字母、数字、连字符和下划线').waitFor()
    await name.fill('attachment')
    // The browser tells the body of a file's request only where the request is caught.
    await page.route('**/Upload/*', (route) => route.continue())
    await input(files).setInputFiles(textFile('named.txt'))
    await expect.poll(async () => (await states(files)).at(-1)).toBe('success')
    expect([fieldOf(sent.at(-1)!), new URL(sent.at(-1)!.url()).pathname]).toEqual(['attachment', '/abp/services/app/Upload/File'])
    await page.getByLabel('文件上传地址').click()
    await page.locator('.ant-select-item-option', { hasText: 'Upload/Picture' }).click()
    await input(files).setInputFiles(textFile('no-picture.txt'))
    await files.getByRole('alert').getByText('上传失败, 请重试').waitFor()
    expect(new URL(sent.at(-1)!.url()).pathname).toBe('/abp/services/app/Upload/Picture')
    const listed = (await service('editor', 'GET', 'Upload/GetAll?kind=file&maxResultCount=50')).result.items.map(({ name: one }) => one)
    expect(listed).toContain('named.txt')
    expect(listed).not.toContain('stopped.txt')
    await service('admin', 'POST', 'Setting/Update', { values: { fileTypes: [], fileMegabytes: 50, pictureMegabytes: 20 } })
  })

  describe('of large files', () => {
    const at = sharing({ expected: /Failed to load resource|ERR_/ })

    test('B-115a a large file goes on by itself after its line was cut, once, and one that is stopped leaves nothing', async () => {
      await service('admin', 'POST', 'Setting/Update', { values: { fileTypes: [], fileMegabytes: 50 } })
      const page = await at()
      const scripts: string[] = []
      page.on('request', (request) => request.url().includes('/send-pieces-') && scripts.push(request.url()))
      const files = box(page, '选择文件')
      await input(files).setInputFiles(textFile('small.txt'))
      await expect.poll(() => states(files)).toEqual(['success'])
      expect(scripts).toEqual([])
      const told: string[] = []
      await page.route('**/Upload/Resumable/*', async (route) => {
        const method = route.request().method()
        told.push(method)
        if (method === 'PATCH' && told.length === 1) await route.abort('connectionreset')
        else await route.continue()
      })
      await input(files).setInputFiles(textFile('价格 large.txt', 'x'.repeat(5 * MB)))
      await expect.poll(() => states(files), { timeout: 20_000 }).toEqual(['success', 'success'])
      expect([told, scripts.length]).toEqual([['PATCH', 'HEAD', 'PATCH'], 1])
      const found = async (keyword: string) => (await service('editor', 'GET', `Upload/GetAll?keyword=${keyword}`)).result.items
      expect(await found('large.txt')).toMatchObject([{ name: '价格 large.txt', size: 5 * MB }])

      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const { promise: ended, resolve: end } = Promise.withResolvers<string>()
      await page.unroute('**/Upload/Resumable/*')
      await page.route('**/Upload/Resumable/*', async (route) => {
        if (route.request().method() === 'PATCH') return begin()
        end(route.request().method())
        await route.continue()
      })
      await input(files).setInputFiles(textFile('stopped-large.txt', 'y'.repeat(5 * MB)))
      await begun
      await page.getByRole('button', { name: '取消上传 stopped-large.txt' }).click()
      expect([await ended, await names(files), await found('stopped-large')]).toEqual(['DELETE', ['small.txt', '价格 large.txt'], []])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

    test('B-115a a large file goes on after a reload, once it is chosen again', async () => {
      await service('admin', 'POST', 'Setting/Update', { values: { fileTypes: [], fileMegabytes: 50 } })
      const folder = mkdtempSync(path.join(tmpdir(), 'portico-large-'))
      const place = path.join(folder, 'reloaded.txt')
      writeFileSync(place, 'z'.repeat(9 * MB))
      const page = await at()
      const files = box(page, '选择文件')
      const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
      await page.route('**/Upload/Resumable/*', async (route) => {
        if (route.request().headers()['upload-offset'] === '0') await route.continue()
        else hold()
      })
      await input(files).setInputFiles(place)
      await isHeld
      await page.unroute('**/Upload/Resumable/*')
      await page.reload()
      const told: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/Upload/Resumable')) told.push([request.method(), request.headers()['upload-offset']].join(' ').trim())
      })
      await input(files).setInputFiles(place)
      await expect.poll(() => states(files), { timeout: 20_000 }).toEqual(['success'])
      rmSync(folder, { recursive: true })
      // The piece that was held may have arrived meanwhile, in part or whole; nothing that was there is sent again.
      expect(told[0]).toBe('HEAD')
      for (const one of told.slice(1)) expect(Number(/^PATCH (\d+)$/.exec(one)?.[1])).toBeGreaterThanOrEqual(8 * MB)
      const { items } = (await service('editor', 'GET', 'Upload/GetAll?keyword=reloaded.txt')).result
      expect(items).toMatchObject([{ name: 'reloaded.txt', size: 9 * MB }])
    })
  })

  test('X-04b B-83d B-83e B-113b B-131a B-131b a file is deleted after the prescribed question, in card and list alike, and one that is in use names its places', async () => {
    const page = await opened('editor')
    const files = box(page, '选择文件')
    await input(files).setInputFiles([textFile('first.txt'), textFile('second.txt', 'others')])
    await expect.poll(() => states(files)).toEqual(['success', 'success'])
    const row = (name: string) => library(page).locator('.ant-table-row', { hasText: name })
    await row('first.txt').waitFor()
    await files.getByRole('button', { name: '删除 first.txt' }).click()
    await question(page).getByText('确认删除该文件吗?', { exact: true }).waitFor()
    await question(page).getByRole('button', { name: '取消' }).click()
    await question(page).waitFor({ state: 'hidden' })
    expect(await names(files)).toEqual(['first.txt', 'second.txt'])
    await files.getByRole('button', { name: '删除 first.txt' }).click()
    await question(page).getByRole('button', { name: '删除' }).click()
    await row('first.txt').waitFor({ state: 'detached' })
    expect(await names(files)).toEqual(['second.txt'])
    await row('second.txt').getByRole('button', { name: '删除 second.txt' }).click()
    await question(page).getByRole('button', { name: '删除' }).click()
    await row('second.txt').waitFor({ state: 'detached' })
    expect(await names(files)).toEqual([])

    const single = box(page, '上传图片')
    await input(single).setInputFiles(await png('cover.png', '#58a'))
    await expect.poll(() => states(single)).toEqual(['success'])
    const [stored] = (await service('editor', 'GET', 'Upload/GetAll?keyword=cover.png')).result.items
    const title = `t${crypto.randomUUID()}`
    await service('editor', 'POST', 'News/Create', { title, cover: stored!['url'] })
    await single.getByRole('button', { name: '删除 cover.png' }).click()
    await question(page).getByRole('button', { name: '删除' }).click()
    const used = (of: Page) => of.getByRole('dialog', { name: '以下内容正在使用此文件' })
    await used(page).getByRole('link', { name: title }).waitFor()
    expect(await used(page).getByRole('listitem').innerText()).toMatch(/新闻 · .*\n封面 · 草稿/)
    expect(await used(page).getByRole('button', { name: '仍然删除' }).count()).toBe(0)
    await used(page).getByRole('button', { name: '知道了' }).click()
    await used(page).waitFor({ state: 'hidden' })
    expect(await names(single)).toEqual(['cover.png'])

    const other = await opened('admin')
    await row('cover.png').waitFor()
    const line = library(other).locator('.ant-table-row', { hasText: 'cover.png' })
    const edit = line.getByRole('button', { name: '编辑信息 cover.png' })
    const details = other.getByRole('dialog', { name: '“cover.png”的信息' })
    await edit.press('Enter')
    await details.waitFor()
    await other.keyboard.press('Escape')
    await details.waitFor({ state: 'hidden' })
    await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true)
    await edit.click()
    await details.getByLabel('标题').fill('封面大图')
    await other.mouse.click(5, 5)
    await settled(other)
    expect(await details.getByLabel('标题').inputValue()).toBe('封面大图')
    await details.getByLabel('相册').fill('2026、展会、')
    await details.getByLabel('授权到期日').fill(new Date(Date.now() + 864e5).toISOString().slice(0, 10))
    await details.getByLabel('授权到期日').press('Enter')
    await settled(other)
    expect(await faultsOf(other)).toEqual([])
    await details.getByRole('button', { name: '保存' }).click()
    await details.waitFor({ state: 'hidden' })
    await line.getByText('封面大图').waitFor()
    await line.getByText(/cover\.png · 2026 · 展会 · 授权至/).waitFor()
    await library(other).getByRole('button', { name: '查看' }).click()
    await expect.poll(() => library(other).locator('.ant-table-row').count()).toBe(1)
    await library(other).getByRole('button', { name: '显示全部' }).click()
    await line.getByRole('button', { name: '1 处使用 · 使用“cover.png”的内容' }).click()
    const places = other.getByRole('dialog', { name: '使用“cover.png”的内容' })
    await places.getByRole('link', { name: title }).waitFor()
    expect(await faultsOf(other)).toEqual([])
    await other.keyboard.press('Escape')
    await places.waitFor({ state: 'hidden' })
    await line.getByRole('button', { name: '删除 cover.png' }).click()
    await question(other).getByRole('button', { name: '删除' }).click()
    await used(other).getByRole('button', { name: '仍然删除' }).click()
    await line.waitFor({ state: 'detached' })
  })

  test('R-15b B-116a B-116b B-116c B-116d B-116e files are dropped, chosen by keys, put into an album, pasted there, and deleted after their places were named', async () => {
    const page = await visit.open()
    await signIn(page, 'editor', { at: '/gallery' })
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
    const grid = page.getByRole('listbox', { name: '媒体库' })
    const tiles = grid.getByRole('option')
    const titles = () => grid.locator('.kit-file-title').allInnerTexts()
    await tiles.first().waitFor()
    const mark = crypto.randomUUID().slice(0, 8)
    const files = [await png(`${mark}1.png`, '#a33'), await png(`${mark}2.png`, '#3a3'), textFile(`${mark}3.txt`)]
    for (const [at, file] of files.entries()) {
      await page.locator('header input[type=file]').setInputFiles(file)
      await expect.poll(async () => (await titles())[0]).toBe(`${mark}${at + 1}.${at === 2 ? 'txt' : 'png'}`)
    }
    await expect.poll(() => tiles.nth(2).locator('img').getAttribute('src')).toMatch(/^\/media\/\w+\/320\.webp\?latest$/)

    await tiles.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowRight')
    const bar = page.getByRole('region', { name: '批量操作' })
    await bar.getByText('已选 2 项').waitFor()
    expect(await tiles.evaluateAll((all) => all.slice(0, 4).map((one) => one.ariaSelected))).toEqual(['false', 'true', 'true', 'false'])
    await bar.getByRole('button', { name: '批量编辑' }).click()
    const many = page.getByRole('dialog', { name: '批量编辑 2 个文件' })
    await many.getByLabel('放入相册').fill(`册${mark}、`)
    await many.getByRole('button', { name: '保存' }).click()
    await many.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: new RegExp(`^册${mark}\\s*2 个文件`) }).click()
    await expect.poll(titles).toEqual([`${mark}2.png`, `${mark}1.png`])
    await bar.waitFor({ state: 'hidden' })
    await tiles.first().evaluate((element, name) => {
      const data = new DataTransfer()
      data.items.add(new File(['pasted'], name, { type: 'text/plain' }))
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
    }, `${mark}4.txt`)
    await expect.poll(titles).toEqual([`${mark}4.txt`, `${mark}2.png`, `${mark}1.png`])
    await page.getByRole('button', { name: new RegExp(`^册${mark}\\s*3 个文件`) }).waitFor()

    const { items } = (await service('editor', 'GET', `Upload/GetAll?keyword=${mark}1.png`)).result
    const title = `t${crypto.randomUUID()}`
    await service('editor', 'POST', 'News/Create', { title, cover: items[0]!['url'] })
    await page.getByRole('button', { name: '刷新' }).locator('visible=true').click()
    await tiles.last().getByText('1 处使用').waitFor()
    await tiles.first().focus()
    await page.keyboard.press('Control+a')
    await bar.getByText('已选 3 项').waitFor()
    await page.keyboard.press('Delete')
    const asked = page.getByRole('dialog', { name: '删除 3 个文件' })
    await asked.getByRole('link', { name: title }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await asked.getByRole('button', { name: '删除 2 个' }).click()
    await expect.poll(titles).toEqual([`${mark}1.png`])
    await page.getByRole('button', { name: '列表' }).click()
    await page.reload()
    await page.locator('.ant-table-row', { hasText: `${mark}1.png` }).waitFor()
    await page.goto('/#/gallery/7')
    await page.waitForURL((url) => url.hash === '#/gallery/site?row=7')
  })

  test.each([
    ['1440', 'zh-CN', DESKTOP, 'light'],
    ['390', 'en-US', PHONE, 'dark'],
  ] as const)('B-116a P-15 the library has no faults at %s px, in %s', async (_, locale, viewport, shade) => {
    const page = await visit.open({ locale, viewport })
    await page.addInitScript((chosen) => localStorage.setItem('portico.settings', JSON.stringify({ shade: chosen })), shade)
    await signIn(page, 'editor', { at: '/gallery' })
    const tiles = page.getByRole('option')
    await tiles.first().waitFor()
    await tiles.first().press('Space')
    await settled(page)
    expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
    await page.getByRole('button', { name: locale === 'en-US' ? 'List' : '列表', exact: true }).click()
    await page.locator('.ant-table-row').first().waitFor()
    await settled(page)
    expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
  })

  test('C-40c C-40e the editor takes the address of a picture from files.file, and sends it to no other host', async () => {
    const page = await visit.open()
    const other = (await service('editor', 'GET', 'GalleryPicture/GetAll?maxResultCount=1')).result.items[0]!['image'] as string
    await page.route('**/Upload/Picture', async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ response: reply, json: { ...(await reply.json()), files: { file: other } } })
    })
    const hosts = new Set<string>()
    page.on('request', (request) => /^https?:/.test(request.url()) && hosts.add(new URL(request.url()).host))
    await signIn(page, 'editor', { at: '/sitenews/new' })
    const insert = page.getByRole('button', { name: '插入图片' }).first()
    await insert.waitFor()
    await insert.click()
    const dialog = page.getByRole('dialog', { name: '插入图片' })
    await dialog.locator('input[type=file]').setInputFiles(await png('text.png', '#693'))
    await expect.poll(() => states(box(page, '选择、拖放或粘贴图片'))).toEqual(['success'])
    await dialog.getByRole('button', { name: '插入 1 张' }).click()
    const shown = page.locator('.kit-editor-body img[src^="/media/"]')
    await shown.waitFor()
    expect(await shown.getAttribute('src')).toContain(other.replace(/#.*/, ''))
    expect([...hosts]).toEqual([new URL(visit.url).host])
  })

  test('B-83c T-14b whoever may only read sees the list without boxes and deletion', async () => {
    const page = await opened('viewer')
    await library(page).locator('.ant-table-row').first().waitFor()
    await page.getByText('您只能查看已上传的文件。').waitFor()
    expect(await page.locator('input[type=file]').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^删除/ }).count()).toBe(0)
    expect(await page.locator('summary').count()).toBe(0)
    await page.getByPlaceholder('搜索名称、文字、标签').fill('no such name')
    await page.keyboard.press('Enter')
    await page.getByText('没有符合条件的文件').waitFor()
    await page.goto('/#/fileupload?creationTimeEnd=2001-01-01')
    await page.getByText('没有符合条件的文件').waitFor()
    await page.getByRole('button', { name: '上传时间：快捷范围' }).click()
    await page.getByRole('menuitem', { name: '最近一周' }).click()
    await library(page).locator('.ant-table-row').first().waitFor()
    expect(page.url()).toMatch(/creationTimeEnd=20(?!01).*&creationTimeStart=\d{4}-\d\d-\d\d/)
  })

  test('P-15 the screen of uploads has no faults in English and in Chinese, at 1440 and at 390 px', async () => {
    const faultsAt = async (page: Page) => {
      const faults: unknown[] = []
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        await settled(page)
        faults.push(await overflow(page), await faultsOf(page))
      }
      return faults
    }
    const page = await opened('editor', { locale: 'en-US' })
    await page.getByRole('heading', { name: 'File upload', level: 1 }).waitFor()
    const files = box(page, 'Choose files')
    await input(files).setInputFiles([textFile('plan.txt'), textFile(`${'long-name-'.repeat(12)}.txt`)])
    await input(box(page, 'Upload a picture')).setInputFiles(await png('one.png', '#a33'))
    await expect.poll(() => states(files)).toEqual(['success', 'success'])
    // The words about files with the same content move what stands below them.
    for (const name of ['plan.txt', 'long-name', 'one.png'])
      await page.getByText(new RegExp(`“${name}.*is in the library already`)).waitFor()
    await files.getByRole('button', { name: 'Delete plan.txt' }).click()
    await page.getByText('Delete this file?').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('summary').click()
    expect(await faultsAt(page)).toEqual([0, [], 0, []])
    expect(await faultsAt(await opened('editor'))).toEqual([0, [], 0, []])
  })
})

describe('Uploads in the demo', () => {
  const visit = visitDemo({ DEMO: '1' })

  test('M-02 B-83i an upload in demo mode fails with the words of the demo, and sends nothing', async () => {
    const page = await visit.open()
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/Upload/File') && sent.push(request.url()))
    await signIn(page, 'editor', { at: '/fileupload' })
    const files = page.getByRole('list', { name: '选择文件', exact: true })
    await files.locator('input[type=file]').setInputFiles(textFile('a.txt'))
    await files.getByRole('alert').getByText('演示版本，不允许操作').waitFor()
    expect(sent).toEqual([])
  })
})
