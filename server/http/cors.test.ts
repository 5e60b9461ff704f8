import { expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'

const APP = 'https://app.example.com'
const asked = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization,abp.tenantid' }
const allowed = (headers: Headers) => headers.get('access-control-allow-origin')

onAnyEngine('Pages of other sites, unless the operator names them', (site) => {
  test('B-20i are allowed nothing', async () => {
    expect(allowed((await site.get('/api/portal/site', undefined, { origin: APP })).headers)).toBe(null)
    const { status, headers } = await site.request('OPTIONS', '/api/services/app/User/Update', { headers: { origin: APP, ...asked } })
    expect([status, allowed(headers)]).toEqual([404, null])
  })
})

onAnyEngine(
  'Pages of the sites that CORS_ORIGINS names',
  (site) => {
    test('B-20i may call the API, also where the reply is cached or refused, and send no cookies', async () => {
      const { status, headers } = await site.request('OPTIONS', '/api/services/app/User/Update', { headers: { origin: APP, ...asked } })
      expect([status, allowed(headers), headers.get('access-control-allow-credentials')]).toEqual([204, APP, null])
      expect(headers.get('access-control-allow-headers')).toContain('abp.tenantid')
      expect(headers.get('access-control-expose-headers')).toBe('retry-after, x-session-version')
      for (const at of ['/api/portal/site', '/api/portal/site', '/abp/services/app/User/GetAll', '/AbpUserConfiguration/GetAll'])
        expect([at, allowed((await site.get(at, undefined, { origin: APP })).headers)]).toEqual([at, APP])
    })

    test('B-102h each reply of the API differs by origin for a cache, whoever asks and whether it is kept or not', async () => {
      for (const origin of [APP, 'https://evil.example', undefined])
        for (const at of ['/api/portal/site', '/abp/services/app/User/GetAll', '/AbpUserConfiguration/GetAll']) {
          const { headers } = await site.get(at, undefined, origin ? { origin } : {})
          expect([at, origin, headers.get('vary')?.split(', ')]).toEqual([at, origin, expect.arrayContaining(['origin'])])
        }
      expect((await site.get('/home')).headers.get('vary')).not.toContain('origin')
    })

    test('B-20i no other origin, and no page', async () => {
      for (const origin of ['https://evil.example', 'null', `${APP}.evil.example`, 'http://app.example.com'])
        expect([origin, allowed((await site.get('/api/portal/site', undefined, { origin })).headers)]).toEqual([origin, null])
      expect(allowed((await site.get('/home', undefined, { origin: APP })).headers)).toBe(null)
    })
  },
  { CORS_ORIGINS: APP },
)
