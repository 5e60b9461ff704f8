// @module-tag browser
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { dayIn } from '../contract/format/zone-time.ts'
import { mailEnvironment, openMailServer } from '../server/testing/message-servers.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { faultsInBothShades, followSystem } from './kit/shades.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

const ROWS = 5100

describe('Long work behind the bell', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const share = shareOffice(visit, 'editor', {}, followSystem)
  const run = () => visit.running.app.jobs.run()

  beforeAll(async () => {
    const { write } = visit.running.database
    for (let from = 0; from < ROWS; from += 300)
      await write
        .insertInto('redirect')
        .values(
          Array.from({ length: 300 }, (_, at) => ({
            fromPath: `/many/${from + at}`,
            toPath: '/_about',
            isActive: 1,
            version: 1,
            creationTime: Date.now(),
          })) as never,
        )
        .execute()
  })

  async function choose(page: Page, way: '导入' | '导出') {
    await page.locator('.ant-table-row').first().waitFor()
    await page.getByRole('button', { name: '导入与导出' }).click()
    await page.getByRole('menuitem', { name: way }).click()
    return page.getByRole('dialog', { name: way })
  }
  const bellOf = (page: Page) => page.getByRole('button', { name: /^后台任务|^Background jobs/ })
  /** Opens the bell of the shared page, which keeps its panel when another page is opened. */
  async function openBell(page: Page) {
    await bellOf(page).click()
    const panel = page.getByRole('dialog', { name: '后台任务' })
    onTestFinished(async () => {
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
    })
    await panel.waitFor()
    return panel
  }

  test(
    'B-71h B-70h a long list is exported in the background: the bell counts it, and hands the file over when it is done',
    { tags: ['walk'] },
    async () => {
      const page = await share('/siteredirect?keyword=many')
      expect(await bellOf(page).getAttribute('aria-label')).toBe('后台任务：0 个进行中，0 个新结果')
      const dialog = await choose(page, '导出')
      await dialog.getByRole('button', { name: '导出' }).click()
      await page.getByText('数据较多，已转到后台导出').waitFor()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => bellOf(page).getAttribute('aria-label')).toBe('后台任务：1 个进行中，0 个新结果')
      await run()
      await expect.poll(() => bellOf(page).getAttribute('aria-label')).toBe('后台任务：0 个进行中，1 个新结果')
      expect(await page.getByRole('status').filter({ hasText: '1 个新结果' }).count()).toBe(1)
      const panel = await openBell(page)
      const job = panel.getByRole('listitem', { name: '导出：地址跳转' }).first()
      await job.getByText(`已导出 ${ROWS} 条`).waitFor()
      const [file] = await Promise.all([page.waitForEvent('download'), job.getByRole('button', { name: /^下载/ }).click()])
      expect(file.suggestedFilename()).toMatch(/^地址跳转-\d{4}-\d\d-\d\d\.xlsx$/)
      const [titles = [], ...rows] = await readSheet(await readFile(await file.path()))
      expect([titles.includes('原地址'), rows.length]).toEqual([true, ROWS])
      await expect.poll(() => bellOf(page).getAttribute('aria-label')).toBe('后台任务：0 个进行中，0 个新结果')
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
      expect(await bellOf(page).evaluate((button) => button === document.activeElement)).toBe(true)
    },
  )

  test('B-71h B-71d a large file is imported in the background, and what was refused comes back as a file', async () => {
    const page = await share('/brand')
    const dialog = await choose(page, '导入')
    const padding = 'x'.repeat(100_000)
    const lines = Array.from({ length: 40 }, (_, at) => [at === 7 ? '' : `大文件 ${at}`, `large-${at}`, padding].join(','))
    const buffer = Buffer.from(['名称,编码,备注', ...lines].join('\n'))
    await dialog.locator('input[type=file]').setInputFiles({ name: '品牌.csv', mimeType: 'text/csv', buffer })
    await dialog.getByText('这个文件较大').waitFor()
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: '在后台导入' }).click()
    await page.getByText('文件已上传，正在后台导入').waitFor()
    await dialog.waitFor({ state: 'detached' })
    const panel = await openBell(page)
    const job = panel.getByRole('listitem', { name: '导入：品牌' }).first()
    await job.getByRole('button', { name: /^停止/ }).waitFor()
    await run()
    await job.getByText('已导入 39 条').waitFor()
    await job.getByText('1 行有问题，未导入').waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), job.getByRole('button', { name: /^下载未导入的行/ }).click()])
    expect(file.suggestedFilename()).toBe('品牌-未导入的行.csv')
    expect((await readFile(await file.path(), 'utf8')).slice(0, 60)).toContain('行,列,问题,名称,编码,备注')
    expect((await service('editor', 'GET', 'Brand/GetAll?keyword=large-')).result).toMatchObject({ totalCount: 39 })
  })

  test('B-70h a job is stopped and tried again by keyboard, in a panel that reads well by day and by night', async () => {
    const page = await share('/brand')
    await service('editor', 'POST', 'Job/Export', { resource: 'brand', format: 'csv' })
    const panel = await openBell(page)
    const job = panel.getByRole('listitem').first()
    await job.getByRole('button', { name: /^停止/ }).press('Enter')
    await job.getByText('已停止').waitFor()
    await job.getByRole('button', { name: /^重试/ }).press('Enter')
    await job.getByText('等待中').waitFor()
    expect(await faultsInBothShades(page)).toEqual([])
    await run()
    await job.getByText('已完成').waitFor()
  })

  test('B-70h it fits a phone, in English too', async () => {
    await service('editor', 'POST', 'Job/Export', { resource: 'brand', format: 'csv' })
    await run()
    const page = await visit.open({ viewport: PHONE, locale: 'en-US' })
    await signIn(page, 'editor', { at: '/brand' })
    await bellOf(page).click()
    await page.getByRole('dialog', { name: 'Background jobs' }).getByText('rows exported').first().waitFor()
    expect(await overflow(page)).toBe(0)
    expect(await faultsOf(page)).toEqual([])
  })

  test('B-70l B-70e T-14b K-04 an administrator looks at the jobs of everybody, or of some days, with each name and without buttons on those of others; an editor has no such choice', async () => {
    await service('editor', 'POST', 'Job/Export', { resource: 'brand', format: 'csv' })
    await service('admin', 'POST', 'Job/Export', { resource: 'redirect', format: 'csv' })
    const page = await visit.open()
    await followSystem(page)
    await signIn(page, 'admin', { at: '/brand' })
    await bellOf(page).click()
    const panel = page.getByRole('dialog', { name: '提醒与任务' })
    const editors = panel.getByRole('listitem', { name: '导出：品牌' }).first()
    const own = panel.getByRole('listitem', { name: '导出：地址跳转' }).first()
    await own.getByText('等待中').waitFor()
    expect([await editors.count(), await own.getByText('admin').count()]).toEqual([0, 0])
    await panel.getByText('全部任务', { exact: true }).click()
    await editors.getByText('等待中').waitFor()
    expect(await editors.getByText('editor', { exact: true }).count()).toBe(1)
    expect(await editors.getByRole('button').count()).toBe(0)
    expect(await own.getByText('admin', { exact: true }).count()).toBe(1)
    expect(await own.getByRole('button', { name: /^停止/ }).count()).toBe(1)
    expect(await faultsInBothShades(page)).toEqual([])
    await run()
    await editors.getByText('已完成').waitFor()
    await own.getByRole('button', { name: /^下载/ }).waitFor()
    expect(await editors.getByRole('button').count()).toBe(0)
    // Both are shown as ended; only the own one counts as seen.
    const isSeen = async (who: string) => (await service(who, 'GET', 'Job/GetAll')).result.items[0]!['isSeen']
    await expect.poll(() => isSeen('admin')).toBe(true)
    expect(await isSeen('editor')).toBe(false)
    await panel.getByLabel('创建时间不晚于').fill('2020-01-01')
    await panel.getByText('没有符合条件的任务').waitFor()
    await panel.getByLabel('创建时间', { exact: true }).selectOption('最近一周')
    await editors.waitFor()
    expect(await panel.getByLabel('创建时间不晚于').inputValue()).toBe(dayIn('Asia/Shanghai'))
    await panel.getByText('我的任务', { exact: true }).click()
    await editors.waitFor({ state: 'detached' })

    const its = await openBell(await share('/brand'))
    await its.getByRole('listitem').first().waitFor()
    expect(await its.getByText('全部任务').count()).toBe(0)
  })
})

