// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { samplePicture } from '../server/testing/site.ts'
import { visitDemo } from './kit/visit.ts'
import { signInByHand } from './kit/sign-in.ts'

// One whole thread: an editor writes, and a visitor reads.

describe('An editor writes, a visitor reads', () => {
  const visit = visitDemo()

  test(
    'M-01a P-10i E-10f an editor signs in, writes and publishes a news item in Chinese, and a visitor reads it, also without JavaScript',
    { tags: ['walk'] },
    async () => {
      const editor = await visit.open()
      await signInByHand(editor, 'editor')
      await editor.goto('/#/sitenews/new')
      await editor.getByLabel('标题').first().fill('苏州新厂投产')
      await editor.getByLabel('标题').nth(1).fill('The new plant in Suzhou is running')
      await choose(editor, '分类', '公司')
      await uploadCover(editor)
      await editor.locator('.ProseMirror').first().click()
      await editor.keyboard.type('第一条产线今天开机。')
      const saved = editor.waitForResponse((response) => /News\/Publish/i.test(response.url()))
      await editor.getByRole('button', { name: '保存并发布' }).click()
      const { result } = (await (await saved).json()) as { result: { id: number; state: string } }
      expect(result.state).toBe('published')

      const visitor = await visit.open({ javaScriptEnabled: false })
      await visitor.goto('/_news')
      await visitor.getByRole('link', { name: '苏州新厂投产' }).first().click()
      // The address follows the English title.
      await expect.poll(() => visitor.url()).toContain('/_newsdetail/the-new-plant-in-suzhou-is-running')
      expect(await visitor.textContent('h1')).toBe('苏州新厂投产')
      expect(await visitor.textContent('main, body')).toContain('第一条产线今天开机。')
      const cover = await visitor.locator('article img, main img').first().getAttribute('src')
      expect(cover).toMatch(/^\/media\/[a-z0-9]+/)

      const reader = await visit.open({ locale: 'en-US' })
      await reader.goto(`/en/_newsdetail?id=${result.id}`)
      expect(await reader.textContent('h1')).toBe('The new plant in Suzhou is running')
      await reader.goto(`/#/_newsdetail?id=${result.id}`)
      await reader.getByRole('heading', { level: 1, name: 'The new plant in Suzhou is running' }).waitFor()
    },
  )

  test('an editor saves a draft in English, and no visitor sees it', async () => {
    const editor = await visit.open({ locale: 'en-US' })
    await signInByHand(editor, 'editor')
    await editor.goto('/#/sitenews/new')
    await editor.getByLabel('Title').first().fill('只是草稿')
    const saved = editor.waitForResponse((response) => /News\/Create/i.test(response.url()))
    await editor.getByRole('button', { name: 'Save draft' }).click()
    const { result } = (await (await saved).json()) as { result: { id: number; state: string } }
    expect(result.state).toBe('draft')
    const visitor = await visit.open({ expected: /404/ })
    await visitor.goto(`/_newsdetail?id=${result.id}`)
    expect(await visitor.content()).not.toContain('只是草稿')
  })
})

async function choose(page: Page, label: string, option: string) {
  await page.getByLabel(label, { exact: true }).first().click()
  await page.locator('.ant-select-item-option', { hasText: option }).first().click()
}

async function uploadCover(page: Page) {
  await page
    .locator('input#cover')
    .setInputFiles({ name: 'plant.png', mimeType: 'image/png', buffer: await samplePicture(1600, 1000, '#0b6') })
  // A picture is fetched when it is near the window, and the choice before may have scrolled the page.
  await page.locator('.kit-picture').scrollIntoViewIfNeeded()
  await page.locator('.kit-picture[src^="/media/"]').waitFor()
}
