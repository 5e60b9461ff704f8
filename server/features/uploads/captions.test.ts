import { expect, test } from 'vitest'
import { hireInto } from '../../testing/scopes.ts'
import { onAnyEngine } from '../../testing/site.ts'
import { mp4 } from '../../testing/video-files.ts'

const APP = '/abp/services/app'
const vtt = (words: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}\n`

onAnyEngine('Captions of videos', (site) => {
  async function send(content: Buffer, name = 'turn.mp4', who = 'editor') {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)]), name)
    return (await site.request('POST', `${APP}/Upload/File`, { body: form, who })).body.result[0].url as string
  }
  const video = (bytes: number, who?: string) => send(mp4('isom', bytes), 'turn.mp4', who)
  const idOf = (url: string) => url.replace('/media/', '')
  const set = (url: string, language: string, text: string, who = 'editor') =>
    site.post(`${APP}/Upload/SetCaptions`, { id: idOf(url), language, text, name: `${language}.vtt` }, who)
  const remove = (url: string, language: string, who = 'editor') =>
    site.request('DELETE', `${APP}/Upload/DeleteCaptions?id=${idOf(url)}&language=${language}`, { who })
  const kept = async (url: string, who = 'editor') => (await site.get(`${APP}/Upload/GetCaptions?id=${idOf(url)}`, who)).body.result?.items
  async function fetched(at: string) {
    const reply = await fetch(site.url + at)
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }
  const rows = () => site.database.read.selectFrom('uploadCaption').select(['contentId', 'language']).execute()

  test(
    'B-125d a video has captions in each language, served as WebVTT and nothing else; they are replaced and taken away',
    { tags: ['engine'] },
    async () => {
      const url = await video(100)
      expect([await kept(url), (await fetched(`${url}/en.vtt`)).status]).toEqual([[], 404])
      expect(
        (
          await set(
            url,
            'en',
            `\uFEFFWEBVTT\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\n00:01.000 --> 00:02.000\r\n<b>Hi</b><script>alert(1)</script>`,
          )
        ).status,
      ).toBe(200)
      expect((await set(url, 'zh-CN', vtt('您好'))).status).toBe(200)
      const { status, headers, text } = await fetched(`${url}/en.vtt`)
      expect([status, text]).toEqual([200, vtt('<b>Hi</b><script>alert(1)</script>')])
      expect(headers.get('content-type')).toBe('text/vtt; charset=utf-8')
      expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'public, no-cache'])
      expect(headers.get('content-security-policy')).toContain('sandbox')
      await set(url, 'en', vtt('Again'))
      expect((await fetched(`${url}/en.vtt`)).text).toBe(vtt('Again'))
      expect(await kept(url)).toEqual([
        { language: 'en', name: 'en.vtt', src: `${url}/en.vtt` },
        { language: 'zh-CN', name: 'zh-CN.vtt', src: `${url}/zh-CN.vtt` },
      ])
      expect([(await remove(url, 'en')).status, (await remove(url, 'en')).status, (await fetched(`${url}/en.vtt`)).status]).toEqual([
        200, 200, 404,
      ])
      for (const strange of ['fr.vtt', 'en.vtt.jpg', 'EN.vtt', '..%2Fen.vtt'])
        expect([strange, (await fetched(`${url}/${strange}`)).status]).toEqual([strange, 404])
    },
  )

  test('B-125d what is no WebVTT, another file than a video, and a video out of reach are refused, and nothing is kept', async () => {
    const [url, other] = [await video(200), await send(Buffer.from('words'), 'a.txt')]
    const before = await rows()
    const { status, body } = await set(url, 'en', 'WEBVTT\n\n00:01,000 --> 00:02,000\nSubRip')
    expect([status, body.error.validationErrors]).toEqual([400, [{ message: '不是有效的 WebVTT 字幕文件（第 3 行）', members: ['text'] }]])
    const inEnglish = await site.post(`${APP}/Upload/SetCaptions`, { id: idOf(url), language: 'en', text: 'x', name: 'x' }, 'editor', {
      'accept-language': 'en',
    })
    expect(inEnglish.body.error.validationErrors[0].message).toBe('not a valid WebVTT file (line 1)')
    expect([(await set(url, 'fr', vtt('x'))).status, (await set(url, 'en', `${vtt('x')}${'x'.repeat(300_000)}`)).status]).toEqual([
      400, 400,
    ])
    const { token } = await hireInto(site, { permits: ['Upload/View', 'Upload/Edit'], scopes: { content: { kind: 'own' } } })
    expect([(await set(other, 'en', vtt('x'))).status, (await set(url, 'en', vtt('x'), token)).status, await kept(url, token)]).toEqual([
      404,
      404,
      undefined,
    ])
    expect([
      (await set(url, 'en', vtt('x'), 'viewer')).status,
      (await remove(url, 'en', 'viewer')).status,
      (await set(url, 'en', vtt('x'), '')).status,
    ]).toEqual([403, 403, 401])
    expect(await rows()).toEqual(before)
  })

  test(
    'B-125d captions belong to the content: they go and come back with it, and are gone with the file',
    { tags: ['engine'] },
    async () => {
      const [url, other] = [await video(300), await video(400)]
      await set(url, 'en', vtt('first'))
      const put = (by: string, contentId: string) =>
        site.post(`${APP}/Upload/Replace`, { id: idOf(url), by: idOf(by), contentId: idOf(contentId) }, 'editor')
      expect([(await put(other, url)).status, await kept(url), (await fetched(`${url}/en.vtt`)).status]).toEqual([200, [], 404])
      await set(url, 'en', vtt('second'))
      expect((await put(other, other)).status).toBe(200)
      expect((await fetched(`${url}/en.vtt`)).text).toBe(vtt('first'))
      const folders = [idOf(url), idOf(other)]
      const count = async () => (await rows()).filter(({ contentId }) => folders.includes(contentId)).length
      expect(await count()).toBe(2)
      expect((await site.request('DELETE', `${APP}/Upload/Delete?id=${idOf(url)}`, { who: 'editor' })).status).toBe(200)
      expect([await count(), (await fetched(`${url}/en.vtt`)).status]).toEqual([0, 404])
    },
  )

  test('B-125d pages show a video of a text with its captions and, below it, what is said; changed captions show at the next visit', async () => {
    const [url, bare] = [await video(500), await video(600)]
    const content = [url, bare].map((src) => `<video src="${src}" title="t"></video><p>after</p>`).join('')
    const { id } = (await site.post(`${APP}/News/Create`, { title: '视频', content, titleEn: 'Video', contentEn: content }, 'editor')).body
      .result
    await site.post(`${APP}/News/Publish`, { id, version: 1 }, 'editor')
    const page = async (prefix = '') => (await fetched(`${prefix}/_newsdetail?id=${id}`)).text
    expect(await page()).not.toContain('<track')
    await set(url, 'zh-CN', vtt('<v 王工>转一圈 &lt;慢&gt;</v>'))
    await set(url, 'en', vtt('Once around'))
    const tracks = `<track kind="captions" src="${url}/zh-CN.vtt" srclang="zh-CN" label="中文" /><track kind="captions" src="${url}/en.vtt" srclang="en" label="English" />`
    const chinese = await page()
    expect(chinese.replaceAll('">', '" />').includes(tracks.replaceAll('">', '" />'))).toBe(true)
    expect(chinese).toContain('<summary>文字稿</summary><div lang="zh-CN"><p>王工: 转一圈 &lt;慢&gt;</p></div>')
    expect(await page('/en')).toContain('<summary>Transcript</summary><div lang="en"><p>Once around</p></div>')
    expect(chinese.match(/<details class="transcript">/g)).toHaveLength(1)
    await remove(url, 'zh-CN')
    const now = await page()
    expect([now.includes('zh-CN.vtt'), now.includes('<div lang="en"><p>Once around</p></div>')]).toEqual([false, true])
    // The text itself holds no captions.
    expect((await site.get(`${APP}/News/Get?id=${id}`, 'editor')).body.result.content).not.toContain('track')
  })
})
