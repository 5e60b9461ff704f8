// @module-tag browser
import type { Locator, Page } from '@playwright/test'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { FormDefinition } from '../contract/forms/definition.ts'
import { shareExamples } from './kit/examples.ts'
import { beginWith, exportedFrom, hasFocus, labelsOn, openDesigner, partOn, tabTo } from './kit/form-designer.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { settled } from './kit/settled.ts'
import { faultsInBothShades, followSystem } from './kit/shades.ts'
import { postingAt } from './kit/service.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

const visit = visitDemo()

const palette = (page: Page, kind: string) =>
  page.getByRole('navigation', { name: '题目类型' }).getByRole('button', { name: kind, exact: true })
const property = (page: Page, name: string) => page.locator('.designer-properties').getByLabel(name, { exact: true })
const said = (page: Page, words: string) => page.locator('.designer [role=status]').filter({ hasText: words }).waitFor()

/** Drags to the upper edge of a question, in steps as a hand does. */
async function dragAbove(page: Page, from: Locator, to: Locator) {
  // Near the edges of the window a drag scrolls the page.
  await to.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await from.hover()
  await page.locator('[data-sorting]').first().waitFor({ state: 'attached' })
  await page.mouse.down()
  const box = (await to.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + 4, { steps: 12 })
  await page.locator('[data-dnd-dragging]').waitFor()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  await page.locator('[data-dnd-dragging]').waitFor({ state: 'detached' })
}

const handleOf = (page: Page, label: string) => page.locator('.designer-card').filter({ hasText: label }).locator('[data-handle]')
const cardOf = (page: Page, label: string) => page.locator('.designer-card').filter({ hasText: label })

/** The form that both tests below make. */
const MADE: FormDefinition = {
  steps: [
    {
      groups: [
        {
          columns: 1,
          questions: [
            { kind: 'line', key: 'line1', label: '姓名', labelEn: 'Short text' },
            { kind: 'number', key: 'number1', label: '数量', labelEn: 'Number', min: 1, required: true },
          ],
        },
      ],
    },
    {
      title: '来源',
      groups: [
        {
          columns: 1,
          questions: [
            {
              kind: 'choice',
              key: 'choice1',
              label: '单选',
              labelEn: 'Single choice',
              look: 'buttons',
              options: [
                { value: 'option1', label: '选项 1', labelEn: 'Option 1' },
                { value: 'option2', label: '选项 2', labelEn: 'Option 2' },
              ],
            },
            {
              kind: 'lines',
              key: 'lines1',
              label: '多行文本',
              labelEn: 'Long text',
              shownIf: { join: 'all', comparisons: [{ key: 'choice1', by: 'is', value: 'option1' }] },
            },
          ],
        },
      ],
    },
  ],
}

async function makeByMouse(page: Page) {
  await palette(page, '单行文字').click()
  await dragAbove(page, palette(page, '数字'), cardOf(page, '单行文本'))
  expect(await labelsOn(page)).toEqual([['数字', '单行文本']])
  await property(page, '题目 中文').fill('数量')
  await property(page, '必填').check()
  await property(page, '最小值').fill('1')
  await partOn(page, '单行文本').click()
  await property(page, '题目 中文').fill('姓名')
  await page.getByRole('button', { name: '添加步骤' }).click()
  await property(page, '标题 中文').fill('来源')
  await palette(page, '单选').click()
  await palette(page, '多行文字').click()
  await page.getByRole('group', { name: '显示条件' }).getByRole('button', { name: '添加条件' }).click()
  await dragAbove(page, handleOf(page, '姓名'), cardOf(page, '数量'))
}

