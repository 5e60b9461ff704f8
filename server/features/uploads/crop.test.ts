import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hireInto } from '../../testing/scopes.ts'
import { onAnyEngine, samplePicture } from '../../testing/site.ts'

const APP = '/abp/services/app'
const RIGHT_HALF = { x: 50, y: 0, width: 50, height: 100 }

onAnyEngine('The point and the part of a picture', (site) => {
  const idOf = (url: string) => url.replace('/media/', '')
  const upload = async (file: Buffer, who = 'editor') => (await site.upload(file, 'a.jpg', who)).body.result[0].url as string
  /** Its left half is red, its right half blue. */
  async function halves() {
    const left = { input: await samplePicture(400, 300, '#ff0000'), left: 0, top: 0 }
    return sharp(await samplePicture(800, 300, '#0000ff'))
      .composite([left])
      .jpeg()
      .toBuffer()
  }
  const cut = (url: string, part: object, who = 'editor') => site.post(`${APP}/Upload/Crop`, { id: idOf(url), ...part }, who)
  async function shownIn(url: string) {
    const news = (await site.post(`${APP}/News/Create`, { title: '图', cover: url }, 'editor')).body.result
    await site.post(`${APP}/News/Publish`, { id: news.id, version: 1 }, 'editor')
    return {
      info: async () => (await site.get(`/api/portal/news?id=${news.id}`)).body.result.pictures[url],
      cover: async () => {
        const page = await (await fetch(`${site.url}/_newsdetail?id=${news.id}`)).text()
        return /<picture class="article-cover">.*?<\/picture>/.exec(page)![0]
      },
    }
  }

  test('B-117c the noted point holds wherever the picture is cut, from the next visit on; the point of a place goes before it', async () => {
    const url = await upload(await halves())
    const [plain, placed] = [await shownIn(url), await shownIn(`${url}#focus=1,2`)]
    expect(await plain.cover()).not.toContain('--focus')
    const note = (focus: unknown) => site.post(`${APP}/Upload/Update`, { id: idOf(url), focus }, 'editor')
    expect((await note({ x: 80, y: 10 })).status).toBe(200)
    expect((await plain.info()).focus).toEqual({ x: 80, y: 10 })
    expect(await plain.cover()).toContain('--focus:80% 10%')
    expect(await placed.cover()).toContain('--focus:1% 2%')
    for (const wrong of [{ x: 101, y: 1 }, { x: 0.5, y: 1 }, { x: 1 }]) expect((await note(wrong)).status).toBe(400)
    expect((await note(null)).status).toBe(200)
    expect(await plain.cover()).not.toContain('--focus')
  })

  test('B-117d a part becomes a file of its own kind, and in the place of the picture it keeps the whole, which can be brought back', async () => {
    const url = await upload(await halves())
    await site.post(`${APP}/Upload/Update`, { id: idOf(url), focus: { x: 75, y: 40 } }, 'editor')
    const shown = await shownIn(url)
    const { status, body } = await cut(url, RIGHT_HALF)
    expect([status, body.result]).toEqual([200, expect.objectContaining({ width: 400, height: 300, type: 'image/jpeg', name: 'a.jpg' })])
    const { channels } = await sharp(Buffer.from(await (await fetch(site.url + body.result.url)).arrayBuffer())).stats()
    expect([channels[0]!.max < 60, channels[2]!.min > 200]).toEqual([true, true])
    // Until it takes the place, the picture is as it was.
    expect(await shown.info()).toMatchObject({ width: 800, focus: { x: 75, y: 40 } })
    await site.post(`${APP}/Upload/Replace`, { id: idOf(url), by: idOf(body.result.url), contentId: idOf(url) }, 'editor')
    expect(await shown.info()).toMatchObject({ width: 400, focus: { x: 50, y: 40 }, file: body.result.url })
    const [whole] = (await site.get(`${APP}/Upload/GetVersions?id=${idOf(url)}`, 'editor')).body.result.items
    await site.post(`${APP}/Upload/Replace`, { id: idOf(url), by: whole.id, contentId: idOf(body.result.url) }, 'editor')
    const back = await shown.info()
    expect([back.width, back.focus, back.file]).toEqual([800, { x: 75, y: 40 }, undefined])
  })

  test('B-117d an animation, a file that is no picture, one out of reach and a part that is none are refused, and leave nothing', async () => {
    const moving = await upload(readFileSync(new URL('samples/animated.gif', import.meta.url)))
    const url = await upload(await halves())
    const { token } = await hireInto(site, { permits: ['Upload/View', 'Upload/Add'], scopes: { content: { kind: 'own' } } })
    const before = await site.database.read.selectFrom('upload').select('id').execute()
    const form = new FormData()
    form.set('file', new Blob(['x']), 'x.txt')
    const text = (await site.request('POST', `${APP}/Upload/File`, { body: form, who: 'editor' })).body.result[0].url as string
    expect([(await cut(moving, RIGHT_HALF)).status, (await cut(text, RIGHT_HALF)).status]).toEqual([400, 404])
    expect([(await cut(url, RIGHT_HALF, token)).status, (await cut(url, RIGHT_HALF, 'viewer')).status]).toEqual([404, 403])
    expect([(await cut(url, { ...RIGHT_HALF, x: -1 })).status, (await cut(url, { x: 1, y: 1 })).status]).toEqual([400, 400])
    expect((await site.database.read.selectFrom('upload').select('id').execute()).length).toBe(before.length + 1)
  })
})
