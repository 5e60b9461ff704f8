import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { LibraryFile } from '../../../contract/features/upload-library.ts'
import { onBothEngines, type Reply } from '../../testing/site.ts'

const APP = '/abp/services/app'

onBothEngines('Calls that change the same file at the same moment', (site) => {
  const idOf = (url: string) => url.replace('/media/', '')
  async function file(content: string) {
    const form = new FormData()
    form.set('file', new Blob([content]), `${content}.txt`)
    return idOf((await site.request('POST', `${APP}/Upload/File`, { body: form, who: 'editor' })).body.result[0].url)
  }
  const listed = async (id: string): Promise<LibraryFile | undefined> =>
    (await site.get(`${APP}/Upload/GetAll?maxResultCount=100`, 'editor')).body.result.items.find((one: LibraryFile) => one.id === id)
  const put = async (id: string, by: string, contentId: string) => site.post(`${APP}/Upload/Replace`, { id, by, contentId }, 'editor')
  const remove = (id: string, call = 'Delete', who = 'editor') => site.request('DELETE', `${APP}/Upload/${call}?id=${id}`, { who })
  const rowsOf = (...ids: string[]) => site.database.read.selectFrom('upload').select('id').where('id', 'in', ids).execute()

  /** A file with an earlier content whose id comes before its own, so that an order by ids alone would take it first. */
  async function replacedFile() {
    const [version, id] = [await file('one'), await file('two')].toSorted() as [string, string]
    expect((await put(id, version, id)).status).toBe(200)
    return { id, version, contentId: version }
  }

  const waiting = sql<{ count: string }>`select count(*) as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`

  /** Begins the calls in this order while somebody else holds the file, so that they go on together; SQLite has one writer at a time anyway. */
  async function together(held: string, calls: (() => Promise<Reply>)[]): Promise<Reply[]> {
    if (site.engine === 'sqlite') return Promise.all(calls.map((call) => call()))
    const begun: Promise<Reply>[] = []
    await site.database.write.transaction().execute(async (db) => {
      await db.selectFrom('upload').select('id').where('id', '=', held).forUpdate().execute()
      for (const call of calls) {
        begun.push(call())
        await expect.poll(async () => Number((await waiting.execute(site.database.read)).rows[0]!.count)).toBe(begun.length)
      }
    })
    return Promise.all(begun)
  }

  const told = (replies: Reply[]) => replies.map(({ status }) => status)

  test('B-125a of a replacement and a deletion at the same moment both end well: one after the other, and the later one is told', async () => {
    const [first, second] = [await replacedFile(), await replacedFile()]
    const replace = ({ id, version, contentId }: typeof first) => put(id, version, contentId)
    const [gone, late] = await together(first.id, [() => remove(first.id), () => replace(first)])
    expect(told([gone!, late!])).toEqual([200, 404])
    expect(late!.body.error.message).toContain(first.id.slice(0, 8))
    const replies = await together(second.id, [() => replace(second), () => remove(second.id)])
    expect(told(replies)).toEqual([200, 200])
    expect(await rowsOf(first.id, first.version, second.id, second.version)).toEqual([])
  })

  test('B-125a a deletion and a text that names the file and its earlier content do not stop each other', async () => {
    const { id, version } = await replacedFile()
    const content = [version, id].map((one) => `<p><a href="/media/${one}">file</a></p>`).join('')
    const [gone, written] = await together(id, [() => remove(id), () => site.post(`${APP}/News/Create`, { title: 't', content }, 'editor')])
    expect(told([gone!, written!])).toEqual([200, 200])
    const uses = site.database.read.selectFrom('uploadUse').selectAll().where('uploadId', 'in', [id, version])
    expect(await uses.execute()).toEqual([])
  })

  test('B-125a of two people who put files in one place, note on several and delete, nobody gets an error of the server', async () => {
    // The first of a call that takes both is had, the second waited for.
    const files = [await replacedFile(), await replacedFile()].toSorted((one, other) => (one.id < other.id ? 1 : -1))
    const ids = files.map(({ id }) => id)
    const note = (album: string, order: string[]) => () =>
      site.post(`${APP}/Upload/UpdateMany`, { ids: order, add: { albums: [album] } }, 'editor')
    const same = await file('fresh')
    const replies = await together(ids[0]!, [
      note('a', ids),
      () => put(ids[1]!, same, files[1]!.contentId),
      note('b', ids.toReversed()),
      () => put(ids[0]!, files[0]!.version, files[0]!.contentId),
    ])
    expect(told(replies)).toEqual([200, 200, 200, 200])
    expect((await listed(ids[1]!))!.albums).toEqual(['a', 'b'])
    const twin = [await file('twin'), await file('twin')]
    const deletions = await together(
      twin[0]!,
      twin.map((id) => () => site.request('DELETE', `${APP}/Upload/DeleteSame?id=${id}`, { who: 'editor' })),
    )
    expect(told(deletions).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await rowsOf(...twin)).toHaveLength(1)
  })
})
