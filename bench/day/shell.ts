import type { Page } from '@playwright/test'
import { TOKEN_COOKIE } from '../../contract/features/sign-in.ts'
import { button, entry, must, seen } from '../../e2e/kit/hand.ts'
import { eventually, fresh, newNews, type Task } from './task.ts'

const NEW = '/#/sitenews/new'
const title = (page: Page) => seen(page.locator('#title'))
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name })
const menu = (page: Page, name: string) => page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name, exact: true })
const keeps = (page: Page, words: string) => eventually(async () => (await title(page).inputValue()) === words)
const WORDS = '写了一半'

/** Ends the session as another window does. */
async function endSession(page: Page, url: string): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === TOKEN_COOKIE)!.value
  const headers = { 'X-Token': token, 'content-type': 'application/json' }
  await fetch(`${url}/abp/TokenAuth/Logout`, { method: 'POST', headers, body: '{}' })
}

export const SHELL: Task[] = [
  {
    name: 'tabs: leave a half-filled form and return',
    at: NEW,
    work: async ({ page, click, type }) => {
      await page.locator('#title:focus').waitFor()
      await type(WORDS)
      await click(menu(page, '产品'))
      await seen(page.locator('.ant-table-row')).waitFor()
      await click(tab(page, '新增新闻'))
      must(await keeps(page, WORDS), 'the words are gone')
      await click(page.getByRole('button', { name: '关闭 新增新闻' }))
      await page.getByRole('dialog', { name: '有未保存的修改' }).waitFor()
      return 'kept; closing asks, which is one of the clicks'
    },
  },
  {
    name: 'settings: dark, and a smaller size',
    at: '/#/sitenews',
    work: async ({ page, click }) => {
      await click(button(page, '打开界面设置'))
      await click(page.getByText('深色', { exact: true }))
      must(await eventually(() => page.evaluate(() => document.documentElement.dataset['shade'] === 'dark')), 'it stays light')
      await click(page.getByRole('dialog', { name: '界面设置' }).getByRole('button', { name: /close|关闭/i }))
      await click(button(page, '界面大小'))
      await click(entry(page, '小'))
      await page.getByText('Switch Size Success').waitFor()
    },
  },
  {
    name: 'language with a half-filled form',
    at: NEW,
    work: async ({ page, type, click }) => {
      await page.locator('#title:focus').waitFor()
      await type(WORDS)
      await click(button(page, '语言'))
      await click(entry(page, 'English'))
      await seen(page.getByRole('button', { name: 'Save draft' })).waitFor()
      must(await keeps(page, WORDS), 'the words are gone')
    },
  },
  {
    name: 'session ends over a half-filled form',
    at: NEW,
    own: { hasOwnSession: true },
    work: async ({ page, type, key }, day) => {
      await page.locator('#title:focus').waitFor()
      const words = fresh(WORDS)
      await type(words)
      await endSession(page, day.url)
      await key('Control+s')
      const dialog = page.getByRole('dialog', { name: '登录已失效' })
      await dialog.locator('input[type=password]:focus').waitFor()
      await type('123qwe')
      await key('Enter')
      await dialog.waitFor({ state: 'hidden' })
      must(await keeps(page, words), 'the words are gone')
      await key('Control+s')
      await page.waitForURL(/sitenews\/\d+/)
      return 'nothing lost; the save is pressed again'
    },
  },
  {
    name: 'phone 390: edit and publish',
    at: async (day) => `/#/sitenews?keyword=${encodeURIComponent(String((await newNews(day))['title']))}`,
    own: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    work: async ({ page, click, write }) => {
      await click(page.locator('.ant-table-row .kit-title'))
      await page.locator('#summary').waitFor()
      await write(page.locator('#summary'), '在手机上写的摘要')
      await click(button(page, '保存并发布'))
      await seen(page.locator('.ant-message').getByText('已发布')).waitFor()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      must(wide <= 0, `the page is ${wide} px too wide`)
    },
  },
  {
    name: 'keyboard only: find, edit and publish',
    at: async (day) => {
      await newNews(day, { title: fresh('键盘发布') })
      return '/#/dashboard'
    },
    work: async ({ page, key, type }) => {
      const isAt = (what: RegExp) =>
        page
          .evaluate(
            () =>
              `${document.activeElement?.id} ${document.activeElement?.getAttribute('placeholder')} ${document.activeElement?.textContent}`,
          )
          .then((at) => what.test(at))
      const tabTo = async (what: RegExp) => {
        for (let tries = 0; tries < 60 && !(await isAt(what)); tries++) await key('Tab')
        must(await isAt(what), `Tab does not reach ${String(what)}`)
      }
      await key('Control+k')
      await page.getByRole('combobox', { name: '搜索页面' }).waitFor()
      await type('新闻')
      await page.getByRole('option', { name: '新闻' }).first().waitFor()
      await key('Enter')
      await seen(page.locator('.ant-table-row')).waitFor()
      await tabTo(/搜索/)
      await type('键盘发布')
      await key('Enter')
      await eventually(async () => (await page.locator('.ant-table-row:visible').count()) === 1)
      await key('ArrowDown')
      must(await isAt(/键盘发布 \S/), 'the arrow down does not lead to the row')
      await key('Enter')
      await page.locator('#summary').waitFor()
      await tabTo(/^summary /)
      await type('只用键盘写的摘要')
      await tabTo(/保存并发布/)
      await key('Enter')
      await seen(page.locator('.ant-message').getByText('已发布')).waitFor()
    },
  },
]
