// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { mp4 } from '../server/testing/video-files.ts'
import { faultsOf } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

const vtt = (name: string, text: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) })
const film = { name: 'turn.mp4', mimeType: 'video/mp4', buffer: mp4() }

describe('Albums and captions in the library', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const latest = async () => (await service('editor', 'GET', 'Upload/GetAll?maxResultCount=1')).result.items[0]!
  const dialog = (page: Page) => page.getByRole('dialog')

  async function opened(options: Parameters<typeof visit.open>[0] = {}) {
    const page = await visit.open(options)
    await signIn(page, 'editor', { at: '/gallery' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    return page
  }

  test('B-125d B-125f an album is made, filled with a video, renamed and deleted; the video gets captions, which the editor plays', async () => {
    const page = await opened({ expected: /^409 .*\/CreateAlbum$|^400 .*\/SetCaptions$|status of 4(00|09)/ })
    await page.getByRole('button', { name: '新建相册' }).click()
    const name = dialog(page).getByRole('textbox', { name: '相册名称' })
    await name.fill('展会')
    await name.press('Enter')
    await page.getByText('这个相册里还没有文件').waitFor()
    await page.locator('input[type=file][multiple]').first().setInputFiles(film)
    await expect.poll(async () => (await latest())['albums']).toEqual(['展会'])
    await page.getByRole('button', { name: '新建相册' }).click()
    await name.fill('展会')
    await name.press('Enter')
    await page.getByText('已有名为“展会”的相册。').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '重命名“展会”' }).click()
    await name.fill('展会 2026')
    await name.press('Enter')
    await expect.poll(async () => (await latest())['albums']).toEqual(['展会 2026'])
    await page
      .getByRole('navigation', { name: '相册' })
      .getByRole('button', { name: /展会 2026/ })
      .and(page.locator('[aria-current=true]'))
      .waitFor()

    await page.getByRole('option', { name: /turn\.mp4/ }).press('Enter')
    const input = (language: string) => dialog(page).locator('label', { hasText: language }).locator('input[type=file]')
    await input('英文字幕').setInputFiles(vtt('srt.vtt', '1\n00:00:01,000 --> 00:00:02,000\nx'))
    await page.getByText('不是有效的 WebVTT 字幕文件（第 1 行）').waitFor()
    await input('英文字幕').setInputFiles({ ...vtt('gbk.vtt', ''), buffer: Buffer.from([0xc4, 0xe3]) })
    await page.getByText('请选择 UTF-8 编码的 .vtt 文件').waitFor()
    await input('英文字幕').setInputFiles(vtt('en.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nOnce around'))
    await dialog(page).getByText('en.vtt').waitFor()
    await settled(page)
    expect(await faultsOf(page, { part: '.ant-modal' })).toEqual([])
    await page.keyboard.press('Escape')

    const url = String((await latest())['url'])
    const { id } = (await service('editor', 'POST', 'News/Create', { title: '视频', content: `<video src="${url}"></video>` })).result
    await page.goto(`${visit.url}/#/sitenews/${id}`)
    const track = page.locator(`.kit-editor-body video track[srclang=en][label=English][src="${url}/en.vtt"]`)
    await track.waitFor({ state: 'attached' })
    const cues = track.evaluate(async (one: HTMLTrackElement) => {
      const loaded = new Promise((resolve) => one.addEventListener('load', resolve))
      one.track.mode = 'hidden'
      await loaded
      return Array.from(one.track.cues!, (cue) => (cue as VTTCue).text)
    })
    expect(await cues).toEqual(['Once around'])

    await page.goto(`${visit.url}/#/gallery?album=${encodeURIComponent('展会 2026')}`)
    await page.getByRole('button', { name: '删除“展会 2026”' }).click()
    await dialog(page).getByText('其中的 1 个文件会保留在媒体库中').waitFor()
    await dialog(page).getByRole('button', { name: '删除相册' }).click()
    await expect.poll(async () => (await latest())['albums']).toEqual([])
    await page.getByRole('option', { name: /turn\.mp4/ }).waitFor()
  })

  test('B-125f a phone makes an album in English, and nothing is wider than the screen', async () => {
    const page = await opened({ viewport: PHONE, locale: 'en-US' })
    await page.getByRole('button', { name: 'New album' }).click()
    await dialog(page).getByRole('textbox', { name: 'Name of the album' }).fill('A long name of an album that nearly fills it all')
    await settled(page)
    expect(await faultsOf(page, { part: '.ant-modal' })).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText('No file is in this album yet').waitFor()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
  })
})
