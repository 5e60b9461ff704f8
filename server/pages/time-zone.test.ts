import { expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'

const MOMENT = '2026-10-31T16:30:00.000Z'

onAnyEngine(
  'The dates of the public pages',
  (site) => {
    test('are written in the time zone of the site, in both languages and in the app', async () => {
      const { id } = (await site.post('/abp/services/app/News/Create', { title: '时区', publishTime: MOMENT }, 'editor')).body.result
      await site.post('/abp/services/app/News/Publish', { id, version: 1 }, 'editor')
      expect((await site.get(`/_newsdetail?id=${id}`)).body).toContain('>2026年10月31日</time>')
      expect((await site.get(`/en/_newsdetail?id=${id}`)).body).toContain('>31 October 2026</time>')
      expect((await site.get('/')).body).toContain('"timeZone":"America/New_York"')
    })
  },
  { TIME_ZONE: 'America/New_York' },
)
