// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { visitDemo } from './kit/visit.ts'
import { faultsOf } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { shareOffice } from './kit/share-office.ts'

describe('Two people at one row', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const share = shareOffice(visit, 'editor', { expected: /409/ })

  /** The editor opens a draft and rewrites a part of it; meanwhile the administrator saves other values. */
  async function meet(title: string, theirs: object): Promise<{ page: Page; id: number }> {
    const { id, version } = (
      await service('admin', 'POST', 'News/Create', { title, summary: '原摘要', author: '原作者', source: '原来源' })
    ).result
    const page = await share(`/sitenews/${id}`)
    await page.locator('#summary').fill('我的摘要')
    await page.locator('#source').fill('我的来源')
    await service('admin', 'PUT', 'News/Update', { id, version, ...theirs })
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.getByRole('dialog', { name: '这条记录刚刚被修改过' }).waitFor()
    return { page, id }
  }
  const saved = async (id: number) => (await service('admin', 'GET', `News/Get?id=${id}`)).result
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: '这条记录刚刚被修改过' })

  test('E-11 a conflict says who saved, when, and which properties differ, and lets the user choose for each', async () => {
    const { page, id } = await meet('合并', { summary: '对方的摘要', author: '对方' })
    const dialog = dialogOf(page)
    await dialog.getByText(/admin 在 \d{4}-\d\d-\d\d \d\d:\d\d 保存了新的内容/).waitFor()
    const parts = dialog.getByRole('listitem')
    await expect.poll(() => parts.allInnerTexts()).toHaveLength(3)
    expect(await parts.filter({ hasText: '我的摘要' }).innerText()).toMatch(/双方都修改了[^]*对方的摘要/)
    expect(await parts.filter({ hasText: '我的来源' }).innerText()).toMatch(/只有您修改了[^]*原来源/)
    expect(await parts.filter({ hasText: '原作者' }).innerText()).toMatch(/只有 admin 修改了/)
    expect((await dialog.getByText('对方的摘要').boundingBox())!.height).toBeGreaterThan(15)
    const merge = dialog.getByRole('button', { name: '合并并保存' })
    expect(await merge.isDisabled()).toBe(true)
    expect(await faultsOf(page, { part: '.ant-modal' })).toEqual([])
    await parts.filter({ hasText: '我的摘要' }).getByRole('radio', { name: 'admin 的' }).check()
    await merge.click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await saved(id)).toMatchObject({ summary: '对方的摘要', author: '对方', source: '我的来源' })
    expect(await page.locator('#summary').inputValue()).toBe('对方的摘要')
    expect(await page.locator('#author').inputValue()).toBe('对方')
  })

  test('E-11 keeping mine overwrites the properties that both changed and leaves their other changes', async () => {
    const { page, id } = await meet('保留我的', { summary: '对方的摘要', author: '对方' })
    await dialogOf(page).getByRole('button', { name: '保留我的修改并保存' }).click()
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(await saved(id)).toMatchObject({ summary: '我的摘要', author: '对方', source: '我的来源' })
  })

  test('E-11 going back to the form keeps its input, and saving asks again; taking theirs drops my changes and saves nothing', async () => {
    const { page, id } = await meet('载入对方的', { summary: '对方的摘要' })
    await dialogOf(page).getByRole('button', { name: '继续编辑' }).click()
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(await page.locator('#summary').inputValue()).toBe('我的摘要')
    await page.keyboard.press('Control+s')
    await dialogOf(page).waitFor()

    await dialogOf(page).getByRole('button', { name: '载入最新内容' }).click()
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(await page.locator('#summary').inputValue()).toBe('对方的摘要')
    expect(await page.locator('#source').inputValue()).toBe('原来源')
    expect(await page.getByRole('button', { name: '保存草稿' }).isDisabled()).toBe(true)
    expect(await saved(id)).toMatchObject({ version: 2, source: '原来源' })
  })

  test('E-11 a merge in a drawer is saved and closes the drawer', async () => {
    const { items } = (await service('admin', 'GET', 'GalleryPicture/GetAll')).result
    const { id, version } = items[0] as { id: number; version: number }
    const page = await share(`/gallery?row=${id}`)
    await page.locator('#title').fill('我的标题')
    await service('admin', 'PUT', 'GalleryPicture/Update', { id, version, album: '对方的相册' })
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await dialogOf(page).getByRole('button', { name: '合并并保存' }).click()
    await page.locator('.ant-drawer-section').waitFor({ state: 'hidden' })
    expect((await service('admin', 'GET', `GalleryPicture/Get?id=${id}`)).result).toMatchObject({ title: '我的标题', album: '对方的相册' })
  })

  test('E-11 a form in a resting tab takes over the changes of others, and still asks where both changed a property', async () => {
    const { id, version } = (await service('admin', 'POST', 'News/Create', { title: '放着', summary: '原摘要', author: '原作者' })).result
    const page = await share(`/sitenews/${id}`)
    await page.locator('#summary').fill('我的摘要')
    await page.goto('/#/gallery')
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
    await service('admin', 'PUT', 'News/Update', { id, version, author: '对方' })
    await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '放着' }).click()
    await expect.poll(() => page.locator('#author').inputValue()).toBe('对方')
    expect(await page.locator('#summary').inputValue()).toBe('我的摘要')
    await page.goto('/#/gallery')
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
    await service('admin', 'PUT', 'News/Update', { id, version: version + 1, summary: '对方的摘要' })
    const read = page.waitForResponse(/News\/Get\?/)
    await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '放着' }).click()
    await read
    expect(await page.locator('#summary').inputValue()).toBe('我的摘要')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await dialogOf(page).getByText('双方都修改了').waitFor()
  })
})
