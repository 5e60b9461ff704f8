import { afterEach, expect, test, vi } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { restoreRows } from './restore-rows.ts'

const menu = resourceNamed('menu')

/** A bin in which each row comes back only when the row above it is back. */
function serve(above: Record<number, number>, broken: readonly number[] = []) {
  const back: number[] = []
  vi.stubGlobal('fetch', async (_: string, { body = '{}' }: { body?: string } = {}) => {
    const { id } = JSON.parse(body) as { id: number }
    const isBlocked = broken.includes(id) || (above[id] !== undefined && !back.includes(above[id]))
    if (isBlocked) return Response.json({ error: { code: 422, message: '上级在回收站中' } }, { status: 422 })
    back.push(id)
    return Response.json({ result: { id } })
  })
  return back
}

afterEach(() => vi.unstubAllGlobals())

test('B-41d rows of a tree come back with those above them first, whatever order they were deleted in', async () => {
  const back = serve({ 3: 2, 2: 1 })
  const { ids, failures } = await restoreRows(menu, [3, 2, 1])
  expect([ids, [...failures]]).toEqual([[1, 2, 3], []])
  expect(back).toEqual([1, 2, 3])
})

test('B-41d a row that cannot come back is named with its reason, and the others come back', async () => {
  serve({ 3: 2 }, [2])
  const { ids, failures } = await restoreRows(menu, [3, 2, 1])
  expect(ids).toEqual([1])
  expect([...failures.keys()]).toEqual([3, 2])
  expect(String(failures.get(2))).toContain('上级在回收站中')
})

test('B-41d without a server the first failure ends the attempt', async () => {
  const asked: number[] = []
  vi.stubGlobal('fetch', async () => {
    asked.push(1)
    throw new TypeError('network')
  })
  const { ids, failures } = await restoreRows(menu, [1, 2, 3])
  expect([ids, failures.size, asked.length]).toEqual([[], 1, 1])
})