describe('Messages behind the bell', async () => {
  const mail = await openMailServer()
  afterAll(() => mail.close())
  const visit = visitDemo({ ...mailEnvironment(mail), PUBLIC_URL: 'http://localhost' })
  const service = serviceOf(visit)

  test('B-80h an administrator sees mail among the jobs of everybody, by its subject and alone by its kind; nobody sees a receiver or a link, or counts it as own', async () => {
    const { result } = await service('admin', 'GET', 'User/GetAll?keyword=viewer')
    const { id, version } = result.items[0] as unknown as { id: number; version: number }
    const changed = await service('admin', 'POST', 'User/Update', { id, version, emailAddress: 'viewer@example.com' })
    expect(changed.error).toBe(null)
    await service('admin', 'POST', 'Job/Export', { resource: 'brand', format: 'csv' })
    mail.refusals = [550]
    const ask = (usernameOrEmailAddress: string) =>
      fetch(`${visit.url}/abp/TokenAuth/SendPasswordResetLink`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ usernameOrEmailAddress }),
      })
    for (const account of ['nobody-of-that-name', 'viewer']) expect((await ask(account)).status).toBe(200)
    const mails = () => visit.running.database.read.selectFrom('job').select(['kind', 'state']).where('kind', '=', 'mail').execute()
    await expect.poll(mails).toEqual([{ kind: 'mail', state: 'failed' }])

    const page = await visit.open()
    await followSystem(page)
    await signIn(page, 'admin', { at: '/brand' })
    const bell = page.getByRole('button', { name: /个新结果/ })
    await expect.poll(() => bell.getAttribute('aria-label')).toContain('后台任务：1 个进行中，0 个新结果')
    await bell.click()
    const panel = page.getByRole('dialog', { name: '提醒与任务' })
    const [letter, export_] = [
      panel.getByRole('listitem', { name: '邮件：密码重设链接' }),
      panel.getByRole('listitem', { name: '导出：品牌' }),
    ]
    await export_.waitFor()
    expect([await letter.count(), await panel.getByLabel('任务类型').count()]).toEqual([0, 0])
    await panel.getByText('全部任务', { exact: true }).click()
    await letter.getByText('邮件服务器没有接收：EMESSAGE 550').waitFor()
    expect([await letter.count(), await letter.getByRole('button').count(), await letter.getByText('系统').count()]).toEqual([1, 0, 1])
    await panel.getByLabel('任务类型').selectOption('邮件')
    await export_.waitFor({ state: 'detached' })
    await letter.waitFor()
    expect(await panel.textContent()).not.toMatch(/viewer|example\.com|token|nobody/)
    expect(await faultsInBothShades(page)).toEqual([])
    expect((await service('viewer', 'GET', 'Job/GetAll')).result).toMatchObject({ totalCount: 0 })
    const seen = JSON.stringify((await service('admin', 'GET', 'Job/GetEverybodys')).result)
    expect(seen).not.toMatch(/example\.com|token|nobody/)
  })
})
