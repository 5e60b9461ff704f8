// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { visitDemo } from './kit/visit.ts'
import { faultsOf } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled, watchRequests } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'

const NOT_SIGNED_IN = /401/
const seen = (page: Page, field: string) => page.locator(field).locator('visible=true')
const bar = (page: Page) => page.getByText(/恢复了 \d\d:\d\d 未保存的内容/).locator('visible=true')
const keptNames = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('portico.unsaved')))
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('portico.unsaved'))
      .map((name) => localStorage.getItem(name)!),
  )
/** Waits until the browser keeps these words. */
const keepsWords = (page: Page, words: string) => expect.poll(async () => (await kept(page)).join()).toContain(words)

describe('Unsaved words stay in the browser', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const create = async (values: object) => (await service('admin', 'POST', 'News/Create', values)).result

  /** The page is gone without a question, as after a crash; another page of the same browser is opened. */
  async function crash(page: Page): Promise<Page> {
    const next = await page.context().newPage()
    watchRequests(next)
    // A click on a dialog that is still moving in is easily lost.
    await next.emulateMedia({ reducedMotion: 'reduce' })
    await page.close()
    return next
  }

  test(
    'B-31a words of a form come back after a crash, in a bar that says from when, and are gone once they are saved',
    { tags: ['walk'] },
    async () => {
      const page = await visit.open()
      const { id } = await create({ title: '崩溃之前', summary: '原摘要' })
      await signIn(page, 'editor', { at: `/sitenews/${id}` })
      await seen(page, '#summary').fill('写了一半的摘要')
      await keepsWords(page, '写了一半的摘要')
      const next = await crash(page)
      await next.goto(`/#/sitenews/${id}`)
      await bar(next).waitFor()
      expect(await seen(next, '#summary').inputValue()).toBe('写了一半的摘要')
      expect(await faultsOf(next)).toEqual([])
      await next.getByRole('button', { name: '保存草稿' }).click()
      await next.getByText('已保存').waitFor()
      await expect.poll(() => bar(next).count()).toBe(0)
      expect(await keptNames(next)).toEqual([])
      expect((await service('admin', 'GET', `News/Get?id=${id}`)).result).toMatchObject({ summary: '写了一半的摘要' })
    },
  )

  test('B-31a the words of a new row and of its rich text come back after a reload', async () => {
    const page = await visit.open()
    await signIn(page, 'editor', { at: '/sitenews/new' })
    await seen(page, '#title').fill('新的一条')
    await page.getByRole('textbox', { name: '正文编辑器' }).click()
    await page.keyboard.type('正文的开头')
    await keepsWords(page, '正文的开头')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await bar(page).waitFor()
    expect(await seen(page, '#title').inputValue()).toBe('新的一条')
    await page.getByRole('textbox', { name: '正文编辑器' }).getByText('正文的开头').waitFor()
  })

  test('B-31c B-31h another person at the same browser never sees them; the first one does, after signing in again; a password that was typed is never kept', async () => {
    const page = await visit.open({ expected: NOT_SIGNED_IN })
    const { id } = await create({ title: '两个人', summary: '原摘要' })
    await signIn(page, 'editor', { at: `/sitenews/${id}` })
    await seen(page, '#summary').fill('编辑的话')
    await keepsWords(page, '编辑的话')
    const other = await crash(page)
    await other.context().clearCookies()
    await signInAt(visit.url, other, 'admin', `/sitenews/${id}`)
    await seen(other, '#summary').waitFor()
    await other.getByText('创建于').waitFor()
    expect(await seen(other, '#summary').inputValue()).toBe('原摘要')
    expect(await bar(other).count()).toBe(0)
    expect(await other.locator('body').innerText()).not.toContain('编辑的话')
    await other.goto('/#/user/new')
    await seen(other, '#userName').fill('half-a-user')
    await other.locator('#password input, input#password').locator('visible=true').first().fill('Quiet-77-lake')
    await keepsWords(other, 'half-a-user')
    expect((await kept(other)).join()).not.toContain('Quiet-77-lake')
    // The form of the password has changes, so the browser asks before it goes.
    other.on('dialog', (dialog) => void dialog.accept())
    await other.context().clearCookies()
    await signInAt(visit.url, other, 'editor', `/sitenews/${id}`)
    await bar(other).waitFor()
    expect(await seen(other, '#summary').inputValue()).toBe('编辑的话')
  })

  test('B-31d B-31e T-07 an ended session is no sign-out: the words wait for its user; a sign-out with unsaved words asks first, and then none of them stay', async () => {
    const page = await visit.open({ expected: NOT_SIGNED_IN })
    const { id } = await create({ title: '会话结束', summary: '原摘要' })
    await signIn(page, 'editor', { at: `/sitenews/${id}`, isOwn: true })
    await seen(page, '#summary').fill('会话结束前')
    await keepsWords(page, '会话结束前')
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'Admin-Token')
    await fetch(`${visit.url}/abp/TokenAuth/LogOut`, {
      method: 'POST',
      headers: { 'X-Token': cookie!.value, 'content-type': 'application/json' },
      body: '{}',
    })
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.getByRole('dialog', { name: '登录已失效' }).getByRole('button', { name: '暂时离开' }).click()
    await page.waitForURL(/#\/login/)
    await signInAt(visit.url, page, 'editor', `/sitenews/${id}`)
    await bar(page).waitFor()
    expect(await seen(page, '#summary').inputValue()).toBe('会话结束前')

    const next = await crash(page)
    // The form is not open here: the question names it all the same.
    await next.goto('/#/dashboard')
    const out = async () => {
      await next.getByRole('button', { name: /账号菜单/ }).click()
      await next.getByRole('menuitem', { name: '退出登录' }).click()
    }
    await out()
    const dialog = next.getByRole('dialog').filter({ hasText: '会话结束' })
    await dialog.getByRole('button', { name: '继续编辑' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await keptNames(next)).toHaveLength(1)
    await out()
    await dialog.getByRole('button', { name: '仍要退出' }).click()
    await next.waitForURL(/#\/login/)
    expect(await keptNames(next)).toEqual([])
  })

  test('B-31f B-31b when somebody changed another property meanwhile, both changes are in the form; the same property, saving shows both and asks; words that are given up are not kept, nor those of a form that is left with the question answered', async () => {
    const page = await visit.open()
    const merged = await create({ title: '合并', summary: '原摘要', author: '原作者' })
    const contested = await create({ title: '冲突', summary: '原摘要' })
    const given = await create({ title: '放弃', summary: '原摘要' })
    await signIn(page, 'editor', { at: `/sitenews/${merged.id}` })
    for (const [{ id }, words] of [
      [merged, '我的摘要一'],
      [contested, '我的摘要二'],
      [given, '不要了'],
    ] as const) {
      await page.goto(`/#/sitenews/${id}`)
      await page.waitForURL(new RegExp(`sitenews/${id}$`))
      await expect.poll(() => seen(page, '#summary').inputValue()).toBe('原摘要')
      await seen(page, '#summary').fill(words)
      await keepsWords(page, words)
    }
    const next = await crash(page)
    await service('admin', 'PUT', 'News/Update', { id: merged.id, version: merged.version, author: '对方' })
    await service('admin', 'PUT', 'News/Update', { id: contested.id, version: contested.version, summary: '对方的摘要' })
    const summaryOf = async (id: number) => (await service('admin', 'GET', `News/Get?id=${id}`)).result

    await next.goto(`/#/sitenews/${merged.id}`)
    await bar(next).waitFor()
    await expect.poll(() => seen(next, '#author').inputValue()).toBe('对方')
    expect(await seen(next, '#summary').inputValue()).toBe('我的摘要一')
    await next.getByRole('button', { name: '保存草稿' }).click()
    await next.getByText('已保存').waitFor()
    expect(await summaryOf(merged.id)).toMatchObject({ summary: '我的摘要一', author: '对方' })

    await next.goto(`/#/sitenews/${contested.id}`)
    await bar(next).waitFor()
    await next.getByText('此后有人修改了相同的字段').waitFor()
    await next.getByRole('button', { name: '保存草稿' }).click()
    const dialog = next.getByRole('dialog', { name: '这条记录刚刚被修改过' })
    await dialog.getByText('对方的摘要').waitFor()
    await dialog.getByRole('button', { name: '保留我的修改并保存' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await summaryOf(contested.id)).toMatchObject({ summary: '我的摘要二' })

    await next.goto(`/#/sitenews/${given.id}`)
    // The form of before has a bar as well, and stands until this one has come.
    await expect.poll(() => seen(next, '#summary').inputValue()).toBe('不要了')
    await bar(next).waitFor()
    await next.getByRole('button', { name: '放弃', exact: true }).click()
    await next.getByRole('dialog').getByRole('button', { name: '放弃', exact: true }).click()
    await expect.poll(() => seen(next, '#summary').inputValue()).toBe('原摘要')
    await expect.poll(() => keptNames(next)).toEqual([])
    await next.reload()
    await seen(next, '#summary').waitFor()
    await settled(next)
    expect(await seen(next, '#summary').inputValue()).toBe('原摘要')
    expect(await bar(next).count()).toBe(0)

    // The same holds for a form that is left with the question answered.
    await seen(next, '#summary').fill('关掉就算了')
    await keepsWords(next, '关掉就算了')
    await next.getByRole('button', { name: '关闭 放弃' }).click()
    await next.getByRole('dialog').getByRole('button', { name: '离开' }).click()
    await next.getByRole('heading', { level: 1 }).locator('visible=true').waitFor()
    await expect.poll(() => keptNames(next)).toEqual([])
  })

  test('B-31g two windows at one row keep their words apart, and one does not fill in what the other is writing', async () => {
    const page = await visit.open()
    const { id } = await create({ title: '两个窗口', summary: '原摘要' })
    await signIn(page, 'editor', { at: `/sitenews/${id}` })
    await seen(page, '#summary').fill('第一个窗口')
    await keepsWords(page, '第一个窗口')
    const second = await page.context().newPage()
    await second.goto(`/#/sitenews/${id}`)
    await seen(second, '#source').fill('第二个窗口')
    await keepsWords(second, '第二个窗口')
    expect(await seen(second, '#summary').inputValue()).toBe('原摘要')
    expect(await bar(second).count()).toBe(0)
    expect(await keptNames(second)).toHaveLength(2)
  })

  test('B-31i 200 KB of rich text are kept, the oldest words make room, and the form says so when there is none', async () => {
    const page = await visit.open()
    const { id } = await create({ title: '很长', content: `<p>${'长'.repeat(70_000)}</p>` })
    await signIn(page, 'editor', { at: `/sitenews/${id}` })
    await page.getByRole('textbox', { name: '正文编辑器' }).click()
    await page.keyboard.type('开头')
    await keepsWords(page, '长'.repeat(100))
    await page.evaluate(() => {
      for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let at = 0; ; at += 1) localStorage.setItem(`filler ${size} ${at}`, 'x'.repeat(size))
        } catch {
          // Full for this size.
        }
      }
    })
    await seen(page, '#summary').fill('没有地方了，这段文字要比刚才的更长一些。')
    await page.getByText('浏览器的存储空间已满').waitFor()
  })
})

/** Signs in on a page that this test opened itself. */
async function signInAt(url: string, page: Page, userName: string, at: string) {
  const { authenticate } = await import('./kit/service.ts')
  const { token, userId } = await authenticate(url, userName)
  await page.context().addCookies([
    { name: 'Admin-Token', value: token, url },
    { name: 'Admin-UserId', value: String(userId), url },
  ])
  await page.goto('about:blank')
  await page.goto(`${url}/#${at}`)
}
