// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { FORM_TEMPLATES } from '../contract/forms/templates/index.ts'
import { hasFocus, labelsOn, partOn } from './kit/form-designer.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { postingAt, serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

const template = (name: (typeof FORM_TEMPLATES)[number]['name']) =>
  structuredClone(FORM_TEMPLATES.find((one) => one.name === name)!.definition)

/** The template of a quote, whose first question has lost its label. */
function unfinished() {
  const definition = template('quote')
  definition.steps[0]!.groups[0]!.questions[0]!.label = ''
  return definition
}

/** A form of a program that knows another kind of question. */
const foreign = { steps: [{ groups: [{ columns: 1, questions: [{ kind: 'rating', key: 'stars', label: '评分' }] }] }] }

const questions = (page: Page) => page.locator('#definition')
const designer = (page: Page) => page.getByRole('dialog', { name: '设计表单' })
const property = (page: Page, name: string) => page.locator('.designer-properties').getByLabel(name, { exact: true })
const done = async (page: Page) => {
  await designer(page).getByRole('button', { name: '完成', exact: true }).click()
  await designer(page).waitFor({ state: 'hidden' })
}
const openDesign = async (page: Page) => {
  await questions(page).getByRole('button', { name: '设计表单' }).click()
  await designer(page).locator('.designer-canvas').waitFor()
}

const formOn = async (share: (address: string) => Promise<Page>, id: number | 'new') => {
  const page = await share(`/dynamicform/${id}`)
  await page.locator('#definition').locator('visible=true').waitFor()
  return page
}

