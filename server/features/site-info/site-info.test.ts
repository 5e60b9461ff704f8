import { expect, test } from 'vitest'
import { onAnyEngine } from '../../testing/site.ts'

const SITE_INFO = '/abp/services/app/SiteInfo'

onAnyEngine('The last row of site info', (site) => {
  test('E-10 cannot be deleted, one by one or in a batch: the site would have no name', async () => {
    const [row] = (await site.get(`${SITE_INFO}/GetAll`, 'admin')).body.result.items
    for (const [call, body] of [
      ['Delete', { id: row.id }],
      ['BatchDelete', { ids: [row.id] }],
    ] as const)
      expect([call, (await site.post(`${SITE_INFO}/${call}`, body, 'admin')).status]).toEqual([call, 422])
    expect((await site.get('/api/portal/site')).body.result.title).toBe('Portico')
  })

  test('P-01a P-01b C-11i its text is on the next page', async () => {
    const [row] = (await site.get(`${SITE_INFO}/GetAll`, 'admin')).body.result.items
    await site.get('/_news')
    await site.post(
      `${SITE_INFO}/Update`,
      { id: row.id, version: row.version, title: '新名字', copyright: '© 新名字', beian: '京ICP备12345678号' },
      'editor',
    )
    for (const at of ['/_news', '/', '/home']) {
      const { body } = await site.get(at)
      expect(body).toContain('© 新名字')
      expect(body).toContain('京ICP备12345678号')
    }
    expect((await site.get('/abp/services/app/SiteSetting/GetSiteInfo')).body.result).toMatchObject({
      title: '新名字',
      beian: '京ICP备12345678号',
    })
  })
})
