import { expect, test } from 'vitest'
import { allPermits } from '../../../contract/api/registry.ts'
import { allResources } from '../../../contract/resources/index.ts'
import { say } from '../../language/words.ts'
import { onAnyEngine } from '../../testing/site.ts'
import { syncFunctions } from './sync.ts'

const CHINESE = /\p{Script=Han}/u

const serviceKey = (service: string) => {
  const resource = allResources.find((one) => one.service === service)
  return resource ? `resources.${resource.name}.name` : `services.${service}`
}

test('B-58a E-05a every group of permission points, and every action, has a name in both languages', () => {
  const keys = allPermits().flatMap((permit) => {
    const [service = '', action = ''] = permit.split('/')
    return [serviceKey(service), `actions.${action}`]
  })
  for (const key of new Set(keys)) {
    expect(say('zh-CN', key)).toMatch(CHINESE)
    expect([key, say('en', key)]).not.toEqual([key, key])
    expect(say('en', key)).not.toMatch(CHINESE)
  }
})

onAnyEngine('The names of permission points', (site) => {
  const rows = () =>
    site.database.read.selectFrom('function').select(['name', 'displayName', 'displayNameEn']).where('deletionTime', 'is', null).execute()

  test('B-58a E-05b each point of the table has both names, and none is the code of its service', async () => {
    const all = await rows()
    expect(all.map(({ name }) => name).toSorted()).toEqual(allPermits().toSorted())
    for (const { name, displayName, displayNameEn } of all) {
      const [chinese, english] = [displayName.split('：'), displayNameEn!.split(': ')]
      expect([name, chinese.length, english.length]).toEqual([name, 2, 2])
      for (const part of chinese) expect([name, part]).toEqual([name, expect.stringMatching(CHINESE)])
      for (const part of english) expect([name, part]).toEqual([name, expect.not.stringMatching(CHINESE)])
    }
    expect(all.find(({ name }) => name === 'Upload/Add')).toMatchObject({
      displayName: '上传文件：新增',
      displayNameEn: 'Uploaded files: Add',
    })
  })

  test('B-58a E-05b a name of an older version of the program becomes the new one at the next start', async () => {
    await site.database.write.updateTable('function').set({ displayName: 'Upload：新增' }).where('name', '=', 'Upload/Add').execute()
    await syncFunctions(site.database.write, Date.now())
    expect((await rows()).find(({ name }) => name === 'Upload/Add')?.displayName).toBe('上传文件：新增')
  })
})
