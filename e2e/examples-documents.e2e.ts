// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { shareExamples, visitExamples } from './kit/examples.ts'
import { quietFor } from './kit/quiet-while.ts'

const visit = visitExamples()
const open = shareExamples(visit)

describe('The examples of editors, documents, models and films', () => {
  test(
    'R-14s /markdown shows what is written, runs no script of it, and asks no other site for a picture',
    { tags: ['walk'] },
    async () => {
      const page = await open('markdown')
      const text = page.getByLabel('Markdown 文本')
      const preview = page.locator('.markdown-preview')
      await text.fill(
        [
          '## 标题',
          '<script>window.hit = 1</script>',
          '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="坏图" onerror="window.hit = 1">',
          '<img src="https://foreign.example/picture.png" alt="外站图片">',
          '[链接](javascript:window.hit=1)',
          '<iframe src="/"></iframe>',
        ].join('\n\n'),
      )
      await preview.getByText('外站图片').waitFor()
      expect(await preview.innerHTML()).not.toMatch(/script|onerror|foreign|iframe/)
      expect(await page.evaluate(() => 'hit' in window)).toBe(false)
      await page.getByRole('status').filter({ hasText: 'iframe' }).waitFor()
    },
  )

  test('R-14s /markdown writes by its tools, and says when nothing is written', async () => {
    const page = await open('markdown')
    const text = page.getByLabel('Markdown 文本')
    await text.fill('要点')
    await text.selectText()
    await page.getByRole('button', { name: '加粗' }).click()
    await expect.poll(() => text.inputValue()).toBe('**要点**')
    await page.locator('.markdown-preview strong', { hasText: '要点' }).waitFor()
    await page.getByRole('button', { name: '清空' }).click()
    await page.getByRole('heading', { name: '还没有内容' }).waitFor()
    await page.getByRole('button', { name: '放回示例' }).click()
    await page.locator('.markdown-preview table').waitFor()
  })

  test('R-14r /tinymce says why it is not TinyMCE, and writes a table, which its source shows', async () => {
    const page = await open('tinymce')
    await page.getByText('TinyMCE 自第 7 版起以 GPL 授权').waitFor()
    const editor = page.locator('.kit-editor .ProseMirror')
    await editor.click()
    await page.keyboard.press('Control+End')
    await page.getByRole('button', { name: '表格', exact: true }).click()
    await page.getByRole('menuitem', { name: '插入表格' }).click()
    await editor.locator('table').waitFor()
    await editor.locator('th, td').first().click()
    await page.keyboard.type('型号')
    await page.locator('.tinymce-stored', { hasText: '型号' }).waitFor()
    await page.getByRole('button', { name: '源代码' }).click()
    await expect.poll(() => page.locator('.kit-editor textarea').inputValue()).toContain('<table>')
  })

  test('R-14t /json-editor shows a wrong type where it stands, as a tree and as text', async () => {
    const page = await open('json-editor')
    const result = page.getByRole('status', { name: '检查结果' })
    await result.getByText('内容符合模式。').waitFor()
    await page.getByRole('button', { name: '填入有错误的示例' }).click()
    await result.getByText('price：应为数字').waitFor()
    await result.getByText('kind：只能是：camera, lens, light').waitFor()
    await page.locator('.json-editor .jse-validation-warning').first().waitFor()
    await page.getByText('文本', { exact: true }).click()
    const text = page.locator('.json-editor .cm-content')
    await text.click()
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText('{ "code": 1 ')
    await result.getByText('不是有效的 JSON').waitFor()
    await page.keyboard.insertText('}')
    await result.getByText('code：应为文本').waitFor()
    await result.getByText('name：缺少这个字段').waitFor()
  })

  test('R-14n /vuepdf finds a word in Chinese and in English, and leads to its page', { tags: ['walk'] }, async () => {
    const page = await open('vuepdf')
    const search = page.getByRole('searchbox', { name: '查找文字' })
    await page.locator('.vuepdf .page canvas').first().waitFor()
    await search.fill('故障代码')
    await search.press('Enter')
    await page.getByRole('status').filter({ hasText: '第 1 处，共 1 处' }).waitFor()
    await page.locator('.vuepdf .textLayer .highlight.selected', { hasText: '故障代码' }).waitFor()
    expect(await page.getByLabel('页码').inputValue()).toBe('4')
    await search.fill('line by line')
    await search.press('Enter')
    await expect.poll(() => page.getByLabel('页码').inputValue()).toBe('2')
    await search.fill('no such words')
    await search.press('Enter')
    await page.getByRole('status').filter({ hasText: '没有找到' }).waitFor()
  })

  test('R-14o /pdfjs turns pages by key, finds a word, and lets its text be selected', async () => {
    const page = await open('pdfjs')
    const sheet = page.getByRole('region', { name: 'PDF 文档' })
    await sheet.locator('.textLayer span', { hasText: '线扫相机' }).first().waitFor({ state: 'attached' })
    await sheet.focus()
    await page.keyboard.press('PageDown')
    await sheet.locator('.textLayer span', { hasText: '主要参数' }).first().waitFor({ state: 'attached' })
    const search = page.getByRole('searchbox', { name: '查找文字' })
    await search.fill('使用手册')
    await search.press('Enter')
    await expect.poll(() => page.getByLabel('页码').inputValue()).toBe('1')
    await search.fill('序列号')
    await search.press('Enter')
    await page.getByRole('status').filter({ hasText: '第 1 处，共 1 处' }).waitFor()
    await expect.poll(() => page.evaluate(() => [...(CSS.highlights.get('pdfjs-shown') ?? [])].map(String))).toEqual(['序列号'])
    expect(await page.getByLabel('页码').inputValue()).toBe('4')
    await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('.pdfjs-place .textLayer')!))
    expect(await page.evaluate(() => String(getSelection()))).toContain('E-305')
  })

  test('R-14o /pdfjs says when a file is no PDF, and returns to the sample', async () => {
    const page = await open('pdfjs')
    await page
      .locator('.pdf-bar input[type=file]')
      .setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') })
    await page.getByRole('alert').filter({ hasText: '这个文件打不开' }).waitFor()
    await page.getByRole('button', { name: '打开示例文档' }).click()
    await page.locator('.pdfjs-place canvas').waitFor()
  })

  test('R-14q /three turns by the arrow keys, names its parts, and stands still where the system asks for less motion', async () => {
    const page = await open('three')
    const model = page.getByRole('application', { name: '相机模型' })
    const angle = page.locator('.three-angle')
    expect(await page.getByRole('switch', { name: '自动旋转' }).isChecked()).toBe(false)
    const before = await angle.innerText()
    await quietFor(page, 300, 'the model would turn')
    expect(await angle.innerText()).toBe(before)
    await model.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => angle.innerText()).not.toBe(before)
    await page.keyboard.press('Home')
    await expect.poll(() => angle.innerText()).toBe(before)
    await model.getByRole('button', { name: '接口' }).click()
    await page.getByRole('status').filter({ hasText: 'Camera Link HS' }).waitFor()
    await expect.poll(() => angle.innerText()).not.toBe(before)
  })

  test('R-14ag /video-player plays by key with captions, at another speed, and from a sentence of the transcript', async () => {
    const page = await open('video-player')
    const video = page.locator('.video-player video')
    const state = () => video.evaluate((film: HTMLVideoElement) => ({ paused: film.paused, rate: film.playbackRate, at: film.currentTime }))
    const showing = () =>
      video.evaluate((film: HTMLVideoElement) =>
        [...film.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      )
    await page.getByRole('button', { name: '有划痕的工件变为红色' }).waitFor()
    expect(await showing()).toEqual(['zh-CN'])
    await page.getByRole('region', { name: '视频播放器' }).focus()
    await page.keyboard.press('k')
    await expect.poll(async () => (await state()).at).toBeGreaterThan(0)
    // The player asks its own state whether to play or to pause.
    await page.locator('.video-player:not([mediapaused])').waitFor()
    await page.keyboard.press('k')
    await expect.poll(async () => (await state()).paused).toBe(true)
    await page.keyboard.press('>')
    await expect.poll(async () => (await state()).rate).toBe(1.25)
    await page.keyboard.press('c')
    await expect.poll(showing).toEqual([])
    await page.getByRole('button', { name: '不合格的工件在下游被分拣出去' }).click()
    await expect.poll(async () => (await state()).at).toBeGreaterThanOrEqual(15)
  })

  test('R-14l /baidumap finds a place by pinyin, shows it on the plan, and asks no other site for anything', async () => {
    const page = await open('baidumap')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByRole('textbox', { name: '查找地点' }).fill('zszx')
    await page.getByRole('status').filter({ hasText: '地点：1' }).waitFor()
    await page.getByRole('textbox', { name: '查找地点' }).press('Enter')
    await page.locator('.leaflet-popup', { hasText: '周一至周五' }).waitFor()
    expect(await page.getByRole('button', { name: '展示中心' }).first().getAttribute('aria-current')).toBe('true')
    await page.getByRole('button', { name: '放大' }).click()
    await page.getByRole('textbox', { name: '查找地点' }).fill('火星')
    await page.getByRole('heading', { name: '没有这样的地点' }).waitFor()
    expect(requests.filter((address) => !address.startsWith(visit.url) && !address.startsWith('data:'))).toEqual([])
  })
})

