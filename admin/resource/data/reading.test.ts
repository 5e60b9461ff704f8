import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { queries } from '../../session/queries.ts'
import { readAll } from './all-rows.ts'
import { rowChanged } from './data.ts'
import { itemsOf } from './dictionary.ts'

const category = resourceNamed('productCategory')
const type = resourceNamed('dictionaryType')
const item = resourceNamed('dictionaryItem')
const asked: URL[] = []

/** Answers GetAll of each service with its rows, a page at a time as the server does. */
function serve(tables: Record<string, object[]>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://site.test')
    asked.push(url)
    const [service = ''] = /app\/(\w+)\//.exec(url.pathname)?.slice(1) ?? []
    const from = Number(url.searchParams.get('skipCount') ?? 0)
    const size = Number(url.searchParams.get('maxResultCount') ?? 10)
    const rows = tables[service] ?? []
    return Response.json({ result: { totalCount: rows.length, items: rows.slice(from, from + size) } })
  })
}

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }))

beforeEach(() => void asked.splice(0))
afterEach(() => {
  vi.unstubAllGlobals()
  queries.clear()
})

test('a tree of more than 1,000 rows is read whole, page by page', async () => {
  serve({ [category.service]: rowsOf(2345) })
  const rows = await readAll(category)
  expect(rows).toHaveLength(2345)
  expect(asked.map(({ searchParams }) => searchParams.get('skipCount'))).toEqual(['0', '1000', '2000'])
})

test('B-79i the pages after the first are asked for side by side, four at a time, and the rows keep their order', async () => {
  serve({ [category.service]: rowsOf(6500) })
  const plain = globalThis.fetch
  let open = 0
  const together: number[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    together.push(++open)
    await new Promise((resolve) => setTimeout(resolve, 1))
    open--
    return plain(path)
  })
  const rows = await readAll(category)
  expect(rows.map(({ id }) => id)).toEqual(rowsOf(6500).map(({ id }) => id))
  expect(together).toEqual([1, 1, 2, 3, 4, 1, 2])
})

test('a row that moves to a later page while a tree is read comes once', async () => {
  serve({ [category.service]: [...rowsOf(1000), { id: 1000 }, { id: 1001 }] })
  const rows = await readAll(category)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('the items of a dictionary come by one call, with those that are not active, since rows may hold them', async () => {
  const items = [{ id: 5, value: 'red', isActive: false }]
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'http://site.test'))
    return Response.json({ result: items })
  })
  expect(await itemsOf('colour')).toEqual(items)
  expect(asked.map(({ pathname, search }) => `${pathname}${search}`)).toEqual([
    '/abp/services/app/DictData/GetListItemByDictType?dictTypeName=colour&includeInactive=true',
  ])
})

test.each([type, item])('a change of a $name makes the cached dictionaries stale', (resource) => {
  queries.setQueryData(['dictionary', 'news-category'], [])
  rowChanged(resource)
  expect(queries.getQueryState(['dictionary', 'news-category'])?.isInvalidated).toBe(true)
})

test('a change of another resource leaves the cached dictionaries as they are', () => {
  queries.setQueryData(['dictionary', 'news-category'], [])
  rowChanged(category)
  expect(queries.getQueryState(['dictionary', 'news-category'])?.isInvalidated).toBe(false)
})
