import { expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { onAnyEngine, type Reply } from '../testing/site.ts'
import { csp } from './content-security-policy.ts'

const APP = '/abp/services/app'
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
}
const DOCUMENT = {
  ...EVERYWHERE,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'content-security-policy': expect.stringMatching(/default-src 'self'.*object-src 'none'.*frame-ancestors 'none'/),
}
const DATA = { ...EVERYWHERE, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
const NOWHERE = { 'x-powered-by': null, server: null, 'access-control-allow-origin': null, 'set-cookie': null }

type Kind = [string, Reply, number]

function carries([kind, reply, status]: Kind, lines: Record<string, unknown>) {
  expect([kind, reply.status]).toEqual([kind, status])
  for (const [name, value] of Object.entries({ ...lines, ...NOWHERE }))
    expect([kind, name, reply.headers.get(name)]).toEqual([kind, name, value])
}

onAnyEngine('Security headers', (site) => {
  test('are on every kind of reply: page, kept page, not-modified, redirect, 404, API, refusal, picture, document', async () => {
    const picture = (await site.upload()).body.files.file
    const { headers } = await site.get('/home')
    const documents: Kind[] = [
      ['page', await site.get('/_news'), 200],
      ['kept page', await site.get('/_news'), 200],
      ['front page', await site.get('/'), 200],
      ['not modified', await site.get('/home', undefined, { 'if-none-match': headers.get('etag')! }), 304],
      ['redirect', await site.get('/en'), 301],
      ['back office', await site.get('/dashboard'), 302],
      ['missing page', await site.get('/nothing'), 404],
      ['missing asset', await site.get('/assets/nothing.js'), 404],
      ['missing picture', await site.get('/media/nothing'), 404],
      ['401', await site.get(`${APP}/News/GetAll`), 401],
      ['403', await site.get(`${APP}/User/GetAll`, 'editor'), 403],
      ['400', await site.get('/api/portal/news?id=x'), 400],
      ['feed', await site.get('/rss.xml'), 200],
      ['map', await site.get('/sitemap.xml'), 200],
      ['robots', await site.get('/robots.txt'), 200],
      ['picture', await site.get(picture), 200],
      ['HEAD', await site.request('HEAD', '/_news'), 200],
      ['wrong verb', await site.request('PATCH', '/_news'), 404],
      ['documentation', await site.get('/docs'), 200],
      ['document', await site.get('/docs/openapi.json'), 200],
      ['broken body', await site.request('POST', `${APP}/News/Create`, { who: 'editor', body: '{' }), 400],
    ]
    const data: Kind[] = [
      ['API', await site.get(`${APP}/News/GetAll`, 'viewer'), 200],
      ['HEAD of an API', await site.request('HEAD', `${APP}/News/GetAll`, { who: 'viewer' }), 200],
      ['public API', await site.get('/api/portal/site'), 200],
      ['kept API', await site.get('/api/portal/site'), 200],
    ]
    for (const kind of documents) carries(kind, DOCUMENT)
    for (const kind of data) carries(kind, DATA)
  })

  test('let no script run but our own files, and the one whose digest is named', async () => {
    const script = (policy: string | null) => policy!.split('; ').find((part) => part.startsWith('script-src'))
    expect(script((await site.get('/_news')).headers.get('content-security-policy'))).toBe("script-src 'self'")
    expect(script((await site.get('/')).headers.get('content-security-policy'))).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/)
    for (const at of ['/', '/_news'])
      expect((await site.get(at)).headers.get('content-security-policy')).not.toMatch(/script-src[^;]*(unsafe|\*|http)/)
  })

  test('let nobody keep what only a signed-in user may see, nor a refusal', async () => {
    for (const reply of [
      await site.get(`${APP}/News/GetAll`, 'viewer'),
      await site.get(`${APP}/User/Get?id=${site.ids.viewer}`, 'viewer'),
      await site.get('/api/menus', 'viewer'),
      await site.get(`${APP}/Session/GetCurrentLoginInformations`, 'viewer'),
      await site.get(`${APP}/News/GetAll`),
      await site.get('/api/portal/news?id=99999'),
    ]) {
      expect(reply.headers.get('cache-control')).toMatch(/no-store/)
    }
  })

  test('a page of another origin gets no permission to read: there is no CORS, not even for a preflight', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-token' }
    const preflight = await site.request('OPTIONS', `${APP}/News/Create`, { headers })
    expect(preflight.status).toBe(404)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(null)
    expect((await site.get('/api/portal/site', undefined, headers)).headers.get('access-control-allow-origin')).toBe(null)
  })
})

test('C-41a C-40e B-121h the policy allows the hosts that the operator names for the editor, each for its own purpose, and no other', () => {
  const policyFor = (more: NodeJS.ProcessEnv) => csp(null, readEnvironment(more))
  const elsewhere = policyFor({ EDITOR_SCRIPT_URL: 'https://a.example/editor.js', EDITOR_UPLOAD_URL: 'https://b.example:8443/up?x=1' })
  expect(elsewhere).toContain("script-src 'self' https://a.example;")
  expect(elsewhere).toContain("connect-src 'self' https://b.example:8443;")
  for (const own of [csp(null), policyFor({}), policyFor({ EDITOR_UPLOAD_URL: '/pictures' })]) {
    expect(own).toContain("script-src 'self';")
    expect(own).toContain("connect-src 'self';")
  }
  for (const wrong of ['//b.example/up', 'javascript:alert(1)', 'up'])
    expect(() => readEnvironment({ EDITOR_UPLOAD_URL: wrong }), wrong).toThrow(/EDITOR_UPLOAD_URL/)
})
