// @module-tag browser
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dayIn } from '../contract/format/zone-time.ts'
import { describe, expect, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { postingAt, serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

describe('The screens of the logs', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const post = postingAt(visit)
  const rows = (page: Page) => page.locator('.ant-table-row:visible')
  const drawer = (page: Page) => page.getByRole('dialog')

  describe('on a wide screen', () => {
    const atAdmin = shareOffice(visit, 'admin')

    test(
      'R-12e R-12g B-65i B-65j an operation leads to its change, whose old value is restored as an ordinary edit',
      { tags: ['walk'] },
      async () => {
        const { result: made } = await service('editor', 'POST', 'News/Create', { title: '原来的标题', summary: '原来的摘要' })
        await service('editor', 'POST', 'News/Update', { id: made.id, title: '后来的标题', summary: '后来的摘要' })
        const page = await atAdmin('/auditlog?userName=editor&methodName=Update')
        await rows(page).first().getByRole('button', { name: '查看详情' }).click()
        await drawer(page).getByText('后来的标题').waitFor()
        expect(await faultsOf(page)).toEqual([])
        await drawer(page).getByRole('link', { name: '数据变更' }).click()
        await rows(page).filter({ hasText: '新闻' }).filter({ hasText: '修改' }).getByRole('button', { name: '查看详情' }).click()
        const title = drawer(page).getByRole('region', { name: '标题', exact: true })
        await title.getByText('原来的标题').waitFor()
        await title.getByText('后来的标题').waitFor()
        await settled(page)
        expect(await faultsOf(page)).toEqual([])
        await title.getByRole('button', { name: '恢复旧值：标题' }).click()
        await page.getByRole('dialog', { name: '恢复旧值？' }).getByRole('button', { name: '恢复旧值' }).click()
        await page.getByText('旧值已恢复。').waitFor()
        const { result: now } = await service('editor', 'GET', `News/Get?id=${made.id}`)
        expect(now).toMatchObject({ title: '原来的标题', summary: '后来的摘要', version: 3 })
        const { result: changes } = await service('admin', 'GET', `EntityChange/GetAll?entityType=news&entityId=${made.id}`)
        expect(changes.items[0]).toMatchObject({ changeType: 'Updated', userName: 'admin' })
      },
    )

    test('B-65i the three logs of one request lead to each other, all the way round', async () => {
      await service('editor', 'POST', 'News/Create', { title: '一次请求' })
      const page = await atAdmin('/auditlog?userName=editor&methodName=Create')
      await rows(page).first().getByRole('button', { name: '查看详情' }).click()
      await drawer(page).getByText('一次请求').waitFor()
      const same = drawer(page).getByRole('navigation', { name: '同一请求' })
      const request = new URLSearchParams((await same.getByRole('link').first().getAttribute('href'))!.split('?')[1]).get('requestId')!
      // The log of requests is written each second.
      await expect.poll(async () => (await service('admin', 'GET', `WebLog/GetAll?requestId=${request}`)).result.items.length).toBe(1)
      for (const [link, at, words] of [
        ['访问日志', 'weblog', 'POST'],
        ['数据变更', 'entitychange', '新闻'],
        ['审计日志', 'auditlog', 'News/Create'],
      ] as const) {
        await same.getByRole('link', { name: link }).click()
        await page.waitForURL(`**/#/${at}?requestId=${request}`)
        const found = rows(page).filter({ hasText: words })
        // The rows of the list before stay until the answer comes.
        await expect.poll(() => Promise.all([rows(page).count(), found.count()])).toEqual([1, 1])
        await found.getByRole('button', { name: '查看详情' }).click()
      }
      await drawer(page).getByText('一次请求').waitFor()
    })

    test('B-65j all old values of a change are restored at once, and each other value stays', async () => {
      const { result: made } = await service('editor', 'POST', 'News/Create', { title: '旧标题', summary: '旧摘要', source: '旧来源' })
      await service('editor', 'POST', 'News/Update', { id: made.id, title: '新标题', summary: '新摘要' })
      await service('editor', 'POST', 'News/Update', { id: made.id, source: '新来源' })
      const page = await atAdmin(`/entitychange?entityType=news&entityId=${made.id}&field=summary`)
      await rows(page).filter({ hasText: '修改' }).getByRole('button', { name: '查看详情' }).click()
      // The words of the test before may still be there.
      await page.getByText('旧值已恢复。').waitFor({ state: 'detached' })
      await drawer(page).getByRole('button', { name: '恢复全部旧值' }).click()
      await page.getByRole('dialog', { name: '恢复旧值？' }).getByRole('button', { name: '恢复旧值' }).click()
      await page.getByText('旧值已恢复。').waitFor()
      // Its record is there, so nothing leads to the recycle bin.
      expect(await page.getByRole('link', { name: '到回收站查看' }).count()).toBe(0)
      const { result: now } = await service('editor', 'GET', `News/Get?id=${made.id}`)
      expect(now).toMatchObject({ title: '旧标题', summary: '旧摘要', source: '新来源', version: 4 })
    })

    test('B-65m the requests of one status are found by it, and by no other', async () => {
      await service('editor', 'GET', 'User/GetAll')
      await fetch(`${visit.url}/abp/services/app/News/GetAll`)
      const page = await atAdmin('/weblog?path=/abp/&statusMin=400')
      const statuses = async () => [...new Set(await rows(page).locator('td:nth-child(2)').allInnerTexts())].toSorted()
      // The log is written each second.
      await expect
        .poll(async () => {
          await page.getByRole('button', { name: '刷新' }).click()
          return statuses()
        })
        .toEqual(expect.arrayContaining(['401', '403']))
      const status = page.getByRole('searchbox', { name: '状态码', exact: true })
      await status.fill('403')
      await status.press('Enter')
      await page.waitForURL(/[?&]status=403/)
      await expect.poll(statuses).toEqual(['403'])
      await page.reload()
      await expect.poll(statuses).toEqual(['403'])
    })

    describe('for narrower people', () => {
      const atEditor = shareOffice(visit, 'editor')

      test('B-112b a row of a list leads to its own changes and to no others, for readers of the log of changes alone', async () => {
        const { result: made } = await service('editor', 'POST', 'Brand/Create', { name: '追溯品牌', code: 'traced' })
        await service('editor', 'POST', 'Brand/Update', { id: made.id, name: '追溯品牌二' })
        await service('editor', 'POST', 'Brand/Create', { name: '旁边品牌', code: 'beside' })
        const more = (page: Page) => rows(page).filter({ hasText: '追溯品牌二' }).getByRole('button', { name: '更多' })
        const page = await atAdmin('/brand')
        await more(page).click()
        await page.getByRole('menuitem', { name: '修改记录' }).click()
        await page.waitForURL(`**/#/entitychange?entityType=brand&entityId=${made.id}`)
        const seen = () => rows(page).locator('td:nth-child(3)').allInnerTexts()
        await expect.poll(seen).toEqual([String(made.id), String(made.id)])

        const editor = await atEditor('/brand')
        await more(editor).click()
        await editor.getByRole('menuitem', { name: '删除' }).waitFor()
        expect(await editor.getByRole('menuitem', { name: '修改记录' }).count()).toBe(0)
      })

      test('R-12e R-12f R-12g R-12h somebody without the permits neither finds the logs in the menu nor reads one by its address', async () => {
        const page = await atEditor('/weblog')
        await page.waitForURL(/#\/40[134]/)
        expect(await page.getByText('访问日志').count()).toBe(0)
      })
    })
  })

  describe('on a phone', () => {
    const onPhone = shareOffice(visit, 'admin', { viewport: PHONE })

    test('R-12f R-12h E-08e K-04 the filters of a log are in its address, with the days by a shortcut, and hold on a phone', async () => {
      const page = await onPhone('/weblog?path=/abp/')
      await rows(page).first().waitFor()
      // Of the filters a phone shows those that act, until they are asked for.
      expect(await page.getByRole('searchbox', { name: '路径开头' }).isVisible()).toBe(true)
      expect(await page.getByRole('searchbox', { name: '人员' }).count()).toBe(0)
      await page.getByRole('button', { name: '筛选' }).click()
      await page.getByRole('searchbox', { name: '人员' }).waitFor()
      await page.getByRole('button', { name: '时间：快捷范围' }).click()
      await page.getByRole('menuitem', { name: '最近一周' }).click()
      await page.waitForURL(/creationTimeStart=\d{4}-\d\d-\d\d/)
      expect(page.url()).toMatch(/path=.*creationTimeEnd=\d{4}-\d\d-\d\d/)
      await settled(page)
      expect(await rows(page).count()).toBeGreaterThan(0)
      expect(await overflow(page)).toBe(0)
      expect(await faultsOf(page)).toEqual([])
      await page.goto(`${visit.url}/#/loginlog?userName=no-such-account`)
      await page.getByText('没有符合条件的日志。').waitFor()
    })

    test('E-08f B-73g B-81e a button has the days in sight exported, on each of the four screens, and the bell hands the signed file over', async () => {
      const page = await onPhone('/auditlog?creationTimeStart=2020-01-01&creationTimeEnd=2040-12-31&methodName=none')
      const button = page.getByRole('button', { name: '导出这些日期的日志（带签名）' })
      await button.waitFor()
      await settled(page)
      expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
      await button.click()
      await page.getByText('正在后台导出这些日期的日志').waitFor()
      const bell = page.getByRole('button', { name: /^后台任务/ })
      await expect.poll(() => bell.getAttribute('aria-label')).toContain('1 个进行中')
      await bell.click()
      const job = page.getByRole('dialog', { name: '提醒与任务' }).getByRole('listitem', { name: '导出日志：审计日志' })
      await job.getByText('等待中').waitFor()
      expect(await job.getByRole('button', { name: /^下载/ }).count()).toBe(0)
      await visit.running.app.jobs.run()
      await job.getByText(/已导出 \d+ 条/).waitFor()
      const [file] = await Promise.all([page.waitForEvent('download'), job.getByRole('button', { name: /^下载/ }).click()])
      expect(file.suggestedFilename()).toBe('AuditLog-2020-01-01-2040-12-31.ndjson')
      const lines = readFileSync(await file.path(), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(lines[0]).toMatchObject({ log: 'auditLog', from: '2020-01-01', to: '2040-12-31' })
      // The other filters do not leave rows out: a signed file holds all rows of its days.
      expect(lines.at(-1)).toMatchObject({ count: lines.length - 2, signature: expect.stringMatching(/^[\w+/]{80,}/) })
      expect(lines.length).toBeGreaterThan(2)
      await page.keyboard.press('Escape')
      for (const screen of ['weblog', 'loginlog', 'entitychange']) {
        await page.goto(`${visit.url}/#/${screen}`)
        await page.getByRole('button', { name: '导出这些日期的日志（带签名）' }).waitFor()
      }
    })
  })

  test('B-65j B-65l a change of a deleted record leads to the recycle bin, but only a reader who may see it there; a value is not restored to it, and the refusal is told in words', async () => {
    const { result: made } = await service('editor', 'POST', 'News/Create', { title: '日志中将被删除的' })
    await service('editor', 'POST', 'News/Update', { id: made.id, title: '日志中被删除的' })
    await service('editor', 'POST', 'News/Delete', { id: made.id })
    const at = `/entitychange?entityType=news&entityId=${made.id}`
    const page = await visit.open({ viewport: PHONE, expected: /404/ })
    await signIn(page, 'admin', { at })
    await rows(page).filter({ hasText: '删除' }).getByRole('button', { name: '查看详情' }).click()
    const link = drawer(page).getByRole('link', { name: '到回收站查看已删除的新闻' })
    await link.waitFor()
    await settled(page)
    expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
    await link.click()
    await page.waitForURL(/#\/recyclebin\?kind=news/)
    await page.getByText('日志中被删除的').first().waitFor()

    await page.goto(`/#${at}&field=title`)
    await rows(page).filter({ hasText: '修改' }).getByRole('button', { name: '查看详情' }).click()
    await drawer(page).getByRole('button', { name: '恢复旧值：标题' }).click()
    await page.getByRole('dialog', { name: '恢复旧值？' }).getByRole('button', { name: '恢复旧值' }).click()
    await page.getByText('不存在').first().waitFor()
    expect(await page.getByText('旧值已恢复。').count()).toBe(0)

    const permits = ['EntityChange/View', 'News/View']
    const role = await post('Role/Create', { name: 'reads-changes', displayName: '变更查阅员', grantedPermissions: permits })
    const password = 'Xk-9-reads'
    const person = { userName: 'reads-changes', name: '查阅员', emailAddress: 'reads@example.com' }
    await post('User/Create', { ...person, password, roleIds: [role.id] })
    const other = await visit.open()
    await signIn(other, 'reads-changes', { at, password, isOwn: true })
    await rows(other).filter({ hasText: '删除' }).getByRole('button', { name: '查看详情' }).click()
    await drawer(other).getByText('这次变更没有记录字段的值。').waitFor()
    expect(await drawer(other).getByRole('link', { name: '到回收站查看' }).count()).toBe(0)
  })

  test('T-14b K-04 a list is filtered by the days in which its rows were created, by a shortcut as well: the days of the site, not of the reader', async () => {
    const today = dayIn('Asia/Shanghai')
    // At each moment one of these two places has another day than the site.
    const timezoneId = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'].find((zone) => dayIn(zone) !== today)!
    const page = await visit.open({ timezoneId })
    await signIn(page, 'admin', { at: '/brand?creationTimeEnd=2001-01-01' })
    await page.getByText('没有').first().waitFor()
    expect(await rows(page).count()).toBe(0)
    await page.getByRole('button', { name: '创建时间：快捷范围' }).click()
    await page.getByRole('menuitem', { name: '最近一个月' }).click()
    await page.waitForURL(/creationTimeStart=\d{4}-\d\d-\d\d/)
    await rows(page).first().waitFor()
    expect(page.url()).toContain(`creationTimeEnd=${today}`)
  })
})
