// @module-tag browser
import sharp from 'sharp'
import type { Page, Request, Response } from '@playwright/test'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

const RED = [255, 0, 0]
const BLUE = [0, 0, 255]
/** Part of a colour's way that lossy pictures may go astray. */
const ASTRAY = 40

/** A picture twice as wide as high: red on the left, blue on the right. */
const twoColours = () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: '#f00' } })
    .composite([{ input: { create: { width: 300, height: 300, channels: 3, background: '#00f' } }, left: 300, top: 0 }])
    .png()
    .toBuffer()

describe('The portrait in the form of a user', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  let file: { name: string; mimeType: string; buffer: Buffer }
  let number = 0
  beforeAll(async () => {
    file = { name: 'face.png', mimeType: 'image/png', buffer: await twoColours() }
  })

  async function hire() {
    const userName = `portrait-${Date.now()}-${number++}`
    const values = { userName, name: userName, emailAddress: `${userName}@example.com`, password: 'Test-pass-7' }
    return (await service('admin', 'POST', 'User/Create', values)).result.id
  }
  // The dialog of the system is caught from the first listener on; one that is added with the key press may come too late.
  const share = shareOffice(visit, 'admin', {}, async (page) => page.on('filechooser', () => {}))
  async function open(id: number, viewport: typeof DESKTOP) {
    const page = await share(`/user/${id}`)
    await page.setViewportSize(viewport)
    onTestFinished(() => page.setViewportSize(DESKTOP))
    return page
  }
  const avatarOf = async (id: number) => (await service('admin', 'GET', `User/Get?id=${id}`)).result['avatar']
  const uploaded = (page: Page) => page.waitForResponse((reply) => reply.url().endsWith('/Upload/Picture'))
  const viewOf = async (reply: Response) => (await reply.json()).result[0]

  /** The colours of the left and the right edge of a stored picture, without what compression changes. */
  async function edgesOf(address: unknown) {
    const reply = await fetch(`${visit.url}${String(address)}/320.webp`)
    const picture = sharp(Buffer.from(await reply.arrayBuffer()))
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const middle = Math.floor(info.height / 2) * info.width
    return [3, info.width - 4].map((x) => [...data.subarray((middle + x) * 3, (middle + x) * 3 + 3)])
  }
  const near = (colour: number[]) => colour.map((part) => expect.closeTo(part, -Math.log10(ASTRAY * 2)))

  test.each([
    ['1440', DESKTOP],
    ['390', PHONE],
  ])(
    'K-01c with the mouse a picture is cropped to 150×150 as a PNG before it is sent, and another takes its place, at %s px',
    async (_, viewport) => {
      const id = await hire()
      const page = await open(id, viewport)
      const dialog = page.getByRole('dialog', { name: '裁剪头像' })
      const choose = async (open: () => Promise<unknown>) => {
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()])
        await chooser.setFiles(file)
        await dialog.getByRole('button', { name: '使用' }).and(dialog.locator(':enabled')).waitFor()
      }
      /** Drags the picture far to one side, and takes what is in the middle. */
      const cut = async (way: 1 | -1) => {
        const box = (await dialog.getByTestId('container').boundingBox())!
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + way * box.width, y, { steps: 8 })
        await page.mouse.up()
        const [reply] = await Promise.all([uploaded(page), dialog.getByRole('button', { name: '使用' }).click()])
        return viewOf(reply)
      }
      await choose(() => page.locator('.kit-upload').click())
      await settled(page)
      expect(await faultsOf(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      expect(await cut(1)).toMatchObject({ type: 'image/png', width: 150, height: 150 })
      await page.locator('.kit-shown img').waitFor()
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await expect.poll(() => avatarOf(id)).toMatch(/^\/media\//)
      const first = await avatarOf(id)
      expect(await edgesOf(first)).toEqual([near(RED), near(RED)])

      await choose(() => page.getByRole('button', { name: '更换' }).click())
      expect(await cut(-1)).toMatchObject({ type: 'image/png', width: 150, height: 150 })
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await expect.poll(() => avatarOf(id)).not.toBe(first)
      expect(await edgesOf(await avatarOf(id))).toEqual([near(BLUE), near(BLUE)])
    },
  )

  test.each([
    ['1440', DESKTOP],
    ['390', PHONE],
  ])('K-01c with keys alone a picture is cropped, and Escape sends none, at %s px', async (_, viewport) => {
    const id = await hire()
    const page = await open(id, viewport)
    const sent: string[] = []
    const note = (request: Request) => request.url().includes('/Upload/') && sent.push(request.url())
    page.on('request', note)
    onTestFinished(() => void page.off('request', note))
    const dialog = page.getByRole('dialog', { name: '裁剪头像' })
    const choose = async () => {
      await settled(page)
      await page.locator('.kit-upload input').focus()
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
      await chooser.setFiles(file)
      await dialog.getByRole('button', { name: '使用' }).and(dialog.locator(':enabled')).waitFor()
    }
    await choose()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.locator('.kit-upload input').evaluate((input) => input === document.activeElement)).toBe(true)
    expect(sent).toEqual([])

    await choose()
    const reach = async (name: string, isThere: () => Promise<boolean>) => {
      for (let presses = 0; !(await isThere()); presses++) {
        if (presses > 12) throw new Error(`Tab does not lead to ${name}.`)
        await page.keyboard.press('Tab')
      }
    }
    const isFocused = (target: ReturnType<Page['locator']>) => () => target.evaluate((element) => element === document.activeElement)
    await reach('the picture', isFocused(dialog.getByTestId('cropper')))
    for (let presses = 0; presses < 40; presses++) await page.keyboard.press('ArrowLeft')
    await reach('the zoom', isFocused(dialog.getByRole('slider')))
    await page.keyboard.press('ArrowRight')
    await reach('the button', isFocused(dialog.getByRole('button', { name: '使用' })))
    const [reply] = await Promise.all([uploaded(page), page.keyboard.press('Enter')])
    expect(await viewOf(reply)).toMatchObject({ type: 'image/png', width: 150, height: 150 })
    await page.locator('.kit-shown img').waitFor()
    await page.keyboard.press('Control+s')
    await expect.poll(() => avatarOf(id)).toMatch(/^\/media\//)
    expect(await edgesOf(await avatarOf(id))).toEqual([near(BLUE), near(BLUE)])
    expect(sent).toHaveLength(1)
  })
})