describe('The tutorial of a resource', () => {
  // The editor holds no permit of the sample: the data of a browser belongs to whoever sits before it.
  const asEditor = shareExamples(visit, { user: 'editor' })

  const spy = (page: Page) => {
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/Sample') && sent.push(request.url()))
    return sent
  }
  const drawer = (page: Page) => page.getByRole('dialog')
  const save = (page: Page) => drawer(page).getByRole('button', { name: '保存' }).click()
  const confirm = (page: Page) => page.getByRole('dialog', { name: '操作提示' }).getByRole('button', { name: '删除' }).click()

  test('R-14b /customer creates, refuses a second of the same name at its field, edits and deletes, and sends nothing to the server', async () => {
    const page = await open('customer')
    const sent = spy(page)
    const row = (name: string) => page.locator('.sample-room .ant-table-row').filter({ hasText: name })
    await row('苏州精测电子').waitFor()
    await page.locator('.sample-room').getByRole('button', { name: '新增' }).click()
    await drawer(page).getByLabel('客户名称').fill('苏州精测电子')
    await save(page)
    await drawer(page).getByText('已有同名的客户。').waitFor()
    await drawer(page).getByLabel('客户名称').fill('嘉兴云帆光学')
    await save(page)
    await row('嘉兴云帆光学').waitFor()
    await row('嘉兴云帆光学').getByText('编辑').click()
    await drawer(page).getByLabel('联系人').fill('林晓')
    await save(page)
    await row('嘉兴云帆光学').getByText('林晓').waitFor()
    await row('嘉兴云帆光学').getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await confirm(page)
    await row('嘉兴云帆光学').waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: '回收站' }).count()).toBe(0)
    expect(sent).toEqual([])
  })

  test('R-14c /testuser has cells of its own, checks its fields, and finds by a word', async () => {
    const page = await asEditor('testuser')
    const sent = spy(page)
    const room = page.locator('.sample-room')
    await room.getByRole('progressbar', { name: '96 %' }).waitFor()
    await room.getByRole('button', { name: '新增' }).click()
    await drawer(page).getByLabel('姓名').fill('周杰')
    await drawer(page).getByLabel('邮箱').fill('no address')
    await save(page)
    await drawer(page).locator('.ant-form-item-explain-error').first().waitFor()
    await drawer(page).getByLabel('邮箱').fill('zhoujie@example.com')
    await save(page)
    await room.locator('.ant-table-row').filter({ hasText: '周杰' }).waitFor()
    await drawer(page).waitFor({ state: 'detached' })
    const search = room.getByRole('searchbox')
    await search.fill('jane')
    await search.press('Enter')
    await expect.poll(() => room.locator('.ant-table-row').count()).toBe(1)
    expect(sent).toEqual([])
  })

  test('R-14a /testproduct shows a board of its own, whose form creates, edits and deletes', async () => {
    const page = await open('testproduct')
    const sent = spy(page)
    const stage = (name: string) => page.getByRole('region', { name, exact: true })
    await page.getByRole('button', { name: '添加产品' }).click()
    await drawer(page).getByLabel('名称').fill('点光源 SP-3')
    await drawer(page).getByLabel('型号').fill('SP-3')
    await save(page)
    await stage('构想').getByRole('button', { name: '点光源 SP-3 SP-3' }).click()
    await drawer(page).getByLabel('库存').fill('7')
    await save(page)
    await stage('构想').getByText('库存 7').waitFor()
    await page.getByRole('button', { name: '删除 点光源 SP-3' }).click()
    await confirm(page)
    await stage('构想').getByText('点光源 SP-3').waitFor({ state: 'detached' })
    expect(sent).toEqual([])
  })
})

