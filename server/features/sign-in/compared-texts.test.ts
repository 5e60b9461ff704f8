import { expect, test } from 'vitest'
import { hash } from '@node-rs/argon2'
import { attempt, newAddress } from '../../testing/attempt.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { onAnyEngine, PASSWORD } from '../../testing/site.ts'

const APP = '/abp/services/app'
const COMPOSED = 'Stra\u00dfe-\u00fcber9'
const DECOMPOSED = COMPOSED.normalize('NFD')

onAnyEngine('Texts that are compared', (site) => {
  const enter = async (account: string, password = PASSWORD) => (await attempt(site, { account, password, from: newAddress() })).status
  let number = 0
  const create = (userName: string, more: object = {}) =>
    site.post(`${APP}/User/Create`, { userName, name: 'N', emailAddress: `n${number++}@example.com`, password: PASSWORD, ...more }, 'admin')
  const complaint = ({ body }: { body: { error: { validationErrors: { members: string[] }[] } } }) =>
    body.error.validationErrors[0]!.members

  test('B-101f a password signs in composed and decomposed and with any space, however it was typed when it was set', async () => {
    await create('composed', { password: `${COMPOSED} x` })
    await create('decomposed', { password: `${DECOMPOSED}\u3000x` })
    for (const account of ['composed', 'decomposed'])
      for (const password of [`${COMPOSED} x`, `${DECOMPOSED} x`, `${COMPOSED}\u3000x`])
        expect([account, await enter(account, password)]).toEqual([account, 200])
    expect(await enter('composed', 'Strasse-uber9 x')).toBe(400)
  })

  test('B-101f a password that was stored before in another form still signs in, from either keyboard', async () => {
    const { id, userName, token } = await hire(site, [])
    const passwordHash = await hash(DECOMPOSED, { memoryCost: 64, timeCost: 1, parallelism: 1 })
    await site.database.write.updateTable('user').set({ passwordHash }).where('id', '=', id).execute()
    expect([await enter(userName, COMPOSED), await enter(userName, DECOMPOSED), await enter(userName, 'Straße-uber9')]).toEqual([
      200, 200, 400,
    ])
    const changed = { currentPassword: COMPOSED, newPassword: 'Quiet-Harbour-9' }
    expect((await site.post(`${APP}/User/ChangePassword`, changed, token)).status).toBe(200)
  })

  test('B-101g a name of wide letters is the plain name: taken where that is taken, and signs in as it', async () => {
    const { id, userName } = await hire(site, [])
    const wide = userName.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))
    expect([wide === userName, await enter(wide), await enter('ａｄｍｉｎ')]).toEqual([false, 200, 200])
    expect((await create(wide)).status).toBe(409)
    expect((await create('ｗｉｄｅ.Ｎａｍｅ')).body.result.userName).toBe('wide.Name')
    expect((await rowOf(site, 'User', id)).userName).toBe(userName)
  })

  test('B-101g a new name of letters of several scripts is refused by every door; a stored one stays and signs in', async () => {
    const alike = '\u0430dmin'
    expect([(await create(alike)).status, complaint(await create(alike))]).toEqual([400, ['userName']])
    const items = [{ userName: alike, name: 'x', emailAddress: 'alike@example.com' }]
    expect((await site.post(`${APP}/User/SaveImport`, { items }, 'admin')).status).toBe(400)
    const { id } = await hire(site, [])
    const update = (values: object) => site.post(`${APP}/User/Update`, { id, ...values }, 'admin')
    expect((await update({ userName: alike })).status).toBe(400)
    for (const stored of [alike, 'ｏｌｄ']) {
      await site.database.write.updateTable('user').set({ userName: stored }).where('id', '=', id).execute()
      expect([await enter(stored), (await update({ userName: stored, name: stored })).status]).toEqual([200, 200])
      expect((await rowOf(site, 'User', id)).userName).toBe(stored)
    }
    expect((await create('王伟')).status).toBe(200)
  })

  test('B-101h a code is the same in wide signs, and a name composed and decomposed', async () => {
    const type = (code: string, name: string) => site.post(`${APP}/DictType/Create`, { code, name }, 'admin')
    const { code, name } = (await type('ｗｉｄｅ_１', 'Cafe\u0301')).body.result
    expect([code, name]).toEqual(['wide_1', 'Caf\u00e9'])
    expect((await type('wide_1', 'x')).status).toBe(409)
    const { body } = await create('phoned', { phoneNumber: '１３９００００７７７７' })
    expect(body.result.phoneNumber).toBe('13900007777')
  })
})
