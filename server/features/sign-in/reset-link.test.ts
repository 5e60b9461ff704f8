import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { start } from '../../start.ts'
import { attempt, letAMinutePass, newAddress, postFrom } from '../../testing/attempt.ts'
import { mailEnvironment, openMailServer, readHead } from '../../testing/message-servers.ts'
import { hire } from '../../testing/people.ts'
import { NO_ASSETS, onAnyEngine, PASSWORD, urlOf, type Site } from '../../testing/site.ts'
import { hashing } from './hash-queue.ts'
import { times } from '../../testing/times.ts'

const APP = '/abp/services/app'
const ASK = '/abp/TokenAuth/SendPasswordResetLink'
const RESET = '/abp/TokenAuth/ResetPasswordByLink'
const FRESH = 'Quiet-Harbour-9'

const server = await openMailServer()
afterAll(() => server.close())
beforeEach(() => {
  server.mails = []
})

const MAIL = mailEnvironment(server)

const tokenIn = (text: string) => /#\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? ''
const errorOf = (text: string) =>
  (JSON.parse(text) as { error: { message: string; validationErrors: { members: string[] }[] | null } }).error

function helpersFor(site: Site) {
  const ask = (account: unknown, from = newAddress(), headers = {}) =>
    postFrom(site, ASK, { usernameOrEmailAddress: account }, { from, headers })
  const reset = (token: unknown, newPassword: unknown = FRESH, from = newAddress()) =>
    postFrom(site, RESET, { token, newPassword }, { from })
  const enter = async (account: string, password: string) => (await attempt(site, { account, password, from: newAddress() })).status
  const waitAMinute = () => letAMinutePass(site)
  const employ = async (permits: string[] = []) => {
    const person = await hire(site, permits)
    return { ...person, email: `${person.userName}@example.com` }
  }
  const tokenFor = async (account: string) => {
    const before = server.mails.length
    expect((await ask(account)).status).toBe(200)
    await expect.poll(() => server.mails.length).toBe(before + 1)
    return tokenIn(server.mails.at(-1)!.text)
  }
  const log = async (userName: string) => {
    await site.running.app.loginLog.flush()
    return (
      await site.database.read
        .selectFrom('loginLog')
        .select('result')
        .where('userNameOrEmailAddress', '=', userName)
        .orderBy('id')
        .execute()
    ).map(({ result }) => result)
  }
  return { ask, reset, enter, waitAMinute, employ, tokenFor, log }
}

const ENDED = '链接无效、已使用或已过期，请重新获取。'

