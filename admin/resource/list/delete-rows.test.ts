import { afterEach, expect, test, vi } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { usageOf } from '../data/usage.ts'
import { deleteRows } from './delete-rows.ts'

const brand = resourceNamed('brand')
const ids = Array.from({ length: 250 }, (_, at) => at + 1)

/** Answers each call by its method; an answer of null is a server that cannot be reached. */
function serve(answer: (method: string, input: { ids: number[] }) => object | null): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: { body?: string } = {}) => {
    const method = path.split('/').at(-1)!
    asked.push(method)
    const result = answer(method, JSON.parse(body) as { ids: number[] })
    if (!result) throw new TypeError('network')
    return Response.json({ result })
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('X-04 many rows are deleted in batches, with progress after each', async () => {
  const asked = serve(() => ({}))
  const seen: number[] = []
  await deleteRows(brand, ids, (deleted) => seen.push(deleted.length))
  expect(asked).toEqual(['BatchDelete', 'BatchDelete', 'BatchDelete'])
  expect(seen).toEqual([100, 200, 250])
})

test('X-04 after a failed batch the rows of the batches before it count as deleted', async () => {
  serve((_, { ids: part }) => (part.includes(101) ? null : {}))
  const seen: number[] = []
  await expect(deleteRows(brand, ids, (deleted) => seen.push(deleted.length))).rejects.toThrow()
  expect(seen).toEqual([100])
})

test('X-04 the calls that work on many rows have a minute, not the usual five seconds', async () => {
  const { endpointsOf } = await import('../data/item.ts')
  const { batchDelete, export: exported } = endpointsOf(brand)
  expect([batchDelete.timeout, exported.timeout]).toEqual([60_000, 60_000])
})

test('X-04 the references to the rows are counted by resource and field', async () => {
  serve(() => ({ totalCount: 1, items: [{ resource: 'product', field: 'brandId', count: 12 }] }))
  expect(await usageOf(brand, [3])).toEqual([{ resource: 'product', field: 'brandId', count: 12 }])
})

test('X-04 a failed count leaves the plain question', async () => {
  serve(() => null)
  expect(await usageOf(brand, [3])).toEqual([])
})
