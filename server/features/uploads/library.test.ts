import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { MenuNode } from '../../../contract/features/identity.ts'
import type { LibraryFile } from '../../../contract/features/upload-library.ts'
import { hire, type Person } from '../../testing/people.ts'
import { hireInto } from '../../testing/scopes.ts'
import { onBothEngines, samplePicture } from '../../testing/site.ts'

const APP = '/abp/services/app'
const ALL = ['Upload/View', 'Upload/Add', 'Upload/Delete']

onBothEngines('The library of uploads', (site) => {
  let person: Person
  let writer: Person
  beforeAll(async () => {
    person = await hire(site, ALL)
    writer = await hireInto(site, { permits: ALL, scopes: { products: { kind: 'own' } } })
  })

  async function send(name: string, { at = 'File', who = 'editor', field = 'file', content = 'words' } = {}) {
    const form = new FormData()
    form.append(field, new Blob([content]), name)
    return site.request('POST', `${APP}/Upload/${at}`, { body: form, who })
  }
  const file = async (name: string, who = 'editor') => idOf((await send(name, { who })).body.result[0].url)
  const picture = async (who = 'editor') => (await site.upload(await samplePicture(60, 40), 'a.png', who)).body.result[0].url as string
  const idOf = (url: string) => url.replace('/media/', '')
  const list = async (query = '', who = 'admin') => (await site.get(`${APP}/Upload/GetAll?${query}`, who)).body.result
  const names = async (query: string, who?: string) => (await list(query, who)).items.map(({ name }: LibraryFile) => name)
  const remove = (id: string, who = 'editor') => site.request('DELETE', `${APP}/Upload/Delete?id=${id}`, { who })
  const isServed = async (id: string) => (await fetch(`${site.url}/media/${id}`)).status === 200
  const rowOf = (id: string) => site.database.read.selectFrom('upload').select('id').where('id', '=', id).executeTakeFirst()

  test('B-83a lists what was uploaded, the latest first, by pages, name, kind and day', async () => {
    for (const name of ['prices_2026.pdf', 'Prices%2025.pdf', 'notes.txt']) await send(name)
    await picture()
    const { totalCount, items } = await list('maxResultCount=2')
    expect([totalCount >= 4, items.map(({ kind }: LibraryFile) => kind)]).toEqual([true, ['picture', 'file']])
    expect(items[1]).toEqual({
      id: idOf(items[1].url),
      url: expect.stringMatching(/^\/media\/[a-z0-9]{24}$/),
      name: 'notes.txt',
      size: 5,
      kind: 'file',
      creationTime: expect.stringMatching(/Z$/),
      userName: 'editor',
      useCount: 0,
      sameCount: 2,
      contentId: idOf(items[1].url),
      width: null,
      height: null,
      focus: null,
      title: null,
      alt: null,
      altEn: null,
      tags: [],
      albums: [],
      licence: null,
      licenceEnd: null,
    })
    expect(await names('maxResultCount=2&skipCount=2')).toEqual(['Prices%2025.pdf', 'prices_2026.pdf'])
    expect(await names('keyword=PRICES')).toEqual(['Prices%2025.pdf', 'prices_2026.pdf'])
    expect(await names('keyword=s_2')).toEqual(['prices_2026.pdf'])
    expect(await names('keyword=s%252')).toEqual(['Prices%2025.pdf'])
    expect(await names('kind=picture')).toEqual(['a.png'])
    expect(await names('kind=video')).toEqual([])
    expect(await names('creationTimeEnd=2020-01-01')).toEqual([])
    expect(await names('creationTimeStart=2020-01-01&kind=picture')).toEqual(['a.png'])
    expect((await site.get(`${APP}/Upload/GetAll?kind=other`, 'admin')).status).toBe(400)
  })

  test('B-116b the library is put in order by name, size, day and uses, in both directions, and by nothing else', async () => {
    const mark = crypto.randomUUID().slice(0, 8)
    const [b, a, c] = [await file(`b${mark}.txt`), await file(`A${mark}.txt`), await picture()]
    await site.post(`${APP}/Upload/Update`, { id: idOf(c), title: `c${mark}`, alt: mark }, 'editor')
    await site.post(`${APP}/News/Create`, { title: mark, cover: c, content: `<p><img src="${c}" alt="" /></p>` }, 'editor')
    await site.post(`${APP}/News/Create`, { title: `${mark}2`, content: `<p><a href="/media/${a}">x</a></p>` }, 'editor')
    const ids = async (sorting: string) =>
      (await list(`keyword=${mark}&sorting=${encodeURIComponent(sorting)}`)).items.map(({ id }: LibraryFile) => id)
    expect(await ids('name')).toEqual([a, b, idOf(c)])
    expect(await ids('name desc')).toEqual([idOf(c), b, a])
    expect(await ids('size desc')).toEqual([idOf(c), a, b])
    expect(await ids('creationTime asc')).toEqual([b, a, idOf(c)])
    expect(await ids('useCount desc, name desc')).toEqual([idOf(c), a, b])
    expect(await ids('useCount asc')).toEqual([b, idOf(c), a])
    expect((await site.get(`${APP}/Upload/GetAll?sorting=kind`, 'admin')).status).toBe(400)
  })

  test('B-116b the library is searched by name, title, alternative text in both languages, tag and album', async () => {
    const mark = crypto.randomUUID().slice(0, 8)
    const notes = { title: `${mark}一`, alt: `${mark}二`, altEn: `${mark} Three`, tags: [`${mark}四`], albums: [`${mark}五`] }
    const id = idOf(await picture())
    await file(`other${mark}.txt`)
    await site.post(`${APP}/Upload/Update`, { id, ...notes }, 'editor')
    for (const word of ['一', '二', ' three', '四', '五'])
      expect([word, (await list(`keyword=${encodeURIComponent(mark + word)}`)).items.map((one: LibraryFile) => one.id)]).toEqual([
        word,
        [id],
      ])
    const unfiled = (await list(`filed=no&keyword=${mark}`)).items.map(({ name }: LibraryFile) => name)
    expect(unfiled).toEqual([`other${mark}.txt`])
  })

  test('B-116c several files get and lose tags and albums and one licence at once; what is not named stays', async () => {
    const [a, b] = [await file('a.txt'), await file('b.txt')]
    await site.post(`${APP}/Upload/Update`, { id: a, title: 'A', tags: ['old', 'kept'], albums: ['x'], licence: 'own' }, 'editor')
    const ids = [b, a, a]
    const change = (values: object, who = 'editor') => site.post(`${APP}/Upload/UpdateMany`, { ids, ...values }, who)
    const notes = async () => {
      const { items } = await list('maxResultCount=100')
      return [a, b].map((id) => {
        const { title, tags, albums, licence, licenceEnd } = items.find((one: LibraryFile) => one.id === id)
        return { title, tags, albums, licence, licenceEnd }
      })
    }
    expect((await change({ add: { tags: ['new', 'kept'], albums: ['y'] }, remove: { tags: ['old'] } })).status).toBe(200)
    expect(await notes()).toEqual([
      { title: 'A', tags: ['kept', 'new'], albums: ['x', 'y'], licence: 'own', licenceEnd: null },
      { title: null, tags: ['kept', 'new'], albums: ['y'], licence: null, licenceEnd: null },
    ])
    expect((await change({ licence: 'CC BY', licenceEnd: '2030-01-31', remove: { albums: ['y'] } })).status).toBe(200)
    const before = await notes()
    expect(before.map(({ albums, licence, licenceEnd }) => [albums, licence, licenceEnd])).toEqual([
      [['x'], 'CC BY', '2030-01-31'],
      [[], 'CC BY', '2030-01-31'],
    ])

    const many = Array.from({ length: 19 }, (_, at) => `t${at}`)
    const full = await change({ add: { tags: many }, licence: 'none of it' })
    expect([full.status, full.body.error.message]).toEqual([422, '“a.txt”的标签或相册将超过 20 个，没有做任何更改。'])
    const foreign = await file('foreign.txt')
    expect((await site.post(`${APP}/Upload/UpdateMany`, { ids: [foreign], add: { tags: ['t'] } }, person.token)).status).toBe(403)
    const own = await hireInto(site, { permits: [...ALL, 'Upload/Edit'], scopes: { products: { kind: 'own' } } })
    const mine = await file('mine.txt', own.token)
    expect((await site.post(`${APP}/Upload/UpdateMany`, { ids: [mine, foreign], add: { tags: ['t'] } }, own.token)).status).toBe(404)
    expect((await list('maxResultCount=100')).items.flatMap(({ tags }: LibraryFile) => tags)).not.toContain('t')
    for (const bad of [{ ids: [] }, { add: { tags: [''] } }, { title: 'x' }, { licenceEnd: '2026-02-30' }])
      expect([bad, (await change(bad)).status]).toEqual([bad, 400])
    expect(await notes()).toEqual(before)
  })

  test('B-83b whoever does not reach all rows sees and deletes their own files only', async () => {
    const [own, foreign] = [await file('own.txt', writer.token), await file('foreign.txt', person.token)]
    expect(await names('', writer.token)).toEqual(['own.txt'])
    expect(await names('', person.token)).toContain('own.txt')
    expect((await remove(foreign, writer.token)).status).toBe(404)
    expect(await isServed(foreign)).toBe(true)
    expect((await remove(own, writer.token)).status).toBe(200)
    expect(await names('', writer.token)).toEqual([])
  })

  test('B-83c R-12c list, upload and deletion ask for a permit each, and the menu entry for that of the list', async () => {
    const keys = (nodes: MenuNode[]): (string | null)[] => nodes.flatMap(({ name, children }) => [name, ...keys(children)])
    const menu = async ({ id, token }: Person) => keys((await site.get(`${APP}/User/GetMenuNodesByUser?userId=${id}`, token)).body.result)
    const reader = await hire(site, ['Upload/View'])
    const sender = await hire(site, ['Upload/Add'])
    const id = await file('kept.txt', sender.token)
    expect((await site.get(`${APP}/Upload/GetAll`, reader.token)).status).toBe(200)
    expect((await send('a.txt', { who: reader.token })).status).toBe(403)
    expect((await site.get(`${APP}/Upload/GetLimits`, reader.token)).status).toBe(403)
    expect((await remove(id, reader.token)).status).toBe(403)
    expect((await site.get(`${APP}/Upload/GetAll`, sender.token)).status).toBe(403)
    expect((await remove(id, sender.token)).status).toBe(403)
    expect(await isServed(id)).toBe(true)
    expect(await menu(reader)).toContain('fileupload')
    expect(await menu(sender)).not.toContain('fileupload')
  })

  test('B-83d a deleted file is served no more and is set aside for the operator; the audit log names it', async () => {
    const id = await file('old.txt', person.token)
    expect((await remove(id, person.token)).body.result).toBe(null)
    expect([await rowOf(id), await isServed(id)]).toEqual([undefined, false])
    expect((await remove(id, person.token)).status).toBe(404)
    const aside = path.join(site.dataDir, 'uploads', '.set-aside')
    await expect.poll(() => existsSync(path.join(site.dataDir, 'uploads', id))).toBe(false)
    const [day] = readdirSync(aside)
    expect(readFileSync(path.join(aside, day!, id, 'original'), 'utf8')).toBe('words')
    await expect.poll(() => readFileSync(path.join(aside, day!, 'manifest.jsonl'), 'utf8')).toContain(`"${id}"`)
    const audits = await site.database.read
      .selectFrom('auditLog')
      .select(['parameters', 'result', 'userName'])
      .where('serviceName', '=', 'Upload')
      .where('methodName', '=', 'Delete')
      .where('parameters', 'like', `%${id}%`)
      .orderBy('id')
      .execute()
    expect(audits.map(({ result, userName }) => [result, userName])).toEqual([
      ['Success', person.userName],
      ['Failed', person.userName],
    ])
    expect(audits[0]!.parameters).toContain('old.txt')
  })

  test('B-83e a file that a draft, a version, a row of the recycle bin, a text or data name is not deleted', async () => {
    const make = async (service: string, values: object) => (await site.post(`${APP}/${service}/Create`, values, 'editor')).body.result
    const title = () => `t${crypto.randomUUID()}`
    const cover = await picture()
    const news = await make('News', { title: title(), cover: `${cover}#focus=10,20` })
    const inUse = async (url: string, what: string) => {
      const { status, body } = await remove(idOf(url))
      expect([status, body.error.message]).toEqual([409, `文件正在使用（${what}），不能删除。`])
      expect(await isServed(idOf(url))).toBe(true)
    }
    await inUse(cover, '新闻')
    const published = (await site.post(`${APP}/News/Publish`, { id: news.id, version: news.version }, 'editor')).body.result
    await site.post(`${APP}/News/Update`, { id: news.id, version: published.version, cover: null }, 'editor')
    await inUse(cover, '新闻')
    const within = await picture()
    const article = await make('News', { title: title(), content: `<p><img src="${within}" alt="" /></p>` })
    await inUse(within, '新闻')
    await site.post(`${APP}/News/Delete`, { id: article.id }, 'editor')
    await inUse(within, '新闻')
    const ofProduct = await picture()
    const code = title().slice(0, 18)
    const category = await make('ProductCategory', { name: code, code })
    const skus = [{ code: `${code}-1`, specs: [], picture: ofProduct }]
    const product = await make('Product', { name: code, code, slug: code, categoryId: category.id, skus })
    expect(JSON.stringify(product.skus)).toContain(ofProduct)
    await inUse(ofProduct, '产品')
    expect(
      (await site.request('DELETE', `${APP}/Upload/Delete?id=${idOf(ofProduct)}`, { who: 'editor', headers: { 'accept-language': 'en' } }))
        .body.error.message,
    ).toBe('The file is in use (Products) and cannot be deleted.')
  })

  test('B-83e of a row that names a file and its deletion at the same moment one is refused', { tags: ['engine'] }, async () => {
    for (let round = 0; round < 8; round++) {
      const url = await picture()
      const [made, gone] = await Promise.all([
        site.post(`${APP}/News/Create`, { title: `t${crypto.randomUUID()}`, cover: url }, 'editor'),
        remove(idOf(url)),
      ])
      expect(['200 409', '400 200']).toContain(`${made.status} ${gone.status}`)
    }
  })

  // Another transaction that has read the row keeps it on PostgreSQL; SQLite has one writer at a time.
  test.runIf(site.engine === 'postgres')(
    'B-83e a deletion waits for a write that has just named the file, and then finds it',
    { tags: ['engine'] },
    async () => {
      const url = await picture()
      const { id } = (await site.post(`${APP}/News/Create`, { title: 'meanwhile' }, 'editor')).body.result
      let removing: ReturnType<typeof remove> | undefined
      await site.database.write.transaction().execute(async (db) => {
        await db.selectFrom('upload').select('id').where('id', '=', idOf(url)).forKeyShare().execute()
        const use = { resource: 'news', rowId: id, snapshotId: 0, field: 'cover', uploadId: idOf(url) }
        await db.insertInto('uploadUse').values(use).execute()
        removing = remove(idOf(url))
        const waiting = sql<{
          count: string
        }>`select count(*) as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
        await expect.poll(async () => Number((await waiting.execute(site.database.read)).rows[0]!.count)).toBeGreaterThan(0)
      })
      expect((await removing)?.status).toBe(409)
      expect(await isServed(idOf(url))).toBe(true)
    },
  )

  test('B-83f the limits that the screen shows are those of the settings, which the server keeps', async () => {
    const limits = async () => (await site.get(`${APP}/Upload/GetLimits`, 'editor')).body.result
    expect(await limits()).toEqual({ pictureMegabytes: 20, fileMegabytes: 50, fileTypes: [] })
    const settings = { pictureMegabytes: 2, fileMegabytes: 3, fileTypes: ['pdf'] }
    expect((await site.post(`${APP}/Setting/Update`, { values: settings }, 'admin')).status).toBe(200)
    try {
      expect(await limits()).toEqual(settings)
    } finally {
      await site.post(`${APP}/Setting/Update`, { values: { pictureMegabytes: 20, fileMegabytes: 50, fileTypes: [] } }, 'admin')
    }
  })

  test('V-03a V-03b the server refuses a file of another type or size than the settings allow, and keeps nothing of it', async () => {
    const before = (await list()).totalCount
    await site.post(`${APP}/Setting/Update`, { values: { fileMegabytes: 1, fileTypes: ['pdf'] } }, 'admin')
    try {
      const other = await send('a.exe')
      expect([other.status, other.body.error.validationErrors[0].message]).toEqual([400, '只能上传这些类型的文件：pdf'])
      const large = await send('a.pdf', { content: 'x'.repeat(1024 * 1024 + 1) })
      expect([large.status, large.body.error.message]).toEqual([413, '上传文件大小不能超过 1 MB!'])
      expect((await send('a.pdf')).status).toBe(200)
    } finally {
      await site.post(`${APP}/Setting/Update`, { values: { fileMegabytes: 50, fileTypes: [] } }, 'admin')
    }
    expect((await list()).totalCount).toBe(before + 1)
  })

  test('C-40a any field name is taken, at each of the three addresses', async () => {
    for (const field of ['file', 'upload', '附件']) expect([field, (await send('a.txt', { field })).status]).toEqual([field, 200])
    for (const at of ['Picture', 'Avatar', 'File']) {
      const form = new FormData()
      form.append('picture', new Blob([new Uint8Array(await samplePicture(30, 30))]), 'a.png')
      const { status, body } = await site.request('POST', `${APP}/Upload/${at}`, { body: form, who: 'editor' })
      expect([at, status, body.result[0].size]).toEqual([at, 200, expect.any(Number)])
    }
  })

  test('C-40b C-40c the reply names the same file in result[0] and in files.file', async () => {
    for (const at of ['Picture', 'Avatar', 'File']) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(await samplePicture(30, 30))]), 'a.png')
      const { body } = await site.request('POST', `${APP}/Upload/${at}`, { body: form, who: 'editor' })
      expect(body.result).toHaveLength(1)
      expect(body.files).toEqual({ file: body.result[0].url })
    }
  })

  test('C-40e pages may send nothing to another host, and a file has an address on this one', async () => {
    const { headers } = await site.get('/')
    const policy = headers.get('content-security-policy')!
    const source = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]
    expect(source('connect-src') ?? source('default-src')).toBe("'self'")
    expect(source('form-action')).toBe("'self'")
    expect(await picture()).toMatch(/^\/media\//)
  })
})
