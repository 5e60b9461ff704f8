import { expect, test } from 'vitest'
import { hire, rowOf } from '../../testing/people.ts'
import { onAnyEngine, PASSWORD, signIn } from '../../testing/site.ts'

const APP = '/abp/services/app'
const PROFILE = `${APP}/Profile`
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

onAnyEngine('My profile', (site) => {
  const sessions = async (token: string) => (await site.get(`${PROFILE}/GetSessions`, token)).body.result
  const isIn = async (token: string) => (await site.get(`${PROFILE}/GetSessions`, token)).status === 200
  const enter = async (userName: string, headers = {}) =>
    (await site.post('/abp/TokenAuth/Authenticate', { userName, password: PASSWORD }, undefined, headers)).body.result.accessToken as string

  test('B-56a shows my sessions with device and address, this one marked, and neither a token nor those of others', async () => {
    const { token, userName } = await hire(site, [])
    const other = await enter(userName, { 'user-agent': BROWSER })
    const list = await sessions(token)
    expect(list).toHaveLength(2)
    expect(list.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).toSorted()).toEqual([false, true])
    expect(list.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)).toMatchObject({ browserInfo: BROWSER, ip: '127.0.0.1' })
    expect(Object.keys(list[0]).toSorted()).toEqual(['browserInfo', 'creationTime', 'id', 'ip', 'isCurrent', 'lastUseTime'])
    expect(JSON.stringify(list)).not.toContain(other)
  })

  test('B-56a ends one of my sessions or all others at once, and never one of another person', async () => {
    const [mine, theirs] = [await hire(site, []), await hire(site, [])]
    const [second, third] = [await enter(mine.userName), await enter(mine.userName)]
    const idOf = async (token: string) => (await sessions(token)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id
    expect((await site.post(`${PROFILE}/EndSession`, { id: await idOf(theirs.token) }, mine.token)).status).toBe(404)
    expect((await site.post(`${PROFILE}/EndSession`, { id: await idOf(second) }, mine.token)).status).toBe(200)
    expect([await isIn(mine.token), await isIn(second), await isIn(third), await isIn(theirs.token)]).toEqual([true, false, true, true])
    expect((await site.post(`${PROFILE}/EndOtherSessions`, {}, mine.token)).status).toBe(200)
    expect([await isIn(mine.token), await isIn(third), await isIn(theirs.token)]).toEqual([true, false, true])
  })

  test('B-56b pages through my own attempts to sign in, with their results, and nobody else’s', async () => {
    const { token, userName } = await hire(site, [])
    await site.post('/abp/TokenAuth/Authenticate', { userName, password: 'wrong-password' })
    await site.post('/abp/TokenAuth/Authenticate', { userName: 'viewer', password: 'wrong-password' })
    await enter(userName)
    await site.running.app.loginLog.flush()
    const { totalCount, items } = (await site.get(`${PROFILE}/GetSignIns?maxResultCount=2`, token)).body.result
    expect(totalCount).toBe(3)
    expect(items).toHaveLength(2)
    const all = (await site.get(`${PROFILE}/GetSignIns?maxResultCount=10`, token)).body.result.items
    expect(all.map(({ result }: { result: string }) => result).toSorted()).toEqual(['InvalidUserNameOrPassword', 'Success', 'Success'])
    expect(JSON.stringify(all)).not.toContain('userId')
    const of = async (days: string) => (await site.get(`${PROFILE}/GetSignIns?${days}`, token)).body.result.totalCount
    const tomorrow = new Date(Date.now() + 32 * 60 * 60_000).toISOString().slice(0, 10)
    expect([
      await of('creationTimeStart=2026-01-01'),
      await of(`creationTimeStart=${tomorrow}`),
      await of('creationTimeEnd=2020-01-01'),
    ]).toEqual([3, 0, 0])
    for (const hidden of ['userId=1', 'skipCount=-1']) expect((await site.get(`${PROFILE}/GetSignIns?${hidden}`, token)).status).toBe(400)
  })

  test('B-56c writes the last use of a session once a minute at most, and later than the call', async () => {
    const { token, id } = await hire(site, ['News/View'])
    const lastUse = async () =>
      (await site.database.read.selectFrom('session').select('lastUseTime').where('userId', '=', id).executeTakeFirstOrThrow()).lastUseTime
    const began = await lastUse()
    await site.get(`${APP}/News/GetAll`, token)
    await site.running.app.sessionUses.flush()
    expect(await lastUse()).toBe(began)
    const old = Date.now() - 61_000
    await site.database.write.updateTable('session').set({ lastUseTime: old }).where('userId', '=', id).execute()
    await site.post(
      `${APP}/User/Update`,
      { id: site.ids.viewer, version: (await rowOf(site, 'User', site.ids.viewer)).version, name: '看' },
      'admin',
    )
    await site.get(`${APP}/News/GetAll`, token)
    await site.running.app.sessionUses.flush()
    expect(await lastUse()).toBeGreaterThan(old + 60_000)
  })

  test('B-56d changes my own name and phone with their rules and log, and nothing else of mine and nothing of others', async () => {
    const { token, id, roleId } = await hire(site, [])
    const { version } = await rowOf(site, 'User', id)
    const update = (values: object) => site.post(`${PROFILE}/Update`, { id, version, ...values }, token)
    for (const values of [
      { userName: 'boss' },
      { roleIds: [1] },
      { unitIds: [] },
      { isActive: true },
      { passwordHash: 'x' },
      { phoneNumber: 'not-a-number' },
      { avatar: 'https://elsewhere.example/a.png' },
    ])
      expect([values, (await update(values)).status]).toEqual([values, 400])
    expect((await update({ id: site.ids.viewer, name: '闯入' })).status).toBe(403)
    expect((await update({ emailAddress: 'boss@example.com', currentPassword: PASSWORD })).status).toBe(403)
    const number = { name: '林', surname: null, phoneNumber: '13800138000' }
    expect((await update({ ...number, currentPassword: PASSWORD })).status).toBe(200)
    expect(await rowOf(site, 'User', id)).toMatchObject({ name: '林', phoneNumber: '13800138000', roleIds: [roleId] })
    expect((await update({ name: '旧' })).status).toBe(409)
  })

  test('B-56d takes in an avatar of somebody without the permit to upload, up to a megabyte, and no other file', async () => {
    const { token, id } = await hire(site, [])
    const { samplePicture } = await import('../../testing/site.ts')
    const send = async (bytes: Buffer, who: string | undefined) => {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(bytes)]), 'avatar.png')
      return site.request('POST', `${APP}/Upload/Avatar`, { body: form, ...(who && { who }) })
    }
    const picture = await samplePicture(150, 150)
    const taken = await send(picture, token)
    expect(taken.status).toBe(200)
    const { version } = await rowOf(site, 'User', id)
    expect((await site.post(`${PROFILE}/Update`, { id, version, avatar: taken.body.result[0].url }, token)).status).toBe(200)
    expect((await rowOf(site, 'User', id)).avatar).toBe(taken.body.result[0].url)
    expect((await send(picture, undefined)).status).toBe(401)
    expect((await send(Buffer.from('<svg onload="alert(1)"/>'), token)).status).toBe(400)
    expect((await send(Buffer.concat([picture, Buffer.alloc(1024 * 1024)]), token)).status).toBe(413)
  })

  test('B-56e changing my password and my factors asks for the password again, and ten wrong ones end the session', async () => {
    const { token, userName } = await hire(site, [])
    const calls = ['BeginTotp', 'BeginPasskey', 'RemoveTotp', 'MakeRecoveryCodes']
    for (const call of calls) expect([call, (await site.post(`${PROFILE}/${call}`, {}, token)).status]).toEqual([call, 400])
    for (let at = 0; at < 10; at++)
      expect((await site.post(`${PROFILE}/${calls[at % 4]}`, { currentPassword: `guess-${at}` }, token)).status).toBe(400)
    expect(await isIn(token)).toBe(false)
    expect(await isIn((await signIn(site, userName)).token)).toBe(true)
  })
})
