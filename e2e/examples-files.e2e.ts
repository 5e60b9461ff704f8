// @module-tag browser
import type { Locator } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { shareExamples, visitExamples } from './kit/examples.ts'

describe('The examples of files', () => {
  const visit = visitExamples()
  const open = shareExamples(visit, { expected: /ERR_INTERNET_DISCONNECTED/, offline: false })
  const photo = () =>
    sharp({ create: { width: 400, height: 300, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer()

  test('R-14ah /image-cropper cuts 150×150 from a turned and zoomed picture, and another ratio as chosen', async () => {
    const page = await open('image-cropper')
    await page.getByRole('button', { name: '右转 90°' }).click()
    await page.getByRole('slider', { name: '缩放' }).press('ArrowRight')
    await page.getByRole('button', { name: '裁剪', exact: true }).click()
    await page.getByText(/^150 × 150 px，PNG/).waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '保存图片' }).click()])
    expect(await sharp(await readFile(await file.path())).metadata()).toMatchObject({ width: 150, height: 150, format: 'png' })
    await page.getByText('16:9', { exact: true }).click()
    await expect.poll(() => ratioOf(page.locator('[data-testid=cropper]'))).toBeCloseTo(16 / 9, 1)
    await page.getByRole('button', { name: '裁剪', exact: true }).click()
    await page.getByText(/^800 × 450 px，PNG/).waitFor()
  })

  test('R-14ah /image-cropper says so when a file is no picture', async () => {
    const page = await open('image-cropper')
    await page.locator('.kit-upload input').setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await page.getByRole('alert').filter({ hasText: '无法读取这张图片' }).waitFor()
  })

  test('R-14v /avatar-upload cuts 150×150 as PNG from a photo and sends that', async () => {
    const page = await open('avatar-upload')
    await page.locator('.kit-upload input').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('slider').press('ArrowRight')
    const [reply] = await Promise.all([page.waitForResponse(/Upload\/Avatar$/), dialog.locator('.ant-btn-primary').click()])
    expect((await reply.json()).result[0]).toMatchObject({ type: 'image/png', width: 150, height: 150 })
    await page.getByText(/^150 × 150 px，image\/png/).waitFor()
    await page.locator('.uploader-entry[data-status=success]').waitFor()
  })

  test(
    'R-14w /dropzone sends many files with progress, and what a cut line has stopped goes on when it is back',
    { tags: ['walk'] },
    async () => {
      const page = await open('dropzone')
      const file = (name: string, bytes = 20_000) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 65) })
      const box = page.locator('.kit-upload input')
      await box.setInputFiles(['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.txt`)))
      await page.getByText('共 5 个文件，已完成 5 个').waitFor()
      await page.context().setOffline(true)
      await box.setInputFiles([file('late.txt'), file('later.txt')])
      await page.getByRole('alert').filter({ hasText: '网络已断开' }).waitFor()
      await expect.poll(() => page.locator('.uploader-entry[data-failed]').count()).toBe(2)
      await page.context().setOffline(false)
      await page.getByText('共 7 个文件，已完成 7 个').waitFor()
      expect(await page.locator('.uploader-entry[data-failed]').count()).toBe(0)
    },
  )

  test('R-14w /dropzone stops a file on its way, which then is not there', async () => {
    const page = await open('dropzone')
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route(/Upload\/File/i, async (route) => {
      await promise
      await route.continue().catch(() => undefined)
    })
    await page.locator('.kit-upload input').setInputFiles({ name: 'slow.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1000, 65) })
    const entry = page.locator('.uploader-entry').filter({ hasText: 'slow.txt' })
    await entry.getByRole('button', { name: /取消.*slow\.txt/ }).click()
    await entry.waitFor({ state: 'detached' })
    release()
    await page.unroute(/Upload\/File/i)
  })
})

async function ratioOf(area: Locator) {
  const { width, height } = (await area.boundingBox())!
  return width / height
}
