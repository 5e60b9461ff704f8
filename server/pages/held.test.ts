import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { newNotes } from '../http/notes.ts'
import { securityHeaders } from '../http/headers.ts'
import { readEnvironment } from '../config/environment.ts'
import { cachedReply } from './cached-reply.ts'
import { MOST_HELD } from './page-cache.ts'
import { ownBytes } from './own-bytes.ts'
import { onAnyEngine } from '../testing/site.ts'

const NEWS = '/abp/services/app/News'

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

onAnyEngine('B-10 memory of cached replies', (site) => {
  const pageCache = () => site.running.app.pageCache
  const lists = async (name: string, from: number, to: number) => {
    for (let i = from; i < to; i += 50)
      await Promise.all(Array.from({ length: 50 }, (_, j) => site.get(`/api/portal/listnews?keyword=${name}${i + j}`, undefined, BROWSER)))
  }

  test('B-10b a reply of a hundred bytes does not hold a slab of 64 KB', async () => {
    await lists('warm', 0, 100)
    collectGarbage()
    const [bytes, counted] = [process.memoryUsage().arrayBuffers, pageCache().held()]
    await lists('kept', 0, 300)
    collectGarbage()
    const [more, moreCounted] = [process.memoryUsage().arrayBuffers - bytes, pageCache().held() - counted]
    expect(moreCounted).toBeGreaterThan(300 * 1000)
    // In slabs they took 5.4 MB or more; the memory of the test's own client varies.
    expect(more).toBeLessThan(300 * 10_000)
    expect(pageCache().held()).toBeLessThanOrEqual(MOST_HELD)
  })

  test('B-10a B-10b a reply is held in the encoding that browsers ask for, and no longer as plain text', async () => {
    const { id } = (await site.post(`${NEWS}/Create`, { title: '长', content: `<p>${'很长的一篇。'.repeat(5000)}</p>` }, 'editor')).body
      .result
    await site.post(`${NEWS}/Publish`, { id, version: 1 }, 'editor')
    const read = async (encoding: string) =>
      (await site.get(`/api/portal/news?id=${id}`, undefined, { 'accept-encoding': encoding })).body.result.content.length
    const grown = async (encoding: string) => {
      const before = pageCache().held()
      expect(await read(encoding)).toBeGreaterThan(30_000)
      return pageCache().held() - before
    }
    expect(await grown('br')).toBeLessThan(10_000)
    expect(await grown('identity')).toBeGreaterThan(30_000)
    expect([await grown('br'), await grown('identity'), await grown('br')]).toEqual([0, 0, 0])
  })
})

test('B-10b cached bodies lie in buffers of exactly their size', () => {
  for (const source of ['短', 'x'.repeat(124), '', new Uint8Array([1, 2, 3])]) {
    const own = ownBytes(source)
    expect([own.buffer.byteLength, own.equals(Buffer.from(source as string))]).toEqual([own.byteLength, true])
  }
  const made = { status: 200, type: 'application/json', body: '{}' }
  const { source } = cachedReply(made, newNotes(), securityHeaders(readEnvironment({})))
  expect(source!.buffer.byteLength).toBe(2)
})
