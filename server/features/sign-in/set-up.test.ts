import { beforeAll, describe, expect, test } from 'vitest'
import { postFrom } from '../../testing/attempt.ts'
import { onAnyEngine } from '../../testing/site.ts'
import { hashing } from './hash-queue.ts'
import { issueSetUpToken } from './set-up.ts'
import { times } from '../../testing/times.ts'

onAnyEngine('Making the first administrator', (site) => {
  const setUp = (token: string, from: string, given: object = {}) =>
    postFrom(site, '/abp/TokenAuth/SetUp', { token, userName: 'chief', password: 'Zxc#9912x', ...given }, { from })
  const tokens = () => site.database.read.selectFrom('setting').select('name').where('name', 'like', 'setUpToken%').execute()
  const chiefs = async () =>
    (await site.database.read.selectFrom('user').select('userName').where('userName', 'like', 'chief%').execute()).length

  test('B-02a B-01d once there is an administrator 200 calls at once are refused, and no password is hashed', async () => {
    const { begun } = hashing()
    const replies = await Promise.all(times(200, (i) => setUp('x'.repeat(43), `127.3.0.${1 + (i % 20)}`)))
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(200)
    expect(hashing().begun).toBe(begun)
    expect((await setUp('x'.repeat(43), '127.3.0.1')).status).toBe(429)
    expect(await issueSetUpToken(site.database)).toBe(null)
    expect(await chiefs()).toBe(0)
  })

  describe('while there is no administrator', () => {
    let issued: string[]
    beforeAll(async () => {
      await site.database.write.updateTable('user').set({ isActive: 0 }).where('userName', '=', 'admin').execute()
      const old = { name: 'setUpTokenHash', value: 'of-an-older-version' }
      await site.database.write.insertInto('setting').values(old).execute()
      await Promise.all(times(30, () => issueSetUpToken(site.database)))
      issued = []
      for (let i = 0; i < 3; i++) issued.push((await issueSetUpToken(site.database))!)
    })

    test('B-02a B-01d a wrong token is refused before the password is checked, and a network has ten guesses', async () => {
      expect(new Set(issued).size).toBe(3)
      for (const userName of ['\u0430dmin', 'two words']) expect((await setUp(issued[0]!, '127.3.9.9', { userName })).status).toBe(400)
      expect((await tokens()).length).toBeLessThanOrEqual(20)
      expect((await tokens()).map(({ name }) => name)).not.toContain('setUpTokenHash')
      const { begun } = hashing()
      for (let i = 0; i < 10; i++) expect((await setUp('x'.repeat(43), '127.3.1.1', { password: '123456' })).status).toBe(403)
      expect((await setUp(issued[0]!, '127.3.1.1')).status).toBe(429)
      expect(hashing().begun).toBe(begun)
    })

    test('a right token with a weak password gets the reason, as often as needed', async () => {
      for (let i = 0; i < 12; i++) {
        const refused = await setUp(issued[0]!, '127.3.1.2', { password: 'chief-1' })
        expect([refused.status, JSON.parse(refused.text).error.validationErrors[0].members]).toEqual([400, ['password']])
      }
    })

    test('a link is invalid after a day', async () => {
      const name = (await tokens())[0]!.name
      await site.database.write
        .updateTable('setting')
        .set({ value: String(Date.now() - 1) })
        .where('name', '=', name)
        .execute()
      await issueSetUpToken(site.database)
      expect((await tokens()).map((row) => row.name)).not.toContain(name)
    })

    test(
      'B-05e each link that several nodes have printed works; of links used at once only one does, and none afterwards',
      { tags: ['engine'] },
      async () => {
        const last = (await issueSetUpToken(site.database))!
        const replies = await Promise.all(issued.map((token, i) => setUp(token, '127.3.1.3', { userName: `chief-${i}` })))
        expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403', '403'])
        expect(await chiefs()).toBe(1)
        expect(await tokens()).toEqual([])
        expect((await setUp(last, '127.3.1.4', { userName: 'chief-4' })).status).toBe(403)
      },
    )
  })
})
