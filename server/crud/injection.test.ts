import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOf } from '../testing/resource-paths.ts'
import { onBothEngines } from '../testing/site.ts'

const NEWS = { service: 'News' }

const FRAGMENTS = [
  "'",
  '"',
  '`',
  ';',
  '--',
  '/*',
  '*/',
  '\\',
  '%',
  '_',
  '$1',
  '?',
  ':now',
  '@x',
  '\u0001',
  '\n',
  "' or '1'='1",
  "'; drop table news; --",
  "') union select passwordHash from user --",
  'pg_sleep(5)',
  'randomblob(1000000000)',
  '${7*7}',
  '{{7*7}}',
  'null',
  'NaN',
  '𠮷',
  '😀',
  '\u202e',
  'İ',
  'ß',
  '%00',
  '\\u0000',
  '[a-z]',
  '*',
  '~',
  "E'\\x41'",
  'x'.repeat(60),
]
const hostile = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.array(fc.constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('').slice(0, 60)),
  )
  .filter((text) => text.trim() !== '' && !text.includes('\0') && text.isWellFormed())
/** Clients of the family write `null` for a filter that nobody has filled in. */
const filled = hostile.filter((text) => text !== 'null')

const RUNS = { numRuns: 40 }

onBothEngines('A hostile search', (site) => {
  const list = async (query: Record<string, string>) => site.get(`${pathOf(NEWS, 'GetAll')}?${new URLSearchParams(query)}`, 'editor')
  const create = async (values: Record<string, unknown>) => (await site.post(pathOf(NEWS, 'Create'), values, 'editor')).body.result
  const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

  /** Cuts by whole characters, since half a character is no text and cannot be searched for. */
  const beginning = (text: string) => text.replace(/^(.{0,15}).*$/su, '$1').trim()

  test('C-30b a keyword finds the rows that contain it as it is written, and no others', async () => {
    const kept: string[] = []
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (title, keyword) => {
        const row = await create({ title: `${title}|`.replaceAll(/[\r\n]/g, ' '), summary: '' })
        kept.push(row.title)
        for (const word of [keyword.trim(), beginning(row.title)].filter((one) => one !== '' && one !== 'null')) {
          const { status, body } = await list({ keyword: word, maxResultCount: '1000' })
          expect([word, status]).toEqual([word, 200])
          expect(body.result.totalCount).toBe(kept.filter((known) => lower(known).includes(lower(word))).length)
          expect((await site.post(pathOf(NEWS, 'Count'), { keyword: word }, 'editor')).body.result).toBe(body.result.totalCount)
        }
      }),
      RUNS,
    )
    expect((await site.post(pathOf(NEWS, 'Count'), {}, 'editor')).body.result).toBe(kept.length)
  })

  test('C-30b a filter is a value, whatever is written in it', async () => {
    await create({ title: '作者', author: "O'Brien 100%_\\" })
    for (const [author, found] of [
      ["O'Brien", 1],
      ['100%_\\', 1],
      ['100%%', 0],
      ['_\\', 1],
      ['\\', 1],
      ['%', 1],
      ['_', 1],
      ['O_Brien', 0],
      ["o'BRIEN", 1],
    ] as const) {
      expect([author, (await list({ author })).body.result.totalCount]).toEqual([author, found])
    }
    await fc.assert(
      fc.asyncProperty(filled, fc.constantFrom('author', 'category'), async (value, name) => {
        const { status, body } = await list({ [name]: value })
        expect([value, status]).toEqual([value, 200])
        expect(body.result.totalCount).toBeLessThanOrEqual(1)
      }),
      RUNS,
    )
  })

  test('C-30b an order, a number, a date or a yes/no that is none is refused, never run', async () => {
    await fc.assert(
      fc.asyncProperty(
        filled,
        fc.constantFrom('sorting', 'skipCount', 'maxResultCount', 'isTop', 'publishTimeStart', 'creationTimeEnd', 'state'),
        async (value, name) => {
          const { status, body } = await list({ [name]: value })
          const isFine = (name === 'sorting' && /^[\s,]*$/.test(value)) || /^\s*\d+\s*$/.test(value)
          if (!isFine) expect([name, value, status, body.error?.validationErrors?.[0].members]).toEqual([name, value, 400, [name]])
        },
      ),
      { numRuns: 80 },
    )
  })

  test('C-10s a visitor’s search is as safe', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (word) => {
        const [portal, service, page, category] = await Promise.all([
          site.get(`/api/portal/listnews?${new URLSearchParams({ keyword: word })}`),
          site.get(`/abp/services/app/SiteNews/GetAll?${new URLSearchParams({ keyword: word })}`),
          site.get(`/_news?${new URLSearchParams({ keyword: word })}`),
          site.get(`/api/portal/listimage?${new URLSearchParams({ album: word })}`),
        ])
        expect([word, portal.status, service.status, page.status, category.status]).toEqual([word, 200, 200, 200, 200])
        expect(portal.body.result.totalCount).toBe(0)
      }),
      { numRuns: 25 },
    )
  })

  test('the tables are all still there, and nobody has become anybody', async () => {
    expect((await site.get(pathOf({ service: 'User' }, 'GetAll'), 'admin')).body.result.totalCount).toBe(3)
    expect(await site.database.read.selectFrom('news').selectAll().limit(1).execute()).toHaveLength(1)
  })

  test('C-30b what would be no text is refused: NUL, half an emoji, more than the search takes', async () => {
    for (const query of [
      'keyword=%00',
      'keyword=a%00b',
      `keyword=${'x'.repeat(101)}`,
      'author=%00',
      `author=${'x'.repeat(257)}`,
      `sorting=${'x'.repeat(201)}`,
    ]) {
      const { status, body } = await site.get(`${pathOf(NEWS, 'GetAll')}?${query}`, 'editor')
      expect([query, status, body.error.validationErrors[0].members]).toEqual([query, 400, [query.split('=')[0]]])
    }
    expect((await site.request('POST', pathOf(NEWS, 'Count'), { who: 'editor', body: '{"keyword":"\\ud800"}' })).status).toBe(400)
  })

  test('C-30b pages have bounds, and days must exist', async () => {
    for (const query of [
      'skipCount=-1',
      'maxResultCount=0',
      'maxResultCount=1e3',
      'maxResultCount=0x10',
      'skipCount=1.5',
      'skipCount=99999999999',
      'creationTimeStart=2025-02-30',
      'creationTimeStart=2025-13-01',
      'publishTimeEnd=yesterday',
      'isTop=maybe',
      'id=1&id=2',
      'keyword=a&keyword=b',
      'skipCount[]=1',
    ]) {
      expect([query, (await site.get(`${pathOf(NEWS, 'GetAll')}?${query}`, 'editor')).status]).toEqual([query, 400])
    }
    for (const query of [
      'skipCount=1000000000',
      'maxResultCount=1000',
      'maxResultCount=1001',
      'creationTimeStart=0001-01-01',
      'creationTimeEnd=9999-12-31',
      'publishTimeStart=0000-01-01&publishTimeEnd=9999-12-31',
      'isTop=1',
      'isTop=false',
    ]) {
      expect([query, (await site.get(`${pathOf(NEWS, 'GetAll')}?${query}`, 'editor')).status]).toEqual([query, 200])
    }
  })
})
