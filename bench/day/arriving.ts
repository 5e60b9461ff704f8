import { must, seen } from '../../e2e/kit/hand.ts'
import type { Task } from './task.ts'

export const ARRIVING: Task[] = [
  {
    name: 'sign in, land where wanted',
    at: '/#/sitenews',
    own: { isSignedOut: true },
    work: async ({ page, type, key }) => {
      await page.waitForURL(/#\/login/)
      await page.locator('input[autocomplete=username]:focus').waitFor()
      await type('admin')
      await key('Tab')
      await type('123qwe')
      await key('Enter')
      await page.waitForURL(/#\/sitenews/)
      await seen(page.locator('.ant-table-row')).waitFor()
    },
  },
  {
    name: 'new news: open the form',
    at: '/#/dashboard',
    work: async ({ page, click }) => {
      await click(page.getByRole('link', { name: '写新闻' }))
      await page.locator('#title').waitFor()
      const isThere = await page
        .locator('#title:focus')
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        )
      must(isThere, 'the focus is not in the title')
      return 'the caret is in the title'
    },
  },
]
