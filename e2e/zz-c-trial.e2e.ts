import { describe, test } from 'vitest'
import { serviceOf, signIn, visitDemo } from './kit.ts'
describe('trial', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  test('t', async () => {
    const page = await visit.open({ expected: /./ })
    await signIn(page, 'editor')
    const { id, version } = (await service('admin', 'POST', 'News/Create', { title: '放着', summary: '原摘要', author: '原作者' })).result
    await page.goto(`/#/sitenews/${id}`)
    await page.locator('#summary').fill('我的摘要')
    page.on('response', async (r) => {
      if (/services/.test(r.url())) console.log(r.url(), r.status(), (await r.text()).slice(0, 300))
    })
    await page.getByRole('link', { name: '图库' }).click()
    await page.waitForURL(/#\/gallery/)
    await service('admin', 'PUT', 'News/Update', { id, version, author: '对方' })
    await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '放着' }).click()
    await page.waitForTimeout(1500)
    console.log(page.url(), await page.locator('#author').count(), await page.locator('#author').inputValue())
  })
})
