import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compareTexts } from '../../contract/format/sort-key.ts'
import { number, text } from '../../contract/fields.ts'
import { resource } from '../../contract/declaration.ts'
import { kitOnBothEngines } from '../testing/kit.ts'
import { onBothEngines } from '../testing/site.ts'
import { untyped } from './engine.ts'

const word = resource({
  name: 'word',
  service: 'Word',
  title: ['词', 'Words'],
  display: 'name',
  columns: ['name'],
  fields: { name: text({ max: 100, sort: true, filter: true, search: true, localized: true }), rank: number({ sort: true }) },
  labels: { name: ['名称', 'Name'], rank: ['次序', 'Rank'] },
})

const WORDS = [
  'Zebra',
  'apple',
  'Apple',
  'zebra',
  'éclair',
  'Éclair',
  'ß',
  '中文',
  '文中',
  '一',
  'ａ',
  '😀',
  '\u{20000}',
  '10',
  '9',
  '_',
  '%',
  '-a',
  'a b',
  'ab',
  'K',
  'ﬁ',
]

/** By code point, as `memcmp` of the UTF-8 bytes. */
const byCodePoint = (a: string | null, b: string | null) =>
  a === null ? (b === null ? 0 : -1) : b === null ? 1 : Buffer.compare(Buffer.from(a), Buffer.from(b))

// A server's own locale must make no difference: most distributions install PostgreSQL with a language, under which `a` sorts before `B`.
for (const [title, options] of [
  ['Text', ''],
  ['Text in a database with a language', `locale_provider icu icu_locale 'en-US'`],
] as const) {
  kitOnBothEngines(
    title,
    [word],
    (kit) => {
      const names = async (input: Record<string, unknown>) =>
        (await kit.call(word, 'getAll', { maxResultCount: 100, ...input })).items.map((row: { name: string | null }) => row.name)
      const found = async (input: Record<string, unknown>) => (await names(input)).toSorted(byCodePoint)

      test('B-109a sorts by the one comparison of texts, with nothing last, up and down', async () => {
        for (const name of [...WORDS, null, null]) await kit.call(word, 'create', { name })
        const expected = WORDS.toSorted(compareTexts)
        expect(await names({ sorting: 'name asc' })).toEqual([...expected, null, null])
        expect(await names({ sorting: 'name desc' })).toEqual([...expected.toReversed(), null, null])
      })

      test.each([
        ['APPLE', ['Apple', 'apple']],
        ['zeb', ['Zebra', 'zebra']],
        // A search takes small and capital letters for the same in ASCII only.
        ['éclair', ['éclair']],
        ['ÉCLAIR', ['Éclair']],
        ['k', ['K']],
        ['中', ['中文', '文中']],
        ['😀', ['😀']],
        ['%', ['%']],
        ['_', ['_']],
        ['a_', []],
        ['\\', []],
        ['a%', []],
      ])('finds %j whatever the case of ASCII letters, and takes %%, _ and \\ for letters', async (asked, expected) => {
        expect(await found({ keyword: asked })).toEqual(expected.toSorted(byCodePoint))
        expect(await found({ name: asked })).toEqual(expected.toSorted(byCodePoint))
        expect(await kit.call(word, 'count', { keyword: asked })).toBe(expected.length)
      })

      test('finds a word in either language', async () => {
        await kit.call(word, 'create', { name: '猴子', nameEn: 'Monkey' })
        expect(await found({ keyword: 'monk' })).toEqual(['猴子'])
        expect(await found({ name: 'MONK' })).toEqual(['猴子'])
      })
    },
    options,
  )
}