onAnyEngine(
  'A forgotten password',
  (site) => {
    const { ask, reset, enter, waitAMinute, employ, tokenFor, log } = helpersFor(site)

    test('B-53a the link of a mail sets a new password, by name or by e-mail address, and the old one is over', async () => {
      const { userName, email } = await employ()
      for (const [account, password, old] of [
        [userName, FRESH, PASSWORD],
        [` ${email.toUpperCase()} `, 'Calm-Meadow-4', FRESH],
      ] as const) {
        await waitAMinute()
        const token = await tokenFor(account)
        expect((await reset(token, password)).status).toBe(200)
        expect([await enter(userName, old), await enter(userName, password)]).toEqual([400, 200])
      }
      expect(server.mails.map(({ to }) => to)).toEqual([[email], [email]])
    })

    test('B-53a the mail is in the language of the page, and its link begins with the configured address, whatever host the request names', async () => {
      const { userName } = await employ()
      await ask(userName, undefined, { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' })
      await expect.poll(() => server.mails.length).toBe(1)
      const [chinese] = server.mails
      expect(chinese!.text).toMatch(/https:\/\/site\.example\/#\/reset-password\?token=[\w-]{86}\s/)
      expect(chinese!.html).toContain('href="https://site.example/#/reset-password?token=')
      expect(chinese!.raw + chinese!.text + chinese!.html).not.toContain('evil.example')
      expect(readHead(chinese!.head)).toContain('重设登录密码')
      expect(chinese!.text).toContain('链接在 30 分钟内有效')
      await waitAMinute()
      await ask(userName, undefined, { 'accept-language': 'en' })
      await expect.poll(() => server.mails.length).toBe(2)
      expect(readHead(server.mails[1]!.head)).toContain('set a new password')
      expect(server.mails[1]!.text).toContain('for 30 minutes')
      expect(server.mails[1]!.text).not.toMatch(/\p{Script=Han}/u)
    })

    test('B-53b a new password ends every session of its user and nobody else’s, on every node', async () => {
      const [mine, other] = [await employ(['News/View']), await employ(['News/View'])]
      const node = await start(site.env, { quiet: true, assets: NO_ASSETS })
      try {
        const there = async (token: string) => (await fetch(`${urlOf(node)}${APP}/News/GetAll`, { headers: { 'x-token': token } })).status
        expect([await there(mine.token), await there(other.token)]).toEqual([200, 200])
        for (const { token } of [mine, other]) expect((await site.get(`${APP}/News/GetAll`, token)).status).toBe(200)
        expect((await reset(await tokenFor(mine.userName))).status).toBe(200)
        expect((await site.get(`${APP}/News/GetAll`, mine.token)).status).toBe(401)
        await expect.poll(() => there(mine.token), { timeout: 4000, interval: 20 }).toBe(401)
        expect([(await site.get(`${APP}/News/GetAll`, other.token)).status, await there(other.token)]).toEqual([200, 200])
      } finally {
        await node.close()
      }
    })

    test('B-53b the login log and the audit log tell of it, without link and password', async () => {
      const { id, userName } = await employ()
      const token = await tokenFor(userName)
      await reset('x'.repeat(86), 'Canary-Password-1')
      await reset(token, 'Canary-Password-1')
      expect(await log(userName)).toEqual(['Success', 'PasswordReset'])
      const audit = await site.database.read
        .selectFrom('auditLog')
        .selectAll()
        .where('methodName', '=', 'ResetPasswordByLink')
        .where('userId', '=', id)
        .execute()
      expect(audit).toEqual([expect.objectContaining({ userName, result: 'Success', serviceName: 'TokenAuth' })])
      await site.running.app.webLog.flush()
      const tables = await Promise.all(
        (['oneTimeCode', 'loginLog', 'webLog', 'auditLog', 'entityChange'] as const).map((table) =>
          site.database.read.selectFrom(table).selectAll().execute(),
        ),
      )
      expect(JSON.stringify(tables)).not.toContain(token)
      expect(JSON.stringify(tables)).not.toContain(token.slice(43))
      expect(JSON.stringify(tables)).not.toContain('Canary-Password-1')
    })

    test('B-53c a link works once: of four uses at the same moment one sets the password', { tags: ['engine'] }, async () => {
      const { userName } = await employ()
      const token = await tokenFor(userName)
      const tried = times(4, (index) => `Quiet-Harbour-${index}x`)
      const replies = await Promise.all(tried.map((password) => reset(token, password)))
      expect(replies.map(({ status }) => status).filter((status) => status !== 422)).toEqual([200])
      const winner = tried[replies.findIndex(({ status }) => status === 200)]!
      expect(await enter(userName, winner)).toBe(200)
      for (const password of tried.filter((other) => other !== winner)) expect(await enter(userName, password)).toBe(400)
      expect(errorOf((await reset(token)).text).message).toBe(ENDED)
    })

    test(
      'B-53c two uses that have both hashed their password before either is stored set one of the two',
      { tags: ['engine'] },
      async () => {
        const { id, userName } = await employ()
        const token = await tokenFor(userName)
        const tried = ['Quiet-Harbour-1x', 'Quiet-Harbour-2x']
        const waiting = async () =>
          (
            await sql<{ n: number }>`select count(*) as "n" from pg_stat_activity
            where "datname" = current_database() and "wait_event_type" = 'Lock'`.execute(site.database.read)
          ).rows[0]!.n
        // On PostgreSQL the row of the user is held until both transactions wait; SQLite has one writer anyway.
        const replies = await site.database.write.transaction().execute(async (db) => {
          if (site.engine === 'sqlite') return []
          await db.updateTable('user').set({ surname: null }).where('id', '=', id).execute()
          const asked = tried.map((password) => reset(token, password))
          await expect.poll(waiting).toBe(2)
          return asked
        })
        const heard = await Promise.all(site.engine === 'sqlite' ? tried.map((password) => reset(token, password)) : replies)
        expect(heard.map(({ status }) => status).filter((status) => status !== 422)).toEqual([200])
        const entered = await Promise.all(tried.map((password) => enter(userName, password)))
        expect(entered).toEqual(heard.map(({ status }) => (status === 200 ? 200 : 400)))
      },
    )

    test('B-53c a link ends after thirty minutes, when a new one is asked for, and when password, e-mail address or account change', async () => {
      const ways: ((person: Awaited<ReturnType<typeof employ>>) => Promise<unknown>)[] = [
        async () => {
          const row = await site.database.read
            .selectFrom('oneTimeCode')
            .selectAll()
            .orderBy('creationTime', 'desc')
            .executeTakeFirstOrThrow()
          expect(row.expiryTime - row.creationTime).toBe(30 * 60_000)
          await site.database.write.updateTable('oneTimeCode').set({ expiryTime: site.database.now() }).execute()
        },
        async ({ userName }) => {
          await waitAMinute()
          await tokenFor(userName)
        },
        ({ id }) => site.post(`${APP}/User/ResetPassword`, { userId: id, newPassword: 'Early-Lantern-3' }, 'admin'),
        ({ token }) => site.post(`${APP}/User/ChangePassword`, { currentPassword: PASSWORD, newPassword: 'Early-Lantern-3' }, token),
        ({ id }) => site.post(`${APP}/User/Update`, { id, version: 1, emailAddress: `moved-${id}@example.com` }, 'admin'),
        ({ id }) => site.post(`${APP}/User/Update`, { id, version: 1, isActive: false }, 'admin'),
        ({ id }) => site.post(`${APP}/User/Delete`, { id }, 'admin'),
      ]
      for (const way of ways) {
        const person = await employ()
        const link = await tokenFor(person.userName)
        const done = await way(person)
        expect((done as { status?: number } | undefined)?.status ?? 200).toBe(200)
        const { status, text } = await reset(link)
        expect([status, errorOf(text).message]).toEqual([422, ENDED])
        expect(await enter(person.userName, FRESH)).toBe(400)
      }
    })

    test('B-53c part of a link, a link of another purpose and an invented one set no password, and cause no hashing', async () => {
      const { userName } = await employ()
      const token = await tokenFor(userName)
      const { begun } = hashing()
      for (const wrong of [
        token.slice(0, 43),
        token.slice(43),
        `${token.slice(0, 43)}${'A'.repeat(43)}`,
        `${token.slice(43)}${token.slice(0, 43)}`,
        `${token}x`,
        '',
        'A'.repeat(86),
      ])
        expect([wrong.length, (await reset(wrong)).status]).toEqual([wrong.length, 422])
      for (const odd of [null, [token], { $ne: '' }, 'x'.repeat(201), 7]) expect((await reset(odd)).status).toBe(400)
      expect((await reset('x'.repeat(40_000))).status).toBe(413)
      expect(hashing().begun).toBe(begun)
      expect((await reset(token)).status).toBe(200)
    })

    test('B-53d the new password is held to the rules of every password, and a refusal leaves the link as it is', async () => {
      const { userName, email } = await employ()
      const token = await tokenFor(userName)
      for (const weak of ['12345', 'x'.repeat(21), 'password', '123qwe', 'abcdef', 'aaaaaa', '654321', 'qwerty', 'Password']) {
        const { status, text } = await reset(token, weak)
        expect([weak, status, errorOf(text).validationErrors?.[0]?.members]).toEqual([weak, 400, ['newPassword']])
      }
      for (const own of [`${userName}1`, email.split('@')[0]!]) expect((await reset(token, own)).status).toBe(400)
      expect((await reset(token)).status).toBe(200)
      expect(await enter(userName, FRESH)).toBe(200)
    })

    test('B-53g who asks gets the same answer, rows and limits, whether there is such a user or not', async () => {
      const { userName, email, id } = await employ()
      const disabled = await employ()
      await site.post(`${APP}/User/Update`, { id: disabled.id, version: 1, isActive: false }, 'admin')
      const count = async () => (await site.database.read.selectFrom('oneTimeCode').select('subject').execute()).length
      const heard: unknown[] = []
      for (const account of [userName, 'nobody-of-that-name', disabled.userName, 'nobody@example.com']) {
        const before = await count()
        const replies = await Promise.all(times(6, () => ask(account)))
        heard.push([replies.map(({ status, text }) => [status, text]), (await count()) - before])
      }
      for (const one of heard) expect(one).toEqual(heard[0])
      expect(await ask(email)).toMatchObject({ status: 200, text: expect.stringContaining('"result":null') })
      await expect.poll(() => server.mails.length).toBe(1)
      const rows = await site.database.read.selectFrom('oneTimeCode').selectAll().where('userId', '=', id).execute()
      expect(rows).toHaveLength(1)
      expect(server.mails[0]!.to).toEqual([email])
    })

    test('B-53h an account gets one mail a minute and five an hour, whoever asks and by whatever name, and nobody is told', async () => {
      const { userName, email } = await employ()
      const both = () => Promise.all([ask(userName), ask(email), ask(userName.toUpperCase()), ask(email)])
      for (let round = 0; round < 7; round++) {
        expect((await both()).map(({ status }) => status)).toEqual([200, 200, 200, 200])
        await waitAMinute()
      }
      await expect.poll(() => server.mails.length).toBe(5)
      // One more mail of somebody else shows that no sixth is on its way.
      await tokenFor((await employ()).userName)
      expect(server.mails).toHaveLength(6)
    })

    test('B-53h a network may ask ten times in a quarter of an hour, and try ten links', async () => {
      const from = newAddress()
      const asked = await Promise.all(times(14, (index) => ask(`nobody-${index}`, from)))
      expect(asked.filter(({ status }) => status === 429)).toHaveLength(4)
      const tried = await Promise.all(times(14, () => reset('A'.repeat(86), FRESH, from)))
      expect(tried.filter(({ status }) => status === 429)).toHaveLength(4)
      expect(Number(tried.find(({ status }) => status === 429)!.retryAfter)).toBeGreaterThan(0)
    })

    test('B-53b who has guessed too often signs in at once with the new password', async () => {
      const { userName } = await employ()
      const from = newAddress()
      for (let i = 0; i < 10; i++) await attempt(site, { account: userName, from })
      expect((await attempt(site, { account: userName, password: PASSWORD, from })).status).toBe(429)
      expect((await reset(await tokenFor(userName), FRESH, from)).status).toBe(200)
      expect((await attempt(site, { account: userName, password: FRESH, from })).status).toBe(200)
    })

    test('B-53a an imported user, who has no password yet, sets the first one', async () => {
      await site.post(
        `${APP}/User/SaveImport`,
        { items: [{ userName: 'imported', name: 'imported', emailAddress: 'imported@example.com' }] },
        'admin',
      )
      expect((await reset(await tokenFor('imported'))).status).toBe(200)
      expect(await enter('imported', FRESH)).toBe(200)
    })

    test('B-53f a mail server that refuses keeps nobody waiting, and the mail comes later', async () => {
      const { userName } = await employ()
      server.refusals = [451]
      expect((await ask(userName)).status).toBe(200)
      expect(server.mails).toEqual([])
      await expect.poll(() => server.mails.length).toBe(1)
      expect((await reset(tokenIn(server.mails[0]!.text))).status).toBe(200)
    })
  },
  MAIL,
)

onAnyEngine('Without a mail server', (site) => {
  const { ask, reset } = helpersFor(site)

  test('B-53i nobody sets a forgotten password, in words, and nothing is written', async () => {
    for (const { status, text } of [await ask('editor'), await reset('A'.repeat(86))]) {
      expect([status, errorOf(text).message]).toEqual([422, '本站没有开通邮件找回密码，请联系管理员重置密码。'])
    }
    expect(await site.database.read.selectFrom('oneTimeCode').select('subject').execute()).toEqual([])
    expect(server.mails).toEqual([])
  })
})

onAnyEngine(
  'In demo mode',
  (site) => {
    const { ask, reset } = helpersFor(site)

    test('B-53j M-02d nobody sets a password or gets a message', async () => {
      for (const { status, text } of [await ask('editor'), await reset('A'.repeat(86))])
        expect([status, errorOf(text).message]).toEqual([403, '演示版本，不允许操作'])
      expect(server.mails).toEqual([])
    })
  },
  { ...MAIL, SMS_GATEWAY: 'log', DEMO: '1' },
)
