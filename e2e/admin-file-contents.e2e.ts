// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { samplePicture } from '../server/testing/site.ts'
import { faultsOf } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

const png = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await samplePicture(300, 200, background),
})

describe('The content of a file', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const latest = async () => (await service('editor', 'GET', 'Upload/GetAll?maxResultCount=1')).result.items[0]!
  const box = (page: Page) => page.getByRole('list', { name: '选择图片' }).locator('input[type=file]')
  const dialog = (page: Page) => page.getByRole('dialog')

  test('B-117 a phone sets the focus point by keys, crops, replaces and restores; a second upload of the same picture uses the one that is there', async () => {
    const page = await visit.open({ viewport: PHONE })
    await signIn(page, 'editor', { at: '/fileupload' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await box(page).setInputFiles(await png('view.png', '#345'))
    await page.getByRole('option', { name: /view\.png/ }).press('Space')
    await page.getByRole('button', { name: '图片与版本 view.png' }).click()
    const point = dialog(page).getByRole('button', { name: /^焦点/ })
    await point.press('ArrowRight')
    await point.press('Shift+ArrowUp')
    await dialog(page).getByRole('button', { name: '保存焦点' }).click()
    await expect.poll(async () => (await latest())['focus']).toEqual({ x: 51, y: 40 })
    await settled(page)
    expect(await faultsOf(page, { part: '.ant-modal' })).toEqual([])

    await dialog(page).getByRole('tab', { name: '裁剪' }).click()
    await dialog(page).getByText('1:1').click()
    await dialog(page).getByRole('button', { name: '裁剪此图片' }).and(page.locator(':enabled')).click()
    await expect.poll(async () => (await latest())['width']).toBe(200)
    await settled(page)
    expect(await faultsOf(page, { part: '.ant-modal' })).toEqual([])
    await dialog(page).getByRole('tab', { name: '更换' }).click()
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(await png('other.png', '#543'))
    await expect.poll(async () => (await latest())['name']).toBe('other.png')
    await dialog(page).getByRole('tab', { name: '历史版本' }).click()
    await dialog(page).getByRole('button', { name: '恢复“view.png”' }).last().click()
    await expect.poll(latest).toMatchObject({ name: 'view.png', width: 300, focus: { x: 51, y: 40 } })
    await dialog(page)
      .getByRole('button', { name: 'Close' })
      .or(dialog(page).getByRole('button', { name: '关闭' }))
      .first()
      .click()

    await box(page).setInputFiles(await png('again.png', '#345'))
    await page.getByRole('button', { name: '使用已有文件' }).waitFor()
    // Its picture is on its way, and goes with it.
    await settled(page)
    await page.getByRole('button', { name: '使用已有文件' }).click()
    await expect.poll(async () => (await latest())['name']).toBe('view.png')
    await expect.poll(() => page.locator('.uploader-entry', { hasText: 'again.png' }).count()).toBe(0)
  })
})
