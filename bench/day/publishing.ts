import type { Page } from '@playwright/test'
import { button, entry, must, seen, type Hand } from '../../e2e/kit/hand.ts'
import { eventually, fresh, newNews, publishedNews, type Day, type Row, type Task } from './task.ts'

const more = (page: Page) => page.locator('.kit-foot').getByRole('button', { name: '更多' })
const foot = (page: Page) => page.locator('.kit-foot-page').locator('visible=true')
const status = (day: Day, path: string) => fetch(day.url + path, { redirect: 'manual' }).then((reply) => reply.status)
const idOf = (page: Page) => Number(/\d+$/.exec(page.url())![0])
const formOf = ({ id }: Row) => `/#/sitenews/${id}`

/** Presses an entry that opens a page of the site, and returns that page. */
async function opened({ page, click }: Hand, target: Parameters<Hand['click']>[0]): Promise<Page> {
  const [other] = await Promise.all([page.waitForEvent('popup'), click(target)])
  await other.waitForURL(/_newsdetail/)
  return other
}

export const PUBLISHING: Task[] = [
  {
    name: 'save a draft',
    at: '/#/sitenews/new',
    work: async ({ page, type, key }) => {
      await page.locator('#title:focus').waitFor()
      await type(fresh('草稿'))
      await key('Control+s')
      await page.waitForURL(/sitenews\/\d+$/)
      await foot(page)
        .getByText(/上次保存/)
        .waitFor()
      return 'unsaved words are kept in the browser; the row itself is saved by hand (later: by itself)'
    },
  },
  {
    name: 'slug',
    at: '/#/sitenews/new',
    work: async ({ page, type }) => {
      await page.locator('#title:focus').waitFor()
      await type('新品上市：HM-1200 面阵相机')
      const slug = () => page.locator('#slug').inputValue()
      must(await eventually(async () => (await slug()) !== ''), 'nothing is proposed')
      return `proposed from the title: ${await slug()}`
    },
  },
  {
    name: 'preview',
    at: async (day) => formOf(await newNews(day)),
    work: async (hand) => {
      const { page, click, write } = hand
      const title = fresh('还没有保存的标题')
      await write(page.locator('#title'), title)
      await click(more(page))
      const preview = await opened(hand, entry(page, '保存草稿并预览'))
      await seen(preview.getByRole('heading', { name: title })).waitFor()
      return 'it says that it saves first, and shows the words of the form; the title is counted too'
    },
  },
  {
    name: 'schedule',
    at: async (day) => formOf(await newNews(day)),
    work: async ({ page, click }) => {
      await click(more(page))
      await click(entry(page, '定时发布'))
      await click(page.getByRole('dialog', { name: '定时发布' }).getByRole('button', { name: '确定' }))
      await seen(page.getByText(/月\d+日 \d\d:\d\d 上线/)).waitFor()
      return `afterwards: ${await foot(page).locator('.kit-status').innerText()}`
    },
  },
  {
    name: 'publish, and look at the live page',
    at: async (day) => formOf(await newNews(day)),
    work: async (hand, day) => {
      const { page, click } = hand
      await click(button(page, '发布'))
      await page.locator('.ant-message').getByText('已发布').waitFor()
      must((await status(day, `/_newsdetail?id=${idOf(page)}`)) < 400, 'visitors do not see it')
      const live = await opened(hand, page.getByRole('button', { name: '查看页面' }).or(page.getByRole('link', { name: '查看页面' })))
      must(!live.url().includes('preview='), 'the link leads to the preview')
      return '1 click publishes, 1 click opens the live page'
    },
  },
  {
    name: 'unpublish',
    at: async (day) => formOf(await publishedNews(day)),
    work: async ({ page, click }, day) => {
      await click(more(page))
      await click(entry(page, '下线'))
      await click(page.getByRole('dialog').getByRole('button', { name: '下线' }))
      await foot(page).getByText('尚未发布').waitFor()
      must((await status(day, `/_newsdetail?id=${idOf(page)}`)) === 404, 'visitors still see it')
    },
  },
  {
    name: 'history, restore',
    at: async (day) => formOf(await publishedTwice(day)),
    work: async ({ page, click }) => {
      await click(more(page))
      await click(entry(page, '历史版本'))
      const old = page.locator('.kit-version').last()
      await old
        .getByText(/\d\d:\d\d:\d\d/)
        .first()
        .waitFor()
      await click(old.getByRole('button', { name: '比较差异' }))
      const differences = old.locator('.kit-differences')
      await differences.getByText('第一版摘要').waitFor()
      await differences.getByText('第二版摘要').waitFor()
      must((await differences.getByText('不变的作者').count()) === 0, 'it shows what is the same')
      await click(old.getByRole('button', { name: '恢复为草稿' }))
      must(await eventually(async () => (await page.locator('#summary').inputValue()) === '第一版摘要'), 'the form has the old words not')
      return 'times in seconds; differences alone are shown'
    },
  },
  {
    name: 'two tabs, one row',
    at: async (day) => formOf(await newNews(day, { summary: '原摘要' })),
    work: async ({ page, click, write, key }, day) => {
      await write(page.locator('#summary'), '我的摘要')
      const row = await day.call(`News/Get?id=${idOf(page)}`)
      await day.call('News/Update', { ...row, summary: '对方的摘要', author: '对方' })
      await key('Control+s')
      const dialog = page.getByRole('dialog', { name: '这条记录刚刚被修改过' })
      await click(dialog.getByRole('radio', { name: '我的版本' }))
      await click(dialog.getByRole('button', { name: '合并并保存' }))
      await dialog.waitFor({ state: 'hidden' })
      const saved = await day.call(`News/Get?id=${idOf(page)}`)
      must(saved['summary'] === '我的摘要' && saved['author'] === '对方', 'something was lost')
      return 'merged field by field, nothing lost; who is editing is not shown (later: presence)'
    },
  },
]

/** Makes a piece of news with two published versions that differ in the summary. */
async function publishedTwice(day: Day): Promise<Row> {
  const first = await publishedNews(day, { summary: '第一版摘要', author: '不变的作者' })
  const second = await day.call('News/Update', { ...first, summary: '第二版摘要' })
  return day.call('News/Publish', { id: second.id, version: second.version })
}
