// @module-tag browser
import { describe, expect, test } from 'vitest'
import { samplePicture } from '../server/testing/site.ts'
import { visitDemo } from './kit/visit.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'

describe('Lists and forms', () => {
  const visit = visitDemo()

  const service = serviceOf(visit)
  const newDraft = async (title: string, more: object = {}) => (await service('editor', 'POST', 'News/Create', { title, ...more })).result

  describe('of an editor', () => {
    const at = shareOffice(visit, 'editor')

    test(
      'E-11a the address holds keyword, filters, sorting and page, so that a reload and Back keep them',
      { tags: ['walk'] },
      async () => {
        const page = await at()
        await page.getByRole('link', { name: '新闻', exact: true }).click()
        await page.getByPlaceholder('搜索新闻').fill('相机')
        await page.keyboard.press('Enter')
        await page.waitForURL((url) => decodeURIComponent(url.hash).includes('keyword=相机'))
        await page.getByText('定时发布', { exact: true }).first().click()
        await page.waitForURL(/state=scheduled/)
        await page.getByText('没有符合条件的数据').waitFor()
        await page.goBack()
        await page.waitForURL((url) => !url.hash.includes('state='))
        await page.locator('.ant-table-row').first().waitFor()
        await page.getByRole('columnheader', { name: /显示日期/ }).click()
        await page.waitForURL(/sort=publishTime-asc/)
        const first = () => page.locator('.ant-table-row').first().innerText()
        await expect.poll(first).toContain('2024')
        await page.reload()
        await expect.poll(first).toContain('2024')
        expect(await page.getByPlaceholder('搜索新闻').inputValue()).toBe('相机')
      },
    )

    test('Update sends only what changed, with id and version, also when the field is left while all are checked', async () => {
      const { id, version } = await newDraft('只改摘要', { author: '原作者' })
      const page = await at(`/sitenews/${id}`)
      await page.locator('#summary').fill('新的摘要')
      const request = page.waitForRequest(/News\/Update/)
      await page.locator('#summary').evaluate((field) => {
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }))
        field.blur()
      })
      expect((await request).postDataJSON()).toEqual({ id, version, summary: '新的摘要' })
      await page.getByText('已保存').waitFor()
    })

    test('E-11h leaving a form with unsaved changes asks first', async () => {
      const { id } = await newDraft('没有保存')
      const page = await at(`/sitenews/${id}`)
      await page.locator('#summary').fill('写到一半')
      await page.getByRole('button', { name: '返回' }).last().click()
      const question = page.getByRole('dialog', { name: '有未保存的修改' })
      await question.waitFor()
      await page.getByRole('button', { name: '继续编辑' }).click()
      await question.waitFor({ state: 'hidden' })
      expect(page.url()).toContain(`/sitenews/${id}`)
      expect(await page.locator('#summary').inputValue()).toBe('写到一半')
      await page.getByRole('button', { name: '返回' }).last().click()
      await page.getByRole('button', { name: '离开' }).click()
      await page.waitForURL(/#\/sitenews$/)
      await page.goto(`/#/sitenews/${id}`)
      await page.getByRole('heading', { level: 1, name: '没有保存' }).waitFor()
      expect(await page.locator('#summary').inputValue()).not.toContain('写到一半')
    })

    test('X-04a E-11c deleting asks first in the prescribed words and deletes the chosen rows', async () => {
      const rows = [await newDraft('要删的一号'), await newDraft('要删的二号'), await newDraft('要留的要删')]
      const page = await at('/sitenews?keyword=要删')
      for (const title of ['要删的一号', '要删的二号'])
        await page.locator('.ant-table-row', { hasText: title }).getByRole('checkbox').check()
      await page.getByRole('button', { name: '批量删除' }).click()
      await page.getByRole('dialog', { name: '操作提示' }).waitFor()
      await page.getByText('您确认删除选定的记录吗?').waitFor()
      await page.locator('.ant-modal-confirm').getByRole('button', { name: '取消' }).click()
      await page.locator('.ant-modal-confirm').waitFor({ state: 'hidden' })
      expect(await page.locator('.ant-table-row').count()).toBe(3)
      await page.getByRole('button', { name: '批量删除' }).click()
      await page.locator('.ant-modal-confirm').getByRole('button', { name: '删除' }).click()
      await expect.poll(() => page.locator('.ant-table-row').count()).toBe(1)
      expect((await service('editor', 'GET', 'News/GetAll?keyword=要删')).result.items.map(({ id }) => id)).toEqual([rows[2]!.id])
    })

    test('a table of the editor is stored as the site shows it, and the keyboard gets out of it', async () => {
      const page = await at('/sitenews/new')
      const text = page.locator('.kit-editor-body [contenteditable]').first()
      await text.click()
      await page.getByRole('button', { name: '表格' }).first().click()
      await page.getByRole('menuitem', { name: '插入表格' }).click()
      // The caret comes into the table with the next frame; keys before it go nowhere.
      await page.locator('.kit-editor-body [contenteditable]:focus').first().waitFor()
      for (const word of ['型号', '价格', '库存', 'A1']) {
        await page.keyboard.type(word)
        await page.keyboard.press('Tab')
      }
      await page.getByRole('button', { name: '表格' }).first().click()
      await page.getByRole('menuitem', { name: '在下方加一行' }).click()
      await expect.poll(() => text.locator('tr').count()).toBe(4)
      await text.locator('td').last().click()
      await page.keyboard.press('Tab')
      await settled(page)
      expect(await text.locator('tr').count()).toBe(4)
      await page.getByRole('button', { name: '源代码' }).first().click()
      const html = await page.getByRole('textbox', { name: '源代码' }).first().inputValue()
      const heads = ['型号', '价格', '库存'].map((word) => `<th scope="col">${word}</th>`).join('')
      expect(html).toContain(`<table><thead><tr>${heads}</tr></thead><tbody><tr><td>A1</td><td></td><td></td></tr>`)
    })

    test('a table with merged cells, header cells and paragraphs survives a change', async () => {
      const page = await at('/sitenews/new')
      const source = page.getByRole('button', { name: '源代码' }).first()
      await source.click()
      const merged =
        '<table><thead><tr><th colspan="2" scope="col">a</th></tr></thead><tbody><tr><th rowspan="2" scope="row">b</th><td><p>c</p><p>d</p></td></tr><tr><td>e</td></tr></tbody></table>'
      await page.getByRole('textbox', { name: '源代码' }).first().fill(merged)
      await source.click()
      await page.locator('.kit-editor-body td').last().click()
      await page.keyboard.type('f')
      await source.click()
      await expect.poll(() => page.getByRole('textbox', { name: '源代码' }).first().inputValue()).toContain(merged.replace('>e<', '>ef<'))
    })

    test('the list schedules, publishes, unpublishes and restores an earlier version', async () => {
      const { id } = await newDraft('走一遍发布', { summary: '第一版' })
      const page = await at('/sitenews?keyword=走一遍发布')
      const row = page.locator('.ant-table-row', { hasText: '走一遍发布' })
      const act = async (name: string) => {
        await row.getByRole('button', { name: '更多' }).click()
        await page.getByRole('menuitem', { name, exact: true }).click()
      }
      await act('定时发布')
      await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
      await row.getByText('定时发布').waitFor()
      await act('发布')
      await row.getByText('已发布').waitFor()
      await act('下线')
      await page.getByRole('button', { name: '下线' }).last().click()
      await row.getByText('草稿').waitFor()
      const { result } = await service('editor', 'GET', `News/Get?id=${id}`)
      await service('editor', 'PUT', 'News/Update', { id, version: result.version, summary: '第二版' })
      await page.getByRole('button', { name: '刷新' }).click()
      await act('历史版本')
      await page.getByRole('button', { name: '恢复为草稿' }).first().click()
      await page.getByText('已恢复为草稿').waitFor()
      expect((await service('editor', 'GET', `News/Get?id=${id}`)).result).toMatchObject({ summary: '第一版' })
    })
  })

  describe('that save in vain', () => {
    const at = shareOffice(visit, 'editor', { expected: /409/ })

    test('V-09c E-11g the form shows its own complaints and those of the server at the field', { tags: ['walk'] }, async () => {
      const page = await at()
      const sent: string[] = []
      page.on('request', (request) => {
        if (/News\/(Create|Update)/.test(request.url())) sent.push(request.postData() ?? '')
      })
      await page.goto('/#/sitenews/new')
      await page.getByRole('button', { name: '保存草稿' }).click()
      await page.getByText('不能为空').waitFor()
      await page.getByLabel('网址别名').fill('Not A Slug')
      await page.getByRole('textbox', { name: '作者 中文' }).focus()
      await page.getByText('只能用小写字母、数字和连字符').waitFor()
      expect(sent).toEqual([])

      const { id } = await newDraft('占了别名', { slug: 'taken-slug' })
      await page.getByLabel('标题').first().fill('也要这个别名')
      await page.getByLabel('网址别名').fill('taken-slug')
      await page.getByRole('button', { name: '保存草稿' }).click()
      const field = page.locator('.ant-form-item', { has: page.locator('#slug') })
      await expect.poll(() => field.innerText()).toContain('已存在')
      await page.getByLabel('网址别名').fill('free-slug')
      await page.keyboard.press('Control+s')
      await page.waitForURL(/#\/sitenews\/\d+/)
      expect(page.url()).not.toContain(`/sitenews/${id}`)
    })

    test('a conflict says who saved and when, and keeping mine leaves their other changes', { tags: ['walk'] }, async () => {
      const { id, version } = await newDraft('两人同时改')
      const page = await at(`/sitenews/${id}`)
      await page.locator('#summary').fill('我的摘要')
      await service('editor', 'PUT', 'News/Update', { id, version, author: '同事' })
      await page.getByRole('button', { name: '保存草稿' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(/editor 在 \d{4}-\d\d-\d\d \d\d:\d\d 保存了新的内容/).waitFor()
      await dialog.getByRole('button', { name: '保留我的修改并保存' }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('已保存').last().waitFor()
      expect(await page.getByRole('textbox', { name: '作者 中文' }).inputValue()).toBe('同事')
      expect((await service('editor', 'GET', `News/Get?id=${id}`)).result).toMatchObject({ author: '同事', summary: '我的摘要' })
    })
  })

  describe('when the server is in trouble', () => {
    const at = shareOffice(visit, 'editor', { expected: /413|50[03]|密钥/ })

    test('E-11f a list that cannot be loaded says so and offers another try', async () => {
      const page = await at()
      await page.route('**/Carousel/GetAll*', (route) =>
        route.fulfill({
          status: 503,
          json: { error: { code: 503, message: '服务器正忙，请稍后再试。', details: null, validationErrors: null } },
        }),
      )
      await page.goto('/#/sitecarousel')
      await page.getByText('加载失败').waitFor()
      await page.unroute('**/Carousel/GetAll*')
      await page.getByRole('button', { name: '重试' }).click()
      await page.locator('.ant-table-row').first().waitFor()
    })

    test('V-02a X-02 X-03f T-13b C-40b a wrong file is refused before it is sent, a refusal by the server reads 上传失败, 请重试, and saving waits', async () => {
      const page = await at()
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && /Upload\//.test(request.url())) sent.push(request.url())
      })
      await page.goto('/#/gallery/new')
      await page.locator('input#image').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
      await page.getByText('文件格式不正确, 请上传jpeg、png、webp、avif、gif图片格式文件!').waitFor()
      expect(sent).toEqual([])
      await page.route('**/Upload/Picture', (route) =>
        route.fulfill({ status: 500, json: { error: { code: 500, message: '磁盘已满', details: null, validationErrors: null } } }),
      )
      await page
        .locator('input#image')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await samplePicture(400, 300, '#36c') })
      await page.getByText('上传失败, 请重试').waitFor()
      await page.unroute('**/Upload/Picture')
      await page.locator('input#title').fill('厂房')
      const held = Promise.withResolvers<void>()
      await page.route('**/Upload/Picture', (route) => held.promise.then(() => route.continue()))
      await page
        .locator('input#image')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await samplePicture(400, 300, '#36c') })
      await page.getByText('上传中').waitFor()
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await page.getByText('Please wait for all images to be uploaded successfully.').waitFor()
      held.resolve()
      await page.locator('.ant-drawer img[src^="/media/"]').waitFor()
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await page.locator('.ant-table-row', { hasText: '厂房' }).waitFor()
    })

    test('C-02a a refused save shows the server’s message, red, closable, for 10 seconds, and the input stays', async () => {
      const page = await at()
      await page.route('**/GalleryPicture/Update', (route) =>
        route.fulfill({
          status: 503,
          json: { error: { code: 503, message: '服务器正忙', details: '密钥不该在这里', validationErrors: null } },
        }),
      )
      await page.goto('/#/gallery/site')
      await page.locator('.ant-table-row').first().locator('.kit-title').click()
      await page.locator('input#title').fill('改过的图片')
      await page.clock.install()
      const save = page.getByRole('button', { name: '保存', exact: true })
      await save.click()
      const notice = page.locator('.ant-notification-notice', { hasText: '服务器正忙' })
      await notice.waitFor()
      expect(await notice.locator('.ant-notification-notice-icon-error, .anticon-close-circle').count()).toBeGreaterThan(0)
      await notice.getByRole('button').click()
      await notice.waitFor({ state: 'detached' })

      await save.click()
      await notice.waitFor()
      await page.clock.fastForward(8000)
      expect(await notice.isVisible()).toBe(true)
      await page.clock.fastForward(2000)
      await notice.waitFor({ state: 'detached' })
      await page.unroute('**/GalleryPicture/Update')
      expect(await page.locator('input#title').inputValue()).toBe('改过的图片')
    })
  })

  test('V-02b M-01a E-01d an avatar weighs less than 1 MB, and a user whom an administrator makes by the derived form can sign in', async () => {
    const page = await visit.open()
    await signIn(page, 'admin', { at: '/user/new' })
    await page.locator('input#avatar').setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024) })
    await page.getByText('上传头像图片大小不能超过 1 MB!').waitFor()
    await page.getByLabel('用户名').fill('newcomer')
    await page.getByLabel('名字').fill('新人')
    await page.getByLabel('邮箱').fill('newcomer@example.com')
    await page.getByLabel('初始密码').fill('Xk-9-first')
    await page.getByLabel('角色').click()
    await page.locator('.ant-select-item-option', { hasText: '编辑' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.waitForURL(/#\/user\/\d+/)
    const other = await visit.open()
    await signIn(other, 'newcomer', { password: 'Xk-9-first' })
    await other.getByRole('link', { name: '新闻', exact: true }).waitFor()
    expect(await other.getByRole('link', { name: '用户', exact: true }).count()).toBe(0)
  })

  test('S-07 each field of a text in two languages declares its language', async () => {
    const page = await visit.open({ locale: 'en-US' })
    await signIn(page, 'editor', { at: '/sitenews/new' })
    const languageOf = (field: string) => page.locator(field).evaluate((element) => element.closest<HTMLElement>('[lang]')!.lang)
    await page.locator('.kit-editor-body [contenteditable]').first().waitFor()
    expect([await languageOf('input#title'), await languageOf('input#titleEn')]).toEqual(['zh-CN', 'en'])
    const editors = await page
      .locator('.kit-editor-body [contenteditable]')
      .evaluateAll((all) => all.map((one) => one.closest<HTMLElement>('[lang]')!.lang))
    expect(editors).toEqual(['zh-CN', 'en'])
    expect(await languageOf('#tags')).toBe('en')
  })

  test('A-03b A-01c a viewer sees lists and rows, and no way to change them', async () => {
    const page = await visit.open()
    await signIn(page, 'viewer', { at: '/sitenews' })
    await page.locator('.ant-table-row').first().waitFor()
    for (const name of ['新增', '批量删除']) expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
    expect(await page.getByRole('link', { name: '编辑' }).count()).toBe(0)
    await page.getByRole('link', { name: '查看' }).first().click()
    await page.waitForURL(/#\/sitenews\/\d+/)
    await page.getByText('您只能查看这条记录').waitFor()
    expect(await page.locator('input#title').count()).toBe(0)
    for (const name of ['保存草稿', '发布修改', '发布']) expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
  })
})