kitOnBothEngines('Numbers and transactions', [word], (kit) => {
  test('B-109b rows without a number come last, the others by size; rows with equal numbers keep one order over all pages', async () => {
    const ranks = [3, null, -1.5, 10, 0, null, 2, 2, 2, 1e15]
    for (const rank of ranks) await kit.call(word, 'create', { rank })
    const page = async (skipCount: number) =>
      (await kit.call(word, 'getAll', { sorting: 'rank asc', skipCount, maxResultCount: 3 })).items as { id: number; rank: number | null }[]
    const all = [...(await page(0)), ...(await page(3)), ...(await page(6)), ...(await page(9))]
    expect(all.map(({ rank }) => rank)).toEqual([-1.5, 0, 2, 2, 2, 3, 10, 1e15, null, null])
    expect(new Set(all.map(({ id }) => id)).size).toBe(ranks.length)
  })

  test('a transaction that fails leaves nothing, and the next one works', async () => {
    const count = async () => (await sql<{ n: number }>`select count(*) as n from "word"`.execute(kit.database.read)).rows[0]!.n
    const before = await count()
    const failing = kit.database.write.transaction().execute(async (db) => {
      await untyped(db).insertInto('word').values({ version: 1, creationTime: 1, name: 'half' }).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await count()).toBe(before)
    await kit.call(word, 'create', { name: 'whole' })
    expect(await count()).toBe(before + 1)
  })

  test('whole numbers are numbers, up to 2^53', async () => {
    const { id } = await kit.call(word, 'create', { name: 'big' })
    await untyped(kit.database.write).updateTable('word').set({ creationTime: Number.MAX_SAFE_INTEGER }).where('id', '=', id).execute()
    const row = await untyped(kit.database.read)
      .selectFrom('word')
      .select(['id', 'creationTime'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ id, creationTime: Number.MAX_SAFE_INTEGER })
  })
})

onBothEngines('Rules between rows', (site) => {
  const types = '/abp/services/app/DictType'
  const create = (values: Record<string, unknown>) => site.post(`${types}/Create`, { name: '类型', ...values }, 'admin')

  test('V-09b a unique value is taken whatever its case; the 409 names the member, and nothing was written', async () => {
    expect((await create({ code: 'Alpha' })).status).toBe(200)
    const refused = await create({ code: 'aLPHA' })
    expect(refused.status).toBe(409)
    expect(refused.body.error.validationErrors).toEqual([{ message: expect.any(String), members: ['code'] }])
    const other = (await create({ code: 'beta' })).body.result
    const renamed = await site.post(`${types}/Update`, { id: other.id, version: 1, code: 'ALPHA', name: '改了' }, 'admin')
    expect([renamed.status, renamed.body.error.validationErrors[0].members]).toEqual([409, ['code']])
    expect((await site.get(`${types}/Get?id=${other.id}`, 'admin')).body.result).toMatchObject({ code: 'beta', name: '类型', version: 1 })
    expect((await site.get(`${types}/GetChanges?id=${other.id}`, 'admin')).body.result.totalCount).toBe(1)
  })

  test('a value in the recycle bin is free; a row that is restored is refused if its value was taken meanwhile', async () => {
    const first = (await create({ code: 'gamma' })).body.result
    await site.post(`${types}/Delete`, { id: first.id }, 'admin')
    const second = await create({ code: 'GAMMA' })
    expect(second.status).toBe(200)
    const back = await site.post(`${types}/Restore`, { id: first.id }, 'admin')
    expect([back.status, back.body.error.validationErrors[0].members]).toEqual([409, ['code']])
    await site.post(`${types}/Delete`, { id: second.body.result.id }, 'admin')
    expect((await site.post(`${types}/Restore`, { id: first.id }, 'admin')).status).toBe(200)
  })

  test('many rows may have no value where one is unique', async () => {
    const news = (title: string) => site.post('/abp/services/app/News/Create', { title, slug: '' }, 'admin')
    expect([(await news('one')).status, (await news('two')).status]).toEqual([200, 200])
  })

  test('an import with one taken value leaves no row, and its refusal names the row', async () => {
    const items = [
      { name: '甲', code: 'import-1' },
      { name: '乙', code: 'Alpha' },
      { name: '丙', code: 'import-3' },
    ]
    const refused = await site.post(`${types}/SaveImport`, { items }, 'admin')
    expect([refused.status, refused.body.error.validationErrors[0].members]).toEqual([409, ['items.1.code']])
    expect((await site.get(`${types}/GetAll?keyword=import`, 'admin')).body.result.totalCount).toBe(0)
  })

  test('a row that others refer to cannot be deleted for good, and a row that does not exist cannot be referred to', async () => {
    const type = (await create({ code: 'delta' })).body.result
    const items = '/abp/services/app/DictItem'
    const item = await site.post(`${items}/Create`, { typeId: type.id, label: '项', value: 'x' }, 'admin')
    expect(item.status).toBe(200)
    await site.post(`${types}/Delete`, { id: type.id }, 'admin')
    expect((await site.post(`${types}/DeleteForever`, { id: type.id }, 'admin')).status).toBe(409)
    const lost = await site.post(`${items}/Create`, { typeId: 999_999, label: '项', value: 'x' }, 'admin')
    expect([lost.status, lost.body.error.validationErrors[0].members]).toEqual([400, ['typeId']])
    const raw = untyped(site.database.write)
      .insertInto('dictionaryItem')
      .values({ typeId: 999_999, label: 'x', value: 'x', isActive: 1, version: 1, creationTime: 1 })
      .execute()
    await expect(raw).rejects.toThrow(/foreign key/i)
  })
})
