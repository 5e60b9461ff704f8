import { expect, test, vi } from 'vitest'
import { onAnyEngine, samplePicture } from '../../testing/site.ts'

const APP = '/abp/services/app'

onAnyEngine('The logs', (site) => {
  const { get, post } = {
    get: (...given: Parameters<typeof site.get>) => site.get(...given),
    post: (...given: Parameters<typeof site.post>) => site.post(...given),
  }
  const audits = (limit: number) => site.database.read.selectFrom('auditLog').selectAll().orderBy('id', 'desc').limit(limit).execute()
  const auditCount = async () =>
    Number(
      (
        await site.database.read
          .selectFrom('auditLog')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  async function webLog() {
    await site.running.app.webLog.flush()
    return site.database.read.selectFrom('webLog').selectAll().orderBy('id').execute()
  }

  test('E-08b E-08d M-01d each operation that changes something is in the audit log: who, what, with what, from where, how long, how it ended', async () => {
    const { body } = await post(`${APP}/News/Create`, { title: '审计', summary: '长'.repeat(500) }, 'editor', {
      'user-agent': 'Audit Browser',
    })
    const [row] = await audits(1)
    expect(row).toMatchObject({
      userId: site.ids.editor,
      userName: 'editor',
      serviceName: 'News',
      methodName: 'Create',
      result: 'Success',
      exceptionMessage: null,
      clientIpAddress: '127.0.0.1',
      browserInfo: 'Audit Browser',
    })
    expect(JSON.parse(row!.parameters)).toMatchObject({ title: '审计' })
    expect(row!.executionDuration).toBeGreaterThanOrEqual(0)
    expect(Math.abs(row!.executionTime - Date.now())).toBeLessThan(60_000)
    const change = await site.database.read.selectFrom('entityChange').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(change).toMatchObject({ entityType: 'news', entityId: body.result.id, changeType: 'Created', requestId: row!.requestId })
  })

  test('E-08b a write that fails has left nothing behind but its failure in the audit log', async () => {
    const [news, changes, before] = [
      await post(`${APP}/News/Count`, {}, 'admin'),
      await site.database.read.selectFrom('entityChange').select('id').execute(),
      await auditCount(),
    ]
    const failed = await post(
      `${APP}/News/SaveImport`,
      { items: [{ title: '一' }, { title: '二' }, { title: '三', category: 'no-such-category' }] },
      'editor',
    )
    expect(failed.status).toBe(400)
    expect((await post(`${APP}/News/Count`, {}, 'admin')).body.result).toBe(news.body.result)
    expect(await site.database.read.selectFrom('entityChange').select('id').execute()).toEqual(changes)
    expect(await auditCount()).toBe(before + 1)
    const [row] = await audits(1)
    expect(row).toMatchObject({ serviceName: 'News', methodName: 'SaveImport', result: 'Failed', userName: 'editor' })
    expect(row!.exceptionMessage).not.toBe(null)
  })

  test('E-08b an input that is refused is in the audit log too, a reading is not', async () => {
    const before = await auditCount()
    await post(`${APP}/News/Create`, { title: '' }, 'editor')
    expect((await audits(1))[0]).toMatchObject({ result: 'Failed', exceptionMessage: 'invalid: title' })
    await get(`${APP}/News/GetAll`, 'editor')
    await post(`${APP}/News/Count`, {}, 'editor')
    await get('/api/portal/listnews')
    expect(await auditCount()).toBe(before + 1)
  })

  test('E-08b the parameters are at most 4096 characters, whatever was sent', async () => {
    await post(`${APP}/News/SaveImport`, { items: Array.from({ length: 200 }, (_, i) => ({ title: `第${i}条😀`.repeat(20) })) }, 'editor')
    await post(`${APP}/News/Create`, { title: '大', content: `<p>${'x'.repeat(190_000)}</p>` }, 'editor')
    const rows = await audits(2)
    expect(rows.every(({ parameters, result }) => parameters.length <= 4096 && result === 'Success')).toBe(true)
  })

  test('E-08a every request is in the web log, those answered from what is kept and those refused as well', async () => {
    await get('/api/portal/listnews?skipCount=-1', undefined, { 'user-agent': 'Web Browser', referer: 'https://search.example/?q=x' })
    await get('/api/portal/site')
    await get('/api/portal/site')
    await get(`${APP}/News/GetAll?keyword=logged`, 'viewer')
    await get('/api/services/app/User/GetAll?keyword=refused', 'editor')
    await get('/_nowhere-at-all')
    const rows = (await webLog()).slice(-6)
    expect(rows.map(({ method, path, status, userId }) => [method, path, status, userId])).toEqual([
      ['GET', '/api/portal/listnews?skipCount=-1', 400, null],
      ['GET', '/api/portal/site', 200, null],
      ['GET', '/api/portal/site', 200, null],
      ['GET', `${APP}/News/GetAll?keyword=logged`, 200, site.ids.viewer],
      ['GET', '/api/services/app/User/GetAll?keyword=refused', 403, site.ids.editor],
      ['GET', '/_nowhere-at-all', 404, null],
    ])
    expect(rows[0]).toMatchObject({ userAgent: 'Web Browser', referrer: 'https://search.example/?q=x', ip: '127.0.0.1' })
    expect(rows.every(({ ip, duration }) => ip === '127.0.0.1' && duration >= 0)).toBe(true)
  })

  test('the details of an error go to the log, and the reply has an id and nothing else', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const rename = (from: string, to: string) => site.database.write.schema.alterTable(from).renameTo(to).execute()
    await rename('entityChange', 'goneAway')
    const { status, body } = await post(`${APP}/News/Create`, { title: '五百' }, 'editor')
    const page = await get(`${APP}/News/GetChanges?id=1`, 'editor', { 'accept-language': 'en' })
    await rename('goneAway', 'entityChange')
    const logged = said.mock.calls.flat().join('\n')
    said.mockRestore()
    expect([status, page.status]).toEqual([500, 500])
    expect(body).toEqual({
      result: null,
      targetUrl: null,
      success: false,
      unAuthorizedRequest: false,
      __abp: true,
      error: {
        code: 500,
        message: '对不起,在处理您的请求期间,产生了一个服务器内部错误!',
        details: expect.stringMatching(/^[0-9a-f-]{36}$/),
        validationErrors: null,
      },
    })
    expect(page.body.error.message).toBe('An internal error occurred during your request!')
    expect(JSON.stringify([body, page.body])).not.toMatch(/entityChange|sql|select|insert|\.ts|stack|table/i)
    expect(logged).toContain(body.error.details)
    expect(logged).toContain('entityChange')
    expect((await post(`${APP}/News/Count`, { keyword: '五百' }, 'editor')).body.result).toBe(0)
  })

  test('E-08b no secret is in any table, log line or reply: passwords right, wrong, refused or misplaced, tokens, preview links', async () => {
    const said = [vi.spyOn(console, 'error').mockImplementation(() => {}), vi.spyOn(console, 'log').mockImplementation(() => {})]
    const secret = (n: number) => `Canary-${n}-Xq7`
    const replies = [
      await post(`${APP}/User/Create`, { userName: 'canary', name: 'x', emailAddress: 'canary@example.com', password: secret(1) }, 'admin'),
      await post(`${APP}/User/Create`, { userName: 'canary', name: 'x', emailAddress: 'canary@example.com', password: secret(1) }, 'admin'),
      await post(
        `${APP}/User/Create`,
        { userName: 'canary2', name: 'x', emailAddress: 'canary2@example.com', password: `${secret(2)}-and-much-too-long` },
        'admin',
      ),
      await post(
        `${APP}/User/Create`,
        { userName: 'canary3', name: 'x', emailAddress: 'canary3@example.com', password: { value: secret(3) } },
        'admin',
      ),
      await post(`${APP}/User/Update`, { id: site.ids.viewer, version: 1, password: secret(4) }, 'admin'),
      await post('/abp/TokenAuth/Authenticate', { userName: 'canary', password: secret(5) }),
      await post('/abp/TokenAuth/Authenticate', { userName: 'canary', password: secret(6), extra: secret(6) }),
      await post(`${APP}/User/ResetPassword`, { userId: site.ids.viewer, newPassword: 'C1-9' }, 'admin'),
      await post(`${APP}/User/ResetPassword`, { userId: site.ids.viewer, newPassword: secret(7) }, 'admin'),
      await post(`${APP}/User/ChangePassword`, { currentPassword: secret(8), newPassword: secret(9) }, 'admin'),
      await post('/abp/TokenAuth/SetUp', { token: secret(10), userName: 'x', password: secret(11) }),
      await get(`${APP}/User/ChangePassword?currentPassword=${secret(12)}&NewPassword=${secret(13)}`, 'admin'),
      await site.request('DELETE', `${APP}/User/Delete?id=1&accessToken=${secret(14)}`, { who: 'admin' }),
      await get('/_news', undefined, { referer: `https://site.example/_newsdetail?id=1&preview=${secret(15)}`, 'x-token': secret(16) }),
      await get('/_news', undefined, { authorization: `Bearer ${secret(18)}`, cookie: `Admin-Token=${secret(19)}` }),
    ]
    // Its page links to itself in the other language, so this one reply holds what its reader sent.
    await get(`/_newsdetail?id=1&preview=${secret(17)}`)
    const entered = (await post('/abp/TokenAuth/Authenticate', { userName: 'canary', password: secret(1) })).body.result
    await site.upload(await samplePicture(20, 20))
    await webLog()
    const tables = await site.database.read.introspection.getTables()
    const dump = JSON.stringify(
      await Promise.all(
        tables.map(({ name }) =>
          site.database.read
            .selectFrom(name as 'setting')
            .selectAll()
            .execute(),
        ),
      ),
    )
    const logged = JSON.stringify(said.flatMap(({ mock }) => mock.calls))
    for (const spy of said) spy.mockRestore()
    const everything = { dump, logged, replies: JSON.stringify(replies.map(({ body }) => body)) }
    expect(tables.length).toBeGreaterThan(15)
    for (const [place, text] of Object.entries(everything)) expect([place, text.match(/Canary-\d+-Xq7|C1-9/g)]).toEqual([place, null])
    for (const token of [entered.accessToken, ...Object.values(site.tokens)])
      expect([dump.includes(token), logged.includes(token)]).toEqual([false, false])
  })
})
