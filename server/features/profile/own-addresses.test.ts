import { afterAll, expect, test } from 'vitest'
import { codeOf, switchOn } from '../../testing/factors.ts'
import { mailEnvironment, openMailServer } from '../../testing/message-servers.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { onAnyEngine, PASSWORD } from '../../testing/site.ts'

const APP = '/abp/services/app'
const server = await openMailServer()
afterAll(() => server.close())

onAnyEngine(
  'My own addresses',
  (site) => {
    test('B-101c is changed with my password, or a code that works once, and I am told by mail of the change alone', async () => {
      const { id, userName, token } = await hire(site, [])
      const update = async (values: object) => {
        const { version } = await rowOf(site, 'User', id)
        return (await site.post(`${APP}/Profile/Update`, { id, version, ...values }, token)).status
      }
      expect(await update({ name: 'Lin' })).toBe(200)
      expect(await update({ phoneNumber: '13900001111', currentPassword: PASSWORD })).toBe(200)
      const texts = () => server.mails.filter(({ to }) => to.includes(`${userName}@example.com`)).map(({ text }) => text)
      await expect.poll(texts).toEqual([expect.stringContaining('由 - 改为 139****1111')])
      const text = texts()[0]!
      expect(text).not.toContain('13900001111')
      const { secret } = await switchOn(site, token)
      const verificationCode = codeOf(secret)
      expect(await update({ phoneNumber: '13900002222', verificationCode })).toBe(200)
      expect(await update({ phoneNumber: '13900003333', verificationCode })).toBe(400)
      expect((await rowOf(site, 'User', id)).phoneNumber).toBe('13900002222')
      await expect.poll(() => texts().at(-1)).toContain('由 139****1111 改为 139****2222')
      const logged = await site.database.read.selectFrom('auditLog').select('parameters').where('serviceName', '=', 'Profile').execute()
      expect(JSON.stringify(logged)).not.toContain(PASSWORD)
    })

    test('B-110a my e-mail address is changed with my password alone, in the profile, and the address of before is told', async () => {
      const { id, userName, token } = await hire(site, ['User/View', 'User/Edit'])
      const before = await rowOf(site, 'User', id)
      const [old, own] = [`${userName}@example.com`, `own-${userName}@example.com`]
      const call = (path: string, values: object) => site.post(`${APP}/${path}`, { id, ...values }, token)
      for (const path of ['User/Update', 'User/InsertOrUpdate']) {
        const { status, body } = await call(path, { emailAddress: own, currentPassword: undefined })
        expect([path, status, body.error.message]).toEqual([path, 422, '自己的邮箱请在个人中心里修改。'])
        expect((await call(path, { ...before, version: null })).status).toBe(200)
      }
      for (const proof of [{}, { currentPassword: 'wrong-Pass-1' }, { verificationCode: '123456' }])
        expect([proof, (await call('Profile/Update', { emailAddress: own, ...proof })).status]).toEqual([proof, 400])
      expect((await call('Profile/Update', { emailAddress: null, currentPassword: PASSWORD })).status).toBe(400)
      expect((await rowOf(site, 'User', id)).emailAddress).toBe(old)
      expect((await call('Profile/Update', { emailAddress: old, name: 'same' })).status).toBe(200)
      expect((await call('Profile/Update', { emailAddress: own, currentPassword: PASSWORD })).status).toBe(200)
      expect((await rowOf(site, 'User', id)).emailAddress).toBe(own)
      const texts = () => server.mails.filter(({ to }) => to.includes(old)).map(({ text }) => text)
      await expect.poll(texts).toEqual([expect.stringContaining(`由 ${old[0]}***@example.com 改为 o***@example.com`)])
      expect(server.mails.filter(({ to }) => to.includes(own))).toEqual([])
    })
  },
  mailEnvironment(server),
)
