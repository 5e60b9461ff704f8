import { afterAll, expect, test } from 'vitest'
import { codeOf } from '../../testing/factors.ts'
import { openProvider } from '../../testing/openid-provider.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { REDIRECT, signingOn, ticketIn } from '../../testing/sign-on.ts'
import { onAnyEngine, PASSWORD, type Site } from '../../testing/site.ts'
import { times } from '../../testing/times.ts'

const APP = '/abp/services/app'
const UNKNOWN = '/#/login?sso=unknown'

const provider = await openProvider(() => [REDIRECT])
afterAll(() => provider.close())

let number = 0
/** Somebody new at the provider; returns their subject. */
function enrol(claims: Record<string, unknown>): string {
  const subject = `subject-${++number}`
  provider.accounts.set(subject, claims)
  return subject
}

const count = async (site: Site) => (await site.database.read.selectFrom('user').select('id').execute()).length

onAnyEngine(
  'Somebody whom nobody here knows',
  (site) => {
    test('B-61d is refused in words, and nothing of them is kept', async () => {
      const { userName } = await hire(site, [])
      const before = await count(site)
      const subject = enrol({ email: `${userName}@example.com`, email_verified: true, preferred_username: userName })
      expect(await signingOn(site, provider).through(subject)).toBe(UNKNOWN)
      expect([await count(site), await site.database.read.selectFrom('externalIdentity').selectAll().execute()]).toEqual([before, []])
      await site.running.app.loginLog.flush()
      const rows = await site.database.read.selectFrom('loginLog').select(['userId', 'userNameOrEmailAddress', 'result']).execute()
      expect(rows).toContainEqual({ userId: null, userNameOrEmailAddress: '', result: 'UnknownIdentity' })
    })
  },
  provider.env,
)

onAnyEngine(
  'Linking by the e-mail address',
  (site) => {
    const through = (subject: string) => signingOn(site, provider).through(subject)

    test('B-61d takes a verified address, in whatever case, and no other claim', async () => {
      const { id, userName } = await hire(site, [])
      const email = `${userName}@example.com`
      for (const claims of [
        { email },
        { email, email_verified: false },
        { email, email_verified: 'true' },
        { email_verified: true, preferred_username: userName },
        { email: userName, email_verified: true },
        { email: `x${email}`, email_verified: true },
      ])
        expect(await through(enrol(claims))).toBe(UNKNOWN)
      const it = signingOn(site, provider)
      const login = await it.through(enrol({ email: email.toUpperCase(), email_verified: true }))
      expect((await it.enter(login)).body.result.userId).toBe(id)
    })

    test('B-61d an address that the provider has given to somebody else does not open the account of the first', async () => {
      const { userName } = await hire(site, [])
      const claims = { email: `${userName}@example.com`, email_verified: true }
      const first = enrol(claims)
      expect(ticketIn(await through(first))).not.toBe('')
      expect(await through(enrol(claims))).toBe(UNKNOWN)
      expect(ticketIn(await through(first))).not.toBe('')
    })

    test('B-61d a disabled or deleted user is linked to nobody', async () => {
      for (const change of ['Deactivate', 'Delete']) {
        const { id, userName } = await hire(site, [])
        await site.post(`${APP}/User/${change}`, { id }, 'admin')
        expect(await through(enrol({ email: `${userName}@example.com`, email_verified: true }))).toBe(UNKNOWN)
      }
    })

    test('B-61d a link is in the audit log, and goes with a user who is deleted for ever', async () => {
      const { id, userName } = await hire(site, [])
      await through(enrol({ email: `${userName}@example.com`, email_verified: true }))
      const audits = site.database.read.selectFrom('auditLog').select(['userName', 'serviceName', 'methodName', 'parameters', 'result'])
      expect(await audits.where('userName', '=', 'sign-on').orderBy('id', 'desc').executeTakeFirst()).toEqual({
        userName: 'sign-on',
        serviceName: 'ExternalAuth',
        methodName: 'Callback',
        parameters: JSON.stringify({ userId: id }),
        result: 'Success',
      })
      const links = () => site.database.read.selectFrom('externalIdentity').select('subject').where('userId', '=', id).execute()
      expect(await links()).toHaveLength(1)
      await site.post(`${APP}/User/Delete`, { id }, 'admin')
      expect((await site.post(`${APP}/User/DeleteForever`, { id }, 'admin')).status).toBe(200)
      expect(await links()).toEqual([])
    })
  },
  { ...provider.env, OIDC_LINK_BY_EMAIL: '1' },
)

