import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onAnyEngine, samplePicture } from '../testing/site.ts'

const NEWS = '/abp/services/app/News'

onAnyEngine('P-13 The picture of a link preview', (site) => {
  test.each([
    [2400, 1350, [1280, 720]],
    [1300, 700, [1280, 689]],
    [1100, 900, [960, 785]],
    [200, 100, [200, 100]],
  ] as const)('of one of %i × %i pixels is there, and has the size that the page says', async (width, height, size) => {
    const cover = (await site.upload(await samplePicture(width, height))).body.files.file as string
    const row = (await site.post(`${NEWS}/Create`, { title: `${width}`, cover }, 'editor')).body.result as { id: number }
    await site.post(`${NEWS}/Publish`, { id: row.id, version: 1 }, 'editor')
    const { body } = await site.get(`/_newsdetail?id=${row.id}`)
    const said = (name: string) => new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(body as string)?.[1]
    expect([said(':width'), said(':height')].map(Number)).toEqual(size)
    const response = await fetch(said('')!.replace('https://site.example', site.url))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, said(':type')])
    const file = await sharp(await response.arrayBuffer()).metadata()
    expect([file.width, file.height]).toEqual(size)
  })
})
