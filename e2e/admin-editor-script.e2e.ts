// @module-tag browser
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { afterAll, describe, expect, test } from 'vitest'
import { samplePicture } from '../server/testing/site.ts'
import { hand } from './kit/clipboard.ts'
import { serviceOf } from './kit/service.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { visitDemo } from './kit/visit.ts'

const manifest = JSON.parse(readFileSync('dist/public/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>
const OWN = manifest['admin/resource/kinds/html/engine.ts']!.file

const ANYONE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
/** The picture that the other host says it has stored. */
let taken = ''

/** Another host, which has a copy of the script, takes pictures, and lets every site read its answers. */
const elsewhere = createServer((request, reply) => {
  const isScript = request.url === '/portico/editor.js'
  reply.writeHead(200, { ...ANYONE, 'content-type': isScript ? 'text/javascript' : 'application/json' })
  reply.end(isScript ? readFileSync(`dist/public/${OWN}`) : JSON.stringify({ files: { file: taken } }))
})
await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
afterAll(() => void elsewhere.close())
const HOST = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
const COPY = `${HOST}/portico/editor.js`

/** The scripts of the editor that the page asks for. */
function notingEditors(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url() === COPY || request.url().endsWith(OWN)) asked.push(request.url())
  })
  return asked
}

const text = (page: Page) => page.getByRole('textbox', { name: '正文编辑器' }).first()

async function writes(page: Page) {
  await text(page).click()
  await page.keyboard.type('从脚本写下')
  await expect.poll(() => text(page).innerText()).toContain('从脚本写下')
}

describe('The script of the editor', () => {
  const visit = visitDemo()

  test('C-41a is our own copy unless another is configured, is fetched when a form has rich text, and allows no other host', async () => {
    const page = await visit.open()
    const asked = notingEditors(page)
    await signIn(page, 'editor', { at: '/sitenews' })
    await page.locator('.kit-title').first().waitFor()
    expect(asked).toEqual([])
    await page.goto('/#/sitenews/new')
    await writes(page)
    expect(asked).toEqual([`${visit.url}/${OWN}`])
    const policy = (await page.request.get('/')).headers()['content-security-policy']
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')?;/)
  })

  test(
    'C-41b when it does not come, its place shows the error, the words of the form stay, and trying again brings it',
    { tags: ['walk'] },
    async () => {
      const page = await visit.open({ expected: /ERR_FAILED|Failed to fetch dynamically|Failed to load resource/ })
      await page.route(`**/${OWN}`, (route) => route.abort())
      await signIn(page, 'editor', { at: '/sitenews/new' })
      const failure = page.getByRole('alert').filter({ hasText: '编辑器未能加载' }).first()
      await failure.waitFor()
      expect(await failure.innerText()).toContain(`Failed to fetch dynamically imported module: ${visit.url}/${OWN}`)
      await page.locator('#title').fill('编辑器没有来')
      await page.unroute(`**/${OWN}`)
      await failure.getByRole('button', { name: '重试' }).click()
      await text(page).waitFor()
      await expect.poll(() => page.locator('#title').inputValue()).toBe('编辑器没有来')
      await writes(page)
    },
  )
})

describe('The script of the editor at another address', () => {
  const visit = visitDemo({ EDITOR_SCRIPT_URL: COPY, EDITOR_UPLOAD_URL: `${HOST}/pictures` })
  const service = serviceOf(visit)
  let asked: string[]
  const open = shareOffice(visit, 'editor', {}, async (page) => {
    asked = notingEditors(page)
  })

  test('C-41a comes from there, the page allows that host alone, and the text that it writes is saved', async () => {
    const page = await open('/sitenews/new')
    await page.locator('#title').fill('别处的编辑器')
    await writes(page)
    expect(asked).toEqual([COPY])
    const policy = (await page.request.get('/')).headers()['content-security-policy']
    expect(policy).toContain(`script-src 'self'`)
    expect(policy).toMatch(new RegExp(`script-src [^;]* ${new URL(COPY).origin};`))
    await page.keyboard.press('Control+s')
    await page.waitForURL(/#\/sitenews\/\d+/)
    await open(new URL(page.url()).hash.slice(1))
    await expect.poll(() => text(page).innerText()).toContain('从脚本写下')
  })

  test('C-40c B-121h a picture of the editor is sent to the address that is configured, and the picture that it answers stands in the text', async () => {
    taken = String((await service('editor', 'GET', 'GalleryPicture/GetAll?maxResultCount=1')).result.items[0]!['image']).split('#')[0]!
    const page = await open('/sitenews/new')
    await text(page).waitFor()
    const sent = page.waitForRequest((request) => request.url() === `${HOST}/pictures` && request.method() === 'POST')
    await hand(text(page), 'paste', { files: [{ name: 'a.png', type: 'image/png', base64: (await samplePicture()).toString('base64') }] })
    expect((await sent).headers()['content-type']).toContain('multipart/form-data')
    await expect.poll(() => text(page).locator('img[src]').getAttribute('src')).toBe(taken)
  })
})
