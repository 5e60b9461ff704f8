import { expect, test } from 'vitest'
import { compareTexts, compareValues } from '../../contract/format/sort-key.ts'
import { brand } from '../../contract/resources/catalogue.ts'
import { enquiry } from '../../contract/resources/enquiry.ts'
import { galleryPicture } from '../../contract/resources/gallery-picture.ts'
import { untyped } from '../db/engine.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { onBothEngines } from '../testing/site.ts'
import { renewSortKeys } from './renew-sort-keys.ts'

interface Picture {
  id: number
  title: string
  titleEn: string | null
  album: string | null
  sort: number | null
}

const RIGHT = ['apple', 'Banana', 'Zeta', '阿尔法', '安徽', '北辰', '重庆']

/** Texts of letters that are hard to put in order, the same in each run. */
function textsAtRandom(count: number): string[] {
  const letters = Array.from('aAbBzéÉßñ019 -_%（Ａя가か阿安北重庆长沙厦门做𠮷🎉')
  let seed = 7
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  return Array.from({ length: count }, () => `x${Array.from({ length: 1 + next(6) }, () => letters[next(letters.length)]).join('')}`)
}

onBothEngines('Sorted rows', (site) => {
  const path = (verb: string) => pathOf(galleryPicture, verb)
  const image = async () => (await site.upload()).body.files.file as string
  const list = async (sorting: string, headers: Record<string, string> = {}) =>
    (await site.get(`${path('GetAll')}?${new URLSearchParams({ sorting, maxResultCount: '1000' })}`, 'admin', headers)).body.result
      .items as Picture[]
  const add = async (values: Partial<Picture>) => {
    const { status, body } = await site.post(path('Create'), { image: await shared, ...values }, 'admin')
    expect([status, body.error?.message]).toEqual([200, undefined])
    return body.result as Picture & { version: number }
  }
  let shared: Promise<string>
  const clear = async () => {
    shared ??= image()
    await site.database.write.deleteFrom('galleryPicture').execute()
  }

  test('B-109a stand by name: letters without case, then Chinese by pinyin, in lists, pages and the portal', async () => {
    await clear()
    for (const title of RIGHT.toReversed()) await add({ title })
    const titles = (rows: Picture[]) => rows.map(({ title }) => title)
    expect(titles(await list('title'))).toEqual(RIGHT)
    expect(titles(await list('title desc'))).toEqual(RIGHT.toReversed())
    const page = await site.get(`${path('GetAll')}?sorting=title&skipCount=3&maxResultCount=2`, 'admin')
    expect(titles(page.body.result.items)).toEqual(['阿尔法', '安徽'])
    expect(titles((await site.get('/api/portal/listimage?sorting=title&maxResultCount=50')).body.result.items)).toEqual(RIGHT)
  })

  test('B-109a stand as the pure comparison has them, whatever their letters', async () => {
    const items = textsAtRandom(200).map((name, index) => ({ name, code: `c${index}` }))
    expect((await site.post(pathOf(brand, 'SaveImport'), { items }, 'admin')).status).toBe(200)
    const brands = async (sorting: string) =>
      (await site.get(`${pathOf(brand, 'GetAll')}?${new URLSearchParams({ sorting, maxResultCount: '1000' })}`, 'admin')).body.result
        .items as { id: number; name: string }[]
    const expected = (await brands('id')).toSorted((one, other) => compareTexts(one.name, other.name) || one.id - other.id)
    expect(await brands('name')).toEqual(expected)
    expect(await brands('name desc')).toEqual(expected.toReversed())
  })

  test('B-109b come last without a value in both directions, also in the order that a list names none for', async () => {
    await clear()
    for (const [index, album] of ['重庆', null, 'apple', null, 'Zeta'].entries()) await add({ title: `x${index}`, album, sort: index })
    await site.database.write.updateTable('galleryPicture').set({ sort: null }).where('album', 'is', null).execute()
    for (const name of ['album', 'sort'] as const)
      for (const isDown of [false, true]) {
        const values = (await list(`${name} ${isDown ? 'desc' : 'asc'}`)).map((row) => row[name])
        expect(values).toEqual(values.toSorted((one, other) => compareValues(one, other, isDown)))
        expect(values.slice(3)).toEqual([null, null])
      }
    const usual = (await site.get(`${path('GetAll')}?maxResultCount=50`, 'admin')).body.result.items as Picture[]
    expect(usual.map(({ sort }) => sort)).toEqual([0, 2, 4, null, null])
    const shown = (await site.get('/api/portal/listimage?maxResultCount=50')).body.result.items as Picture[]
    expect(shown.map(({ title }) => title)).toEqual(['x0', 'x2', 'x4', 'x1', 'x3'])
  })

  test('B-109c stand by the texts that the reader sees, and by new texts once they are written', async () => {
    await clear()
    const first = await add({ title: '重庆', titleEn: 'Alpha' })
    await add({ title: '安徽', titleEn: 'Zeta' })
    await add({ title: '北辰' })
    const shown = async (language: string) => (await list('title', { 'accept-language': language })).map(({ title }) => title)
    expect(await shown('zh-CN')).toEqual(['安徽', '北辰', '重庆'])
    expect(await shown('en')).toEqual(['重庆', '安徽', '北辰'])
    await site.post(path('Update'), { id: first.id, version: first.version, titleEn: null }, 'admin')
    expect(await shown('en')).toEqual(['安徽', '北辰', '重庆'])
  })

  test('B-125g by a choice stand in the order in which its values are declared, not in that of their codes', async () => {
    const send = (name: string) => site.post('/api/portal/enquiry', { name, email: 'a@b.cn', message: '你好你好你好' })
    const made = []
    for (const name of ['one', 'two', 'three', 'four']) made.push(await send(name))
    expect(made.map(({ status, body }) => [status, body.error?.message])).toEqual(made.map(() => [200, undefined]))
    const items = async (sorting: string) =>
      (await site.get(`${pathOf(enquiry, 'GetAll')}?sorting=${sorting}`, 'admin')).body.result.items as {
        id: number
        version: number
        status: string
      }[]
    for (const [at, row] of (await items('id')).entries())
      await site.post(
        pathOf(enquiry, 'Update'),
        { id: row.id, version: row.version, status: ['spam', 'closed', 'answered', 'new'][at] },
        'admin',
      )
    const declared = ['new', 'answered', 'closed', 'spam']
    expect((await items('status')).map(({ status }) => status)).toEqual(declared)
    expect((await items('status%20desc')).map(({ status }) => status)).toEqual(declared.toReversed())
  })

  test('B-109d of before get their keys at the next start, and at later ones nothing is written', async () => {
    await clear()
    for (const title of RIGHT.toReversed()) await add({ title })
    const { write } = site.database
    await untyped(write).updateTable('galleryPicture').set({ titleSortKey: null }).execute()
    await renewSortKeys(site.database)
    expect((await list('title')).map(({ title }) => title)).not.toEqual(RIGHT)
    await write.deleteFrom('setting').where('name', '=', 'sortKeys.version').execute()
    await renewSortKeys(site.database)
    expect((await list('title')).map(({ title }) => title)).toEqual(RIGHT)
  })

  test('B-109d of a first start have keys, whoever wrote them', async () => {
    for (const [table, text] of [
      ['user', 'userName'],
      ['role', 'displayName'],
      ['menu', 'text'],
      ['function', 'name'],
    ]) {
      const without = untyped(site.database.read)
        .selectFrom(table!)
        .select('id')
        .where(`${text}SortKey`, 'is', null)
        .where(text!, 'is not', null)
      expect([table, await without.execute()]).toEqual([table, []])
    }
  })
})
