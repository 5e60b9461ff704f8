// @module-tag browser
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { FORM_TEMPLATES } from '../contract/forms/templates/index.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { postingAt, serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn, tokenOf } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

const { definition } = FORM_TEMPLATES.find(({ name }) => name === 'contact')!
const TOPICS = ['products', 'products', 'products', 'support'] as const

const bar = (page: Page, name: RegExp) => page.locator('.answer-totals').getByRole('button', { name })
const rows = (page: Page) => page.locator('.ant-table-tbody tr.ant-table-row')
const filter = (page: Page, name: string) => page.getByRole('search').getByRole('combobox', { name, exact: true })
/** The words of a chosen filter. */
const chosen = (page: Page, words: string) => page.locator('.kit-filter').filter({ hasText: words })

describe('The answers to forms', () => {
  const visit = visitDemo()
  const post = postingAt(visit)
  const service = serviceOf(visit)
  const open = shareOffice(visit, 'admin')
  let form = 0
  let other = 0

  const publishForm = async (title: string, titleEn: string) => {
    const { id, version } = await post('DynamicForm/Create', { title, titleEn, definition })
    await post('DynamicForm/Publish', { id, version })
    return id
  }
  async function answer(id: number, fields: Record<string, string[]>) {
    const reply = await fetch(`${visit.url}/api/portal/formanswer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN' },
      body: JSON.stringify({ id, fields }),
    })
    expect(reply.status, await reply.text()).toBe(200)
  }

  beforeAll(async () => {
    form = await publishForm('客户联系', 'Customer contact')
    other = await publishForm('另一份', 'Another')
    for (const [at, topic] of TOPICS.entries())
      await answer(form, {
        name: [`访客${at}`],
        email: [`visitor${at}@example.com`],
        topic: [topic],
        message: ['第一行的内容\n第二行的内容'],
        privacy: ['true'],
      })
  })

  const openList = async (query = '') => {
    const page = await open(`/formanswer${query}`)
    await rows(page).first().waitFor()
    return page
  }

  test(
    'R-12d B-96a with a form chosen, bars count its options; presses narrow the list to any of a question and take it back',
    { tags: ['walk'] },
    async () => {
      const page = await openList()
      expect(await page.locator('.answer-totals').count()).toBe(0)
      await page.goto(`/#/formanswer?formId=${form}`)
      await bar(page, /^产品咨询 3 · 75%$/).click()
      await expect.poll(() => rows(page).count()).toBe(3)
      expect(new URLSearchParams(page.url().split('?')[1]).get('picked')).toBe('topic=products')
      expect(await bar(page, /^产品咨询/).getAttribute('aria-pressed')).toBe('true')
      expect(await rows(page).filter({ hasText: '访客3' }).count()).toBe(0)
      await bar(page, /^技术支持 1 · 25%$/).click()
      await expect.poll(() => rows(page).count()).toBe(4)
      await page.reload()
      await expect.poll(() => bar(page, /^产品咨询/).getAttribute('aria-pressed')).toBe('true')
      expect(await bar(page, /^技术支持/).getAttribute('aria-pressed')).toBe('true')
      await bar(page, /^产品咨询/).click()
      await expect.poll(() => rows(page).count()).toBe(1)
      await bar(page, /^技术支持/).click()
      await expect.poll(() => rows(page).count()).toBe(4)
      expect(page.url()).not.toContain('picked')
    },
  )

  test('B-96b the totals fold, and stay folded at the next visit', async () => {
    const page = await openList(`?formId=${form}`)
    await bar(page, /^产品咨询/).waitFor()
    await page.locator('.answer-totals').getByRole('button', { name: '收起' }).click()
    await expect.poll(() => bar(page, /^产品咨询/).count()).toBe(0)
    await page.reload()
    await page.locator('.answer-totals').getByRole('button', { name: '展开' }).waitFor()
    await settled(page)
    expect(await bar(page, /^产品咨询/).count()).toBe(0)
    await page.locator('.answer-totals').getByRole('button', { name: '展开' }).click()
    await bar(page, /^产品咨询/).waitFor()
  })

  test('B-96c the filter by option says its words, and another form begins without it', async () => {
    const page = await openList(`?formId=${form}&picked=topic%3Dsupport`)
    await chosen(page, '咨询内容：技术支持').waitFor()
    expect(await page.getByText('topic=support').count()).toBe(0)
    expect(await rows(page).count()).toBe(1)
    await filter(page, '表单').click()
    await page.locator('.ant-select-item-option').filter({ hasText: '另一份' }).click()
    await page.waitForURL(new RegExp(`formId=${other}`))
    expect(page.url()).not.toContain('picked')
    await page.locator('.answer-totals').getByText('还没有答卷。').waitFor()
    // Options of no form cannot be chosen.
    await page.goto('/#/formanswer?status=new')
    await rows(page).first().waitFor()
    expect(await filter(page, '选项').count()).toBe(0)
    expect(await page.getByRole('button', { name: '新增' }).count()).toBe(0)
  })

  test('R-12d B-96d an answer is a sheet of questions and answers with its version, which nobody rewrites, and staff handle it', async () => {
    const page = await openList(`?formId=${form}`)
    await rows(page).filter({ hasText: '访客0' }).getByText('编辑').click()
    const cell = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell')
    await cell('姓名').waitFor()
    expect(await cell('姓名').innerText()).toBe('访客0')
    expect(await cell('咨询内容').innerText()).toBe('产品咨询')
    expect(await cell('留言').innerText()).toBe('第一行的内容\n第二行的内容')
    expect(await cell('公司').innerText()).toBe('未填写')
    const words = await page.locator('.kit-sections').first().innerText()
    expect(words).toContain('表单版本')
    expect(words).not.toContain('topic=products')
    expect(words).not.toContain('"topic"')
    expect(await page.locator('#answers, #picked, #summary').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'visitor0@example.com', exact: true }).getAttribute('href')).toBe(
      'mailto:visitor0@example.com',
    )
    await page.locator('#remark').fill('已回电')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const id = Number(/formanswer\/(\d+)/.exec(page.url())![1])
    await expect.poll(async () => (await service('admin', 'GET', `FormAnswer/Get?id=${id}`)).result['remark']).toBe('已回电')
  })

  test('B-96e an attachment is fetched with the token of the session; one that is gone says so', async () => {
    const page = await openList(`?formId=${form}`)
    const address = `/media/${'a'.repeat(32)}`
    const files = [
      { address, name: '图纸.pdf', size: 2048 },
      { address: `/media/${'b'.repeat(32)}`, name: '旧图.pdf', size: null },
    ]
    const items = [{ key: 'files', label: '附件', kind: 'file', text: null, files }]
    await page.route('**/FormAnswer/GetSheet*', (route) =>
      route.fulfill({ json: { result: { totalCount: 1, items }, success: true, error: null, unAuthorizedRequest: false, __abp: true } }),
    )
    const tokens: (string | undefined)[] = []
    await page.route('**/FormAnswer/GetFile*', async (route) => {
      tokens.push((await route.request().allHeaders())['x-token'])
      await route.fulfill({ body: 'drawing' })
    })
    await rows(page).first().getByText('编辑').click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载 图纸.pdf' }).click()])
    expect(file.suggestedFilename()).toBe('图纸.pdf')
    expect(tokens).toEqual([await tokenOf(page)])
    expect(await page.getByText('旧图.pdf · 文件已不存在').count()).toBe(1)
    expect(await page.getByRole('button', { name: /旧图/ }).count()).toBe(0)
    await page.unrouteAll()
  })

  test('B-96f a form in the list leads to its answers', async () => {
    const page = await open('/dynamicform')
    await rows(page).filter({ hasText: '客户联系' }).locator('button').last().click()
    await page.getByRole('menuitem', { name: '查看答卷' }).click()
    await bar(page, /^产品咨询 3 /).waitFor()
    expect(page.url()).toContain(`formId=${form}`)
  })

  test.each([
    ['zh-CN', /^产品咨询 3 · 75%$/],
    ['en-US', /^Products 3 · 75%$/],
  ] as const)('P-15 B-96g list and sheet have no faults on a phone in %s, and nothing is too wide', async (locale, name) => {
    const page = await visit.open({ viewport: PHONE, locale })
    await signIn(page, 'admin', { at: `/formanswer?formId=${form}` })
    await bar(page, name).click()
    await settled(page)
    expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
    const words = await page.locator('.answer-totals').innerText()
    if (locale === 'en-US') expect(words).not.toMatch(/[\u4e00-\u9fff]/)
    const { items } = (await service('admin', 'GET', `FormAnswer/GetAll?formId=${form}`)).result
    await page.goto(`/#/formanswer/${items[0]!.id}`)
    await page.locator('.answer-sheet').waitFor()
    await settled(page)
    expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
  })
})
