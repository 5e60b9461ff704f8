import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MOST_VERSIONS, type UploadVersion } from '../../../contract/features/upload-contents.ts'
import type { LibraryFile } from '../../../contract/features/upload-library.ts'
import { hireInto } from '../../testing/scopes.ts'
import { onAnyEngine, samplePicture } from '../../testing/site.ts'

const APP = '/abp/services/app'
const [RED, BLUE] = ['#ff0000', '#0000ff']

onAnyEngine('A file in the place of another', (site) => {
  const idOf = (url: string) => url.replace('/media/', '')
  const picture = async (color: string, who = 'editor', width = 340) =>
    (await site.upload(await samplePicture(width, width / 2, color), `${color}.png`, who)).body.result[0].url as string
  async function file(content: string, who = 'editor') {
    const form = new FormData()
    form.set('file', new Blob([content]), `${content}.txt`)
    return (await site.request('POST', `${APP}/Upload/File`, { body: form, who })).body.result[0].url as string
  }
  const listed = async (who = 'editor'): Promise<LibraryFile[]> =>
    (await site.get(`${APP}/Upload/GetAll?maxResultCount=100`, who)).body.result.items
  const entry = async (url: string) => (await listed()).find((one) => one.url === url)!
  const put = (url: string, by: string, contentId: string, who = 'editor') =>
    site.post(`${APP}/Upload/Replace`, { id: idOf(url), by: idOf(by), contentId }, who)
  async function replaced(url: string, by: string) {
    const { status, body } = await put(url, by, (await entry(url)).contentId)
    expect([status, body.error]).toEqual([200, null])
  }
  const versions = async (url: string): Promise<UploadVersion[]> =>
    (await site.get(`${APP}/Upload/GetVersions?id=${idOf(url)}`, 'editor')).body.result.items
  const fetched = (at: string) => fetch(site.url + at, { redirect: 'manual' })
  async function color(at: string) {
    const { channels } = await sharp(Buffer.from(await (await fetched(at)).arrayBuffer())).stats()
    return channels[0]!.mean > 128 ? RED : BLUE
  }

  test('B-117b a picture is replaced under its address: pages and staff see the new one at once, also those that had kept the old; and back', async () => {
    const [url, other] = [await picture(RED, 'editor', 700), await picture(BLUE, 'editor', 1300)]
    const news = (await site.post(`${APP}/News/Create`, { title: '换', cover: url, content: `<p><img src="${url}" alt=""></p>` }, 'editor'))
      .body.result
    await site.post(`${APP}/News/Publish`, { id: news.id, version: 1 }, 'editor')
    const page = async () => (await fetched(`/_newsdetail?id=${news.id}`)).text()
    expect(await page()).toContain(`${url}/640.jpg`)
    const kept = await fetched(url)
    expect([await color(`${url}/640.jpg`), kept.headers.get('cache-control')]).toEqual([RED, 'public, no-cache'])

    await replaced(url, other)
    expect([await color(url), await color(`${url}/640.webp?latest`), await color(`${other}/640.jpg`)]).toEqual([BLUE, BLUE, BLUE])
    expect((await site.get(url, undefined, { 'if-none-match': kept.headers.get('etag')! })).status).toBe(200)
    const old = await fetched(`${url}/640.jpg`)
    expect([old.status, old.headers.get('location'), old.headers.get('cache-control')]).toEqual([
      302,
      `${other}/640.jpg`,
      'public, no-cache',
    ])
    expect((await fetched(`${other}/640.jpg`)).headers.get('cache-control')).toContain('immutable')
    const now = await page()
    expect([now.includes(`${other}/1280.avif`), now.includes(`${url}/640.jpg`), now.includes('width="1300"')]).toEqual([true, false, true])
    expect((await site.get(`/api/portal/news?id=${news.id}`)).body.result.cover).toBe(url)
    expect((await entry(url)).useCount).toBe(1)

    const [before] = await versions(url)
    expect(before).toMatchObject({ name: `${RED}.png`, width: 700, userName: 'editor' })
    await replaced(url, `/media/${before!.id}`)
    expect([await color(url), await color(`${url}/640.jpg`), (await page()).includes(`${url}/640.jpg`)]).toEqual([RED, RED, true])
    const back = await fetched(`${other}/1280.jpg`)
    expect([back.status, back.headers.get('location')]).toEqual([302, `${url}/640.jpg`])
  })

  test('B-117b whoever waits for a picture while it is replaced gets the one in its place', async () => {
    const [url, other, first] = [await picture(RED), await picture(BLUE), await picture(RED, 'editor', 2000)]
    const { contentId } = await entry(url)
    const before = [640, 1920, 1280, 960].map((width) => color(`${first}/${width}.avif`))
    const waiting = ['/320.avif?latest', '/320.webp?latest', ''].map((size) => color(url + size))
    // All of them have arrived by now, and wait for the other pictures.
    await before[0]
    expect((await put(url, other, contentId)).status).toBe(200)
    for (const one of await Promise.all(waiting)) expect([RED, BLUE]).toContain(one)
    expect([await color(url), ...(await Promise.all(before))]).toEqual([BLUE, RED, RED, RED, RED])
  })

  test(
    'B-117b a text that was copied from a page, with the address of a size, uses the file, once for each field',
    { tags: ['engine'] },
    async () => {
      const [url, other] = [await picture(RED), await picture(BLUE)]
      await replaced(url, other)
      const content = `<p><img src="${other}/640.jpg" alt=""><img src="${url}" alt=""></p>`
      const made = await site.post(`${APP}/News/Create`, { title: '抄', content }, 'editor')
      expect([made.status, (await entry(url)).useCount]).toEqual([200, 1])
      expect((await site.request('DELETE', `${APP}/Upload/Delete?id=${idOf(url)}`, { who: 'editor' })).status).toBe(409)
    },
  )

  test('B-117b a file that is handed out is replaced with its name; its address is asked anew', { tags: ['engine'] }, async () => {
    const [url, other] = [await file('first'), await file('second')]
    await replaced(url, other)
    const reply = await fetched(url)
    expect([await reply.text(), reply.headers.get('cache-control')]).toEqual(['second', 'public, no-cache'])
    expect(reply.headers.get('content-disposition')).toContain('second.txt')
  })

  test(
    'B-117b an earlier content is no file of its own: it is not listed, chosen, noted on, or deleted, and its address shows the present one',
    { tags: ['engine'] },
    async () => {
      const [url, other] = [await picture(RED), await picture(BLUE)]
      await site.post(`${APP}/Upload/Update`, { id: idOf(url), title: 'kept' }, 'editor')
      await replaced(url, other)
      expect([(await entry(other)) === undefined, (await entry(url)).title]).toEqual([true, 'kept'])
      expect((await site.post(`${APP}/News/Create`, { title: 'x', cover: other }, 'editor')).status).toBe(400)
      expect((await site.post(`${APP}/Upload/Update`, { id: idOf(other), title: 'x' }, 'editor')).status).toBe(404)
      expect((await site.request('DELETE', `${APP}/Upload/Delete?id=${idOf(other)}`, { who: 'editor' })).status).toBe(404)
      expect(await color(other)).toBe(BLUE)
      expect((await site.request('DELETE', `${APP}/Upload/Delete?id=${idOf(url)}`, { who: 'editor' })).status).toBe(200)
      for (const at of [url, other, `${url}/640.jpg`, `${other}/640.jpg`]) expect([at, (await fetched(at)).status]).toEqual([at, 404])
      for (const at of [url, other]) expect(existsSync(path.join(site.dataDir, 'uploads', idOf(at), 'original'))).toBe(false)
    },
  )

  test('B-117b another kind, a used file, one of somebody else, one that was replaced meanwhile and one out of reach are refused, and nothing changes', async () => {
    const [url, used, foreign, other] = [await picture(RED), await picture(BLUE), await picture(BLUE, 'admin'), await picture(BLUE)]
    const { token } = await hireInto(site, { permits: ['Upload/View', 'Upload/Add', 'Upload/Edit'], scopes: { content: { kind: 'own' } } })
    const own = await picture(BLUE, token)
    await site.post(`${APP}/News/Create`, { title: 'x', cover: used }, 'editor')
    const { contentId } = await entry(url)
    const refused = async (by: string, who?: string) => (await put(url, by, contentId, who)).status
    expect(await Promise.all([refused(await file('text')), refused(used), refused(foreign), refused(url)])).toEqual([400, 404, 404, 404])
    expect([await refused(own, token), (await put(url, other, 'a'.repeat(24))).status]).toEqual([404, 409])
    expect([(await put(own, other, idOf(own), token)).status, await refused(other, 'viewer')]).toEqual([404, 403])
    expect([await color(url), await versions(url), (await entry(other)).url]).toEqual([RED, [], other])
  })

  test(
    'B-117b of two replacements at the same moment one is refused, and its file stays in the library',
    { tags: ['engine'] },
    async () => {
      const [url, ...others] = [await file('start'), await file('left'), await file('right')]
      const { contentId } = await entry(url)
      const statuses = await Promise.all(others.map(async (by) => (await put(url, by, contentId)).status))
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
      const won = others[statuses.indexOf(200)]!
      const lost = others[statuses.indexOf(409)]!
      expect([(await entry(url)).contentId, (await entry(lost)).url, (await versions(url)).length]).toEqual([idOf(won), lost, 1])
    },
  )

  test('B-117b the latest versions and the first content are kept, each row with the folder of its content; all others go', async () => {
    const url = await file('content 0')
    for (let n = 1; n <= MOST_VERSIONS + 3; n++) await replaced(url, await file(`content ${n}`))
    const kept = await versions(url)
    const numbers = kept.map(({ name }) => Number(/\d+/.exec(name)![0]))
    expect(numbers).toEqual([...Array.from({ length: MOST_VERSIONS }, (_, at) => MOST_VERSIONS + 2 - at), 0])
    for (const number of [0, 5, 11]) {
      const version = (await versions(url)).find(({ name }) => name === `content ${number}.txt`)!
      await replaced(url, `/media/${version.id}`)
      expect(await (await fetched(url)).text()).toBe(`content ${number}`)
    }
    const rows = await site.database.read
      .selectFrom('upload')
      .select(['id', 'contentId'])
      .where((eb) => eb.or([eb('id', '=', idOf(url)), eb('versionOf', '=', idOf(url))]))
      .execute()
    expect(rows.map(({ id, contentId }) => contentId ?? id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    for (const { id } of rows) expect([id, existsSync(path.join(site.dataDir, 'uploads', id, 'original'))]).toEqual([id, true])
  })
})
