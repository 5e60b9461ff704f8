import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { tellingJpeg } from '../../testing/picture-files.ts'
import { onAnyEngine, samplePicture } from '../../testing/site.ts'

const FILE = '/abp/services/app/Upload/File'

onAnyEngine('What is served of uploads', (site) => {
  const picture = async (file?: Buffer) => (await site.upload(file)).body.files.file as string
  async function bytes(at: string) {
    const response = await fetch(site.url + at)
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
  }
  async function file(content: string | Buffer, name: string) {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(Buffer.from(content))], { type: 'text/html' }), name)
    return (await site.request('POST', FILE, { body: form, who: 'editor' })).body.result[0].url as string
  }

  test('a picture comes re-encoded in the declared widths that it can fill, and in no other', async () => {
    const address = await picture(await samplePicture(1300, 650))
    for (const width of [320, 640, 960, 1280]) {
      for (const [ending, format] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
        ['jpg', 'jpeg'],
      ] as const) {
        const { status, headers, body } = await bytes(`${address}/${width}.${ending}`)
        expect([status, headers.get('content-type')]).toEqual([200, `image/${ending === 'jpg' ? 'jpeg' : ending}`])
        expect(await sharp(body).metadata()).toMatchObject({ format, width, height: width / 2 })
      }
    }
    for (const variant of [
      '1920.avif',
      '100.jpg',
      '641.webp',
      '0.jpg',
      '-320.jpg',
      '320.png',
      '320.svg',
      '320',
      'original',
      '320.jpg.part',
      '99999999.jpg',
      '320.JPG%00',
      '..%2foriginal',
      '320.avif%2f..%2foriginal',
      '..',
    ]) {
      expect([variant, (await bytes(`${address}/${variant}`)).status]).toEqual([variant, 404])
    }
    expect(
      readdirSync(path.join(site.dataDir, 'uploads', address.replace('/media/', ''))).filter(
        (name) => name.startsWith('1920') || name.startsWith('100.'),
      ),
    ).toEqual([])
  })

  test('a small picture has one width, not made larger', async () => {
    const address = await picture(await samplePicture(90, 60))
    expect(await sharp((await bytes(`${address}/320.webp`)).body).metadata()).toMatchObject({ width: 90, height: 60 })
    expect((await bytes(`${address}/640.webp`)).status).toBe(404)
  })

  test('the plain address is a JPEG, of which browsers ask whether it is still the same; its sizes are kept for ever', async () => {
    const address = await picture()
    const { status, headers, body } = await bytes(address)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/jpeg', 'public, no-cache'])
    const again = await site.get(address, undefined, { 'if-none-match': headers.get('etag')! })
    expect([again.status, (await bytes(`${address}/640.webp`)).headers.get('cache-control')]).toEqual([
      304,
      'public, max-age=31536000, immutable',
    ])
    expect((await sharp(body).metadata()).format).toBe('jpeg')
  })

  test('nobody learns from a picture where it was taken, by whom, with what', async () => {
    const telling = await tellingJpeg()
    expect(telling.includes('CANARY-OWNER')).toBe(true)
    const address = await picture(telling)
    for (const at of [address, `${address}/640.jpg`, `${address}/640.webp`, `${address}/640.avif`]) {
      const { body } = await bytes(at)
      const { exif, xmp, iptc } = await sharp(body).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
      expect(body.includes('CANARY')).toBe(false)
    }
    const news = (await site.post('/abp/services/app/News/Create', { title: '图', cover: address }, 'editor')).body.result
    await site.post('/abp/services/app/News/Publish', { id: news.id, version: 1 }, 'editor')
    const { placeholder } = (await site.get(`/api/portal/news?id=${news.id}`)).body.result.pictures[address]
    expect(Buffer.from(placeholder.split(',')[1], 'base64').includes('CANARY')).toBe(false)
  })

  test('a picture with transparency has no placeholder, which would shine through it', async () => {
    const seen = await sharp({ create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } })
      .png()
      .toBuffer()
    const opaque = await sharp(await samplePicture(300, 200))
      .ensureAlpha()
      .png()
      .toBuffer()
    const addresses = [await picture(seen), await picture(opaque)]
    const content = addresses.map((address) => `<p><img src="${address}" alt=""></p>`).join('')
    const news = (await site.post('/abp/services/app/News/Create', { title: '透', content }, 'editor')).body.result
    await site.post('/abp/services/app/News/Publish', { id: news.id, version: 1 }, 'editor')
    const { pictures } = (await site.get(`/api/portal/news?id=${news.id}`)).body.result
    expect(addresses.map((address) => pictures[address].placeholder)).toEqual(['', expect.stringMatching(/^data:image/)])
  })

  test('a picture may be named with the point that must stay in sight, and its facts come under that name', async () => {
    const address = await picture(await samplePicture(700, 350))
    const cover = `${address}#focus=30,45`
    const news = (await site.post('/abp/services/app/News/Create', { title: '焦点', cover }, 'editor')).body.result
    expect(news.cover).toBe(cover)
    await site.post('/abp/services/app/News/Publish', { id: news.id, version: 1 }, 'editor')
    const { result } = (await site.get(`/api/portal/news?id=${news.id}`)).body
    expect([result.cover, result.pictures[cover].width, address in result.pictures]).toEqual([cover, 700, false])
    const unknown = await site.post('/abp/services/app/News/Create', { title: '无', cover: `/media/${'a'.repeat(24)}#focus=1,1` }, 'editor')
    expect([unknown.status, unknown.body.error.validationErrors]).toEqual([400, [{ message: '没有这个上传的文件', members: ['cover'] }]])
    const wrong = await site.post('/abp/services/app/News/Create', { title: '错', cover: `${address}#focus=101,1` }, 'editor')
    expect([wrong.status, wrong.body.error.validationErrors[0].members]).toEqual([400, ['cover']])
  })

  test('data behind the pixels of a picture is not served', async () => {
    const polyglot = Buffer.concat([
      await sharp(await samplePicture())
        .jpeg()
        .toBuffer(),
      Buffer.from('<script>alert("CANARY")</script>'),
      Buffer.from('504b0304', 'hex'),
    ])
    const address = await picture(polyglot)
    for (const at of [address, `${address}/320.jpg`, `${address}/320.webp`]) expect((await bytes(at)).body.includes('CANARY')).toBe(false)
  })

  test('any other file is a download that no browser opens on our site', async () => {
    for (const [content, name] of [
      ['<script>alert(1)</script>', 'page.html'],
      ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'picture.svg'],
      ['报告', '报告 "2025";.pdf'],
      ['x', 'a\r\nX-Evil: 1.txt'],
    ] as const) {
      const { status, headers, body } = await bytes(await file(content, name))
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('application/octet-stream')
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[^\s"<>;]+$/)
      expect(headers.get('content-security-policy')).toBe('sandbox')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-evil')).toBe(null)
      expect(body.toString()).toBe(content)
    }
  })

  test('a file is no picture: it cannot be a cover, and has no variants', async () => {
    const address = await file('x', 'x.png')
    expect((await bytes(`${address}/320.jpg`)).status).toBe(404)
    const { status, body } = await site.post('/abp/services/app/News/Create', { title: 'x', cover: address }, 'editor')
    expect([status, body.error.validationErrors]).toEqual([400, [{ message: '没有这个上传的文件', members: ['cover'] }]])
  })

  test('B-08 a picture whose original is missing is 404 at each address, and the log says so once', async () => {
    const told = vi.spyOn(console, 'log').mockImplementation(() => {})
    try {
      const address = await picture(await samplePicture(1300, 650))
      const [plain, made] = [await bytes(address), await bytes(`${address}/320.webp`)]
      expect([plain.status, made.status]).toEqual([200, 200])
      rmSync(path.join(site.dataDir, 'uploads', address.replace('/media/', '')), { recursive: true })
      for (const at of [address, `${address}/320.webp`, `${address}/960.avif`, address])
        expect([at, (await bytes(at)).status]).toEqual([at, 404])
      const lines = told.mock.calls.flat().filter((line) => String(line).includes(address))
      expect(lines).toEqual([expect.stringMatching(/The original of the picture .* is missing/)])
    } finally {
      told.mockRestore()
    }
  })

  test('nothing else on the disk can be asked for', async () => {
    for (const at of [
      '/media/..%2f..%2fportico.db',
      '/media/%2e%2e/portico.db',
      '/media/.waiting',
      '/media/....//portico.db',
      '/media/aaaaaaaaaaaaaaaaaaaaaaaa',
      '/media/',
      '/media',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/docs/ui/..%2findex.js',
      '/docs/ui/logo.svg',
      `/media/${'a'.repeat(41)}`,
      '/media/AAAAAAAAAAAAAAAAAAAAAAAA',
      '/media/a%00',
    ]) {
      const { status, headers, body } = await bytes(at)
      expect([at, status]).toEqual([at, 404])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(body.toString()).not.toContain(site.dataDir)
    }
  })
})
