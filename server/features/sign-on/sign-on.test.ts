import { get } from 'node:http'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { SIGN_IN } from '../../../contract/features/sign-in.ts'
import { SIGN_ON_BEGIN, SIGN_ON_CALLBACK } from '../../../contract/features/sign-on.ts'
import { newToken } from '../../http/tokens.ts'
import { start } from '../../start.ts'
import { newAddress, postFrom } from '../../testing/attempt.ts'
import { codeOf, switchOn } from '../../testing/factors.ts'
import { CLIENT_SECRET, openProvider } from '../../testing/openid-provider.ts'
import { hire } from '../../testing/people.ts'
import { REDIRECT, signingOn, ticketIn } from '../../testing/sign-on.ts'
import { callsOf, NO_ASSETS, onAnyEngine, PASSWORD, urlOf, type Site } from '../../testing/site.ts'
import { times } from '../../testing/times.ts'

const APP = '/abp/services/app'
const PROVIDERS = '/abp/TokenAuth/GetExternalAuthenticationProviders'
const OFF = '本站没有开通单点登录，请使用密码登录。'
const ENDED = '登录已失效，请重新登录。'

const provider = await openProvider(() => [REDIRECT])
afterAll(() => provider.close())
beforeEach(() => {
  provider.mood = 'well'
  provider.tamper = null
})

/** A user of the site whom the provider knows under the same verified address. */
async function employ(site: Site, permits: string[] = []) {
  const person = await hire(site, permits)
  const subject = `subject-${person.userName}`
  provider.accounts.set(subject, { email: `${person.userName}@example.com`, email_verified: true })
  return { ...person, subject }
}

async function logOf(site: Site, userId: number | null) {
  await site.running.app.loginLog.flush()
  const rows = await site.database.read
    .selectFrom('loginLog')
    .select(['result', 'userNameOrEmailAddress', 'userId'])
    .orderBy('id')
    .execute()
  return rows.filter((row) => row.userId === userId)
}
const resultsOf = async (site: Site, userId: number | null) => (await logOf(site, userId)).map(({ result }) => result)

/** Asks from an address, and returns the address to which the site leads. */
const leadFrom = (site: Site, path: string, from: string) =>
  new Promise<string>((resolve, reject) => {
    get(site.url + path, { localAddress: from, agent: false }, (response) => {
      response.resume()
      resolve(response.headers.location ?? '')
    }).on('error', reject)
  })

const ON = { ...provider.env, OIDC_LINK_BY_EMAIL: '1' }

