import { expect, test } from 'vitest'
import { clockOfTest } from '../testing/movable-clock.ts'
import { hire, rowOf } from '../testing/people.ts'
import { onAnyEngine, PASSWORD, signIn } from '../testing/site.ts'

const APP = '/abp/services/app'
const NEXT = 'Another-pass-8'

onAnyEngine('A session', (site) => {
  const isIn = async (token: string) => (await site.get(`${APP}/News/GetAll`, token)).status === 200
  const reader = () => hire(site, ['News/View'])
  const again = async (userName: string, password = PASSWORD) => (await signIn(site, userName, password)).token

  test('T-07a ends at once when I log out, and only this one', async () => {
    const { token, userName } = await reader()
    const other = await again(userName)
    expect([await isIn(token), await isIn(other)]).toEqual([true, true])
    const { status, body } = await site.post('/abp/TokenAuth/LogOut', {}, token)
    expect([status, body.result]).toEqual([200, null])
    expect([await isIn(token), await isIn(other)]).toEqual([false, true])
    expect((await site.post('/abp/TokenAuth/LogOut', {}, token)).body).toMatchObject({ unAuthorizedRequest: true, error: { code: 401 } })
  })

  test('ends at once when the user is disabled, and does not come back when they are enabled again', async () => {
    const { token, id } = await reader()
    expect(await isIn(token)).toBe(true)
    await site.post(`${APP}/User/Update`, { id, version: 1, isActive: false }, 'admin')
    expect(await isIn(token)).toBe(false)
    await site.post(`${APP}/User/Update`, { id, version: 2, isActive: true }, 'admin')
    expect(await isIn(token)).toBe(false)
  })

  test('ends at once when the user is deleted, one or many, and does not come back with them', async () => {
    const [one, two] = [await reader(), await reader()]
    expect([await isIn(one.token), await isIn(two.token)]).toEqual([true, true])
    await site.request('DELETE', `${APP}/User/Delete?id=${one.id}`, { who: 'admin' })
    await site.post(`${APP}/User/BatchDelete`, { ids: [two.id] }, 'admin')
    expect([await isIn(one.token), await isIn(two.token)]).toEqual([false, false])
    for (const { id } of [one, two]) expect((await site.post(`${APP}/User/Restore`, { id }, 'admin')).status).toBe(200)
    expect([await isIn(one.token), await isIn(two.token)]).toEqual([false, false])
  })

  test('V-01 when I change my password my other sessions end, and this one stays', async () => {
    const { token, userName, id } = await reader()
    const other = await again(userName)
    const changed = await site.post(`${APP}/User/ChangePassword`, { userId: id, currentPassword: PASSWORD, newPassword: NEXT }, token)
    expect([changed.status, changed.body.result]).toEqual([200, true])
    expect([await isIn(token), await isIn(other)]).toEqual([true, false])
    expect((await site.post('/abp/TokenAuth/Authenticate', { userName, password: PASSWORD })).status).toBe(400)
    expect(await isIn(await again(userName, NEXT))).toBe(true)
  })

  test('V-01 with a wrong old password, another’s name or a weak new one nothing changes', async () => {
    const { token, userName } = await reader()
    const change = (body: Record<string, unknown>) =>
      site.post(`${APP}/User/ChangePassword`, { currentPassword: PASSWORD, newPassword: NEXT, ...body }, token)
    const wrong = await change({ currentPassword: 'not-it' })
    expect([wrong.status, wrong.body.error.validationErrors]).toEqual([400, [{ message: '旧密码不正确', members: ['currentPassword'] }]])
    expect((await change({ userId: site.ids.admin })).status).toBe(403)
    for (const newPassword of ['', 'short', 'x'.repeat(21), '123456', 'PASSWORD', 'aaaaaaaa', '123qwe']) {
      const { status, body } = await change({ newPassword })
      expect([newPassword, status, body.error.validationErrors[0].members]).toEqual([newPassword, 400, ['newPassword']])
    }
    expect(await isIn(await again(userName))).toBe(true)
  })

  test('ends at once when somebody resets the password', async () => {
    const { token, id, userName } = await reader()
    expect((await site.post(`${APP}/User/ResetPassword`, { userId: id, newPassword: NEXT }, 'admin')).status).toBe(200)
    expect(await isIn(token)).toBe(false)
    expect(await isIn(await again(userName, NEXT))).toBe(true)
  })

  test('A-05a loses at once what is taken from its roles', async () => {
    const { token, id, roleId } = await reader()
    expect(await isIn(token)).toBe(true)
    await site.post(`${APP}/Role/Update`, { id: roleId, version: 1, grantedPermissions: [] }, 'admin')
    expect((await site.get(`${APP}/News/GetAll`, token)).status).toBe(403)
    await site.post(`${APP}/Role/Update`, { id: roleId, version: 2, grantedPermissions: ['News/View'] }, 'admin')
    expect(await isIn(token)).toBe(true)
    await site.post(`${APP}/User/Update`, { id, version: 1, roleIds: [] }, 'admin')
    expect((await site.get(`${APP}/News/GetAll`, token)).status).toBe(403)
  })

  test('A-05a loses at once what a deleted role gave', async () => {
    const { token, roleId } = await reader()
    expect(await isIn(token)).toBe(true)
    expect((await site.post(`${APP}/Role/Delete`, { id: roleId }, 'admin')).status).toBe(200)
    expect((await site.get(`${APP}/News/GetAll`, token)).status).toBe(403)
  })

  test('stays ended although it was being looked up in the very moment of its end', async () => {
    for (let round = 0; round < 15; round++) {
      const token = await again('viewer')
      const lookUps = Array.from({ length: 8 }, () => isIn(token))
      const end = site.post('/abp/TokenAuth/LogOut', {}, token)
      await Promise.all([...lookUps, end])
      expect(await isIn(token)).toBe(false)
    }
  })

  test('ends by itself when its time is over', async () => {
    const { token, id } = await reader()
    const { expiryTime } = await site.database.read
      .selectFrom('session')
      .select('expiryTime')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow()
    const clock = clockOfTest(site.running.database)
    clock.stop()
    clock.move(expiryTime - clock.now() - 1)
    expect(await isIn(token)).toBe(true)
    clock.move(1)
    expect(await isIn(token)).toBe(false)
  })

  test('is never told again: no reply of the user’s own reads carries a token or a digest', async () => {
    const { token, id } = await reader()
    const replies = await Promise.all(
      [`User/Get?id=${id}`, `User/GetGrantedFunctionsByUser?id=${id}`, 'Session/GetCurrentLoginInformations'].map((at) =>
        site.get(`${APP}/${at}`, token),
      ),
    )
    expect(JSON.stringify(replies.map(({ body }) => body))).not.toMatch(new RegExp(`${token}|tokenHash`))
    expect(await rowOf(site, 'User', id)).not.toHaveProperty('passwordHash')
  })
})
