import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Running } from '../../start.ts'
import { posting } from '../../testing/posting.ts'
import { NO_ASSETS, onBothEngines } from '../../testing/site.ts'

onBothEngines('Dictionaries on every node', (site) => {
  const { post } = posting(site)
  let other: Running
  beforeAll(async () => {
    other = await start(site.env, { quiet: true, assets: NO_ASSETS })
  })
  afterAll(() => other.close())

  test('C-32a B-63a a kept reading of another node is fresh once the notice of a change has come: nothing else makes it so', async () => {
    const { id: typeId } = await post('DictType/Create', { code: 'nodes', name: '节点' })
    const path = `/abp/services/app/dictdata/GetDictByTypeIDCached?typeId=${typeId}`
    const there = async () => {
      const reply = await fetch(other.url.replace('localhost', '127.0.0.1') + path, { headers: { 'x-token': site.tokens.admin } })
      return ((await reply.json()) as { result: { label: string }[] }).result.map(({ label }) => label)
    }
    expect(await there()).toEqual([])
    await post('DictItem/Create', { typeId, value: 'a', label: '甲' })
    await expect.poll(there, { interval: 10 }).toEqual(['甲'])
    await post('DictData/BatchAdd', { typeId, items: [{ label: '乙' }] })
    await expect.poll(there, { interval: 10 }).toEqual(['甲', '乙'])
    await post('DictData/DeleteByTypeID', { typeId })
    await expect.poll(there, { interval: 10 }).toEqual([])
  })
})
