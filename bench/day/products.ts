import type { Locator, Page } from '@playwright/test'
import { button, must, seen, type Hand } from '../../e2e/kit/hand.ts'
import { eventually, fresh, type Task } from './task.ts'

const branch = (page: Page, name: string) => page.locator('.ant-select-tree-title', { hasText: name })
const template = (page: Page) => page.locator('.ant-select', { has: page.locator('#specTemplateId') })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Answers each required parameter that the form complains about: a number or a text by typing, a choice by its list. */
async function answerRequired({ page, click, type, key }: Hand): Promise<number> {
  const open = () => page.locator('#params .kit-part', { has: page.locator('.kit-issue') })
  let answered = 0
  for (let left = await open().count(); left > 0; left = await open().count()) {
    must(answered < 40, 'the complaints stay')
    const control = open().first().locator('input').first()
    await click(control)
    if ((await control.getAttribute('role')) === 'combobox') await key('Enter')
    else await type('12')
    must(await eventually(async () => (await open().count()) < left), 'an answer leaves the complaint')
    answered += 1
  }
  return answered
}

export const PRODUCTS: Task[] = [
  {
    name: 'product: until the parameters stand',
    at: '/#/spu/new',
    work: async ({ page, click, write }) => {
      await write(page.locator('#name'), 'HM-1300 面阵相机')
      await write(page.locator('#code'), 'HM-1300')
      await click(page.locator('#categoryId'))
      const indented = page.locator('.ant-select-tree-treenode', { hasText: '面阵相机' }).locator('.ant-select-tree-indent-unit')
      must(await eventually(async () => (await indented.count()) > 0), 'the categories are no tree')
      await click(branch(page, '面阵相机'))
      await template(page).getByText('面阵相机').waitFor()
      await page.locator('#params fieldset').first().waitFor()
      return 'the model is one of the clicks; the category is chosen from its tree and brings the template'
    },
  },
  {
    name: 'product: publish without required parameters',
    at: async (day) => {
      const { items } = await day.call('Product/GetAll?maxResultCount=1&sorting=id%20asc')
      const { id } = await day.call('Product/Create', {
        name: fresh('缺参数'),
        code: `GAP-${Date.now()}`,
        categoryId: items[0]!['categoryId'],
        specTemplateId: items[0]!['specTemplateId'],
      })
      return `/#/spu/${id}`
    },
    work: async (hand) => {
      const { page, click } = hand
      await page.locator('#params input').first().waitFor()
      await click(button(page, '发布'))
      await seen(page.getByText(/发布前请填写/)).waitFor()
      const number = await answerRequired(hand)
      await click(button(page, '保存并发布'))
      await seen(page.locator('.ant-message').getByText('已发布')).waitFor()
      return `asked for ${number} parameters, which are counted, and led to each`
    },
  },
  {
    name: 'three product pictures',
    at: '/#/spu/new',
    work: async ({ page, drop }, day) => {
      const pictures: Locator = page.locator('.kit-pictures img')
      await drop(page.locator('label:has(input#pictures)'), day.pictures)
      must(await eventually(async () => (await pictures.count()) === 3), 'not all pictures came')
      return 'order by drag and by arrows'
    },
  },
  {
    name: 'variants: two options, one row',
    at: '/#/spu/new',
    work: async ({ page, click, write }) => {
      await click(button(page, '新增一行'))
      for (const [at, name] of ['线缆', '接口'].entries()) {
        await click(button(page, '新增规格项'))
        await write(field(page, `规格项 ${at + 1}`), name)
        await write(field(page, `第 1 行 ${name}`), '3 米')
      }
      await write(field(page, '第 1 行 编码'), 'HM-1300-3M')
      return 'each further row by hand: no matrix from the values of options (later)'
    },
  },
]
