import { describe, expect, test } from 'vitest'
import type { Field } from '../../contract/fields.ts'
import { compareValues } from '../../contract/format/sort-key.ts'
import { sortable } from '../../contract/sorting.ts'
import { properties } from '../../contract/field-schema.ts'
import { allResources } from '../../contract/resources/index.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { onBothEngines } from '../testing/site.ts'
import { validValues } from '../testing/values.ts'

type Row = Record<string, unknown> & { id: number }

const WORDS = ['alpha 苹果', 'Beta%', 'gamma_', 'delta\\', 'ALPHA 😀']

const bySize = (a: number, b: number) => a - b

/** Returns the text that a list shows for a field: the Chinese stands for an English text that is missing. */
const shownAs = (row: Row, name: string) => {
  const value = row[name] ?? (name.endsWith('En') ? row[name.replace(/En$/, '')] : null)
  return typeof value === 'boolean' ? Number(value) : value
}

onBothEngines('A list', (site) => {
  const ask = async (service: string, query: Record<string, unknown>, who = 'admin') =>
    (await site.get(`${pathOf({ service }, 'GetAll')}?${new URLSearchParams(query as Record<string, string>)}`, who)).body.result as {
      totalCount: number
      items: Row[]
    }
  const count = async (service: string, body: object) =>
    (await site.post(pathOf({ service }, 'Count'), body, 'admin')).body.result as number

  describe.each(allResources.map((r) => [r.service, r] as const))('%s', (_, r) => {
    const spoken = (index: number) =>
      r.fields['code'] || r.name === 'user' || r.name === 'role' ? ['al-pha', 'Beta', 'gam_ma', 'delta', 'ALPHA2'][index]! : WORDS[index]!

    test('C-30b sorts by every field that is declared for it, both ways, the same on both engines', async () => {
      if (r.writable && r.name !== 'siteInfo')
        for (const index of WORDS.keys()) await site.post(pathOf(r, 'Create'), await validValues(site, r, spoken(index)), 'admin')
      for (const name of sortable(r)) {
        for (const direction of ['asc', 'desc']) {
          const { items } = await ask(r.service, { sorting: `${name} ${direction}, id ${direction}`, maxResultCount: 1000 })
          const isDown = direction === 'desc'
          const sign = isDown ? -1 : 1
          const expected = items.toSorted((a, b) => compareValues(shownAs(a, name), shownAs(b, name), isDown) || sign * (a.id - b.id))
          expect([name, direction, items.map(({ id }) => id)]).toEqual([name, direction, expected.map(({ id }) => id)])
        }
      }
    })

    test('C-30b pages hold each row once, whatever the order', async () => {
      const { totalCount, items: all } = await ask(r.service, { maxResultCount: 1000 })
      expect(all).toHaveLength(totalCount)
      const pages: number[] = []
      for (let skipCount = 0; skipCount < totalCount; skipCount += 3)
        pages.push(...(await ask(r.service, { skipCount, maxResultCount: 3 })).items.map(({ id }) => id))
      expect(pages).toEqual(all.map(({ id }) => id))
      expect(await ask(r.service, { skipCount: totalCount })).toEqual({ totalCount, items: [] })
      expect((await ask(r.service, {})).items.length).toBe(Math.min(10, totalCount))
    })

    test('C-30b C-30c the keyword finds in the declared fields, whatever the case of Latin letters, and %, _ and \\ are letters', async () => {
      const searched = properties(r.fields)
        .filter(([, field]) => field.search)
        .map(([name]) => name)
      const { items } = await ask(r.service, { maxResultCount: 1000 })
      const full =
        r.writable && items.length < 60
          ? await Promise.all(items.map(async ({ id }) => (await site.get(`${pathOf(r, 'Get')}?id=${id}`, 'admin')).body.result as Row))
          : items
      for (const keyword of ['alpha', 'PHA', '苹果', '😀', '%', '_', '\\', 'a%', 'no-such-thing', '%%', 'News']) {
        const expected = full
          .filter((row) =>
            searched.some((name) =>
              String(row[name] ?? '')
                .toLowerCase()
                .includes(keyword.toLowerCase()),
            ),
          )
          .map(({ id }) => id)
        const found = await ask(r.service, { keyword, maxResultCount: 1000 })
        expect([keyword, found.items.map(({ id }) => id).toSorted(bySize)]).toEqual([keyword, expected.toSorted(bySize)])
        expect(found.totalCount).toBe(expected.length)
        expect(await count(r.service, { keyword })).toBe(expected.length)
      }
    })

    test('C-30b C-30c filters by every field that is declared for it, and the count agrees', async () => {
      const { items } = await ask(r.service, { maxResultCount: 1000 })
      for (const [name, field] of Object.entries(r.fields).filter(([, f]) => f.filter)) {
        for (const row of items.slice(0, 3)) {
          for (const [query, matches] of asked(name, field, row)) {
            const expected = items.filter(matches).map(({ id }) => id)
            const found = await ask(r.service, { ...query, maxResultCount: 1000 })
            expect([name, query, found.items.map(({ id }) => id)]).toEqual([name, query, expected])
            expect(await count(r.service, query)).toBe(expected.length)
          }
        }
      }
    })
  })

  /** The questions that a filter of this field may ask, each with the rows that it must find. */
  function asked(name: string, field: Field, row: Row): [Record<string, unknown>, (row: Row) => boolean][] {
    const value = row[name]
    if (field.kind === 'yesNo')
      return [
        [{ [name]: true }, (one) => one[name] === true],
        [{ [name]: false }, (one) => one[name] === false],
      ]
    if (field.kind === 'references') return (value as number[]).map((id) => [{ [name]: id }, (one) => (one[name] as number[]).includes(id)])
    if (value === null || value === undefined) return []
    if (field.kind === 'tags') return (value as string[]).map((tag) => [{ [name]: tag }, (one) => (one[name] as string[]).includes(tag)])
    if (field.kind === 'date') return []
    if (field.kind === 'text')
      return [
        [
          { [name]: String(value).slice(0, 3) },
          (one) =>
            [name, `${name}En`].some((key) =>
              String(one[key] ?? '')
                .toLowerCase()
                .includes(String(value).slice(0, 3).toLowerCase()),
            ),
        ],
      ]
    return [[{ [name]: value }, (one) => one[name] === value]]
  }

  test('T-14a a day filters from its first moment to its last, in the time zone of the site', async () => {
    const at = async (publishTime: string) =>
      (await site.post(pathOf({ service: 'News' }, 'Create'), { title: '日期', publishTime }, 'admin')).body.result.id as number
    const before = await at('2024-04-30T15:59:59.999Z')
    const [first, last] = [await at('2024-04-30T16:00:00.000Z'), await at('2024-05-01T15:59:59.999Z')]
    const after = await at('2024-05-01T16:00:00.000Z')
    const found = async (query: Record<string, string>) =>
      (await ask('News', { ...query, keyword: '日期', sorting: 'id asc' })).items.map(({ id }) => id)
    expect(await found({ publishTimeStart: '2024-05-01', publishTimeEnd: '2024-05-01' })).toEqual([first, last])
    expect(await found({ publishTimeStart: '2024-05-01' })).toEqual([first, last, after])
    expect(await found({ publishTimeEnd: '2024-05-01' })).toEqual([before, first, last])
    expect(await found({ PublishTimeStart: '2024-05-02', publishTimeEnd: '2024-05-01' })).toEqual([])
  })

  test('T-14a CreationTimeStart and CreationTimeEnd filter every list', async () => {
    const day = (offset: number) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
    for (const r of allResources) {
      const { totalCount } = await ask(r.service, {})
      expect([r.name, (await ask(r.service, { CreationTimeStart: day(-1), CreationTimeEnd: day(1) })).totalCount]).toEqual([
        r.name,
        totalCount,
      ])
      expect([
        r.name,
        (await ask(r.service, { CreationTimeStart: day(2) })).totalCount,
        await count(r.service, { creationTimeEnd: day(-2) }),
      ]).toEqual([r.name, 0, 0])
    }
  })

  test('C-30a C-30b a row names what it refers to in both languages, in lists and alone', async () => {
    const make = async (service: string, body: object) => (await site.post(pathOf({ service }, 'Create'), body, 'admin')).body.result as Row
    const named = await make('SiteCategory', { name: '客户', nameEn: 'Customers', code: 'both-named' })
    const unnamed = await make('SiteCategory', { name: '伙伴', code: 'one-named' })
    const whole = await make('Article', { title: '引用', categoryId: named.id, subCategoryId: unnamed.id })
    const names = { categoryName: '客户', categoryNameEn: 'Customers', subCategoryName: '伙伴', subCategoryNameEn: null }
    expect(whole).toMatchObject(names)
    expect((await ask('Article', { keyword: '引用' })).items).toMatchObject([names])

    const alone = await make('Article', { title: '引用二', categoryId: named.id })
    expect(alone).toMatchObject({ subCategoryName: null, subCategoryNameEn: null })
  })

  test('C-30b C-30c the state of publishing filters and counts', async () => {
    const make = async () => (await site.post(pathOf({ service: 'News' }, 'Create'), { title: '状态' }, 'admin')).body.result as Row
    const [draft, live, scheduled] = [await make(), await make(), await make()]
    await site.post(pathOf({ service: 'News' }, 'Publish'), { id: live.id, version: 1 }, 'admin')
    await site.post(pathOf({ service: 'News' }, 'Publish'), { id: scheduled.id, version: 1, from: '2099-01-01T00:00:00Z' }, 'admin')
    for (const [state, row] of [
      ['draft', draft],
      ['published', live],
      ['scheduled', scheduled],
    ] as const) {
      const found = await ask('News', { keyword: '状态', state })
      expect([state, found.totalCount, found.items[0]]).toMatchObject([state, 1, { id: row.id, state }])
      expect(await count('News', { keyword: '状态', state })).toBe(1)
    }
  })
})
