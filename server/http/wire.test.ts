import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { onAnyEngine, type Site } from '../testing/site.ts'

const APP = '/abp/services/app'
const EN = { 'accept-language': 'en' }

/** Sends bytes as they are, also bytes that no client library would send. */
function raw(site: Site, text: string): Promise<string> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.end(text))
    socket.on('data', (data) => {
      answer += data.toString()
    })
    socket.on('close', () => resolve(answer))
    // The server may refuse by closing the connection.
    socket.on('error', () => resolve(answer))
  })
}

onAnyEngine('What goes over the wire', (site) => {
  const create = async (values: Record<string, unknown> = {}) =>
    (await site.post(`${APP}/News/Create`, { title: '一条', ...values }, 'editor')).body.result

  test('C-03a C-03c a success and a failure have the envelope of this family of clients', async () => {
    const row = await create()
    const { body } = await site.get(`${APP}/News/Get?id=${row.id}`, 'viewer')
    expect({ ...body, result: body.result.id }).toEqual({
      result: row.id,
      targetUrl: null,
      success: true,
      error: null,
      unAuthorizedRequest: false,
      __abp: true,
    })
    expect((await site.post(`${APP}/News/Delete`, { id: row.id }, 'editor')).body).toEqual({
      result: null,
      targetUrl: null,
      success: true,
      error: null,
      unAuthorizedRequest: false,
      __abp: true,
    })
    const missing = await site.get(`${APP}/News/Get?id=${row.id}`, 'viewer')
    expect(missing.status).toBe(404)
    expect(missing.body).toEqual({
      result: null,
      targetUrl: null,
      success: false,
      unAuthorizedRequest: false,
      __abp: true,
      error: { code: 404, message: `实体 新闻 不存在,id = ${row.id}!`, details: null, validationErrors: null },
    })
    expect((await site.get(`${APP}/News/Get?id=${row.id}`, 'viewer', EN)).body.error.message).toBe(
      `There is no such entity News with id = ${row.id}!`,
    )
  })

  test('C-03b a list is totalCount and items, and nothing else', async () => {
    const { body } = await site.get(`${APP}/DictItem/GetAll?maxResultCount=1`, 'viewer')
    expect(Object.keys(body.result).toSorted()).toEqual(['items', 'totalCount'])
    expect(body.result.items).toHaveLength(1)
  })

  test('C-03c V-09b a refused input names each field, in both languages', async () => {
    const zh = (await site.post(`${APP}/News/Create`, { title: '', isTop: 'yes' }, 'editor')).body.error
    expect(zh).toMatchObject({ code: 400, message: '您的请求无效!' })
    expect(zh.validationErrors[0]).toEqual({ message: '不能为空', members: ['title'] })
    expect(zh.validationErrors[1].members).toEqual(['isTop'])
    expect(zh.details).toBe(
      zh.validationErrors.map((e: { message: string; members: string[] }) => `${e.members[0]}: ${e.message}`).join('\n'),
    )
    const en = (await site.post(`${APP}/News/Create`, { title: '', isTop: 'yes' }, 'editor', EN)).body.error
    expect([en.message, en.validationErrors[0].message]).toEqual(['Your request is not valid!', 'must not be empty'])
  })

  test('C-03d paths match whatever their case, with either prefix, with or without a last slash', async () => {
    for (const at of [
      `${APP}/News/GetAll`,
      `${APP}/news/getall`,
      '/ABP/Services/App/NEWS/GETALL',
      '/api/services/app/News/GetAll',
      '/API/services/app/news/getAll/',
    ]) {
      expect([at, (await site.get(at, 'viewer')).status]).toEqual([at, 200])
    }
    for (const at of ['/abp/TokenAuth/Authenticate', '/api/TokenAuth/Authenticate', '/api/tokenauth/authenticate']) {
      expect((await site.post(at, { userName: 'viewer', password: 'wrong' })).status).toBe(400)
    }
    expect((await site.get('/API/Portal/ListNews')).status).toBe(200)
  })

  test('C-03 names of query and body match whatever their case, inside lists too', async () => {
    const row = await create({ title: '大小写' })
    expect(
      (await site.get(`${APP}/News/GetAll?KEYWORD=大小写&maxresultcount=1&SkipCount=0&SORTING=Title`, 'viewer')).body.result.items,
    ).toMatchObject([{ id: row.id }])
    const updated = await site.request('PUT', `${APP}/News/Update`, {
      who: 'editor',
      body: JSON.stringify({ Id: row.id, VERSION: 1, Title: '改了', seotitle: 'SEO' }),
    })
    expect(updated.body.result).toMatchObject({ title: '改了', seoTitle: 'SEO' })
    expect(updated.body.result).not.toHaveProperty('Title')
    expect((await site.post(`${APP}/News/SaveImport`, { Items: [{ Title: '导入', ISTOP: true }] }, 'editor')).body.result).toBe(1)
  })

  test('a name given twice in two cases is refused, for nobody knows which was meant', async () => {
    const { status, body } = await site.post(`${APP}/News/Create`, { title: '甲', Title: '乙' }, 'editor')
    expect(status).toBe(400)
    expect(body.error.validationErrors).toEqual([{ message: '同一个字段出现了两次：Title', members: ['title'] }])
  })

  test('C-30f an unknown field is refused by name, never ignored', async () => {
    const { status, body } = await site.post(`${APP}/News/Create`, { title: '甲', colour: 'red', size: 1 }, 'editor')
    expect([status, body.error.validationErrors]).toEqual([400, [{ message: '没有这个字段：colour, size', members: ['colour', 'size'] }]])
    expect((await site.get(`${APP}/News/GetAll?colour=red`, 'viewer', EN)).body.error.validationErrors).toEqual([
      { message: 'unknown field: colour', members: ['colour'] },
    ])
    const nested = await site.post(`${APP}/News/SaveImport`, { items: [{ title: '甲' }, { title: '乙', colour: 'red' }] }, 'editor')
    expect(nested.body.error.validationErrors).toEqual([{ message: '没有这个字段：colour', members: ['items.1.colour'] }])
  })

  test('Update and Delete answer under ABP’s verbs and under POST, and under no other', async () => {
    const row = await create()
    const body = (version: number) => JSON.stringify({ id: row.id, version, title: `第${version}版` })
    expect((await site.request('PUT', `${APP}/News/Update`, { who: 'editor', body: body(1) })).status).toBe(200)
    expect((await site.request('POST', `${APP}/News/Update`, { who: 'editor', body: body(2) })).status).toBe(200)
    expect((await site.request('PATCH', `${APP}/News/Update`, { who: 'editor', body: body(3) })).status).toBe(404)
    expect((await site.get(`${APP}/News/Delete?id=${row.id}`, 'editor')).status).toBe(404)
    expect((await site.get(`${APP}/News/Get?id=${row.id}`, 'viewer')).status).toBe(200)
    expect((await site.request('DELETE', `${APP}/News/Delete?id=${row.id}`, { who: 'editor' })).status).toBe(200)
  })

  test('HEAD is GET without the body, and never spoils what GET gets', async () => {
    const row = await create({ title: '头' })
    await site.post(`${APP}/News/Publish`, { id: row.id, version: 1 }, 'editor')
    const at = `/api/portal/listnews?keyword=${encodeURIComponent('头')}&maxResultCount=7`
    const head = await site.request('HEAD', at)
    expect([head.status, head.body]).toEqual([200, ''])
    const { body } = await site.get(at)
    expect(body.result).toMatchObject({ totalCount: 1, items: [{ id: row.id }] })
    expect((await site.request('HEAD', `${APP}/News/Get?id=${row.id}`, { who: 'viewer' })).status).toBe(200)
  })

  test('what is no JSON, or no object, is 400 and says so', async () => {
    const send = (body: string, type = 'application/json') =>
      site.request('POST', `${APP}/News/Create`, { who: 'editor', body, headers: { 'content-type': type } })
    for (const body of ['{', '{"title":}', '{"title":"a",}', "{'title':'a'}", 'title=a', '\u0000', '[', '"', 'NaN']) {
      const reply = await send(body)
      expect([body, reply.status, reply.body.error.validationErrors?.[0]?.message]).toEqual([body, 400, '请求内容不是有效的 JSON'])
    }
    for (const body of ['[]', '1', '"text"', 'true', '[{"title":"a"}]']) expect([body, (await send(body)).status]).toEqual([body, 400])
    for (const body of ['', 'null', '{}'])
      expect((await send(body)).body.error.validationErrors).toEqual([{ message: '不能为空', members: ['title'] }])
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data', 'application/jsonp'])
      expect([type, (await send('{"title":"a"}', type)).status]).toEqual([type, 400])
  })

  test('B-01a a body beyond the budget of its call is 413, and a body of 400,000 brackets is 400', async () => {
    expect((await site.post(`${APP}/News/Create`, { title: 'x'.repeat(11 * 1024 * 1024) }, 'editor')).status).toBe(413)
    const deep = '['.repeat(400_000) + ']'.repeat(400_000)
    for (const body of [deep, `{"title":${deep}}`, `{"nonsense":${deep}}`, `{"tags":${deep}}`]) {
      const reply = await site.request('POST', `${APP}/News/Create`, { who: 'editor', body })
      expect(reply.status).toBe(400)
    }
    const role = await site.request('POST', `${APP}/Role/Create`, {
      who: 'admin',
      body: `{"name":"deep","displayName":"deep","grantedPermissions":${deep}}`,
    })
    expect(role.status).toBe(400)
  })

  test('an unknown address of the API is a 404 in the envelope, in the reader’s language', async () => {
    for (const at of [
      '/abp',
      '/api/',
      '/abp/services/app/Nothing/Get',
      '/api/services/app/Nothing/Get',
      '/api/portal/secrets',
      `${APP}/News/GetAll/x`,
      `${APP}/user/passwordHash`,
    ]) {
      const { status, body } = await site.get(at, 'admin', EN)
      expect([at, status, body.success, body.error?.message]).toEqual([at, 404, false, `There is no such address: ${at}`])
    }
  })

  test('an address that cannot be read is 400 with nothing of the framework in it', async () => {
    for (const at of ['/abp/%E0%A4%A', '/%', '/media/%', '/_news/%ff']) {
      const answer = await raw(site, `GET ${at} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect([at, answer]).toEqual([at, expect.stringMatching(/^HTTP\/1\.1 40[04] /)])
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
      expect(answer).not.toMatch(/fastify|FST_|statusCode|find-my-way/i)
    }
  })

  test('a request that is none ends alone: the server goes on answering', async () => {
    for (const text of [
      '\r\n\r\n',
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'POST /abp/TokenAuth/Authenticate HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{"a',
    ]) {
      await raw(site, text)
    }
    expect((await site.get('/api/portal/site')).status).toBe(200)
  })
})
