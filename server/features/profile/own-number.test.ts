import { afterAll, expect, test } from 'vitest'
import { codeOf, switchOn } from '../../testing/factors.ts'
import { mailEnvironment, openMailServer } from '../../testing/message-servers.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { onAnyEngine, PASSWORD } from '../../testing/site.ts'

const APP = '/abp/services/app'
const server = await openMailServer()
afterAll(() => server.close())

onAnyEngine(
  'My mobile number',
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
  },
  mailEnvironment(server),
)
