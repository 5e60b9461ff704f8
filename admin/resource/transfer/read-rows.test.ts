import { afterEach, expect, test, vi } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { readExport } from './read-rows.ts'

const state = { page: 3, size: 10, keyword: 'lens', sort: null, filters: {} }

/** Answers Export with pages of at most `size` rows, fewer than the caller asks for. */
function serve(total: number, size: number): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    const input = body ? new URLSearchParams(JSON.parse(body) as Record<string, string>) : new URL(path, 'http://site.test').searchParams
    asked.push(input)
    const from = Number(input.get('skipCount'))
    const items = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, at) => ({ id: from + at + 1, names: {} }))
    return Response.json({ result: { totalCount: total, items } })
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('E-11 an export goes on after a page that is shorter than asked for, and tells its progress', async () => {
  const asked = serve(7, 3)
  const seen: number[] = []
  const rows = await readExport(resourceNamed('news'), state, {
    read: (done, total) => void seen.push(done, total),
    isStopped: () => false,
  })
  expect(rows?.map((row) => row['id'])).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(seen).toEqual([3, 7, 6, 7])
  expect(asked.map((input) => [input.get('skipCount'), input.get('keyword')])).toEqual([
    ['0', 'lens'],
    ['3', 'lens'],
    ['6', 'lens'],
  ])
})

test('E-11 a stopped export hands over nothing', async () => {
  serve(7, 3)
  expect(await readExport(resourceNamed('news'), state, { read: () => undefined, isStopped: () => true })).toBeNull()
})
