import { expect, test } from 'vitest'
import type { LibraryFile } from '../../../contract/features/upload-library.ts'
import { readEnvironment } from '../../config/environment.ts'
import { hire } from '../../testing/people.ts'
import { hireInto } from '../../testing/scopes.ts'
import { onAnyEngine, samplePicture } from '../../testing/site.ts'
import { noteHashes } from './note-hashes.ts'
import { openFileStore } from './store.ts'

const APP = '/abp/services/app'

onAnyEngine('Files with the same content', (site) => {
  const idOf = (url: string) => url.replace('/media/', '')
  let shade = 0
  const bytes = () => samplePicture(40, 30, `#0000${(16 + shade++).toString(16)}`)
  const picture = async (file: Buffer, who = 'editor', name = 'a.png') => (await site.upload(file, name, who)).body.result[0].url as string
  async function file(content: Buffer, who = 'editor') {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)]), 'a.png')
    return (await site.request('POST', `${APP}/Upload/File`, { body: form, who })).body.result[0].url as string
  }
  const same = async (url: string, who = 'editor'): Promise<string[]> =>
    (await site.get(`${APP}/Upload/GetSame?id=${idOf(url)}`, who)).body.result.items.map((one: { url: string }) => one.url)
  const list = async (query: string, who = 'editor'): Promise<LibraryFile[]> =>
    (await site.get(`${APP}/Upload/GetAll?maxResultCount=50&${query}`, who)).body.result.items
  const deleteSame = (url: string, who = 'editor') => site.request('DELETE', `${APP}/Upload/DeleteSame?id=${idOf(url)}`, { who })

  test(
    'B-117a a second upload of the same bytes has its own address, and tells the first; no other file, and none of another kind',
    { tags: ['engine'] },
    async () => {
      const [one, other] = [await bytes(), await bytes()]
      const first = await picture(one)
      const [second, apart, asFile] = [await picture(one, 'editor', 'b.png'), await picture(other), await file(one)]
      expect(new Set([first, second, apart, asFile]).size).toBe(4)
      expect([await same(second), await same(first), await same(apart), await same(asFile)]).toEqual([[first], [second], [], []])
      const found = await list('content=same')
      expect(found.map(({ url }) => url)).toEqual([second, first])
      expect(found.map(({ sameCount }) => sameCount)).toEqual([1, 1])
      expect((await site.get(`${APP}/Upload/GetOverview`, 'editor')).body.result.sameCount).toBe(2)
    },
  )

  test('B-117a whoever may only add files uses the one that is there and leaves no second; files of others and used ones stay', async () => {
    const content = await bytes()
    const { token: adding } = await hire(site, ['Upload/Add'])
    const [first, second] = [await picture(content, adding), await picture(content, adding)]
    expect((await deleteSame(await picture(await bytes(), adding), adding)).status).toBe(409)
    expect((await deleteSame(first)).status).toBe(404)
    expect((await deleteSame(second, adding)).status).toBe(200)
    expect([(await fetch(site.url + first)).status, (await fetch(site.url + second)).status]).toEqual([200, 404])
    // The last one of a content stays.
    expect((await deleteSame(first, adding)).status).toBe(409)
    const [used] = [await picture(content)]
    await site.post(`${APP}/News/Create`, { title: 'u', cover: used }, 'editor')
    expect((await deleteSame(used)).status).toBe(409)
  })

  test('B-117a of two that are deleted for each other at the same moment, one stays', { tags: ['engine'] }, async () => {
    const content = await bytes()
    const both = [await picture(content), await picture(content)]
    const statuses = await Promise.all(both.map(async (url) => (await deleteSame(url)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('B-117a a file out of reach is told to nobody', async () => {
    const content = await bytes()
    const foreign = await picture(content)
    const { token } = await hireInto(site, { permits: ['Upload/View', 'Upload/Add'], scopes: { content: { kind: 'own' } } })
    const own = await picture(content, token)
    expect([await same(own, token), await same(foreign, token), await list('content=same', token)]).toEqual([[], [], []])
    expect(await same(own)).toEqual([foreign])
    expect((await deleteSame(own, token)).status).toBe(409)
  })

  test(
    'B-117a files from before are found as well, once the collection has noted their checksums; one without its file is passed over',
    { tags: ['engine'] },
    async () => {
      const content = await bytes()
      const [first, second] = [await picture(content), await picture(content)]
      const ids = [idOf(first), idOf(second)]
      await site.database.write.updateTable('upload').set({ hash: null }).where('id', 'in', ids).execute()
      const gone = { id: '0'.repeat(24), kind: 'file', name: 'gone', type: 'application/octet-stream', size: 1, creationTime: 0 } as const
      await site.database.write.insertInto('upload').values(gone).execute()
      expect(await same(first)).toEqual([])
      const files = openFileStore(readEnvironment(site.env))
      await noteHashes({ database: site.database, files, say: () => {}, now: Date.now() })
      expect(await same(first)).toEqual([second])
      expect(await site.database.read.selectFrom('upload').select('hash').where('id', '=', gone.id).executeTakeFirst()).toEqual({
        hash: null,
      })
    },
  )
})
