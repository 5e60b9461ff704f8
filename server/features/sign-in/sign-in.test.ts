import { expect, test } from 'vitest'
import { hire } from '../../testing/people.ts'
import { onAnyEngine, PASSWORD, signIn } from '../../testing/site.ts'
import { listenToStatements } from '../../testing/statements.ts'
import { hashing } from './hash-queue.ts'

const APP = '/abp/services/app'
const AUTHENTICATE = '/abp/TokenAuth/Authenticate'

onAnyEngine('Signing in', (site) => {
  const enter = (body: Record<string, unknown>, headers = {}) => site.post(AUTHENTICATE, body, undefined, headers)
  const log = async (account: string) => {
    await site.running.app.loginLog.flush()
    return site.database.read
      .selectFrom('loginLog')
      .select(['result', 'userId', 'ip', 'browserInfo'])
      .where('userNameOrEmailAddress', '=', account)
      .orderBy('id')
      .execute()
  }

  test('C-20c C-20d either spelling of the name signs in, in any case of the letters', async () => {
    for (const body of [
      { UsernameOrEmailAddress: 'editor', password: PASSWORD },
      { usernameOrEmailAddress: 'EDITOR', Password: PASSWORD },
      { username: 'editor', password: PASSWORD },
      { userName: 'editor', password: PASSWORD, rememberClient: true },
    ]) {
      const { status, body: reply } = await enter(body)
      expect(status).toBe(200)
      expect(Object.keys(reply.result).toSorted()).toEqual(['accessToken', 'encryptedAccessToken', 'expireInSeconds', 'userId'])
      expect(reply.result).toMatchObject({ userId: site.ids.editor, accessToken: expect.stringMatching(/^[\w-]{43}$/) })
    }
  })

  test('T-01a spaces around my name do not matter, within my password they do', async () => {
    expect((await enter({ usernameOrEmailAddress: '  editor\t', password: PASSWORD })).status).toBe(200)
    expect((await enter({ usernameOrEmailAddress: 'editor', password: ` ${PASSWORD}` })).status).toBe(400)
  })

  test('I can sign in by my e-mail address, and nobody by being named like it', async () => {
    const { id, token } = await hire(site, [])
    await site.post(`${APP}/User/Update`, { id, version: 1, emailAddress: 'Somebody@Example.com' }, 'admin')
    expect((await enter({ usernameOrEmailAddress: 'somebody@example.COM', password: PASSWORD })).body.result.userId).toBe(id)
    const refused = await site.post(`${APP}/User/Create`, { userName: 'somebody@example.com', name: 'x', password: PASSWORD }, 'admin')
    expect(refused.body.error.validationErrors[0].members).toEqual(['userName'])
    expect(token).not.toBe('')
  })

  test('X-05a an unknown name and a wrong password get the very same answer', async () => {
    const wrong = await enter({ usernameOrEmailAddress: 'editor', password: 'wrong-password' })
    const unknown = await enter({ usernameOrEmailAddress: 'nobody-here', password: 'wrong-password' })
    expect([wrong.status, unknown.status]).toEqual([400, 400])
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.body.error).toMatchObject({ code: 400, message: '登录失败!', details: '用户名或密码无效', validationErrors: null })
    expect(wrong.body).toMatchObject({ result: null, success: false, unAuthorizedRequest: false })
    const en = await enter({ usernameOrEmailAddress: 'nobody', password: 'wrong' }, { 'accept-language': 'en' })
    expect([en.body.error.message, en.body.error.details]).toEqual(['Login failed!', 'Invalid user name or password'])
  })

  // A stopwatch would tell little on a busy machine. What takes the time is a check of a password, as costly for nobody (`passwords.test.ts`).
  test('the time of the answer does not reveal if the user exists: either way one password is checked, after the same statements', async () => {
    async function work(account: string) {
      const before = hashing().begun
      const listening = listenToStatements()
      expect((await enter({ usernameOrEmailAddress: account, password: 'wrong-password' })).status).toBe(400)
      // Other parts of the server write by the clock.
      return { checks: hashing().begun - before, statements: listening.end().filter((sql) => sql.includes('"user"')) }
    }
    const [known, unknown] = [await work('viewer'), await work('nobody')]
    expect(known.checks).toBe(1)
    expect(known.statements.length).toBeGreaterThan(0)
    expect(unknown).toEqual(known)
  })

  test('a disabled user is told no more than a stranger, and the log tells the truth', async () => {
    const { id, userName } = await hire(site, [])
    await site.post(`${APP}/User/Update`, { id, version: 1, isActive: false }, 'admin')
    const refused = await enter({ usernameOrEmailAddress: userName, password: PASSWORD })
    expect(refused.body).toEqual((await enter({ usernameOrEmailAddress: 'nobody-at-all', password: PASSWORD })).body)
    expect((await log(userName)).map(({ result }) => result)).toEqual(['Success', 'UserIsNotActive'])
  })

  test('E-08c every attempt is in the log: who, from where, with what result, and no password', async () => {
    await enter({ usernameOrEmailAddress: 'Canary-Account', password: 'Canary-Secret-1' }, { 'user-agent': 'Test Browser/1' })
    const tried = { result: 'InvalidUserNameOrPassword', ip: '127.0.0.1', browserInfo: 'Test Browser/1' }
    expect(await log('Ca… (14)')).toEqual([{ ...tried, userId: null }])
    await enter({ usernameOrEmailAddress: 'VIEWER', password: 'Canary-Secret-1' }, { 'user-agent': 'Test Browser/1' })
    expect(await log('VIEWER')).toEqual([{ ...tried, userId: site.ids.viewer }])
    expect(JSON.stringify(await site.database.read.selectFrom('loginLog').selectAll().execute())).not.toContain('Canary-Secret-1')
  })

  test('E-08c a password that was typed as the name is not in the log', async () => {
    await enter({ usernameOrEmailAddress: 'Canary-Secret-2', password: 'viewer' })
    await log('')
    const rows = await site.database.read.selectFrom('loginLog').select('userNameOrEmailAddress').execute()
    expect(JSON.stringify(rows)).not.toContain('Canary-Secret-2')
    expect(rows.at(-1)).toEqual({ userNameOrEmailAddress: 'Ca… (15)' })
  })

  test('without a name or a password nothing is tried', async () => {
    for (const body of [
      {},
      { usernameOrEmailAddress: 'editor' },
      { password: PASSWORD },
      { usernameOrEmailAddress: ' ', password: PASSWORD },
      { usernameOrEmailAddress: 'editor', password: '' },
      { usernameOrEmailAddress: ['editor'], password: PASSWORD },
      { usernameOrEmailAddress: { $ne: null }, password: { $ne: null } },
      { usernameOrEmailAddress: 'editor', password: null },
    ]) {
      expect([body, (await enter(body)).status]).toEqual([body, 400])
    }
    expect((await enter({ usernameOrEmailAddress: 'editor\u0000', password: PASSWORD })).status).toBe(400)
    expect((await enter({ usernameOrEmailAddress: "editor' or '1'='1", password: "' or '1'='1" })).status).toBe(400)
  })

  test('an imported user has no password, so nobody signs in as them', async () => {
    await site.post(
      `${APP}/User/SaveImport`,
      { items: [{ userName: 'imported', name: 'imported', emailAddress: 'imported@example.com' }] },
      'admin',
    )
    for (const password of ['null', '0', 'undefined', '123qwe'])
      expect((await enter({ usernameOrEmailAddress: 'imported', password })).status).toBe(400)
  })

  test('a token is stored as its digest only', async () => {
    const { token } = await signIn(site, 'viewer')
    const rows = await site.database.read.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await site.get(`${APP}/News/GetAll`, rows.at(-1)!.tokenHash)).status).toBe(401)
  })

  test('the current session is told to its own user, and a stranger gets none', async () => {
    const at = `${APP}/Session/GetCurrentLoginInformations`
    const mine = (await site.get(at, 'editor')).body.result
    expect(mine).toMatchObject({ tenant: null, user: { id: site.ids.editor, userName: 'editor' } })
    expect(Object.keys(mine.user).toSorted()).toEqual([
      'emailAddress',
      'grantedMenus',
      'grantedRoles',
      'id',
      'name',
      'roleNames',
      'surname',
      'userName',
    ])
    expect((await site.get(at)).body.result.user).toBe(null)
    expect((await site.get(at, 'not-a-token')).body.result.user).toBe(null)
  })
})