onAnyEngine(
  'Signing on at a provider',
  (site) => {
    const browser = () => signingOn(site, provider)

    test('B-61c nothing is asked of the provider before somebody signs in, and its description is read once', async () => {
      expect((await site.get('/')).status).toBe(200)
      provider.asked = []
      const [one, other] = [await employ(site), await employ(site)]
      expect(provider.asked).toEqual([])
      await browser().through(one.subject)
      await browser().through(other.subject)
      // The other engine's site has asked for itself.
      expect(provider.asked.filter((path) => path.includes('well-known'))).toHaveLength(1)
    })

    test('B-61a the provider leads back with a ticket, and the ticket begins a session of the user', async () => {
      const { id, subject, userName } = await employ(site, ['News/View'])
      const it = browser()
      const address = new URL(await it.begin())
      expect(address.origin).toBe(provider.issuer)
      expect(Object.fromEntries(address.searchParams)).toEqual({
        client_id: 'portico',
        redirect_uri: REDIRECT,
        response_type: 'code',
        scope: 'openid profile email',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
        state: expect.stringContaining(it.challenge),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
      })
      const login = await it.comeBack(await it.atProvider(address.href, subject))
      expect(login).toMatch(/^\/#\/login\?ticket=[\w-]{86}$/)
      const { status, body } = await it.enter(login)
      expect([status, body.result]).toEqual([
        200,
        { accessToken: expect.stringMatching(/^[\w-]{43}$/), encryptedAccessToken: '', expireInSeconds: 86_400, userId: id },
      ])
      expect((await site.get(`${APP}/News/GetAll`, body.result.accessToken)).status).toBe(200)
      expect(await logOf(site, id)).toContainEqual({ result: 'Success', userNameOrEmailAddress: userName, userId: id })
      // The next time the address does not matter any more: the provider's own name for the person counts.
      provider.accounts.set(subject, { email: 'another@example.com', email_verified: false })
      const next = browser()
      expect((await next.enter(await next.through(subject))).body.result.userId).toBe(id)
    })

    test('B-61a neither address sets a cookie, is cached or tells other sites where it leads', async () => {
      const { subject } = await employ(site)
      const answer = await browser().atProvider(await browser().begin(), subject)
      for (const path of [`${SIGN_ON_BEGIN}?challenge=${'a'.repeat(43)}`, SIGN_ON_CALLBACK + answer.search]) {
        const { status, headers, body } = await site.get(path)
        expect([status, headers.get('cache-control'), headers.get('referrer-policy'), headers.get('set-cookie'), body]).toEqual([
          302,
          'no-store',
          'no-referrer',
          null,
          '',
        ])
      }
    })

    test('B-61a clients learn the name of the provider and where to begin, and no secret', async () => {
      const { body } = await site.get(PROVIDERS)
      expect(body.result).toEqual([{ name: 'OpenIdConnect', displayName: '星河账号', clientId: 'portico', beginUrl: SIGN_ON_BEGIN }])
      expect((await site.get('/')).body).toContain('"sso":"星河账号"')
      expect(JSON.stringify([body, (await site.get('/')).body])).not.toContain(CLIENT_SECRET)
    })

    test('B-61h a ticket works in the browser that began only: without its random text it is worth nothing', async () => {
      const { id, subject } = await employ(site)
      const it = browser()
      const login = await it.through(subject)
      for (const verifier of ['', newToken(), it.challenge]) {
        const { status, body } = await site.post(SIGN_IN.authenticateExternally.path, { ticket: ticketIn(login), verifier })
        expect([status, body.result, body.error.message]).toEqual([422, null, ENDED])
      }
      expect(await resultsOf(site, null)).toEqual(expect.arrayContaining(['InvalidTicket', 'InvalidTicket', 'InvalidTicket']))
      expect((await it.enter(login)).body.result.userId).toBe(id)
    })

    test('B-61h whoever leads another person to their own sign-on gives them no session: that browser began another, or none', async () => {
      const { subject } = await employ(site)
      const [attacker, victim] = [browser(), browser()]
      const answer = await attacker.atProvider(await attacker.begin(), subject)
      await victim.begin()
      const login = await victim.comeBack(answer)
      expect((await victim.enter(login)).status).toBe(422)
    })

    test('B-61h a ticket works once: of ten uses at the same moment one gets a session', { tags: ['engine'] }, async () => {
      const { id, subject } = await employ(site)
      const it = browser()
      const login = await it.through(subject)
      const replies = await Promise.all(times(10, () => it.enter(login)))
      expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      expect((await it.enter(login)).status).toBe(422)
      expect((await resultsOf(site, id)).filter((result) => result === 'Success')).toHaveLength(2)
    })

    test('B-61h a ticket ends after five minutes, and when its user gets another password', async () => {
      const { id, subject } = await employ(site)
      const [late, changed] = [browser(), browser()]
      const login = await late.through(subject)
      const row = await site.database.read.selectFrom('oneTimeCode').selectAll().orderBy('creationTime', 'desc').executeTakeFirstOrThrow()
      expect([row.purpose, row.expiryTime - row.creationTime]).toEqual(['signOn', 5 * 60_000])
      await site.database.write.updateTable('oneTimeCode').set({ expiryTime: site.database.now() }).execute()
      expect((await late.enter(login)).status).toBe(422)
      const next = await changed.through(subject)
      await site.post(`${APP}/User/ResetPassword`, { userId: id, newPassword: `${PASSWORD}-2` }, 'admin')
      expect((await changed.enter(next)).status).toBe(422)
    })

    test('B-61h B-61g begun at one node, answered at another, entered at the first', async () => {
      const { id, subject } = await employ(site)
      const other = await start(site.env, { quiet: true, assets: NO_ASSETS })
      try {
        const it = browser()
        const there = signingOn(callsOf({ url: urlOf(other), tokens: site.tokens }), provider)
        const login = await there.comeBack(await it.atProvider(await it.begin(), subject))
        expect((await it.enter(login)).body.result.userId).toBe(id)
      } finally {
        await other.close()
      }
    })

    test('B-61i somebody with a second factor is asked for it: the ticket alone gets no token, and a wrong factor leaves it unused', async () => {
      const { id, subject, token } = await employ(site)
      const { secret } = await switchOn(site, token)
      const it = browser()
      const login = await it.through(subject)
      const asked = await it.enter(login)
      expect([asked.status, asked.body.result]).toEqual([
        200,
        {
          requiresTwoFactorVerification: true,
          userId: id,
          twoFactorAuthProviders: ['GoogleAuthenticator', 'RecoveryCode'],
          passkeyOptions: null,
        },
      ])
      const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')
      const refused = await it.enter(login, { twoFactorVerificationCode: wrong })
      expect([refused.status, refused.body.error.validationErrors[0].members]).toEqual([400, ['twoFactorVerificationCode']])
      // The factor of one person opens no ticket of another browser.
      const stolen = await site.post(SIGN_IN.authenticateExternally.path, {
        ticket: ticketIn(login),
        verifier: newToken(),
        twoFactorVerificationCode: codeOf(secret),
      })
      expect(stolen.status).toBe(422)
      expect((await it.enter(login, { twoFactorVerificationCode: codeOf(secret) })).body.result.userId).toBe(id)
      expect((await resultsOf(site, id)).toSorted()).toEqual(['SecondFactorMissing', 'Success', 'Success', 'WrongSecondFactor'])
    })

    test('B-61i an account that is disabled, deleted or of the demo is refused, when it comes back and when it shows a ticket', async () => {
      const changes: [string, (id: number) => Promise<unknown>][] = [
        ['UserIsNotActive', (id) => site.post(`${APP}/User/Update`, { id, version: 1, isActive: false }, 'admin')],
        ['deleted', (id) => site.post(`${APP}/User/Delete`, { id }, 'admin')],
      ]
      for (const [result, change] of changes) {
        const { id, subject } = await employ(site)
        const it = browser()
        const login = await it.through(subject)
        await change(id)
        expect((await it.enter(login)).status).toBe(422)
        expect(await browser().through(subject)).toBe('/#/login?sso=inactive')
        if (result !== 'deleted') expect(await resultsOf(site, id)).toEqual(['Success', result, result])
        const sessions = await site.database.read.selectFrom('session').select('id').where('userId', '=', id).execute()
        expect(sessions).toEqual([])
      }
    })

    test('B-61i an account with a password of the demo signs on from this machine only', async () => {
      const { id, subject } = await employ(site)
      await site.database.write.updateTable('user').set({ hasDemoPassword: 1 }).where('id', '=', id).execute()
      const elsewhere = signingOn(
        {
          get: (path) => site.get(path, undefined, { 'x-forwarded-for': '203.0.113.7' }),
          post: (path, body) => site.post(path, body, undefined, { 'x-forwarded-for': '203.0.113.7' }),
        },
        provider,
      )
      expect(await elsewhere.through(subject)).toBe('/#/login?sso=inactive')
      const here = browser()
      const login = await here.through(subject)
      expect(
        (
          await site.post(SIGN_IN.authenticateExternally.path, { ticket: ticketIn(login), verifier: here.verifier }, undefined, {
            'x-forwarded-for': '203.0.113.7',
          })
        ).status,
      ).toBe(422)
      expect((await here.enter(login)).body.result.userId).toBe(id)
    })

    test('B-61l somebody who changes their mind at the provider comes back to the login page, which says so', async () => {
      expect(await browser().through('nobody')).toBe('/#/login?sso=cancelled')
    })

    test('B-61j beyond fifty failures of a network in a quarter of an hour answers and tickets are refused, and the log has one line', async () => {
      const from = newAddress()
      const lead = () => leadFrom(site, `${SIGN_ON_CALLBACK}?code=x&state=y`, from)
      expect(new Set(await Promise.all(times(50, lead)))).toEqual(new Set(['/#/login?sso=ended']))
      expect([await lead(), await lead()]).toEqual(['/#/login?sso=tooMany', '/#/login?sso=tooMany'])
      const show = () => postFrom(site, SIGN_IN.authenticateExternally.path, { ticket: 'a'.repeat(86), verifier: 'b' }, { from })
      expect(new Set((await Promise.all(times(50, show))).map(({ status }) => status))).toEqual(new Set([422]))
      expect((await show()).status).toBe(429)
      expect((await resultsOf(site, null)).filter((result) => result === 'LockedOut')).toHaveLength(1)
      const begun = await Promise.all(times(1001, () => leadFrom(site, `${SIGN_ON_BEGIN}?challenge=x`, from)))
      expect(begun.filter((to) => to === '/#/login?sso=tooMany')).toHaveLength(1)
      const { subject } = await employ(site)
      expect(ticketIn(await browser().through(subject))).not.toBe('')
    })

    test('B-61k no claim, code, token or secret is in a log, a table, a reply or an address of this site', async () => {
      const { id, userName } = await hire(site, [])
      const said = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
      const claims = {
        preferred_username: 'canary-login',
        given_name: 'canary-given',
        family_name: 'canary-family',
        name: 'canary-name',
        groups: ['canary-group'],
      }
      provider.accounts.set('canary-known', { ...claims, email: `${userName}@example.com`, email_verified: true })
      provider.accounts.set('canary-stranger', { ...claims, email: 'canary@example.com', email_verified: true })
      const secrets: string[] = []
      provider.tamper = ({ id_token: id, access_token: access }) =>
        void secrets.push(...[id, access].filter((one) => typeof one === 'string'))
      const heard: string[] = []
      for (const subject of ['canary-known', 'canary-stranger']) {
        const it = browser()
        const answer = await it.atProvider(await it.begin(), subject)
        secrets.push(answer.searchParams.get('code')!, it.verifier)
        const login = await it.comeBack(answer)
        heard.push(login, await it.comeBack(answer), JSON.stringify((await it.enter(login)).body))
        if (ticketIn(login)) secrets.push(ticketIn(login).slice(43))
      }
      expect(heard[0]).toContain('ticket=')
      expect(heard[3]).toBe('/#/login?sso=unknown')
      expect(secrets).toHaveLength(9)
      await Promise.all([site.running.app.loginLog.flush(), site.running.app.webLog.flush()])
      const tables = await Promise.all(
        (['oneTimeCode', 'loginLog', 'webLog', 'auditLog', 'entityChange', 'session', 'user'] as const).map((table) =>
          site.database.read.selectFrom(table).selectAll().execute(),
        ),
      )
      const written = JSON.stringify([tables, said.flatMap((spy) => spy.mock.calls)])
      for (const spy of said) spy.mockRestore()
      expect(written).toContain(`${SIGN_ON_CALLBACK}?***`)
      expect(written).not.toMatch(/canary/i)
      for (const secret of [CLIENT_SECRET, ...secrets]) expect(written).not.toContain(secret)
      // The one reply that names a ticket is the one that gives it to its browser.
      const replies = heard.toSpliced(0, 1).join('\n')
      expect(replies).not.toMatch(/canary/i)
      for (const secret of [CLIENT_SECRET, ...secrets]) expect(replies).not.toContain(secret)
      expect(
        (await site.database.read.selectFrom('externalIdentity').selectAll().where('userId', '=', id).execute()).map(
          ({ subject }) => subject,
        ),
      ).toEqual(['canary-known'])
    })
  },
  ON,
)

onAnyEngine(
  'A provider that is not well',
  (site) => {
    test('B-61j is told in words while it is down or mute, and is used again once it is back', async () => {
      const { subject } = await employ(site)
      const it = signingOn(site, provider)
      provider.mood = 'down'
      expect(await it.begin()).toBe('/#/login?sso=unavailable')
      provider.mood = 'mute'
      const own = AbortSignal.timeout.bind(AbortSignal)
      const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => own(ms / 20))
      expect(await it.begin()).toBe('/#/login?sso=unavailable')
      // In earnest it waits for five seconds.
      expect(patience.mock.calls).toEqual([[5000]])
      patience.mockRestore()
      provider.mood = 'well'
      const answer = await it.atProvider(await it.begin(), subject)
      provider.mood = 'down'
      expect(await it.comeBack(answer)).toBe('/#/login?sso=unavailable')
      provider.mood = 'well'
      expect(ticketIn(await it.comeBack(answer))).not.toBe('')
      expect((await resultsOf(site, null)).filter((result) => result === 'ExternalUnavailable')).toHaveLength(3)
    })
  },
  ON,
)