describe('The examples of products', () => {
  test.each(['product-list', 'product-list-old'])(
    'R-14e R-14f /%s filters and sorts products, and compares three at most',
    async (name) => {
      const page = await open(name)
      const products = page.locator('.sample-portal [data-code]')
      expect(await products.count()).toBe(8)
      await page.getByText('光源', { exact: true }).first().click()
      await page.getByRole('status').filter({ hasText: '产品：3' }).waitFor()
      await page.getByRole('combobox', { name: '排序' }).click()
      await page.getByTitle('价格从低到高').click()
      await expect
        .poll(() => products.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['code'])))
        .toEqual(['RL-90', 'BL-300', 'DM-150'])
      await page.getByText('全部', { exact: true }).click()
      for (const product of ['线扫相机 HL-8K', '线扫相机 HL-4K', '面阵相机 HM-500'])
        await page.getByRole('checkbox', { name: `比较 ${product}` }).check()
      const comparison = page.locator('.sample-comparison table')
      await expect
        .poll(() => comparison.locator('thead th').allInnerTexts())
        .toEqual(['项目', '线扫相机 HL-8K', '线扫相机 HL-4K', '面阵相机 HM-500'])
      expect(await comparison.getByRole('row', { name: '分辨率' }).innerText()).toContain('8192 × 2')
      expect(await page.getByRole('checkbox', { name: '比较 环形光源 RL-90' }).isDisabled()).toBe(true)
      await page.getByRole('button', { name: '全部移出' }).click()
      await comparison.waitFor({ state: 'detached' })
      await page.getByRole('textbox', { name: '查找产品' }).fill('没有')
      await page.getByRole('heading', { name: '没有符合的产品' }).waitFor()
      await page.getByRole('button', { name: '清除筛选' }).click()
      await expect.poll(() => products.count()).toBe(8)
    },
  )

  test('R-14d /product-show shows a product in the blocks of the website, and another that is chosen from its own kind', async () => {
    const page = await open('product-show')
    const shown = page.locator('.product-show')
    await shown.getByRole('heading', { name: '线扫相机 HL-8K' }).waitFor()
    await shown.getByRole('row', { name: '分辨率 8192 × 2' }).waitFor()
    await page.locator('.sample-portal').getByRole('row', { name: 'HL-8K-C' }).waitFor()
    await page.locator('.sample-card').getByRole('link', { name: '面阵相机 HM-500' }).click()
    await shown.getByRole('heading', { name: '面阵相机 HM-500' }).waitFor()
    expect(page.url()).toContain('#/product-show?product=HM-500')
  })
})
