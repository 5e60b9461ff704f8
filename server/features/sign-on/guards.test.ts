import { createHash } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { signingKey } from '../../db/settings.ts'
import { newToken } from '../../http/tokens.ts'
import { openProvider } from '../../testing/openid-provider.ts'
import { hire } from '../../testing/people.ts'
import { REDIRECT, signingOn, ticketIn, type SigningOn } from '../../testing/sign-on.ts'
import { onAnyEngine } from '../../testing/site.ts'
import { ATTEMPT_MS, createAttempts } from './attempts.ts'

const provider = await openProvider(() => [REDIRECT])
afterAll(() => provider.close())
beforeEach(() => {
  provider.tamper = null
})

const REFUSED = '/#/login?sso=refused'
const ENDED = '/#/login?sso=ended'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
const claimsIn = (token: unknown): Record<string, unknown> => JSON.parse(Buffer.from(String(token).split('.')[1]!, 'base64url').toString())

onAnyEngine(
  'An answer of the provider',
  (site) => {
    const browser = () => signingOn(site, provider)
    const employ = async () => {
      const { userName } = await hire(site, [])
      provider.accounts.set(userName, { email: `${userName}@example.com`, email_verified: true })
      return userName
    }
    /** Begins and signs in, with other parameters than those that the site gave. */
    async function answerTo(it: SigningOn, changed: Record<string, string>) {
      const address = new URL(await it.begin())
      for (const [name, value] of Object.entries(changed)) address.searchParams.set(name, value)
      return it.atProvider(address.href, await employ())
    }
    const ticketRows = () => site.database.read.selectFrom('oneTimeCode').select('subject').where('purpose', '=', 'signOn').execute()
    const refusesAndKeepsNothing = async (back: () => Promise<string>, reason: string) => {
      const before = await ticketRows()
      expect(await back()).toBe(reason)
      expect(await ticketRows()).toEqual(before)
    }

    test('B-61g of another issuer is refused: as the address says, and as the token says', async () => {
      const it = browser()
      const answer = await answerTo(it, {})
      const mixedUp = new URL(answer)
      mixedUp.searchParams.set('iss', 'https://other.example')
      await refusesAndKeepsNothing(() => it.comeBack(mixedUp), REFUSED)
      provider.tamper = (tokens) => {
        tokens['id_token'] = provider.sign({ ...claimsIn(tokens['id_token']), iss: 'https://other.example' })
      }
      await refusesAndKeepsNothing(() => it.comeBack(answer), REFUSED)
    })

    test('B-61g whose token is for another site, is over, is about somebody else or is not signed by the provider is refused', async () => {
      const changes: ((token: string) => string)[] = [
        (token) => provider.sign({ ...claimsIn(token), aud: 'another-site' }),
        (token) => provider.sign({ ...claimsIn(token), exp: Math.floor(Date.now() / 1000) - 120 }),
        (token) => provider.sign({ ...claimsIn(token), sub: 'somebody-else' }),
        (token) => token.replace(/\.[^.]{8}([^.]*)$/, '.AAAAAAAA$1'),
        (token) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
      ]
      for (const change of changes) {
        const it = browser()
        const answer = await answerTo(it, {})
        provider.tamper = (tokens) => {
          tokens['id_token'] = change(String(tokens['id_token']))
        }
        await refusesAndKeepsNothing(() => it.comeBack(answer), REFUSED)
      }
      // A token that the same hands have signed anew is taken, so what was refused was refused for its content.
      provider.tamper = (tokens) => {
        tokens['id_token'] = provider.sign(claimsIn(tokens['id_token']))
      }
      const it = browser()
      expect(ticketIn(await it.comeBack(await answerTo(it, {})))).not.toBe('')
    })

    test('B-61g with another nonce than the one that was asked for is refused', async () => {
      const it = browser()
      const answer = await answerTo(it, { nonce: newToken() })
      await refusesAndKeepsNothing(() => it.comeBack(answer), REFUSED)
    })

    test('B-61g whose code was given for another sign-on is refused', async () => {
      const [one, other] = [browser(), browser()]
      const mixed = await answerTo(one, {})
      mixed.searchParams.set('code', (await answerTo(other, {})).searchParams.get('code')!)
      await refusesAndKeepsNothing(() => one.comeBack(mixed), REFUSED)
      const foreign = await answerTo(one, { code_challenge: sha256(newToken()) })
      await refusesAndKeepsNothing(() => one.comeBack(foreign), REFUSED)
    })

    test('B-61g that comes a second time is refused', async () => {
      const it = browser()
      const answer = await answerTo(it, {})
      expect(ticketIn(await it.comeBack(answer))).not.toBe('')
      await refusesAndKeepsNothing(() => it.comeBack(answer), REFUSED)
    })

    test(
      'B-61g a state gives one ticket, also with a second code that the provider gave for it, and at the same moment',
      { tags: ['engine'] },
      async () => {
        const [it, account] = [browser(), await employ()]
        const address = await it.begin()
        const answers = [
          await it.atProvider(address, account),
          await it.atProvider(address, account),
          await it.atProvider(address, account),
        ]
        expect(new Set(answers.map((answer) => answer.searchParams.get('code'))).size).toBe(3)
        const both = await Promise.all(answers.slice(1).map((answer) => it.comeBack(answer)))
        expect(both.toSorted()[0]).toBe(ENDED)
        const ticket = both.find((login) => ticketIn(login))!
        await refusesAndKeepsNothing(() => it.comeBack(answers[0]!), ENDED)
        expect((await it.enter(ticket)).status).toBe(200)
      },
    )

    test('B-61g whose state is over, changed, of another site or missing is refused before the provider is asked', async () => {
      const it = browser()
      const answer = await answerTo(it, {})
      const state = answer.searchParams.get('state')!
      const [random, , expiry, signature] = state.split('.')
      const ours = createAttempts(await signingKey(site.database.write))
      const theirs = createAttempts('another key')
      const now = site.database.now()
      provider.asked = []
      for (const given of [
        '',
        'x',
        state.slice(1),
        [random, sha256(newToken()), expiry, signature].join('.'),
        [random, it.challenge, String(Number(expiry) + 60_000), signature].join('.'),
        theirs.begin(it.challenge, now).state,
        ours.begin(it.challenge, now - ATTEMPT_MS).state,
      ]) {
        answer.searchParams.set('state', given)
        await refusesAndKeepsNothing(() => it.comeBack(answer), ENDED)
      }
      expect(provider.asked).toEqual([])
    })

    test('B-61g a state that ends while its owner is at the provider is refused, and the last moment before still counts', async () => {
      const ours = createAttempts(await signingKey(site.database.write))
      for (const [age, isTaken] of [
        [ATTEMPT_MS - 30_000, true],
        [ATTEMPT_MS, false],
      ] as const) {
        const it = browser()
        const { state, nonce, codeVerifier } = ours.begin(it.challenge, site.database.now() - age)
        const answer = await answerTo(it, { state, nonce, code_challenge: sha256(codeVerifier) })
        expect(ticketIn(await it.comeBack(answer)) !== '').toBe(isTaken)
      }
    })

    test('B-61g nothing begins without the digest of a text of the browser', async () => {
      for (const challenge of ['', 'short', 'a'.repeat(42), `${'a'.repeat(42)}%20`, 'a'.repeat(44)])
        expect(await browser().begin(challenge)).toBe(ENDED)
    })
  },
  { ...provider.env, OIDC_LINK_BY_EMAIL: '1' },
)
