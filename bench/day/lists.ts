import type { Page } from '@playwright/test'
import path from 'node:path'
import { readSheet } from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import { button, entry, must, seen, type Hand } from '../../e2e/kit/hand.ts'
import { eventually, fresh, newNews, type Day, type Task } from './task.ts'

const rows = (page: Page) => page.locator('.ant-table-row:visible')
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })

async function transfer({ page, click }: Hand, way: '导入' | '导出') {
  await click(button(page, '导入与导出'))
  await click(entry(page, way))
  const dialog = page.getByRole('dialog', { name: way })
  await dialog.waitFor()
  return dialog
}

/** Writes a sheet with 40 products, seven of them wrong in different ways, and returns its path. */
async function sheetOfProducts(day: Day): Promise<string> {
  const titles = ['名称', '型号', '分类', '价格']
  const stem = `IMP-${Date.now()}`
  const good = Array.from({ length: 33 }, (_, at) => [`导入的相机 ${at}`, `${stem}-${at}`, '面阵相机', 1000 + at])
  const wrong = [
    [null, `${stem}-a`, '面阵相机', 1],
    ['没有型号', null, '面阵相机', 1],
    ['价格不是数字', `${stem}-b`, '面阵相机', '面议'],
    ['没有这个分类', `${stem}-c`, '没有的分类', 1],
    ['型号有空格', '型 号', '面阵相机', 1],
    ['重复的型号', `${stem}-1`, '面阵相机', 1],
    ['又重复的型号', `${stem}-2`, '面阵相机', 1],
  ]
  const file = path.join(day.folder, '产品.xlsx')
  await writeExcelFile([titles, ...good, ...wrong] as never).toFile(file)
  return file
}

export const LISTS: Task[] = [
  {
    name: 'move a menu entry',
    at: '/#/sitemenu',
    work: async ({ page, drag }, day) => {
      const names = () => page.locator('.ant-table-row-level-0:visible .kit-title').allInnerTexts()
      const [first, last] = [(await names())[0]!, (await names()).at(-1)!]
      const handle = button(page, `移动《${last}》`)
      await drag(handle, rowOf(page, first))
      await seen(page.getByText(`已移动《${last}》`)).waitFor()
      must((await names())[0] === last, 'the entry is not the first')
      const bar = (await (await fetch(`${day.url}/api/portal/listnavibar`)).json()) as { result: { name: string }[] }
      must(bar.result[0]!.name === last, 'visitors do not see it first')
      return 'visitors see it at once; undo in the notice; keys and fingers can do it too'
    },
  },
  {
    name: 'import 40 rows, 7 of them wrong',
    at: '/#/spu',
    work: async (hand, day) => {
      const { click, choose } = hand
      const file = await sheetOfProducts(day)
      const dialog = await transfer(hand, '导入')
      await choose(dialog.locator('label.kit-upload'), [file])
      await dialog.getByText('可以导入 33 条，有问题 7 条').waitFor()
      const said = await dialog.locator('.ant-table-row').allInnerTexts()
      must(said.filter((one) => one.includes('重复')).length === 2, `duplicates within the file are not named: ${said.join(' | ')}`)
      await click(dialog.getByRole('button', { name: '导入 33 条' }))
      await click(dialog.getByRole('button', { name: '完成' }))
      return `all seven named before: ${said.map((one) => one.replaceAll(/\s+/g, ' ')).join('; ')}. It adds and does not update (later)`
    },
  },
  {
    name: 'export, and read it again',
    at: '/#/spu?size=10',
    work: async (hand, day) => {
      const { page, click } = hand
      const dialog = await transfer(hand, '导出')
      const [download] = await Promise.all([page.waitForEvent('download'), click(dialog.getByRole('button', { name: '导出' }))])
      const file = path.join(day.folder, 'export.xlsx')
      await download.saveAs(file)
      const [titles = [], ...found] = await readSheet(file)
      const { totalCount } = await day.call('Product/GetAll?maxResultCount=1')
      must(found.length === totalCount, `${found.length} of ${totalCount} rows`)
      const lost = ['参数', '参数 (English)', '规格（SKU）', '详情', 'SEO 描述', '图片', '标签'].filter((title) => !titles.includes(title))
      must(lost.length === 0, `not in the file: ${lost.join(', ')}`)
      return `${found.length} rows with ${titles.length} columns`
    },
  },
  {
    name: 'delete, and undo',
    at: async (day) => `/#/sitenews?keyword=${encodeURIComponent(String((await newNews(day, { title: fresh('要删除') }))['title']))}`,
    work: async ({ page, click }, day) => {
      const title = await rows(page).first().locator('.kit-title').innerText()
      await click(rows(page).first().getByRole('button', { name: '更多' }))
      await click(entry(page, '删除'))
      const question = page.getByRole('dialog', { name: '操作提示' })
      await question.getByText(`《${title}》`).waitFor()
      await click(question.getByRole('button', { name: '删除' }))
      await page.getByText(`已删除 新闻：《${title}》`).waitFor()
      await click(button(page, '撤销'))
      await rowOf(page, title).waitFor()
      must((await day.call(`News/GetAll?keyword=${encodeURIComponent(title)}`)).totalCount === 1, 'it did not come back')
      return '3 clicks delete a named row, 1 brings it back; the bin keeps it'
    },
  },
  {
    name: 'select all rows found',
    at: '/#/spu?size=10',
    work: async ({ page, click }, day) => {
      const { totalCount } = await day.call('Product/GetAll?maxResultCount=1')
      await click(page.locator('thead:visible').getByRole('checkbox'))
      await click(button(page, `选择全部 ${totalCount} 条`))
      await page.getByText(`已选 ${totalCount} 项`).waitFor()
      return `${totalCount} rows of several pages`
    },
  },
  {
    name: 'find HM-1200 with Ctrl K',
    at: '/#/dashboard',
    work: async ({ page, key, type }) => {
      await key('Control+k')
      await page.getByRole('combobox', { name: '搜索页面' }).waitFor()
      await type('HM-1200')
      const none = page.getByText('没有找到“HM-1200”')
      await none.or(page.getByRole('option').first()).first().waitFor()
      if (await none.count()) return 'nothing is found: it finds pages, no content (later)'
      await key('Enter')
    },
  },
  {
    name: 'find HM-1200 in the list',
    at: '/#/dashboard',
    work: async ({ page, click, write, key }) => {
      await click(page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '产品', exact: true }))
      await write(page.getByRole('searchbox').or(page.getByPlaceholder(/搜索/)), 'HM-1200')
      await key('Enter')
      must(await eventually(async () => (await rows(page).count()) > 0 && (await rows(page).count()) < 10), 'the list is not narrowed')
      must((await rows(page).first().innerText()).includes('HM-1200'), 'it is not the first row')
    },
  },
]