onAnyEngine(
  'Making users of people',
  (site) => {
    const enter = async (subject: string) => {
      const it = signingOn(site, provider)
      const { body } = await it.enter(await it.through(subject))
      return body.result.userId as number
    }
    const made = async (claims: Record<string, unknown>) => rowOf(site, 'User', await enter(enrol(claims)))

    test('B-61e somebody new gets names, a verified address and the default roles, and no password', async () => {
      const role = await site.post(
        `${APP}/Role/Create`,
        { name: 'everybody', displayName: 'Everybody', isDefault: true, grantedPermissions: [] },
        'admin',
      )
      const row = await made({
        preferred_username: 'lin.yinuo',
        given_name: '一诺',
        family_name: '林',
        name: '林一诺',
        email: 'lin@corp.com',
        email_verified: true,
      })
      expect(row).toMatchObject({
        userName: 'lin.yinuo',
        name: '一诺',
        surname: '林',
        fullName: '林一诺',
        emailAddress: 'lin@corp.com',
        isActive: true,
        roleIds: [role.body.result.id],
        unitIds: [],
      })
      const { passwordHash } = await site.database.read
        .selectFrom('user')
        .select('passwordHash')
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow()
      expect(passwordHash).toBe(null)
      for (const password of ['', PASSWORD, 'null'])
        expect((await site.post('/abp/TokenAuth/Authenticate', { usernameOrEmailAddress: 'lin.yinuo', password })).status).toBe(400)
      const changes = await site.database.read
        .selectFrom('entityChange')
        .select(['changeType', 'userId'])
        .where('entityType', '=', 'user')
        .where('entityId', '=', row.id)
        .execute()
      expect(changes).toEqual([{ changeType: 'Created', userId: null }])
    })

    test('B-61e nobody gets a name or an address that somebody has: the name gets a number, the address is left out', async () => {
      const { userName, id } = await hire(site, ['*:*'])
      const row = await made({
        preferred_username: userName.toUpperCase(),
        name: 'Admin',
        email: `${userName}@example.com`,
        email_verified: true,
      })
      expect(row).toMatchObject({ userName: `${userName.toUpperCase()}2`, emailAddress: null, roleIds: expect.not.arrayContaining(['x']) })
      expect(row.id).not.toBe(id)
      expect((await made({ preferred_username: userName })).userName).toBe(`${userName}3`)
      // A name in the recycle bin may come back.
      await site.post(`${APP}/User/Delete`, { id: row.id }, 'admin')
      expect((await made({ preferred_username: `${userName}2` })).userName).toBe(`${userName}22`)
    })

    test('B-61e a name is made of what the provider says, whatever that is', async () => {
      for (const [claims, userName, name] of [
        [{ preferred_username: 'ada@corp.example', given_name: 'Ada', family_name: 'Lovelace' }, 'ada', 'Ada'],
        [{ preferred_username: String.raw`CORP\grace`, name: 'Grace Hopper' }, 'grace', 'Grace Hopper'],
        [{ email: 'mary@corp.example' }, 'mary', 'mary'],
        [{}, 'user', 'user'],
        [{ preferred_username: ['list'], name: 7, email: { a: 1 } }, 'user2', 'user2'],
        [{ preferred_username: 'ｇｒａｙ' }, 'gray', 'ｇｒａｙ'],
        [{ preferred_username: '\u0430dmin' }, 'user3', '\u0430dmin'],
        [{ preferred_username: ' a b\u0000c\n ', name: 'x'.repeat(500) }, 'abc', 'x'.repeat(64)],
        [{ preferred_username: 'y'.repeat(500), email: 'not an address', email_verified: true }, 'y'.repeat(64), 'y'.repeat(64)],
      ] as const) {
        const row = await made(claims)
        expect([row.userName, row.name, row.emailAddress]).toEqual([userName, name, null])
      }
    })

    test('B-61e of five who come back at the same moment for the same new person one makes the user', { tags: ['engine'] }, async () => {
      const before = await count(site)
      const subject = enrol({ preferred_username: 'twin' })
      const logins = await Promise.all(times(5, () => signingOn(site, provider).through(subject)))
      expect(logins.every((login) => ticketIn(login) !== '')).toBe(true)
      expect(await count(site)).toBe(before + 1)
    })

    test('B-61m somebody without a password sets up a factor that a role asks for, within ten minutes of signing in, and not without a code again', async () => {
      const role = { name: 'guarded', displayName: 'Guarded', requiresSecondFactor: true, grantedPermissions: ['News/View'] }
      const { id: roleId } = (await site.post(`${APP}/Role/Create`, role, 'admin')).body.result
      const it = signingOn(site, provider)
      const { body } = await it.enter(await it.through(enrol({ preferred_username: 'guarded' })))
      const { userId, accessToken } = body.result
      await site.post(`${APP}/User/Update`, { id: userId, version: 1, roleIds: [roleId] }, 'admin')
      expect((await site.get(`${APP}/News/GetAll`, accessToken)).status).toBe(403)
      const begin = (token: string, more = {}) => site.post(`${APP}/Profile/BeginTotp`, more, token)
      expect((await begin(accessToken, { currentPassword: PASSWORD })).status).toBe(400)
      const session = site.database.write.updateTable('session').where('userId', '=', userId)
      const { expiryTime } = await site.database.read
        .selectFrom('session')
        .select('expiryTime')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      await session.set({ expiryTime: expiryTime - 10 * 60_000 }).execute()
      const late = await begin(accessToken)
      expect([late.status, late.body.error.message]).toEqual([422, '您的账号没有密码：请退出并重新登录，然后在 10 分钟内完成设置。'])
      await session.set({ expiryTime }).execute()
      const { secret } = (await begin(accessToken)).body.result
      expect((await site.post(`${APP}/Profile/ConfirmTotp`, { verificationCode: codeOf(secret, -1) }, accessToken)).status).toBe(200)
      expect((await site.get(`${APP}/News/GetAll`, accessToken)).status).toBe(200)
      for (const call of ['RemoveTotp', 'MakeRecoveryCodes', 'BeginPasskey'])
        expect((await site.post(`${APP}/Profile/${call}`, {}, accessToken)).status).toBe(400)
      // A person with a password is asked for it.
      expect((await begin((await hire(site, [])).token)).status).toBe(400)
    })

    test('B-61i somebody in the recycle bin is not made a second time', async () => {
      const subject = enrol({ preferred_username: 'gone' })
      const id = await enter(subject)
      await site.post(`${APP}/User/Delete`, { id }, 'admin')
      const before = await count(site)
      expect(await signingOn(site, provider).through(subject)).toBe('/#/login?sso=inactive')
      expect(await count(site)).toBe(before)
      await site.post(`${APP}/User/Restore`, { id }, 'admin')
      expect(await enter(subject)).toBe(id)
    })
  },
  { ...provider.env, OIDC_CREATE: '1' },
)
