import { afterAll, expect, test } from 'vitest'
import { openProvider } from '../../testing/openid-provider.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { REDIRECT, signingOn, ticketIn } from '../../testing/sign-on.ts'
import { onAnyEngine, PASSWORD, signIn } from '../../testing/site.ts'

const APP = '/abp/services/app'
const provider = await openProvider(() => [REDIRECT])
afterAll(() => provider.close())

onAnyEngine(
  'Linking by an address that others may set',
  (site) => {
    const staff = () => hire(site, ['User/View', 'User/Add', 'User/Edit', 'User/ResetPassword', 'News/View'])
    const enrol = (subject: string, email: string, groups: string[]) =>
      provider.accounts.set(subject, { email, email_verified: true, groups })
    const through = (subject: string) => signingOn(site, provider).through(subject)
    const enter = async (subject: string) => {
      const it = signingOn(site, provider)
      return (await it.enter(await it.through(subject))).body.result as { userId: number; accessToken: string }
    }
    const permits = async ({ userId, accessToken }: { userId: number; accessToken: string }) => {
      const { body } = await site.get(`${APP}/User/GetGrantedFunctionsByUser?id=${userId}`, accessToken)
      return body.result.items.map(({ name }: { name: string }) => name) as string[]
    }
    const isIn = async (token: string) => (await site.get(`${APP}/Profile/GetSessions`, token)).status === 200
    const byPassword = (usernameOrEmailAddress: string, password = PASSWORD) =>
      site.post('/abp/TokenAuth/Authenticate', { usernameOrEmailAddress, password })

    test('B-101a who adds a user with somebody’s address keeps no key to it once that person signs on', async () => {
      const hr = await staff()
      const puppet = { userName: 'puppet1', name: 'P', password: PASSWORD, emailAddress: 'chair@corp.com', phoneNumber: '13900000001' }
      expect((await site.post(`${APP}/User/Create`, { ...puppet, roleIds: [] }, hr.token)).status).toBe(200)
      const before = await signIn(site, 'puppet1')
      await site.post(`${APP}/Profile/BeginTotp`, { currentPassword: PASSWORD }, before.token)
      enrol('chair', 'chair@corp.com', ['board'])
      const chair = await enter('chair')
      expect([chair.userId, await permits(chair)]).toEqual([before.id, expect.arrayContaining(['*:*'])])
      expect([await isIn(before.token), (await byPassword('puppet1')).status]).toEqual([false, 400])
      expect(await rowOf(site, 'User', before.id)).toMatchObject({ emailAddress: 'chair@corp.com', phoneNumber: null })
      const left = await site.database.read.selectFrom('totpFactor').select('userId').where('userId', '=', before.id).execute()
      expect(left).toEqual([])
      expect(await isIn(chair.accessToken)).toBe(true)
    })

    test('B-101a who gives their own account somebody’s address loses it to that person', async () => {
      const hr = await staff()
      const { version } = await rowOf(site, 'User', hr.id)
      expect(
        (
          await site.post(
            `${APP}/Profile/Update`,
            { id: hr.id, version, emailAddress: 'ceo@corp.com', currentPassword: PASSWORD },
            hr.token,
          )
        ).status,
      ).toBe(200)
      enrol('ceo', 'ceo@corp.com', ['board'])
      expect((await enter('ceo')).userId).toBe(hr.id)
      expect([await isIn(hr.token), (await byPassword(hr.userName)).status]).toEqual([false, 400])
    })

    test('B-101a a password, or an address, that others set while the person held little is gone when the provider gives more', async () => {
      const hr = await staff()
      const { id, userName } = await hire(site, [])
      const email = `${userName}@example.com`
      enrol(userName, email, [])
      await enter(userName)
      expect((await site.post(`${APP}/User/ResetPassword`, { userId: id, newPassword: 'Taken-9-overQ' }, hr.token)).status).toBe(200)
      const { version } = await rowOf(site, 'User', id)
      await site.post(`${APP}/User/Update`, { id, version, emailAddress: 'mallory@evil.com', phoneNumber: '13900000002' }, hr.token)
      const mallory = await byPassword(userName, 'Taken-9-overQ')
      expect(mallory.status).toBe(200)
      // Nothing more is given, so nothing is taken.
      await enter(userName)
      expect(await isIn(mallory.body.result.accessToken)).toBe(true)
      enrol(userName, email, ['board'])
      expect(await permits(await enter(userName))).toContain('*:*')
      expect([await isIn(mallory.body.result.accessToken), (await byPassword(userName, 'Taken-9-overQ')).status]).toEqual([false, 400])
      expect(await rowOf(site, 'User', id)).toMatchObject({ emailAddress: email, phoneNumber: null })
    })

    test('B-101a an account with a second factor that nobody stands for is not linked, and gets nothing', async () => {
      const hr = await staff()
      const puppet = { userName: 'puppet2', name: 'P', password: PASSWORD, emailAddress: 'cfo@corp.com', roleIds: [] }
      const { id } = (await site.post(`${APP}/User/Create`, puppet, hr.token)).body.result
      const row = { userId: id, secret: '', lastStep: 0, creationTime: 1, confirmationTime: 1 }
      await site.database.write.insertInto('totpFactor').values(row).execute()
      const { token } = await hire(site, ['*:*'])
      enrol('cfo', 'cfo@corp.com', ['board'])
      expect(await through('cfo')).toBe('/#/login?sso=factors')
      expect((await rowOf(site, 'User', id)).roleIds).toEqual([])
      expect((await byPassword('puppet2')).body.result.requiresTwoFactorVerification).toBe(true)
      expect((await site.post(`${APP}/User/ResetSecondFactors`, { id }, token)).status).toBe(200)
      expect(ticketIn(await through('cfo'))).not.toBe('')
      expect((await byPassword('puppet2')).status).toBe(400)
    })

    test('B-101a an account that an administrator with every right made, or imported, keeps its password and number', async () => {
      const { id, userName, token } = await hire(site, [])
      const { version } = await rowOf(site, 'User', id)
      await site.post(`${APP}/User/Update`, { id, version, phoneNumber: '13900000003' }, 'admin')
      enrol(userName, `${userName}@example.com`, ['board'])
      expect((await enter(userName)).userId).toBe(id)
      expect([await isIn(token), (await byPassword(userName)).status]).toEqual([true, 200])
      const rows = [{ userName: 'imported', name: 'I', emailAddress: 'imported@corp.com', phoneNumber: '13900000004' }]
      const hr = await hire(site, ['User/View', 'User/Import'])
      const others = [{ userName: 'brought', name: 'B', emailAddress: 'brought@corp.com', phoneNumber: '13900000005' }]
      expect((await site.post(`${APP}/User/SaveImport`, { items: rows }, 'admin')).status).toBe(200)
      expect((await site.post(`${APP}/User/SaveImport`, { items: others }, hr.token)).status).toBe(200)
      for (const { userName: subject, emailAddress } of [...rows, ...others]) enrol(subject, emailAddress, [])
      const [kept, cleared] = [await enter('imported'), await enter('brought')]
      expect((await rowOf(site, 'User', kept.userId)).phoneNumber).toBe('13900000004')
      expect((await rowOf(site, 'User', cleared.userId)).phoneNumber).toBe(null)
    })
  },
  { ...provider.env, OIDC_LINK_BY_EMAIL: '1', OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'board=admin' },
)