onAnyEngine(
  'A provider whose answers have no end',
  (site) => {
    test('B-101i is told as one that is down, and its answers are broken off after a megabyte', async () => {
      const { subject } = await employ(site)
      const it = signingOn(site, provider)
      provider.mood = 'endless'
      provider.taken = 0
      expect(await it.begin()).toBe('/#/login?sso=unavailable')
      provider.mood = 'well'
      const answer = await it.atProvider(await it.begin(), subject)
      provider.mood = 'endless'
      expect(await it.comeBack(answer)).toBe('/#/login?sso=unavailable')
      // The buffers of two connections hold some bytes on top.
      expect(provider.taken).toBeLessThan(40 * 1024 * 1024)
      provider.mood = 'well'
      expect(ticketIn(await it.comeBack(answer))).not.toBe('')
    })
  },
  ON,
)

onAnyEngine('Without a provider', (site) => {
  test('B-61b single sign-on is off, in words, and nothing is written', async () => {
    expect(await signingOn(site, provider).begin()).toBe('/#/login?sso=off')
    expect((await site.get(`${SIGN_ON_CALLBACK}?code=x&state=y`)).headers.get('location')).toBe('/#/login?sso=off')
    const { status, body } = await site.post(SIGN_IN.authenticateExternally.path, { ticket: 'x', verifier: 'y' })
    expect([status, body.error.message]).toEqual([422, OFF])
    expect((await site.get(PROVIDERS)).body.result).toEqual([])
    expect((await site.get('/')).body).toContain('"sso":null')
    expect(await logOf(site, null)).toEqual([])
  })
})

onAnyEngine(
  'In demo mode',
  (site) => {
    test('B-61b nobody comes from a provider', async () => {
      expect(await signingOn(site, provider).begin()).toBe('/#/login?sso=off')
      const { status, body } = await site.post(SIGN_IN.authenticateExternally.path, { ticket: 'x', verifier: 'y' })
      expect([status, body.error.message]).toEqual([403, '演示版本，不允许操作'])
      expect((await site.get(PROVIDERS)).body.result).toEqual([])
      expect((await site.get('/')).body).toContain('"sso":null')
    })
  },
  { ...ON, DEMO: '1' },
)
