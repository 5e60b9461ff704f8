import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  mailEnvironment,
  openMailServer,
  openSmsServer,
  smsEnvironment,
  type MailServer,
  type SmsServer,
} from '../../testing/message-servers.ts'
import { killedSite } from '../../testing/killed-site.ts'
import { callsOf, anyEngine } from '../../testing/site.ts'

const PHONE = '13700000001'
const MAILBOX = 'lin@people.example'
/** Ends a test that hangs: the program is to start again first. */
const PATIENCE = { timeout: 45_000 }

anyEngine('B-80 The server is killed', (engine) => {
  let mail: MailServer
  let sms: SmsServer
  let calls: ReturnType<typeof callsOf>
  /** The mail server greets nobody before this is resolved. */
  let awake: PromiseWithResolvers<void>

  // The servers of the operator stand before the site begins, and after it has ended.
  beforeEach(async () => {
    awake = Promise.withResolvers()
    const greet = async (callback: () => void) => {
      await awake.promise
      callback()
    }
    mail = await openMailServer({ onConnect: (_, callback) => void greet(callback) })
    sms = await openSmsServer()
  })
  afterEach(() => Promise.all([mail.close(), sms.close()]))
  const killed = killedSite(engine, {
    env: () => ({ PUBLIC_URL: 'https://site.example', ...mailEnvironment(mail), ...smsEnvironment(sms) }),
    started: (url) => {
      calls = callsOf({ url, tokens: {} as never })
    },
  })
  beforeEach(() =>
    killed.database.write.updateTable('user').set({ phoneNumber: PHONE, emailAddress: MAILBOX }).where('userName', '=', 'admin').execute(),
  )

  const rows = () => killed.database.read.selectFrom('job').selectAll().where('kind', 'in', ['mail', 'sms']).orderBy('kind').execute()
  const ends = async () => (await rows()).map(({ kind, state, error, params }) => [kind, state, params, error])

  async function order() {
    const link = await calls.post('/abp/TokenAuth/SendPasswordResetLink', { usernameOrEmailAddress: 'admin' })
    const code = await calls.post('/abp/TokenAuth/SendPhoneLoginSmsCode', { phoneNumber: PHONE })
    expect([link.status, code.status]).toEqual([200, 200])
  }
  const sent = () => sms.taken.map(({ body }) => JSON.parse(body) as { id: string; code: string })

  test('B-80b B-80c between the order and the sending: the mail arrives once, and the text message gets its next attempt', async () => {
    sms.answer = { status: 503, body: '' }
    await order()
    await expect
      .poll(async () => (await rows()).map(({ state, error }) => [state, error !== null]))
      .toEqual([
        ['running', false],
        ['waiting', true],
      ])
    await killed.kill()
    await killed.endLeases()
    expect(mail.mails).toEqual([])
    const waiting = JSON.stringify(await rows())
    // The pause before the next attempt is over.
    await killed.database.write.updateTable('job').set({ notBefore: 0 }).where('kind', '=', 'sms').execute()
    sms.answer = { status: 200, body: '{}' }
    awake.resolve()
    await killed.startAgain()
    await expect.poll(ends, PATIENCE).toEqual([
      ['mail', 'done', '{}', null],
      ['sms', 'done', '{}', null],
    ])
    expect(mail.mails).toMatchObject([{ to: [MAILBOX] }])
    const token = /reset-password\?token=([\w-]{86})/.exec(mail.mails[0]!.text)?.[1] ?? ''
    const [first, second] = sent()
    expect([sms.taken.length, token.length, second]).toEqual([2, 86, first])
    for (const plain of [token.slice(43), `"${first!.code}"`, PHONE, MAILBOX]) expect(waiting).not.toContain(plain)
  })

  test(
    'B-80b while both are being sent: the mail comes again under the same Message-ID, the text message does not',
    { tags: ['whole'] },
    async () => {
      awake.resolve()
      const never = new Promise<void>(() => {})
      mail.beforeAnswer = () => never
      sms.beforeAnswer = () => never
      await order()
      await expect.poll(() => [mail.mails.length, sms.taken.length]).toEqual([1, 1])
      await killed.kill()
      await killed.endLeases()
      mail.beforeAnswer = async () => {}
      sms.beforeAnswer = async () => {}
      await killed.startAgain()
      await expect.poll(ends, PATIENCE).toEqual([
        ['mail', 'done', '{}', null],
        ['sms', 'failed', '{}', expect.stringContaining('job.interruptedSms')],
      ])
      const ids = mail.mails.map(({ head }) => /^message-id: (.*)$/im.exec(head)?.[1])
      expect(ids).toEqual([expect.stringMatching(/@site\.example>$/), ids[0]])
      expect(sms.taken).toHaveLength(1)
    },
  )
})