async function makeByKeyboard(page: Page) {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const part = (label: string) => partOn(page, label)
  await tabTo(page, palette(page, '单行文字'))
  await press('Enter')
  await tabTo(page, palette(page, '数字'))
  await press('Enter')
  await tabTo(page, part('数字'))
  await press('Alt+ArrowUp')
  await said(page, '“数字”：分组 1，第 1 题，共 2 题')
  expect(await hasFocus(part('数字'))).toBe(true)
  await press('Enter')
  await page.keyboard.type('数量')
  await tabTo(page, property(page, '必填'))
  await press('Space')
  await tabTo(page, property(page, '最小值'))
  await page.keyboard.type('1')
  await press('Escape')
  await expect.poll(() => hasFocus(part('数量'))).toBe(true)
  await press('ArrowDown', 'Enter')
  await page.keyboard.type('姓名')
  await press('Escape')
  await tabTo(page, page.getByRole('button', { name: '添加步骤' }))
  await press('Enter')
  await tabTo(page, part('步骤 2'), 'Shift+Tab')
  await press('Enter')
  await page.keyboard.type('来源')
  await tabTo(page, palette(page, '单选'), 'Shift+Tab')
  await press('Enter')
  await tabTo(page, palette(page, '多行文字'), 'Shift+Tab')
  await press('Enter')
  await tabTo(page, part('多行文本'))
  await press('Enter')
  await tabTo(page, page.getByRole('group', { name: '显示条件' }).getByRole('button', { name: '添加条件' }))
  await press('Enter', 'Escape')
  for (let at = 0; at < 9 && !(await hasFocus(part('姓名'))); at++) await press('ArrowUp')
  await press('Alt+ArrowUp')
  await press('Alt+ArrowUp')
  await press('Alt+ArrowUp')
  await said(page, '“姓名”不能再移动')
}

