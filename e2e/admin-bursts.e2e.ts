// @module-tag browser
import { describe, expect, test } from 'vitest'
import { faultsOf } from './kit/looks.ts'
import { settled } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

describe('The notices of bursts', () => {
  const visit = visitDemo()

  /** Somebody guesses the password of the editor. */
  async function guess(times: number) {
    for (let at = 0; at < times; at++)
      await fetch(`${visit.url}/abp/TokenAuth/Authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ usernameOrEmailAddress: 'editor', password: `guess-${at}` }),
      })
    await visit.running.app.loginLog.flush()
    await visit.running.app.bursts.look()
  }

  test('B-76f the dashboard shows a burst, leads to its rows in the log, and counts what is unseen; the bell counts and shows them too', async () => {
    await guess(10)
    const page = await visit.open()
    await signIn(page, 'admin', { at: '/dashboard' })
    const notices = page.getByRole('region', { name: '异常提醒' })
    await notices.getByText('5 分钟内 10 次').waitFor()
    await notices.getByTitle('1 条未读').waitFor()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    await notices.getByRole('link', { name: '账号登录失败：editor' }).click()
    await page.waitForURL(/#\/loginlog\?userName=editor&timeFrom=/)
    await expect.poll(() => page.locator('.ant-table-row:visible').filter({ hasText: '密码不正确' }).count()).toBe(10)

    await page.goto('/#/user')
    await page.getByRole('button', { name: /1 条异常提醒$/ }).click()
    const panel = page.getByRole('dialog', { name: '提醒与任务' })
    await panel.getByRole('link', { name: '账号登录失败：editor' }).waitFor()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    await panel.getByRole('button', { name: '全部标为已读' }).click()
    await page.getByRole('button', { name: /1 条异常提醒$/ }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })

    await visit.running.database.write.deleteFrom('burstSeen').execute()
    await page.goto('/#/dashboard')
    // The panel reads the notices anew whenever it opens.
    await page.getByRole('button', { name: /^后台任务/ }).click()
    await panel.getByRole('button', { name: '全部标为已读' }).waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await notices.getByRole('button', { name: '全部标为已读' }).click()
    await notices.getByRole('button', { name: '全部标为已读' }).waitFor({ state: 'detached' })
    expect(await notices.getByText('5 分钟内 10 次').count()).toBe(1)
  })

  test('B-76f people without the permit see none of it', async () => {
    const page = await visit.open()
    await signIn(page, 'viewer', { at: '/dashboard' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    expect(await page.getByText('异常提醒').count()).toBe(0)
    await page.getByRole('button', { name: /^后台任务/ }).click()
    await page.getByRole('dialog', { name: '后台任务' }).waitFor()
    expect(await page.getByText('账号登录失败').count()).toBe(0)
  })

  test('P-15 axe finds no fault with them on a phone by night', async () => {
    const page = await visit.open({ viewport: PHONE, locale: 'en' })
    await page.addInitScript(() => localStorage.setItem('portico.settings', JSON.stringify({ shade: 'dark' })))
    await signIn(page, 'admin', { at: '/dashboard' })
    await page.getByRole('region', { name: 'Alerts' }).getByText('10 within 5 min').waitFor()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
  })
})
