import { expect, test } from 'vitest'
import { MAX_FILE_BYTES } from '../../../contract/features/uploads.ts'
import { ebml, mp4, noVideos } from '../../testing/video-files.ts'
import { onAnyEngine } from '../../testing/site.ts'

const FILE = '/abp/services/app/Upload/File'

onAnyEngine('Videos', (site) => {
  async function send(content: Buffer, name = 'turn.mp4', type = 'video/mp4') {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)], { type }), name)
    return site.request('POST', FILE, { body: form, who: 'editor' })
  }
  const taken = async (content: Buffer, name?: string) => (await send(content, name)).body.result[0].url as string

  async function fetched(at: string, headers: Record<string, string> = {}, method = 'GET') {
    const response = await fetch(site.url + at, { method, headers })
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
  }

  test('C-40 an MP4 or a WebM is known by its content, whatever its name and declared type', async () => {
    for (const [content, type] of [
      [mp4('isom'), 'video/mp4'],
      [mp4('mp42'), 'video/mp4'],
      [mp4('avc1'), 'video/mp4'],
      [ebml(), 'video/webm'],
    ] as const) {
      const { status, body } = await send(content, 'notes.txt', 'text/html')
      expect(status).toBe(200)
      expect(body.result[0]).toMatchObject({ type, name: 'notes.txt', size: content.length, width: null, height: null })
      const { headers } = await fetched(body.result[0].url)
      expect(headers.get('content-type')).toBe(type)
    }
  })

  test('a video plays in place, in a sandbox, under the type its content has told', async () => {
    const { status, headers, body } = await fetched(await taken(mp4(), '转台 "360".mp4'))
    expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([200, 'video/mp4', '5024'])
    expect(headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''[^\s"<>;]+$/)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox')
    expect(policy).not.toContain('allow-scripts')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('accept-ranges')).toBe('bytes')
    expect(headers.get('cache-control')).toBe('public, no-cache')
    expect(body.equals(mp4())).toBe(true)
  })

  test('a file that only claims to be a video is a download that no browser opens', async () => {
    for (const [name, content] of await noVideos()) {
      const { status, body } = await send(content, name)
      expect([name, status, body.result?.[0].type]).toEqual([name, 200, 'application/octet-stream'])
      const { headers } = await fetched(body.result[0].url)
      expect([name, headers.get('content-type')]).toEqual([name, 'application/octet-stream'])
      expect([name, headers.get('content-disposition')?.startsWith('attachment')]).toEqual([name, true])
      expect(headers.get('content-security-policy')).toBe('sandbox')
    }
  })

  test('players get the part they ask for, and no more', async () => {
    const whole = mp4()
    const address = await taken(whole)
    for (const [range, from, to] of [
      ['bytes=0-1', 0, 1],
      ['bytes=1000-1999', 1000, 1999],
      ['bytes=5000-', 5000, 5023],
      ['bytes=-24', 5000, 5023],
      ['bytes=5000-999999', 5000, 5023],
    ] as const) {
      const { status, headers, body } = await fetched(address, { range })
      expect([range, status, headers.get('content-range')]).toEqual([range, 206, `bytes ${from}-${to}/5024`])
      expect([range, headers.get('content-length'), headers.get('content-type')]).toEqual([range, String(to - from + 1), 'video/mp4'])
      expect(body.equals(whole.subarray(from, to + 1))).toBe(true)
      expect(headers.get('content-security-policy')).toContain('sandbox')
    }
  })

  test('a range past the end is 416 with the length of the file, and an unreadable range is ignored', async () => {
    const address = await taken(mp4())
    const past = await fetched(address, { range: 'bytes=6000-' })
    expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */5024'])
    expect(past.headers.get('x-content-type-options')).toBe('nosniff')
    expect(past.headers.get('cache-control') ?? '').not.toContain('immutable')
    for (const range of ['bytes=x', 'lines=1-2', 'bytes=3-1', 'bytes=0-1,4-5'])
      expect([range, [200, 206, 416].includes((await fetched(address, { range })).status)]).toEqual([range, true])
  })

  test('HEAD has the headers of GET without a body, and a client that has the file gets 304', async () => {
    const address = await taken(mp4())
    const head = await fetched(address, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges'), head.body.length]).toEqual([
      200,
      '5024',
      'bytes',
      0,
    ])
    expect((await fetched(address, { range: 'bytes=0-9' }, 'HEAD')).status).toBe(206)
    // Without a word on caching of one's own, fetch asks every cache to be passed by.
    const again = await fetched(address, { 'if-none-match': head.headers.get('etag')!, 'cache-control': 'max-age=0' })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('a video has no picture’s variants, and is no picture', async () => {
    const address = await taken(mp4())
    expect((await fetched(`${address}/320.jpg`)).status).toBe(404)
    const { status, body } = await site.post('/abp/services/app/News/Create', { title: 'x', cover: address }, 'editor')
    expect([status, body.error.validationErrors]).toEqual([400, [{ message: '没有这个上传的文件', members: ['cover'] }]])
  })

  test('V-03b more than the limit is 413 in the words for files, and leaves nothing behind', async () => {
    const before = await site.database.read.selectFrom('upload').select('id').execute()
    const { status, body } = await send(Buffer.concat([mp4(), Buffer.alloc(MAX_FILE_BYTES)]))
    expect([status, body.error.message]).toEqual([413, `上传文件大小不能超过 ${MAX_FILE_BYTES / 1024 / 1024} MB!`])
    expect(await site.database.read.selectFrom('upload').select('id').execute()).toEqual(before)
  })

  test('a name that would be cut within a character is still a name', async () => {
    const { body } = await send(mp4(), `${'😀'.repeat(120)}x.mp4`)
    expect((await fetched(body.result[0].url)).status).toBe(200)
  })
})
