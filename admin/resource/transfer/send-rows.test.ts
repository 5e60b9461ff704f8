import { afterEach, expect, test, vi } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { saveKey } from '../data/save-key.ts'
import { sendRows } from './send-rows.ts'

/** A server that saves the rows of a key once; the replies of these attempts are lost. */
function serve(lost: readonly number[]) {
  const saved = new Map<string, unknown[]>()
  let attempt = 0
  vi.stubGlobal('fetch', async (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const { items } = JSON.parse(body) as { items: { code: string }[] }
    const at = items.findIndex(({ code }) => code === 'taken')
    const validationErrors = [{ message: 'taken', members: [`items.${at}.code`] }]
    if (at >= 0) return Response.json({ error: { code: 400, message: 'no', details: null, validationErrors } }, { status: 400 })
    const key = headers['Idempotency-Key'] ?? 'none'
    saved.set(key, saved.get(key) ?? items)
    if (lost.includes(++attempt)) throw new TypeError('connection lost')
    return Response.json({ result: items.length })
  })
  return saved
}

afterEach(() => vi.unstubAllGlobals())

const row = (code: string, at: number) => ({ row: at + 2, values: { code } })

test('B-107f a batch whose reply was lost goes out under the same key, and the next batch under another', async () => {
  const saved = serve([1, 3])
  const once = saveKey()
  let sent = { items: ['taken', ...Array.from({ length: 250 }, (_, at) => `c${at}`)].map(row), problems: [] as never[], taken: 0 }
  const sending = {
    once,
    problemOf: () => ({ row: 2, title: 'code', message: 'taken' }),
    isStopped: () => false,
    progress: (now: object) => void (sent = now as typeof sent),
  }
  const press = () => sendRows(resourceNamed('brand'), sent, sending)
  expect(await press()).toMatchObject({ rest: 250, taken: 0, error: expect.any(Error) })
  expect(await press()).toMatchObject({ rest: 50, taken: 200, error: expect.any(Error) })
  expect(await press()).toMatchObject({ rest: 0, taken: 250, error: null })
  expect([...saved.values()].map((rows) => rows.length)).toEqual([200, 50])
  expect(saved.has('none')).toBe(false)
})
