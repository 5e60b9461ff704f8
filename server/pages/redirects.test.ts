import { expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'

const REDIRECT = '/abp/services/app/Redirect'
const NEWS = '/abp/services/app/News'

onAnyEngine('P-13 An address that is no more', (site) => {
  const lead = async (fromPath: string, toPath: string, more: object = {}) =>
    (await site.post(`${REDIRECT}/Create`, { fromPath, toPath, ...more }, 'admin')).body.result as { id: number; version: number }
  /** Status, and where it leads. */
  const ask = async (at: string) => {
    const { status, headers } = await site.get(at)
    return [status, headers.get('location')]
  }

  test('leads its visitors on, for good, yet asked for again each time', async () => {
    await lead('/old-page', '/_news?page=2')
    expect(await ask('/old-page')).toEqual([301, '/_news?page=2'])
    const { headers } = await site.get('/old-page')
    expect(headers.get('cache-control')).toContain('must-revalidate')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect((await site.request('HEAD', '/old-page')).status).toBe(301)
    expect((await site.post('/old-page')).status).toBe(404)
  })

  test('leads on from below the portal’s own paths too, and from an item that is no more', async () => {
    await lead('/_oldabout', '/_news')
    await lead('/_newsdetail?id=987654', '/_news')
    await lead('/_newsdetail/long-gone', '/home')
    expect(await ask('/_oldabout')).toEqual([301, '/_news'])
    expect(await ask('/_newsdetail?id=987654')).toEqual([301, '/_news'])
    expect(await ask('/_newsdetail?id=987655')).toEqual([404, null])
    expect(await ask('/_newsdetail/long-gone')).toEqual([301, '/home'])
  })

  test('is found whatever its capitals, a last slash, or how its letters are written', async () => {
    await lead('/Products/旧相机/', '/_news')
    for (const at of ['/products/旧相机', '/PRODUCTS/%E6%97%A7%E7%9B%B8%E6%9C%BA/', '/products/%e6%97%a7%e7%9b%b8%e6%9c%ba?utm=1'])
      expect([at, ...(await ask(encodeURI(decodeURI(at))))]).toEqual([at, 301, '/_news'])
    expect(await ask('/products')).toEqual([404, null])
  })

  test('the query counts if an entry has one, else the path alone decides', async () => {
    await lead('/item.asp', '/_news')
    await lead('/item.asp?id=7', '/_newsdetail?id=7')
    expect(await ask('/item.asp?id=7')).toEqual([301, '/_newsdetail?id=7'])
    expect(await ask('/item.asp?id=8')).toEqual([301, '/_news'])
    expect(await ask('/item.asp')).toEqual([301, '/_news'])
  })

  test('leads an English visitor to the English page, unless English has an entry of its own', async () => {
    await lead('/company', '/_news')
    await lead('/files/company.pdf', '/media/abcdefghijklmnop')
    expect(await ask('/en/company')).toEqual([301, '/en/_news'])
    expect(await ask('/en/_gone')).toEqual([404, null])
    expect(await ask('/en/files/company.pdf')).toEqual([301, '/media/abcdefghijklmnop'])
    await lead('/en/company', '/en/home')
    expect(await ask('/en/company')).toEqual([301, '/en/home'])
    expect(await ask('/company')).toEqual([301, '/_news'])
  })

  test('a target in Chinese is encoded for the header, and a target on another site is named whole', async () => {
    await lead('/search-old', '/_news?keyword=相机&page=2#列表')
    expect(await ask('/search-old')).toEqual([301, `/_news?keyword=${encodeURIComponent('相机')}&page=2#${encodeURIComponent('列表')}`])
    await lead('/shop', 'https://shop.example.com/start')
    expect(await ask('/shop')).toEqual([301, 'https://shop.example.com/start'])
    await lead('/whole', 'https://site.example/_news?page=3')
    expect(await ask('/whole')).toEqual([301, '/_news?page=3'])
  })

  test('several redirects are followed in one step, and a circle or an endless chain leads to the missing page', async () => {
    await lead('/first', '/second')
    await lead('/second', '/third')
    await lead('/third', '/_news')
    expect(await ask('/first')).toEqual([301, '/_news'])
    await lead('/round', '/and-round')
    await lead('/and-round', 'https://site.example/ROUND/')
    await lead('/self', '/self')
    for (const at of ['/round', '/and-round', '/self']) expect([at, ...(await ask(at))]).toEqual([at, 404, null])
    for (let step = 1; step <= 7; step++) await lead(`/step${step}`, `/step${step + 1}`)
    expect(await ask('/step2')).toEqual([301, '/step8'])
    expect(await ask('/step1')).toEqual([404, null])
  })

  test('never takes the place of a page that is there', async () => {
    await lead('/_news', '/home')
    await lead('/to-news', '/_news')
    expect((await ask('/_news'))[0]).toBe(200)
    expect(await ask('/to-news')).toEqual([301, '/_news'])
  })

  test('an entry counts from the moment it is made until it is switched off or removed, also where a 404 was sent before', async () => {
    expect(await ask('/soon')).toEqual([404, null])
    const made = await lead('/soon', '/_news')
    expect(await ask('/soon')).toEqual([301, '/_news'])
    await site.post(`${REDIRECT}/Update`, { id: made.id, version: made.version, isActive: false }, 'admin')
    expect(await ask('/soon')).toEqual([404, null])
    const other = await lead('/soon-too', '/_news')
    await site.post(`${REDIRECT}/Delete`, { id: other.id }, 'admin')
    expect(await ask('/soon-too')).toEqual([404, null])
  })

  test('calls, files and the back office’s addresses are led nowhere', async () => {
    await lead('/api/portal/nothing', '/_news')
    const { status, body } = await site.get('/api/portal/nothing')
    expect([status, body.success]).toEqual([404, false])
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'mailto:a@example.com',
    'tel:+86',
    '#part',
    'evil.example',
    '',
    'https://',
  ])('a target such as %j is refused', async (toPath) => {
    const { status, body } = await site.post(`${REDIRECT}/Create`, { fromPath: '/evil', toPath }, 'admin')
    expect([status, body.error.validationErrors[0].members]).toEqual([400, ['toPath']])
    expect(await ask('/evil')).toEqual([404, null])
  })

  test.each(['//evil', 'old', '/with space', '/with#part', 'https://site.example/old'])(
    'an old address such as %j is refused',
    async (fromPath) => {
      const { status, body } = await site.post(`${REDIRECT}/Create`, { fromPath, toPath: '/_news' }, 'admin')
      expect([status, body.error.validationErrors[0].members]).toEqual([400, ['fromPath']])
    },
  )

  test('nothing in a request chooses where it is led', async () => {
    await lead('/chosen', '/_news')
    for (const at of ['/chosen?to=https://evil.example', '/chosen?redirect=//evil.example', '/chosen?//evil.example'])
      expect([at, ...(await ask(at))]).toEqual([at, 301, '/_news'])
    for (const at of ['//evil.example', '//evil.example/chosen', '/chosen//evil.example', '/%5Cevil.example', '/en//evil.example']) {
      const [status, location] = await ask(at)
      expect([at, status, location]).toEqual([at, 404, null])
    }
    const { headers } = await site.get('/chosen', undefined, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect(headers.get('location')).toBe('/_news')
  })

  test('visitors and viewers can make none', async () => {
    const entry = { fromPath: '/mine', toPath: 'https://evil.example' }
    expect((await site.post(`${REDIRECT}/Create`, entry)).status).toBe(401)
    expect((await site.post(`${REDIRECT}/Create`, entry, 'viewer')).status).toBe(403)
    expect(await ask('/mine')).toEqual([404, null])
  })

  test('an item that comes back to an old address is shown there again', async () => {
    await lead('/_newsdetail/back-again', '/_news')
    expect(await ask('/_newsdetail/back-again')).toEqual([301, '/_news'])
    const row = (await site.post(`${NEWS}/Create`, { title: '回来了', slug: 'back-again' }, 'editor')).body.result
    await site.post(`${NEWS}/Publish`, { id: row.id, version: 1 }, 'editor')
    expect((await ask('/_newsdetail/back-again'))[0]).toBe(200)
    await site.post(`${NEWS}/Unpublish`, { id: row.id }, 'editor')
    expect(await ask('/_newsdetail/back-again')).toEqual([301, '/_news'])
  })
})
