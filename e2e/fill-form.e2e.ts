// @module-tag browser
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { FormDefinition } from '../contract/forms/definition.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { siteForms } from './kit/site-forms.ts'
import { postingAt, serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

const definition: FormDefinition = {
  steps: [
    {
      title: '行程',
      titleEn: 'Trip',
      groups: [
        {
          columns: 2,
          questions: [
            { kind: 'line', key: 'place', label: '地点', labelEn: 'Place', required: true },
            { kind: 'yesNo', key: 'abroad', label: '出国', labelEn: 'Abroad' },
            {
              kind: 'line',
              key: 'passport',
              label: '护照号',
              labelEn: 'Passport',
              required: true,
              shownIf: { join: 'all', comparisons: [{ key: 'abroad', by: 'is', value: true }] },
            },
            { kind: 'dictionary', key: 'topic', label: '事由', labelEn: 'Topic', dictionary: 'news-category' },
          ],
        },
      ],
    },
    {
      title: '附件',
      titleEn: 'Papers',
      groups: [
        {
          columns: 1,
          questions: [{ kind: 'file', key: 'papers', label: '文件', labelEn: 'Papers', types: 'documents', most: 2, megabytes: 1 }],
        },
      ],
    },
  ],
}

const papers = [
  { name: '行程.pdf', mimeType: 'application/pdf', buffer: Buffer.from('the content') },
  { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') },
]

describe('Forms that staff fill in', () => {
  const visit = visitDemo()
  const post = postingAt(visit)
  const get = async (path: string) => (await serviceOf(visit)('admin', 'GET', path)).result as unknown as { forUnitIds: number[] }
  const { publish, republish, answersTo } = siteForms(visit)
  const forStaff = (title: string, titleEn: string) => publish({ title, titleEn, isOnSite: false, isInOffice: true, definition })
  let form: Awaited<ReturnType<typeof publish>>
  beforeAll(async () => {
    form = await forStaff('出差申请', 'Travel request')
  })
  const share = shareOffice(visit, 'editor')
  const shareRefused = shareOffice(visit, 'editor', { expected: /400|404|422/ })
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })
  /** Opens a page where each call should succeed. */
  const open = async (at: string) => {
    const page = await share(at)
    await heading(page).waitFor()
    return page
  }
  /** Opens a page where the server refuses something. */
  const openRefused = async (at: string) => {
    const page = await shareRefused(at)
    await heading(page).waitFor()
    return page
  }
  const fillIn = async (page: Page, place: string) => {
    await page.getByLabel('地点').fill(place)
    await page.getByRole('radio', { name: '是' }).check()
    await page.getByLabel('护照号').fill('E123')
  }

  test(
    'B-124b B-124e B-124h a form is found, half filled, gone on with after a reload with its file, sent once, and read by its giver',
    { tags: ['walk'] },
    async () => {
      const page = await open('/fillform')
      await page.getByRole('button', { name: '填写 出差申请' }).click()
      await fillIn(page, '苏州')
      await page.getByRole('button', { name: '下一步' }).click()
      await page.locator('input[type=file]').setInputFiles(papers)
      await page.getByRole('button', { name: '移除 行程.pdf' }).waitFor()
      await page.getByText('“run.exe”的类型不在允许的范围内').waitFor()
      await page.reload()
      await page.getByText('恢复').first().waitFor()
      expect([await page.getByLabel('地点').inputValue(), await page.getByLabel('护照号').inputValue()]).toEqual(['苏州', 'E123'])
      await page.getByRole('button', { name: '下一步' }).click()
      await page.getByRole('button', { name: '移除 行程.pdf' }).waitFor()
      await page.getByRole('button', { name: '提交' }).dblclick()
      await page.getByRole('heading', { name: /^.*已提交，编号/ }).waitFor()
      const [answer, ...others] = await answersTo(form)
      expect(others).toEqual([])
      expect(answer).toMatchObject({ giverName: 'editor', answers: { place: '苏州', abroad: true, passport: 'E123' } })
      await page.getByRole('button', { name: '查看提交的内容' }).click()
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载 行程.pdf' }).click()])
      expect(download.suggestedFilename()).toBe('行程.pdf')
      // The draft is gone.
      await page.goto(`/#/fillform/${form.id}`)
      expect(await page.getByLabel('地点').inputValue()).toBe('')
    },
  )

  test('B-124c B-124h a form that was closed in between says so, and what was filled in stays; another window begins anew', async () => {
    const own = await forStaff('领用申请', 'Supplies')
    const page = await openRefused(`/fillform/${own.id}`)
    await page.getByLabel('地点').fill('仓库')
    await page.getByRole('button', { name: '下一步' }).click()
    const other = await page.context().newPage()
    await other.goto(`${visit.url}/#/fillform/${own.id}`)
    expect(await other.getByLabel('地点').inputValue()).toBe('')
    await other.close()
    await republish(own, { isOpen: false })
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('这张表单目前不接收答卷。').waitFor()
    await page.getByRole('button', { name: '上一步' }).click()
    await expect.poll(() => page.getByLabel('地点').inputValue()).toBe('仓库')
    await expect.poll(() => answersTo(own)).toEqual([])
  })

  test('B-130c B-130d units are named on the form’s page while it is for staff; whom they leave out still reads what was filled in', async () => {
    const own = await forStaff('部门申请', 'Unit request')
    const page = await openRefused(`/fillform/${own.id}`)
    await page.getByLabel('地点').fill('南京')
    const unit = await post('OrganizationUnit/Create', { displayName: '南京办事处' })
    const admin = await visit.open()
    await signIn(admin, 'admin', { at: `/dynamicform/${own.id}` })
    const units = admin.getByLabel('限定部门')
    await units.waitFor()
    await admin.getByRole('switch', { name: '显示在后台' }).click()
    await units.waitFor({ state: 'detached' })
    await admin.getByRole('switch', { name: '显示在后台' }).click()
    await units.fill('南京办事处')
    await admin.locator('.ant-select-tree-title, .ant-select-item-option', { hasText: '南京办事处' }).first().click()
    await admin.keyboard.press('Escape')
    await admin.getByRole('button', { name: '保存草稿' }).click()
    const limits = async () => (await get(`DynamicForm/Get?id=${own.id}`)).forUnitIds
    await expect.poll(limits).toEqual([unit.id])
    await page.reload()
    await page.getByRole('heading', { name: '您填过但没有提交的内容' }).waitFor()
    await page.getByRole('cell', { name: '南京' }).waitFor()
    expect(await page.getByRole('button', { name: '提交' }).count()).toBe(0)
  })

  test('B-124c whoever may not fill in forms finds neither the entry nor the form', async () => {
    const page = await visit.open({ expected: /403/ })
    await signIn(page, 'viewer', { at: `/fillform/${form.id}` })
    await page.getByText('没有权限').first().waitFor()
    expect(await page.locator('aside').getByText('填写表单').count()).toBe(0)
    expect(await page.getByLabel('地点').count()).toBe(0)
  })

  test('B-124b the complaints of a step stand at its questions, and the server’s lead to theirs', async () => {
    const dictionary = await post('DictType/Create', { name: '物品', code: `supplies-${Date.now()}` })
    const item = await post('DictItem/Create', { typeId: dictionary.id, label: '纸', value: 'paper' })
    const questions = [{ kind: 'dictionary', key: 'what', label: '物品', dictionary: dictionary['code'], required: true }]
    const own = await publish({
      title: '物品',
      isOnSite: false,
      isInOffice: true,
      definition: { steps: [{ groups: [{ columns: 1, questions }] }] },
    })
    const page = await openRefused(`/fillform/${own.id}`)
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('有 1 处需要修改').waitFor()
    await page.getByRole('combobox', { name: '物品' }).click()
    await page.locator('.ant-select-item-option', { hasText: '纸' }).click()
    await post('DictItem/Delete', { id: item.id })
    await page.getByRole('button', { name: '提交' }).click()
    await page.locator('.look-field .kit-issue').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    expect(await answersTo(own)).toEqual([])
  })

  async function openInEnglish() {
    const page = await visit.open({ viewport: PHONE, locale: 'en-US' })
    await signIn(page, 'editor', { at: '/fillform' })
    await heading(page).waitFor()
    return page
  }
  test('B-124b list, form and answer are whole on a phone in both languages', async () => {
    for (const [locale, name] of [
      ['zh-CN', '填写 出差申请'],
      ['en-US', 'Fill in Travel request'],
    ] as const) {
      const page = locale === 'zh-CN' ? await open('/fillform') : await openInEnglish()
      if (locale === 'zh-CN') {
        await page.setViewportSize(PHONE)
        onTestFinished(() => page.setViewportSize(DESKTOP))
      }
      await page.getByRole('button', { name, exact: true }).waitFor()
      await settled(page)
      expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByLabel(locale === 'en-US' ? 'Place' : '地点').waitFor()
      await settled(page)
      expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
    }
  })
})