describe('The forms of the site', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const post = postingAt(visit)
  const make = (title: string, definition: object = template('contact')) => post('DynamicForm/Create', { title, definition })
  const read = async (id: number) => (await service('admin', 'GET', `DynamicForm/Get?id=${id}`)).result
  const share = shareOffice(visit, 'admin')
  const openForm = (id: number | 'new') => formOn(share, id)
  const idIn = async (page: Page) => {
    await page.waitForURL(/#\/dynamicform\/\d+/)
    return Number(/dynamicform\/(\d+)/.exec(page.url())![1])
  }

  test(
    'R-12d B-95a a form begins with a template, is designed over its page, saved as a draft and published',
    { tags: ['walk'] },
    async () => {
      const page = await openForm('new')
      await page.locator('#title').fill('联系销售')
      await questions(page).getByRole('button', { name: '从模板开始' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '联系我们' }).click()
      await page.locator('.designer-templates').waitFor({ state: 'detached' })
      await partOn(page, '留言').click()
      await property(page, '题目 中文').fill('想说的话')
      await done(page)
      await questions(page).getByText('7 道题目').waitFor()
      expect(await questions(page).getByRole('listitem').allTextContents()).toEqual([
        '姓名',
        '公司',
        '邮箱',
        '电话',
        '咨询内容',
        '想说的话',
      ])
      expect(await questions(page).locator('textarea, pre').count()).toBe(0)
      await page.getByRole('button', { name: '保存草稿' }).click()
      const id = await idIn(page)
      const expected = template('contact')
      expected.steps[0]!.groups[1]!.questions[1]!.label = '想说的话'
      expect(await read(id)).toMatchObject({ title: '联系销售', definition: expected, state: 'draft' })
      await page.getByRole('button', { name: '发布', exact: true }).click()
      await expect.poll(async () => (await read(id))['state']).toBe('published')
      await openDesign(page)
      expect(await labelsOn(page)).toEqual([
        ['姓名', '公司', '邮箱', '电话'],
        ['咨询内容', '想说的话', '我同意贵公司使用以上信息回复本次咨询'],
      ])
    },
  )

  test('B-95c a definition that the designer cannot show stands as JSON, and is replaced after a question', async () => {
    const { id } = await make('手写', foreign)
    const page = await openForm(id)
    await questions(page).getByText('设计器无法显示这份内容').waitFor()
    expect(JSON.parse(await questions(page).locator('pre').innerText())).toEqual(foreign)
    expect(await questions(page).getByRole('button', { name: '设计表单' }).count()).toBe(0)
    await questions(page).getByRole('button', { name: '换成新的表单' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '换成新的表单' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '空白表单' }).click()
    await page.locator('.designer-templates').waitFor({ state: 'detached' })
    await done(page)
    expect(await questions(page).locator('pre').count()).toBe(0)
    expect((await read(id))['definition']).toEqual(foreign)
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect.poll(async () => (await read(id))['definition']).toEqual({ steps: [{ groups: [{ columns: 1, questions: [] }] }] })
  })

  test('B-95d changes of the designer are unsaved words of the page: they outlive a reload, and Ctrl+S in the designer saves them', async () => {
    const { id } = await make('快捷键')
    const page = await openForm(id)
    await openDesign(page)
    await partOn(page, '公司').click()
    await property(page, '题目 中文').fill('单位')
    await page.reload()
    await questions(page).getByText('单位').waitFor()
    expect(JSON.stringify((await read(id))['definition'])).not.toContain('单位')
    await openDesign(page)
    await partOn(page, '单位').click()
    await property(page, '题目 中文').fill('贵公司')
    await page.keyboard.press('Control+s')
    await expect.poll(async () => JSON.stringify((await read(id))['definition'])).toContain('贵公司')
    // The designer goes on with what was saved, and undo with it.
    expect((await labelsOn(page)).flat()).toContain('贵公司')
    await designer(page).locator('.designer-bar').getByRole('button', { name: '撤销' }).click()
    await expect.poll(async () => (await labelsOn(page)).flat()).toContain('单位')
  })

  describe('which the server refuses', () => {
    const shareRefused = shareOffice(visit, 'admin', { expected: /400|409|422/ })
    const openForm = (id: number) => formOn(shareRefused, id)

    test('R-12d B-95b an unfinished draft is saved; publishing it is refused, and the place stands in words beside the questions', async () => {
      const { id } = await make('没做完', unfinished())
      const page = await openForm(id)
      const problems = questions(page).getByRole('alert')
      await problems.getByText('还有 1 处需要修改').waitFor()
      expect(await problems.getByRole('listitem').allInnerTexts()).toEqual([expect.stringMatching(/^题目 1 · 题目：/)])
      await page.locator('#title').fill('没做完的')
      await page.getByRole('button', { name: '保存草稿' }).click()
      await expect.poll(async () => (await read(id))['title']).toBe('没做完的')
      await page.getByRole('button', { name: '发布', exact: true }).click()
      await page.locator('.ant-form-item-has-error #definition').waitFor()
      await expect.poll(() => hasFocus(questions(page))).toBe(true)
      expect(await read(id)).toMatchObject({ state: 'draft', definition: unfinished() })
      await openDesign(page)
      await designer(page).locator('summary', { hasText: '1 处需要修改' }).click()
      await designer(page).locator('.designer-problem').click()
      await property(page, '题目 中文').fill('意向产品')
      await done(page)
      expect(await problems.count()).toBe(0)
      await page.getByRole('button', { name: '保存并发布' }).click()
      await expect.poll(async () => (await read(id))['state']).toBe('published')
    })

    test('B-95e two people at one form: the other questions are readable where they are compared', async () => {
      const { id, version } = await make('两个人')
      const page = await openForm(id)
      await openDesign(page)
      await partOn(page, '公司').click()
      await property(page, '题目 中文').fill('单位')
      await done(page)
      await service('admin', 'PUT', 'DynamicForm/Update', { id, version, definition: template('survey') })
      await page.getByRole('button', { name: '保存草稿' }).click()
      const dialog = page.getByRole('dialog', { name: '这条记录刚刚被修改过' })
      await dialog.getByRole('row', { name: /^单位/ }).waitFor()
      await dialog.getByRole('row', { name: /您对我们的总体满意度如何？.*非常满意/ }).waitFor()
      expect(await dialog.locator('pre').count()).toBe(0)
      await dialog.getByRole('button', { name: '载入最新内容' }).click()
      await questions(page).getByText('您对我们的总体满意度如何？').waitFor()
      expect(await questions(page).getByText('单位', { exact: true }).count()).toBe(0)
    })
  })

  test('B-95f a viewer reads the questions and designs nothing', async () => {
    const { id } = await make('只看')
    const page = await visit.open()
    await signIn(page, 'viewer', { at: `/dynamicform/${id}` })
    await page.getByRole('row', { name: /咨询内容.*单选.*产品咨询/ }).waitFor()
    expect(await page.getByRole('button', { name: /设计表单|从模板开始|发布/ }).count()).toBe(0)
    expect(await page.locator('.kit-json').count()).toBe(0)
  })

  test('B-95g a form that was made on /form-generator is where a new form may begin', async () => {
    const page = await openForm('new')
    expect(await questions(page).getByRole('button', { name: '使用表单生成器里的表单' }).count()).toBe(0)
    await page.goto('/#/form-generator')
    await page.getByRole('navigation', { name: '题目类型' }).getByRole('button', { name: '日期', exact: true }).click()
    await property(page, '题目 中文').fill('到访日期')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('到访日期')
    // The page that was opened before has looked for it already, so its tab is closed first.
    await openForm('new')
    await questions(page).getByRole('button', { name: '使用表单生成器里的表单' }).click()
    await partOn(page, '到访日期').waitFor()
    expect(await labelsOn(page)).toEqual([['到访日期']])
    // It is a copy: what is changed here stays out of the form generator's.
    await partOn(page, '到访日期').click()
    await property(page, '题目 中文').fill('改过')
    await done(page)
    await page.goto('/#/form-generator')
    await partOn(page, '到访日期').waitFor()
  })

  test.each([
    ['zh-CN', { design: '设计表单', name: '中文' }],
    ['en-US', { design: 'Design the form', name: 'English' }],
  ] as const)('P-15 B-95h page and designer have no faults on a phone in %s, and nothing is too wide', async (locale, words) => {
    const title = `手机 ${locale}`
    const { id } = await post('DynamicForm/Create', { title, titleEn: 'Phone', definition: unfinished() })
    const page = await visit.open({ viewport: PHONE, locale, hasTouch: true })
    await signIn(page, 'admin', { at: `/dynamicform/${id}` })
    await questions(page).getByRole('alert').waitFor()
    await settled(page)
    expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
    const said = await questions(page).innerText()
    if (locale === 'en-US') expect(said).not.toMatch(/[\u4e00-\u9fff]/)
    else expect(said).toContain('还有 1 处需要修改')
    await questions(page).getByRole('button', { name: words.design }).click()
    await page.locator('.designer-canvas').waitFor()
    await settled(page)
    expect([await overflow(page), await faultsOf(page, { part: '.form-design' })]).toEqual([0, []])
  })
})
