import type { Page } from '@playwright/test'
import { button, must, seen } from '../../e2e/kit/hand.ts'
import { eventually, fresh, publishedNews, type Day, type Task } from './task.ts'

const html = async (day: Day, path: string) => (await fetch(day.url + path)).text()
const select = (page: Page, option: string) => page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option })

export const SITE: Task[] = [
  {
    name: 'rename an address',
    at: async (day) => `/#/sitenews/${(await publishedNews(day, { slug: `old-${Date.now()}` })).id}`,
    work: async ({ page, click, write }, day) => {
      const old = await page.locator('#slug').inputValue()
      const now = `new-${Date.now()}`
      await write(page.locator('#slug'), now)
      await seen(page.getByText(/旧地址.*自动跳转/)).waitFor()
      await click(button(page, '保存并发布'))
      await page.locator('.ant-message').getByText('已发布').waitFor()
      const reply = await fetch(`${day.url}/_newsdetail/${old}`, { redirect: 'manual' })
      must(reply.status === 301, `the old address answers ${reply.status}`)
      must(reply.headers.get('location')!.endsWith(now), 'the old address leads elsewhere')
      return 'the form says that the old address leads to the new one, and it does'
    },
  },
  {
    name: 'site info',
    at: '/#/siteinfo',
    work: async ({ page, write, key }, day) => {
      const telephone = `0755-${String(Date.now()).slice(-8)}`
      await write(page.locator('#telephone'), telephone)
      await key('Control+s')
      await seen(page.getByText('已保存')).waitFor()
      must((await html(day, '/_contact')).includes(telephone), 'visitors do not see it')
      return 'live at once; colour and map are text boxes (later)'
    },
  },
  {
    name: 'focal point',
    at: async (day) => `/#/sitecarousel/${(await day.call('Carousel/GetAll')).items[0]!.id}`,
    work: async ({ page, click }) => {
      await click(button(page, '设置焦点'))
      const dialog = page.getByRole('dialog', { name: '设置焦点' })
      await click(dialog.locator('.focus-picture img'))
      await click(dialog.getByRole('button', { name: '确定' }))
      await dialog.waitFor({ state: 'detached' })
      return 'four live cuts; no crop'
    },
  },
  {
    name: 'where a picture is used',
    at: '/#/gallery',
    work: async ({ page, click }) => {
      await click(page.getByRole('button', { name: '列表' }))
      await click(page.getByRole('button', { name: /处使用/ }))
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      return undefined
    },
  },
  {
    name: 'answer an enquiry',
    at: async (day) => {
      await fetch(`${day.url}/api/portal/enquiry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: '林工', email: 'lin@example.com', phone: '13912345678', message: fresh('请问交货期是多久？') }),
      })
      return '/#/enquiry'
    },
    work: async ({ page, click, write, key }, day) => {
      await page.locator('.ant-table-row').first().waitFor()
      must((await button(page, '新增').count()) === 0, 'staff can add an enquiry')
      await click(page.getByRole('link', { name: '林工' }))
      await seen(page.getByText('请问交货期是多久？')).waitFor()
      must((await page.locator('#message, #name, #email').count()) === 0, 'the words of the visitor can be changed')
      must((await page.locator('a[href="mailto:lin@example.com"]').count()) === 1, 'the address is no link')
      must((await page.locator('a[href="tel:13912345678"]').count()) === 1, 'the telephone number is no link')
      await click(page.locator('#status'))
      await click(select(page, '已回复'))
      await write(page.locator('#remark'), '已电话回复：四周')
      await key('Control+s')
      await seen(page.getByText('已保存')).waitFor()
      must(await eventually(async () => (await day.call('Enquiry/GetAll?status=answered')).totalCount > 0), 'the state was not saved')
      return 'read-only words with links for mail and telephone; nothing in the menu counts new ones (later)'
    },
  },
]
