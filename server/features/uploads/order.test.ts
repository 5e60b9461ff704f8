import { expect, test } from 'vitest'
import type { LibraryFile } from '../../../contract/features/upload-library.ts'
import type { LibraryOverview } from '../../../contract/features/upload-details.ts'
import { renewSortKeys } from '../../crud/renew-sort-keys.ts'
import { onBothEngines } from '../../testing/site.ts'

const APP = '/abp/services/app'

onBothEngines('Names in the library', (site) => {
  async function file(name: string) {
    const form = new FormData()
    form.set('file', new Blob([name]), name)
    return (await site.request('POST', `${APP}/Upload/File`, { body: form, who: 'editor' })).body.result[0].url.replace(
      '/media/',
      '',
    ) as string
  }
  const shown = async (sorting: string) => {
    const { items } = (await site.get(`${APP}/Upload/GetAll?sorting=${encodeURIComponent(sorting)}&maxResultCount=100`, 'admin')).body
      .result
    return items.map(({ title, name }: LibraryFile) => title ?? name)
  }
  const put = (id: string, by: string) => site.post(`${APP}/Upload/Replace`, { id, by, contentId: id }, 'editor')
  const RIGHT = ['10.txt', 'apple.txt', 'Banana', 'Zeta.txt', '安徽.txt', '北辰', '重庆.txt']

  test('B-125e go by pinyin, letters before them and without case, titles among names; also after a replacement', async () => {
    const ids = new Map<string, string>()
    for (const name of ['重庆.txt', 'Zeta.txt', '安徽.txt', '一.txt', 'apple.txt', '10.txt', 'x.txt']) ids.set(name, await file(name))
    await site.post(`${APP}/Upload/Update`, { id: ids.get('一.txt'), title: '北辰' }, 'editor')
    await site.post(`${APP}/Upload/Update`, { id: ids.get('x.txt'), title: 'Banana' }, 'editor')
    expect(await shown('name')).toEqual(RIGHT)
    expect(await shown('name desc')).toEqual(RIGHT.toReversed())
    expect((await put(ids.get('Zeta.txt')!, await file('长沙.txt'))).status).toBe(200)
    expect(await shown('name')).toEqual(['10.txt', 'apple.txt', 'Banana', '安徽.txt', '北辰', '长沙.txt', '重庆.txt'])
    await site.post(`${APP}/Upload/Update`, { id: ids.get('一.txt'), title: '' }, 'editor')
    expect(await shown('name')).toEqual(['10.txt', 'apple.txt', 'Banana', '安徽.txt', '一.txt', '长沙.txt', '重庆.txt'])
    await site.post(`${APP}/Upload/Update`, { id: ids.get('一.txt'), title: '北辰' }, 'editor')
  })

  test('B-125e of before get their place at the next start', async () => {
    const before = await shown('name')
    const { write } = site.database
    await write.updateTable('upload').set({ nameSortKey: null }).execute()
    await write.updateTable('uploadDetail').set({ titleSortKey: null }).execute()
    await write.deleteFrom('setting').where('name', '=', 'sortKeys.uploads').execute()
    await renewSortKeys(site.database)
    expect(await shown('name')).toEqual(before)
  })

  test('B-125e albums and tags stand by pinyin in their lists and at a file', async () => {
    const id = await file('labels.txt')
    const labels = ['重庆', 'b', '安徽', 'A']
    await site.post(`${APP}/Upload/Update`, { id, tags: labels, albums: labels }, 'editor')
    const right = ['A', 'b', '安徽', '重庆']
    const { albums, tags } = (await site.get(`${APP}/Upload/GetOverview`, 'admin')).body.result as LibraryOverview
    for (const list of [albums, tags]) expect(list.map(({ label }) => label)).toEqual(right)
    const { items } = (await site.get(`${APP}/Upload/GetAll?keyword=labels`, 'admin')).body.result
    expect([items[0].albums, items[0].tags]).toEqual([right, right])
  })
})
