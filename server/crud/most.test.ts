import { beforeAll, expect, test } from 'vitest'
import { allResources, resources } from '../../contract/resources/index.ts'
import { onBothEngines } from '../testing/site.ts'

const NAVIGATION = '/abp/services/app/Navigation'
const { most } = resources.navigation as { most: number }

test('B-01a each resource that a page reads whole has a limit of rows', () => {
  const bounded = allResources.filter((r) => r.most !== null).map(({ name }) => name)
  const trees = allResources.filter((r) => r.writable && Object.values(r.fields).some(({ kind }) => kind === 'treeParent'))
  expect(bounded).toEqual(expect.arrayContaining([...trees.map(({ name }) => name), 'productType', 'brand', 'carousel']))
})

onBothEngines('A resource with a limit of rows', (site) => {
  const create = (name: string) => site.post(`${NAVIGATION}/Create`, { name, link: '/a' }, 'editor')
  const count = async () => (await site.post(`${NAVIGATION}/Count`, {}, 'editor')).body.result
  let binned: number
  beforeAll(async () => {
    binned = (await create('bin')).body.result.id
    await site.post(`${NAVIGATION}/Delete`, { id: binned }, 'editor')
    const items = Array.from({ length: most - 2 - (await count()) }, (_, at) => ({ name: `n${at}`, link: '/a' }))
    expect((await site.post(`${NAVIGATION}/SaveImport`, { items }, 'admin')).status).toBe(200)
  })

  test('B-05d takes no row beyond it, also of several editors at the same moment, and says so', async () => {
    expect(await count()).toBe(most - 2)
    const replies = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(create))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422, 422])
    expect(replies.find(({ status }) => status === 422)!.body.error.message).toBe(`导航菜单最多 ${most} 条，请先删除不需要的。`)
    expect(await count()).toBe(most)
  })

  test('B-05d is not filled beyond it from the recycle bin or by an import either', async () => {
    expect((await site.post(`${NAVIGATION}/Restore`, { id: binned }, 'editor')).status).toBe(422)
    expect((await site.post(`${NAVIGATION}/SaveImport`, { items: [{ name: 'x', link: '/a' }] }, 'admin')).status).toBe(422)
    expect(await count()).toBe(most)
  })
})
