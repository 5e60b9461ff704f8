import { expect, test } from 'vitest'
import type { LibraryFile } from '../../../contract/features/upload-library.ts'
import { hire } from '../../testing/people.ts'
import { hireInto } from '../../testing/scopes.ts'
import { onAnyEngine, samplePicture } from '../../testing/site.ts'

const APP = '/abp/services/app'
const ALL = ['Upload/View', 'Upload/Add', 'Upload/Edit', 'Upload/Delete']

onAnyEngine('What is noted about a file', (site) => {
  const idOf = (url: string) => url.replace('/media/', '')
  const picture = async (who = 'editor') => (await site.upload(await samplePicture(60, 40), 'a.png', who)).body.result[0].url as string
  const note = (url: string, values: object, who = 'editor') => site.post(`${APP}/Upload/Update`, { id: idOf(url), ...values }, who)
  const list = async (query: string, who = 'editor'): Promise<LibraryFile[]> =>
    (await site.get(`${APP}/Upload/GetAll?${query}`, who)).body.result.items
  const overview = async (who = 'editor') => (await site.get(`${APP}/Upload/GetOverview`, who)).body.result
  const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

  test('B-113e title, texts, tags, albums and licence are noted, found and narrowed by; what is not given stays', async () => {
    const [url, other] = [await picture(), await picture()]
    const values = {
      title: '总部_大楼',
      alt: '大楼',
      altEn: 'A building',
      tags: ['外景', 'sky', 'sky'],
      albums: ['2026'],
      licence: 'CC BY',
      licenceEnd: inDays(10),
    }
    expect((await note(url, values)).status).toBe(200)
    expect((await note(other, { tags: ['sky'], licenceEnd: inDays(90) })).status).toBe(200)
    const noted = { ...values, tags: ['sky', '外景'] }
    expect((await list(`keyword=${encodeURIComponent('总部_')}`))[0]).toMatchObject({ id: idOf(url), name: 'a.png', ...noted })
    expect((await list('album=2026')).map(({ id }) => id)).toEqual([idOf(url)])
    expect((await list('tag=sky')).map(({ id }) => id)).toEqual([idOf(other), idOf(url)])
    expect(await list('tag=sk')).toEqual([])
    expect((await list('licence=ending')).map(({ id }) => id)).toEqual([idOf(url)])
    expect(await overview()).toEqual({
      albums: [{ label: '2026', count: 1 }],
      tags: [
        { label: 'sky', count: 2 },
        { label: '外景', count: 1 },
      ],
      unfiledCount: expect.any(Number),
      endingCount: 1,
      sameCount: 2,
    })
    expect((await note(url, { alt: '', tags: [] })).status).toBe(200)
    expect((await list('album=2026'))[0]).toMatchObject({ title: '总部_大楼', alt: null, altEn: 'A building', tags: [], albums: ['2026'] })
    expect((await site.request('DELETE', `${APP}/Upload/Delete?id=${idOf(url)}`, { who: 'editor' })).status).toBe(200)
    expect(await overview()).toMatchObject({ albums: [], tags: [{ label: 'sky', count: 1 }], endingCount: 0, sameCount: 0 })
  })

  test('B-113e the list is narrowed to files that are used, and to those that are not', async () => {
    const [used, unused] = [await picture(), await picture()]
    await site.post(`${APP}/News/Create`, { title: `t${crypto.randomUUID()}`, cover: used }, 'editor')
    const ids = async (query: string) => (await list(`maxResultCount=50&${query}`)).map(({ id }) => id)
    expect([(await ids('use=used')).includes(idOf(used)), (await ids('use=used')).includes(idOf(unused))]).toEqual([true, false])
    expect([(await ids('use=unused')).includes(idOf(used)), (await ids('use=unused')).includes(idOf(unused))]).toEqual([false, true])
    expect((await site.get(`${APP}/Upload/GetAll?use=some`, 'editor')).status).toBe(400)
  })

  test('B-113e notes ask for a permit, reach own files only below all rows, and refuse what cannot be one', async () => {
    const writer = await hireInto(site, { permits: ALL, scopes: { content: { kind: 'own' } } })
    const reader = await hire(site, ['Upload/View'])
    const [foreign, own] = [await picture(), await picture(writer.token)]
    expect((await note(foreign, { title: 'x', albums: ['secret'] })).status).toBe(200)
    expect((await note(foreign, { title: 'y' }, writer.token)).status).toBe(404)
    expect((await note(own, { albums: ['mine'] }, writer.token)).status).toBe(200)
    expect(await overview(writer.token)).toMatchObject({ albums: [{ label: 'mine', count: 1 }], unfiledCount: 0 })
    expect((await note(own, { title: 'z' }, reader.token)).status).toBe(403)
    for (const bad of [
      { title: 'x'.repeat(201) },
      { tags: [''] },
      { tags: Array(21).fill('a') },
      { licenceEnd: '2026-02-30' },
      { alt: 'a\nb' },
      { size: 1 },
      { tags: 'a' },
    ])
      expect([bad, (await note(own, bad)).status]).toEqual([bad, 400])
    expect((await list(`keyword=y`)).filter(({ id }) => id === idOf(foreign))).toEqual([])
  })

  test('B-113f visitors get the noted text where the page says nothing, in their language, at once; a text of the page stays', async () => {
    const [cover, within] = [await picture(), await picture()]
    const content = `<p><img src="${within}" alt="" /><img src="${cover}" alt="own" /></p>`
    const slug = `s${crypto.randomUUID()}`
    const { body } = await site.post(`${APP}/News/Create`, { title: slug, cover, content }, 'editor')
    const { id, version } = body.result
    expect((await site.post(`${APP}/News/Publish`, { id, version }, 'editor')).status).toBe(200)
    const page = async (prefix = '') => (await site.get(`${prefix}/_newsdetail?id=${id}`)).body as string
    const alts = async (prefix = '') =>
      [...(await page(prefix)).matchAll(/<img[^>]*\/media\/[^>]*>/g)].map(([tag]) => /alt="([^"]*)"/.exec(tag)?.[1])
    expect(await alts()).toEqual(expect.arrayContaining(['', 'own']))
    await note(cover, { alt: '封面上的楼', altEn: 'A house' })
    await note(within, { alt: '"墙" & <窗>' })
    expect(await alts()).toEqual(expect.arrayContaining(['封面上的楼', '&quot;墙&quot; &amp; &lt;窗&gt;', 'own']))
    expect(await alts('/en')).toEqual(expect.arrayContaining(['A house', '', 'own']))
    expect(await alts('/en')).not.toContain('封面上的楼')
  })
})
