// @module-tag browser
import { describe, expect, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { postingAt, serviceOf } from './kit/service.ts'
import { shareOffice } from './kit/share-office.ts'
import { PHONE, QUICK, visitDemo } from './kit/visit.ts'

const oneStep = (questions: object[]) => ({ steps: [{ groups: [{ questions }] }] })

describe('Forms within other pages', () => {
  const visit = visitDemo({ TRUST_PROXY: '127.0.0.1' })
  const service = serviceOf(visit)
  const post = postingAt(visit)
  const office = shareOffice(visit, 'admin')
  const publish = async (title: string, questions: object[]) => {
    const { id } = await post('DynamicForm/Create', { title, definition: oneStep(questions) })
    await post('DynamicForm/Publish', { id, version: 1 })
    return id as number
  }

  test('B-118b a form is chosen in the editor, and answered in the article on a phone without script', { tags: ['walk'] }, async () => {
    const form = await publish('现场询价', [{ kind: 'line', key: 'name', label: '您的姓名', required: true }])
    const { result } = await service('admin', 'POST', 'News/Create', { title: '展会报道', content: '<p>之前</p>' })
    const page = await office(`/sitenews/${result.id}`)
    const text = page.locator('.kit-editor-body [contenteditable]').first()
    await text.click()
    await page.getByRole('button', { name: '插入表单' }).first().click()
    await page.getByTitle('现场询价').click()
    await text.locator(`p[data-form="${form}"]`).waitFor()
    const saved = page.waitForResponse(/News\/Update/)
    await page.keyboard.press('Control+s')
    await saved
    const row = (await service('admin', 'GET', `News/Get?id=${result.id}`)).result
    expect(row['content']).toContain(`<p data-form="${form}"><a href="/_formdetail?id=${form}">现场询价</a></p>`)
    await service('admin', 'POST', 'News/Publish', { id: result.id, version: row['version'] })

    const visitor = await visit.open({ javaScriptEnabled: false, viewport: PHONE, expected: /400/ })
    await visitor.goto(`/_newsdetail?id=${result.id}`)
    expect(await overflow(visitor)).toBe(0)
    await visitor.getByLabel('您的姓名').fill(' ')
    await visitor.getByRole('button', { name: '提交' }).click()
    await visitor.getByRole('alert').waitFor()
    expect(await visitor.locator('.article').textContent()).toContain('之前')
    await visitor.getByLabel('您的姓名').fill('王芳')
    await visitor.getByRole('button', { name: '提交' }).click()
    await visitor.waitForURL(`**/_newsdetail?id=${result.id}&answered=${form}-*`, QUICK)
    expect(await visitor.getByRole('status').textContent()).toContain('编号')
  })

  test('B-129b the contact form is marked among the forms, shows what the page always asks, and leads to the enquiries and the contact page', async () => {
    const page = await office('/dynamicform')
    const row = page.getByRole('row', { name: '联系我们' })
    await row.getByText('联系表单').waitFor()
    expect(await page.getByText('联系表单').count()).toBe(1)
    await row.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '查看询盘' }).waitFor()
    expect(await page.getByRole('menuitem', { name: '查看答卷' }).count()).toBe(0)
    await page.getByRole('menuitem', { name: '下线' }).click()
    const question = page.getByRole('dialog')
    await question.getByText('页面本身和固定项目不变').waitFor()
    await question.getByRole('button', { name: '取消' }).click()
    const opened = page.context().waitForEvent('page')
    await row.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '查看页面' }).click()
    const site = await opened
    await site.waitForURL('**/_contact', QUICK)
    await site.close()
    await row.getByRole('link', { name: '联系我们' }).click()
    const fixed = page.getByRole('region', { name: '联系页面的固定项目' })
    await fixed.waitFor()
    expect(await fixed.getByRole('listitem').allTextContents()).toEqual(['姓名', '公司', '邮箱', '电话', '内容'])
    await page.getByRole('button', { name: '设计表单' }).click()
    const designer = page.getByRole('dialog', { name: '设计表单' })
    await designer.getByRole('region', { name: '联系页面的固定项目' }).waitFor()
    expect([await overflow(page), await faultsOf(page, { part: '[role=dialog]' })]).toEqual([0, []])
  })

  test('B-118d the contact page asks the questions of a form after its own, and the enquiry shows the answers', async () => {
    const form = await publish('询价补充', [
      // The page asks for the company by itself; conditions may look at it.
      { kind: 'line', key: 'company', label: '公司' },
      { kind: 'yesNo', key: 'urgent', label: '是否加急', required: true },
      { kind: 'line', key: 'day', label: '期望交期', shownIf: { join: 'all', comparisons: [{ key: 'urgent', by: 'is', value: true }] } },
      { kind: 'file', key: 'drawing', label: '图纸', types: 'documents', most: 1, megabytes: 1 },
      { kind: 'line', key: 'vat', label: '税号', shownIf: { join: 'all', comparisons: [{ key: 'company', by: 'filled' }] } },
    ])
    await post('Setting/Update', { values: { contactForm: form } })
    const page = await visit.open({ expected: /400/ })
    await page.goto('/_contact', QUICK)
    expect(await faultsOf(page, { part: 'main' })).toEqual([])
    expect(await page.getByLabel('期望交期').isVisible()).toBe(false)
    await page.getByLabel('姓名').fill('赵加急')
    await page.getByLabel('邮箱').fill('zhao@example.com')
    await page.getByLabel('咨询内容').fill('请问最快何时可以交货？')
    await page.getByLabel('是', { exact: true }).check()
    await page.getByLabel('期望交期').fill('下周')
    await page.getByLabel('税号').waitFor({ state: 'hidden' })
    await page.getByLabel('公司').fill('某公司')
    await page.getByLabel('税号').fill('9132')
    const drawing = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    // The server refuses by name what the dialog for files would not offer, and what was typed stays.
    await page.getByLabel('图纸').setInputFiles(drawing('图纸.exe'))
    await page.getByRole('button', { name: '发送' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toContain('“图纸.exe”')
    expect(await page.getByLabel('税号').inputValue()).toBe('9132')
    await page.setViewportSize(PHONE)
    expect([await overflow(page), await faultsOf(page, { part: 'main' })]).toEqual([0, []])
    await page.getByLabel('图纸').setInputFiles(drawing('图纸 1.pdf'))
    await page.getByRole('button', { name: '发送' }).click()
    await page.waitForURL('**/_contact?sent=1', QUICK)
    const { items } = (await service('admin', 'GET', 'Enquiry/GetAll?keyword=赵加急')).result as unknown as { items: { id: number }[] }
    const staff = await office(`/enquiry/${items[0]!.id}`)
    const sheet = staff.getByRole('region', { name: '其他问题' })
    await sheet.waitFor()
    expect(await sheet.textContent()).toMatch(/询价补充，第 1 版.*是否加急是.*期望交期下周.*图纸.*图纸 1\.pdf.*税号9132/)
    const download = staff.waitForEvent('download')
    await sheet.getByRole('button', { name: /图纸 1\.pdf/ }).click()
    expect((await download).suggestedFilename()).toBe('图纸 1.pdf')

    // B-129d: the list is narrowed to those who chose an option.
    await staff.goto('/#/enquiry?picked=urgent%3Dtrue')
    await staff.getByText('是否加急：是').waitFor()
    await staff.getByText('共 1 条').waitFor()
    await staff.locator('.kit-title', { hasText: '赵加急' }).waitFor()
  })
})
