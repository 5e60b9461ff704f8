// @module-tag browser
import { describe, expect, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { postingAt, serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

/** The browser of these tests calls itself a program, whose views are not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const PASSWORD = 'Test-pass-7'

describe('The dashboard of a site that is used', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const post = postingAt(visit)

  test('B-88a B-88b B-88c each figure is the one of the site, and leads to what it counts', { tags: ['walk'] }, async () => {
    await post('Enquiry/Create', { name: '来访者', message: '请报价' })
    const made = await post('News/Create', { title: '读者最多的新闻', slug: 'most-read' })
    await post('News/Publish', { id: made.id, version: made.version })
    // A visitor reads it in a browser, which the server knows by its name, and searches in vain.
    const read = (path: string) => fetch(`${visit.url}${path}`, { headers: { 'user-agent': BROWSER } })
    for (let time = 0; time < 3; time++) expect((await read('/_newsdetail/most-read')).status).toBe(200)
    expect((await read('/_search?keyword=zz-9000')).status).toBe(200)
    await visit.running.app.visits.flush()

    const page = await visit.open()
    await signIn(page, 'admin')
    const mostRead = page.getByRole('region', { name: '浏览最多的页面（30 天）' })
    const row = mostRead.getByRole('listitem').filter({ hasText: '读者最多的新闻' })
    expect(await row.innerText()).toMatch(/3 次/)
    expect(await row.getByRole('link', { name: '读者最多的新闻', exact: true }).getAttribute('href')).toBe('/_newsdetail/most-read')
    const missed = page.getByRole('region', { name: '没有结果的搜索（30 天）' }).getByRole('listitem').filter({ hasText: 'zz-9000' })
    expect(await missed.innerText()).toMatch(/1 次/)
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    // The chart has its numbers as a table: the last day holds the four views.
    const figure = page.getByRole('figure', { name: /最近 30 天的访问：\d+ 次/ })
    await figure.getByRole('button', { name: '以表格显示' }).click()
    await expect.poll(() => figure.getByRole('row').last().innerText()).toMatch(/\t4$/)
    await figure.getByRole('row').last().getByRole('button').click()
    await page.waitForURL(/#\/weblog\?creationTimeStart=(\d{4}-\d\d-\d\d)&creationTimeEnd=\1$/)
    await page.goBack()
    await row.getByRole('link', { name: '编辑：读者最多的新闻' }).click()
    await page.waitForURL(new RegExp(`#/sitenews/${made.id}$`))
    await page.goBack()
    await page.getByRole('link', { name: /5\s*未处理/ }).click()
    await page.waitForURL(/#\/enquiry\?status=new$/)
    await page.locator('.ant-table-row:visible').filter({ hasText: '来访者' }).waitFor()
  })

  test('B-88d failed jobs are told, and the bell lists them', async () => {
    const page = await visit.open({ viewport: PHONE, locale: 'en-US' })
    await signIn(page, 'admin')
    await page.getByText('No job failed in the last 7 days').waitFor()
    expect(await overflow(page)).toBe(0)
    const { result } = await service('admin', 'GET', 'User/Get?id=1')
    const { database } = visit.running
    await database.write
      .insertInto('job')
      .values({
        kind: 'export',
        state: 'failed',
        params: '{}',
        userId: result.id,
        language: 'en',
        requestId: '',
        attempts: 1,
        done: 0,
        creationTime: Date.now(),
        notBefore: Date.now(),
        endTime: Date.now(),
        leaseUntil: 0,
        isCancelled: 0,
        isSeen: 0,
      })
      .execute()
    await page.reload()
    await page.getByText('Failed background jobs: 1').waitFor()
    await page.getByRole('button', { name: 'See the jobs' }).click()
    await page.getByRole('dialog').getByText('Failed', { exact: true }).waitFor()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
  })

  test('B-88b somebody who may view nothing of it sees neither cards nor calls of it', async () => {
    const page = await visit.open()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const role = await post('Role/Create', { name: 'brands-only', displayName: '只看品牌', grantedPermissions: ['Brand/View'] })
    const person = { userName: 'brandviewer', name: '品牌', emailAddress: 'brand@example.com', password: PASSWORD }
    await post('User/Create', { ...person, roleIds: [role.id] })
    await signIn(page, 'brandviewer', { isOwn: true, password: PASSWORD })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    expect(await page.getByRole('figure').count()).toBe(0)
    expect(asked.filter((url) => url.includes('GetReaders'))).toEqual([])
  })
})