describe('The designer of forms', () => {
  const share = shareOffice(visit, 'admin', {}, followSystem)

  /** Begins with an empty form on the shared page. */
  async function beginEmpty(): Promise<Page> {
    const page = await share()
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) if (name.startsWith('portico.form ')) localStorage.removeItem(name)
    })
    await page.goto('/#/form-generator')
    await page.locator('.designer-canvas').waitFor()
    await settled(page)
    return page
  }

  test('R-10f B-90a a form made by keyboard alone equals the one made by mouse', async () => {
    const byMouse = await beginEmpty()
    await makeByMouse(byMouse)
    const { definition } = await exportedFrom(byMouse)
    expect(definition).toEqual(MADE)
    const byKeyboard = await beginEmpty()
    await makeByKeyboard(byKeyboard)
    expect((await exportedFrom(byKeyboard)).definition).toEqual(definition)
  })

  test(
    'B-90b B-90c a question goes into another group by mouse, copies and removals are undone and done again by keys',
    { tags: ['walk'] },
    async () => {
      const page = await beginEmpty()
      await beginWith(page, '活动报名')
      const begin = await labelsOn(page)
      await dragAbove(page, handleOf(page, '电话'), cardOf(page, '感兴趣的场次'))
      await said(page, '“电话”：分组 1，第 2 题，共 3 题')
      const moved = await labelsOn(page)
      expect(moved.slice(0, 2)).toEqual([begin[0]!.slice(0, 4), ['参会方式', '电话', '感兴趣的场次']])
      await partOn(page, '电话').focus()
      await page.keyboard.press('Control+d')
      await expect.poll(async () => (await labelsOn(page))[1]).toEqual(['参会方式', '电话', '电话', '感兴趣的场次'])
      await page.keyboard.press('Delete')
      await page.keyboard.press('Delete')
      await expect.poll(async () => (await labelsOn(page))[1]).toEqual(['参会方式', '电话'])
      const after = await labelsOn(page)
      for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z')
      await expect.poll(() => labelsOn(page)).toEqual(moved)
      await page.keyboard.press('Control+z')
      await expect.poll(() => labelsOn(page)).toEqual(begin)
      for (let step = 0; step < 4; step++) await page.keyboard.press('Control+Shift+z')
      await expect.poll(() => labelsOn(page)).toEqual(after)
      await partOn(page, '参会方式').click()
      await property(page, '题目 中文').pressSequentially('吗？')
      await page.keyboard.press('Control+z')
      await expect.poll(() => property(page, '题目 中文').inputValue()).toBe('参会方式')
      await page.getByRole('button', { name: '删除', exact: true }).click()
      await page.locator('.ant-notification-notice', { hasText: '已删除“参会方式”' }).getByRole('button', { name: '撤销' }).click()
      await expect.poll(() => labelsOn(page)).toEqual(after)
    },
  )

  test('B-90d the look follows conditions and steps, complains at each field in the language of the reader, and sends nothing', async () => {
    const page = await beginEmpty()
    await beginWith(page, '活动报名')
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
    await page.locator('.designer-bar').getByText('预览', { exact: true }).click()
    const look = page.locator('.look')
    const field = (name: string | RegExp) => look.getByLabel(name)
    await look.getByRole('button', { name: '下一步' }).click()
    await look.getByText('有 4 处需要修改').waitFor()
    expect(await hasFocus(field('姓名'))).toBe(true)
    await field('邮箱').fill('nobody')
    await page.locator('.designer-look').getByText('English', { exact: true }).click()
    await look.getByRole('heading', { name: 'About you' }).waitFor()
    expect(await look.innerText()).not.toMatch(/[\u4e00-\u9fff]/)
    await field('Name').fill('Li')
    await field('Organisation').fill('Portico')
    await expect.poll(() => field('E-mail').getAttribute('aria-invalid')).toBe('true')
    await field('E-mail').fill('li@example.com')
    await field('Phone').fill('010-12345678')
    await look.getByRole('button', { name: 'Next' }).click()
    await look.getByRole('heading', { name: 'Your visit' }).waitFor()
    expect(await field('Meal').count()).toBe(0)
    await field('On site').check()
    await field('Accompanying guests').fill('2')
    // Options, hints and units have an English form too.
    await expect.poll(() => look.innerText()).toContain('guests')
    expect(await look.innerText()).not.toMatch(/[\u4e00-\u9fff]/)
    expect(await field('Check-in').count()).toBe(0)
    await look.getByRole('group', { name: /hotel/ }).getByLabel('Yes').check()
    await field('Check-in').fill('2026-12-01')
    await field('Keynote').check()
    await look.getByRole('group', { name: /hotel/ }).getByLabel('No').check()
    await expect.poll(() => field('Check-in').count()).toBe(0)
    await look.getByRole('button', { name: 'Next' }).click()
    await look.getByRole('button', { name: 'Register' }).click()
    await look.locator('.kit-issue').waitFor()
    await field(/I agree/).check()
    await look.getByRole('button', { name: 'Register' }).click()
    const answers = page.locator('.designer-answers')
    await expect
      .poll(async () => JSON.parse(await answers.innerText()))
      .toEqual({
        name: 'Li',
        organisation: 'Portico',
        email: 'li@example.com',
        phone: '010-12345678',
        attendance: 'onSite',
        sessions: ['keynote'],
        companions: 2,
        hotel: false,
        privacy: true,
      })
    await page.getByText('没有发送任何内容').waitFor()
    expect(sent).toEqual([])
  })

  test('B-90d questions from a dictionary and from the content of the site offer the real ones', async () => {
    const page = await beginEmpty()
    await palette(page, '字典').click()
    await property(page, '字典类型').click()
    await page.locator('.ant-select-item-option').filter({ hasText: 'news-category' }).click()
    await palette(page, '网站内容').click()
    await page.locator('.designer-bar').getByText('预览', { exact: true }).click()
    for (const [name, words] of [
      ['字典选项', '公司动态'],
      ['关联内容', 'HM-1200'],
    ] as const) {
      await page.locator('.look').getByLabel(name).click()
      await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: words }).first().click()
    }
    await page.getByRole('button', { name: '提交', exact: true }).click()
    const answers = JSON.parse(await page.locator('.designer-answers').innerText())
    expect(answers).toEqual({ dictionary1: expect.any(String), reference1: expect.any(Number) })
  })

  test('B-90e of two tabs the newer change counts, and the older one says so and can show it or keep its own', async () => {
    const page = await beginEmpty()
    await palette(page, '单行文字').click()
    await property(page, '题目 中文').fill('甲')
    const stored = (words: string) =>
      expect
        .poll(() => page.evaluate(() => Object.entries(localStorage).find(([name]) => name.startsWith('portico.form '))?.[1]))
        .toContain(words)
    await stored('甲')
    const other = await page.context().newPage()
    onTestFinished(() => other.close())
    await other.goto('/#/form-generator')
    await partOn(other, '甲').click()
    await property(other, '题目 中文').fill('乙')
    const notice = page.getByRole('alert').filter({ hasText: '另一个标签页' })
    await notice.waitFor()
    await property(page, '题目 中文').fill('丙')
    await page.getByRole('button', { name: '撤销' }).waitFor()
    await stored('乙')
    await notice.getByRole('button', { name: '保留这里的表单' }).click()
    await stored('丙')
    const otherNotice = other.getByRole('alert').filter({ hasText: '另一个标签页' })
    await otherNotice.getByRole('button', { name: '显示那里的表单' }).click()
    await partOn(other, '丙').waitFor()
    expect(await otherNotice.count()).toBe(0)
  })

  test('B-90f an exported form is imported whole; what cannot be one is refused with places, and the present form stays', async () => {
    const page = await beginEmpty()
    await beginWith(page, '获取报价')
    const file = await exportedFrom(page)
    const dialog = page.getByRole('dialog', { name: '导入表单' })
    const open = () => page.getByRole('button', { name: '导入', exact: true }).click()
    const paste = async (text: string) => {
      await dialog.getByLabel('或粘贴 JSON').fill(text)
      await dialog.getByRole('button', { name: '导入', exact: true }).click()
    }
    await beginWith(page, '联系我们')
    const before = await labelsOn(page)
    await open()
    await paste('{ "type": ')
    await dialog.getByRole('alert').filter({ hasText: '没有导入' }).waitFor()
    const layout = structuredClone(file.definition) as unknown as { steps: { groups: { questions: Record<string, unknown>[] }[] }[] }
    Object.assign(layout.steps[0]!.groups[0]!.questions[1]!, { label: '', run: 'alert(1)' })
    await paste(JSON.stringify({ ...JSON.parse(file.text), 'x-layout': layout }))
    await dialog.locator('code', { hasText: 'x-layout → steps → 0 → groups → 0 → questions → 1' }).first().waitFor()
    await paste(JSON.stringify({ type: 'object', properties: { a: { type: 'string', pattern: '(a+)+$' } } }))
    await dialog.locator('code', { hasText: 'properties → a' }).first().waitFor()
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[[[['.repeat(50)) })
    await dialog.getByRole('alert').waitFor()
    expect(await labelsOn(page)).toEqual(before)
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer: Buffer.from(file.text) })
    await dialog.waitFor({ state: 'detached' })
    expect((await exportedFrom(page)).definition).toEqual(file.definition)
    await page.locator('.designer-bar').getByRole('button', { name: '撤销' }).click()
    await expect.poll(() => labelsOn(page)).toEqual(before)
  })

  test('B-90f a form with a problem is not exported; the problem names its place and leads to it', async () => {
    const page = await beginEmpty()
    await palette(page, '单选').click()
    await page.locator('.designer-properties').getByLabel('选项 2 值').fill('option1')
    await page.locator('summary', { hasText: '1 处需要修改' }).click()
    await partOn(page, '步骤 1').click()
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await expect.poll(() => page.getByRole('menuitem', { name: '下载 JSON 文件' }).getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await page.locator('.designer-problem').click()
    await expect.poll(() => hasFocus(property(page, '题目 中文'))).toBe(true)
    await page.locator('.designer-properties').getByLabel('选项 2 值').fill('other')
    await page.getByText('没有问题，可以导出。').waitFor()
  })

  test('B-90g a changed form is replaced after a question only, and comes back by undo', async () => {
    const page = await beginEmpty()
    await palette(page, '日期').click()
    const templates = page.getByRole('dialog', { name: '从模板开始' })
    const question = page.getByRole('dialog').filter({ hasText: '替换现在的表单吗？' }).last()
    await page.getByRole('button', { name: '模板', exact: true }).click()
    await templates.getByRole('button', { name: '联系我们' }).waitFor()
    expect(await templates.locator('.designer-templates > li > button').count()).toBe(6)
    await templates.getByRole('button', { name: '应聘申请' }).click()
    await question.getByRole('button', { name: '取消' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await labelsOn(page)).toEqual([['日期']])
    await templates.getByRole('button', { name: '应聘申请' }).click()
    await question.getByRole('button', { name: '替换' }).click()
    await templates.waitFor({ state: 'detached' })
    await partOn(page, '应聘职位').waitFor()
    await page.locator('.designer-bar').getByRole('button', { name: '撤销' }).click()
    await expect.poll(() => labelsOn(page)).toEqual([['日期']])
  })

  test('R-10f pasted lines become options, which are sorted and removed', async () => {
    const page = await beginEmpty()
    await palette(page, '多选').click()
    await page.getByRole('button', { name: '粘贴多行' }).click()
    const dialog = page.getByRole('dialog', { name: '粘贴选项' })
    await dialog.getByRole('textbox').fill('乙,b,B\n甲,a,A\n甲,option1')
    await dialog.getByText('1 行的值已存在').waitFor()
    await dialog.getByRole('button', { name: '添加 2 项' }).click()
    const labels = () => page.locator('.designer-option').evaluateAll((rows) => rows.map((row) => row.querySelector('input')!.value))
    await expect.poll(labels).toEqual(['选项 1', '选项 2', '乙', '甲'])
    await page.getByRole('button', { name: '删除 选项 1' }).click()
    await page.getByRole('button', { name: '按文字排序' }).click()
    await expect.poll(labels).toHaveLength(3)
    expect((await labels()).slice(0, 2).toSorted()).not.toContain('选项 1')
  })

  test.each([
    ['zh-CN', { 模板: '模板', template: '满意度调查', look: '预览', next: '提交' }],
    ['en-US', { 模板: 'Templates', template: 'Satisfaction survey', look: 'Preview', next: 'Send' }],
  ] as const)('P-15 B-90i the designer and its look have no faults in %s, light and dark', async (locale, words) => {
    const isShared = locale === 'zh-CN'
    const page = isShared ? await beginEmpty() : await visit.open({ locale })
    if (isShared) onTestFinished(() => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))
    else {
      await followSystem(page)
      await signIn(page, 'admin', { at: '/form-generator' })
      await page.locator('.designer-canvas').waitFor()
    }
    await page.getByRole('button', { name: words.模板, exact: true }).click()
    expect(await faultsInBothShades(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: words.template }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('.designer-card [data-part]').nth(1).click()
    expect(await faultsInBothShades(page)).toEqual([])
    await page.locator('.designer-bar').getByText(words.look, { exact: true }).click()
    await page.locator('.look button[type=submit]').click()
    expect(await faultsInBothShades(page)).toEqual([])
  })

  // The last test on this page, which ends as another person's.
  test('B-90e the form is there again after a reload, for its own person only', async () => {
    const page = await beginEmpty()
    await beginWith(page, '联系我们')
    await partOn(page, '留言').click()
    await property(page, '题目 中文').fill('想说的话')
    await page.reload()
    await partOn(page, '想说的话').waitFor()
    const labels = await labelsOn(page)
    expect(labels.flat()).toContain('公司')
    await signIn(page, 'viewer', { at: '/form-generator' })
    await page.locator('.designer-canvas').waitFor()
    expect(await labelsOn(page)).toEqual([[]])
  })
})

describe('The designer on a phone', () => {
  test.each(['zh-CN', 'en-US'])(
    'B-90i on a phone in %s the canvas comes first, with palette and properties over it, and nothing is too wide',
    async (locale) => {
      const page = await openDesigner(visit, { viewport: PHONE, locale, hasTouch: true })
      const isEnglish = locale === 'en-US'
      expect(await page.locator('.designer-palette').count()).toBe(0)
      for (const kind of isEnglish ? ['One choice', 'Several lines'] : ['单选', '多行文字']) {
        await page.getByRole('button', { name: isEnglish ? 'Add a question' : '添加题目', exact: true }).click()
        await settled(page)
        expect(await overflow(page)).toBe(0)
        // The palette is the same at the second question.
        if ((await page.locator('.designer-card').count()) === 0) expect(await faultsOf(page)).toEqual([])
        await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      expect(await page.locator('.designer-card').count()).toBe(2)
      await page.locator('.designer-card [data-part]').first().click()
      const drawer = page.getByRole('dialog')
      await drawer.waitFor()
      await settled(page)
      expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
      await drawer.getByRole('textbox').first().fill('口味')
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })
      await page
        .locator('.designer-bar')
        .getByText(isEnglish ? 'Preview' : '预览', { exact: true })
        .click()
      await settled(page)
      expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
    },
  )
})

describe('The example of forms to begin with', () => {
  beforeAll(async () => void (await postingAt(visit)('Setting/Update', { values: { examplePages: true } })))
  const open = shareExamples(visit)

  test('R-14p /form-making opens each template in the designer, apart from the form of /form-generator', async () => {
    const page = await open('form-making')
    const cards = page.locator('.designer-templates > li > button')
    await cards.first().waitFor()
    expect(await cards.count()).toBe(6)
    await cards.filter({ hasText: '投诉与反馈' }).filter({ hasText: '11 道题目' }).click()
    await page.getByRole('heading', { name: '投诉与反馈', level: 2 }).first().waitFor()
    await partOn(page, '订单号').click()
    await property(page, '题目 中文').fill('合同号')
    await page.getByRole('button', { name: '全部模板' }).click()
    await cards.filter({ hasText: '投诉与反馈' }).click()
    await partOn(page, '合同号').waitFor()
    await page.getByRole('button', { name: '全部模板' }).click()
    await cards.filter({ hasText: '联系我们' }).click()
    await partOn(page, '留言').waitFor()
    expect(await partOn(page, '合同号').count()).toBe(0)
    await page.evaluate(() => void (location.hash = '#/form-generator'))
    await page.getByRole('heading', { level: 1, name: '表单设计' }).waitFor()
    expect((await labelsOn(page)).flat()).toEqual([])
  })
})
