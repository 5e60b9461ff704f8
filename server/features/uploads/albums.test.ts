import { beforeAll, expect, test } from 'vitest'
import { MOST_EMPTY_ALBUMS } from '../../../contract/features/upload-albums.ts'
import type { LibraryOverview } from '../../../contract/features/upload-details.ts'
import type { LibraryFile } from '../../../contract/features/upload-library.ts'
import { hireInto } from '../../testing/scopes.ts'
import { onBothEngines } from '../../testing/site.ts'

const APP = '/abp/services/app'

onBothEngines('Albums of the library', (site) => {
  let narrow: string
  beforeAll(async () => {
    const permits = ['Upload/View', 'Upload/Add', 'Upload/Edit']
    narrow = (await hireInto(site, { permits, scopes: { content: { kind: 'own' } } })).token
  })
  async function file(name: string, who = 'editor') {
    const form = new FormData()
    form.set('file', new Blob([name]), name)
    return (await site.request('POST', `${APP}/Upload/File`, { body: form, who })).body.result[0].url.replace('/media/', '') as string
  }
  const change = (verb: string, input: object, who = 'editor') => site.post(`${APP}/Upload/${verb}Album`, input, who)
  const albums = async (who = 'editor') => {
    const overview: LibraryOverview = (await site.get(`${APP}/Upload/GetOverview`, who)).body.result
    return Object.fromEntries(overview.albums.map(({ label, count }) => [label, count]))
  }
  const entry = async (id: string): Promise<LibraryFile> =>
    (await site.get(`${APP}/Upload/GetAll?maxResultCount=100`, 'admin')).body.result.items.find((one: LibraryFile) => one.id === id)
  const note = (id: string, labels: string[], who = 'editor') => site.post(`${APP}/Upload/Update`, { id, albums: labels }, who)

  test('B-125f an album is made without files, stays when its files leave, is renamed with them and deleted without them', async () => {
    const [one, two] = [await file('one'), await file('two')]
    expect((await change('Create', { label: ' 展会 ' })).status).toBe(200)
    expect(await albums()).toEqual({ 展会: 0 })
    await note(one, ['展会', 'kept'])
    await note(two, ['展会'])
    expect((await change('Rename', { label: '展会', newLabel: '展会 2026' })).status).toBe(200)
    expect([await albums(), (await entry(one)).albums]).toEqual([{ kept: 1, '展会 2026': 2 }, ['kept', '展会 2026']])
    await note(two, [])
    await note(one, ['kept'])
    expect(await albums()).toEqual({ kept: 1, '展会 2026': 0 })
    await note(two, ['展会 2026'])
    expect((await change('Delete', { label: '展会 2026' })).status).toBe(200)
    expect([await albums(), (await entry(two)).albums]).toEqual([{ kept: 1 }, []])
    // One that is there by its files only is renamed and deleted alike.
    expect((await change('Rename', { label: 'kept', newLabel: 'by file' })).status).toBe(200)
    expect((await change('Delete', { label: 'by file' })).status).toBe(200)
    expect([await albums(), (await entry(one)).albums]).toEqual([{}, []])
  })

  test('B-125f a name that is there, one that is not, and people who may not note on files are refused in words, and nothing changes', async () => {
    await change('Create', { label: 'a' })
    await note(await file('in b'), ['b'])
    const before = await albums()
    const said = []
    for (const [verb, input] of [
      ['Create', { label: 'a' }],
      ['Create', { label: 'b' }],
      ['Rename', { label: 'a', newLabel: 'b' }],
      ['Rename', { label: 'none', newLabel: 'c' }],
      ['Delete', { label: 'none' }],
    ] as const) {
      const { status, body } = await change(verb, input)
      said.push([status, body.error.message])
    }
    expect(said).toEqual([
      [409, '已有名为“a”的相册。'],
      [409, '已有名为“b”的相册。'],
      [409, '已有名为“b”的相册。'],
      [404, '没有名为“none”的相册，可能刚被改名或删除。'],
      [404, '没有名为“none”的相册，可能刚被改名或删除。'],
    ])
    for (const label of ['', '  ', 'a\nb', 'x'.repeat(51)])
      expect([label, (await change('Create', { label })).status]).toEqual([label, 400])
    for (const [verb, input] of [
      ['Create', { label: 'c' }],
      ['Rename', { label: 'a', newLabel: 'c' }],
      ['Delete', { label: 'a' }],
    ] as const)
      expect((await change(verb, input, 'viewer')).status).toBe(403)
    expect(await albums()).toEqual(before)
    await change('Delete', { label: 'a' })
    await change('Delete', { label: 'b' })
  })

  test('B-125f who reaches own files only changes own albums, and learns nothing of those of others', async () => {
    const [own, other] = [await file('own', narrow), await file('other')]
    await change('Create', { label: 'secret' })
    await note(other, ['shared'])
    await note(own, ['shared'], narrow)
    expect(await albums(narrow)).toEqual({ shared: 1 })
    expect([
      (await change('Rename', { label: 'secret', newLabel: 'x' }, narrow)).status,
      (await change('Delete', { label: 'secret' }, narrow)).status,
    ]).toEqual([404, 404])
    expect((await change('Create', { label: 'secret' }, narrow)).status).toBe(200)
    expect((await change('Rename', { label: 'shared', newLabel: 'mine' }, narrow)).status).toBe(200)
    expect([(await entry(own)).albums, (await entry(other)).albums]).toEqual([['mine'], ['shared']])
    expect((await change('Delete', { label: 'secret' }, narrow)).status).toBe(200)
    expect([await albums(narrow), await albums()]).toEqual([{ mine: 1 }, { mine: 1, secret: 0, shared: 1 }])
  })

  test('B-125f of two changes of an album at the same moment the second is told; one person has so many at most', async () => {
    await change('Create', { label: 'both' })
    await note(await file('in both'), ['both'])
    const replies = await Promise.all(['left', 'right'].map((newLabel) => change('Rename', { label: 'both', newLabel })))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    const twice = await Promise.all([change('Create', { label: 'twice' }), change('Create', { label: 'twice' }, 'admin')])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const rows = Array.from({ length: MOST_EMPTY_ALBUMS }, (_, at) => ({
      label: `n${at}`,
      creatorUserId: site.ids.editor,
      creationTime: 0,
    }))
    await site.database.write.insertInto('uploadAlbum').values(rows).execute()
    expect((await change('Create', { label: 'one more' })).body.error.message).toBe('每人最多新建 200 个相册。')
    expect((await change('Create', { label: 'one more' }, 'admin')).status).toBe(200)
  })
})
