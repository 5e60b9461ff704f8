import { createHmac } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { JOB_KINDS } from '../../../contract/jobs/kinds.ts'
import { readEnvironment } from '../../config/environment.ts'
import { createSealing } from '../../db/sealing.ts'
import { reachableIn } from '../../http/reachable.ts'
import { createWorking, type WorkingParts } from '../../jobs/working.ts'
import { asWord } from '../../testing/as-word.ts'
import { kitOnAnyEngine } from '../../testing/kit.ts'
import { mailEnvironment, openMailServer, openSmsServer, readHead, smsEnvironment } from '../../testing/message-servers.ts'
import { signedHeaders } from './aliyun.ts'
import type { Mail } from './mail.ts'
import { createMessages } from './messages.ts'
import type { MessageOrder } from './ordering.ts'
import { openMessage } from './sealed-message.ts'
import type { Text } from './ways.ts'

const servers = await Promise.all([openSmsServer(), openMailServer(), openSmsServer()])
const [sms, mail, elsewhere] = servers
afterAll(() => Promise.all(servers.map((server) => server.close())))
beforeEach(() => {
  sms.taken = []
  sms.answer = { status: 200, body: '{"Code":"OK"}' }
  mail.mails = []
  mail.refusals = []
})

const WEBHOOK = smsEnvironment(sms)
const ALIYUN = {
  SMS_GATEWAY: 'aliyun',
  SMS_ALIYUN_URL: sms.url,
  OUTGOING_NETWORKS: '127.0.0.1',
  SMS_ALIYUN_KEY_ID: 'testId',
  SMS_ALIYUN_KEY_SECRET: 'testSecret',
  SMS_ALIYUN_SIGN_NAME: '阿里云短信测试',
  SMS_ALIYUN_TEMPLATE: 'SMS_154950909',
}
const MAIL = { ...mailEnvironment(mail), MAIL_FROM: '示例 <site@site.example>', PUBLIC_URL: 'https://site.example' }

const MESSAGE = { phoneNumber: '13800000001', code: '271828', text: '验证码：271828' }
const LETTER = {
  to: 'lin@site.example',
  subject: '【示例】重设',
  text: '链接 https://site.example/#/x?token=secret-1\n',
  html: '<p>链接</p>',
}

test('B-52i the signature for Aliyun is that of its own published example', () => {
  const request = {
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    nonce: '3156853299f313e23d1673dc12e1703d',
    now: Date.UTC(2023, 9, 26, 10, 22, 32),
  }
  const key = { keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' }
  const names = 'host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version'
  expect(signedHeaders(request, key)['authorization']).toBe(
    `ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=${names},Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0`,
  )
  expect(signedHeaders(request, { ...key, keySecret: 'another' })['authorization']).not.toContain('06563a9e')
})

test('B-52i B-53i a setting that is missing or wrong stops the start and names itself, and no secret is printed', () => {
  const refused: [NodeJS.ProcessEnv, RegExp][] = [
    [{ SMS_GATEWAY: 'pigeon' }, /SMS_GATEWAY must be log, webhook or aliyun/],
    [{ SMS_GATEWAY: 'log', NODE_ENV: 'production' }, /SMS_GATEWAY must not be log in production/],
    [{ ...WEBHOOK, SMS_WEBHOOK_URL: '' }, /SMS_WEBHOOK_URL must be set where SMS_GATEWAY is webhook/],
    [
      { ...WEBHOOK, SMS_WEBHOOK_URL: 'http://sms.example.com/canary' },
      /SMS_WEBHOOK_URL must begin with https:\/\/ unless it is on this machine\.$/,
    ],
    [{ ...WEBHOOK, SMS_WEBHOOK_SECRET: 'canary' }, /SMS_WEBHOOK_SECRET must have at least 16 characters\.$/],
    [{ ...ALIYUN, SMS_ALIYUN_TEMPLATE: '' }, /SMS_ALIYUN_TEMPLATE must be set where SMS_GATEWAY is aliyun/],
    [{ ...MAIL, MAIL_FROM: '' }, /MAIL_FROM must be set where SMTP_HOST is set/],
    [{ ...MAIL, MAIL_FROM: 'a@b\r\nBcc: c@d' }, /MAIL_FROM must be an address/],
    [{ ...MAIL, PUBLIC_URL: '' }, /PUBLIC_URL must be set where SMTP_HOST is/],
    [{ ...MAIL, SMTP_USER: 'site' }, /SMTP_PASSWORD must be set where SMTP_USER is set/],
    [{ ...MAIL, SMTP_TLS: 'maybe' }, /SMTP_TLS must be starttls, always or never/],
    [{ ...MAIL, SMTP_PORT: '0' }, /SMTP_PORT must be a port number/],
  ]
  for (const [env, words] of refused) {
    expect(() => readEnvironment(env)).toThrow(words)
    expect(() => readEnvironment(env)).not.toThrow(/canary/)
  }
  expect(readEnvironment({}).messaging).toEqual({ sms: null, mail: null })
})

kitOnAnyEngine('Messages', [], (kit) => {
  beforeEach(async () => void (await kit.database.write.deleteFrom('job').execute()))

  /** Orders and sends messages as the settings of such an environment say, and notes the lines about them. */
  function begin(env: NodeJS.ProcessEnv, { waits = [1, 1], late = 0 }: { waits?: readonly number[]; late?: number } = {}) {
    const [said, logged]: [string[], string[]] = [[], []]
    const errors: unknown[] = []
    let ahead = late
    const database = { ...kit.database, now: () => kit.database.now() + ahead }
    const kinds = { ...JOB_KINDS, mail: { ...JOB_KINDS.mail, waits }, sms: { ...JOB_KINDS.sms, waits } }
    const environment = readEnvironment(env)
    const now = { messaging: environment.messaging }
    const messages = createMessages({
      database,
      sealing: createSealing('the key of the site', 'messages'),
      settings: () => now.messaging,
      log: (line) => logged.push(line),
      isReachable: reachableIn(environment.outgoingNetworks),
      say: (line) => said.push(line),
      kinds,
    })
    const working = createWorking({
      database,
      works: messages.works as WorkingParts['works'],
      report: (error) => errors.push(error),
      kinds,
      names: ['mail', 'sms'],
    })
    const open = async () => (await kit.database.read.selectFrom('job').select('id').where('endTime', 'is', null).execute()).length
    /** Makes the attempts that are due, and those after them, until every message is sent or given up. */
    async function finish() {
      while ((await working.next()) || (await open()) > 0) await wait(1)
      expect(errors).toEqual([])
    }
    const orderOf = <M>(message: M, more: object): MessageOrder<M> => ({
      ctx: { language: 'en', now: kit.database.now(), origin: { requestId: 'test' } },
      about: 'reset',
      message,
      until: kit.database.now() + 60_000,
      ...more,
    })
    return {
      messages,
      working,
      said,
      logged,
      finish,
      /** So many ms pass. */
      pass: (ms: number) => (ahead += ms),
      /** The settings change. */
      change: (env: NodeJS.ProcessEnv) => (now.messaging = readEnvironment(env).messaging),
      sendSms: (sms: Text = MESSAGE, more = {}) => messages.sendSms!(kit.database.write, orderOf(sms, more)),
      sendMail: (mail: Mail = LETTER, more = {}) => messages.sendMail!(kit.database.write, orderOf(mail, more)),
    }
  }

  const rows = () => kit.database.read.selectFrom('job').selectAll().orderBy('id').execute()
  const errorOf = ({ error }: { error: string | null }) => (JSON.parse(error ?? 'null') as { words: string } | null)?.words

  test('B-52i the webhook gets the message as JSON, signed with the shared secret over time and body', async () => {
    const { sendSms, finish, said } = begin(WEBHOOK)
    const from = Math.floor(Date.now() / 1000)
    await sendSms()
    await finish()
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = sms.taken
    expect(url).toBe('/sms')
    expect(JSON.parse(body)).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...MESSAGE })
    const sent = Number(headers['x-portico-timestamp'])
    expect(sent).toBeGreaterThanOrEqual(from)
    expect(sent).toBeLessThan(from + 60)
    const signature = createHmac('sha256', 'a-shared-secret-1').update(`${sent}.${body}`).digest('hex')
    expect(headers['x-portico-signature']).toBe(`sha256=${signature}`)
    expect(said).toEqual([])
  })

  test('B-52i Aliyun gets one signed SendSms with the template’s variable, and signs as it would check', async () => {
    const { sendSms, finish, said } = begin(ALIYUN)
    const from = Date.now()
    await sendSms()
    await finish()
    expect(sms.taken).toHaveLength(1)
    const { url, headers } = sms.taken[0]!
    const query = Object.fromEntries(new URL(url, sms.url).searchParams)
    expect(query).toEqual({
      PhoneNumbers: '13800000001',
      SignName: '阿里云短信测试',
      TemplateCode: 'SMS_154950909',
      TemplateParam: '{"code":"271828"}',
      OutId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect([headers['x-acs-action'], headers['x-acs-version']]).toEqual(['SendSms', '2017-05-25'])
    const sent = Date.parse(String(headers['x-acs-date']))
    expect(Math.abs(sent - from)).toBeLessThan(60_000)
    const again = signedHeaders(
      { host: headers.host!, action: 'SendSms', version: '2017-05-25', query, nonce: String(headers['x-acs-signature-nonce']), now: sent },
      { keyId: 'testId', keySecret: 'testSecret' },
    )
    expect(headers.authorization).toBe(again['authorization'])
    expect(said).toEqual([])
  })

  test('B-52j a message that surely was not sent is tried again with the same id, until the attempts are over', async () => {
    sms.answer = { status: 503, body: '13800000001 271828' }
    const { sendSms, finish, said } = begin(WEBHOOK)
    await sendSms()
    await finish()
    const ids = sms.taken.map(({ body }) => (JSON.parse(body) as { id: string }).id)
    expect([ids.length, new Set(ids).size]).toEqual([3, 1])
    expect(said).toEqual([
      'Could not send a text message (webhook): it answered 503. Trying again in 1 s.',
      'Could not send a text message (webhook): it answered 503. Trying again in 1 s.',
      'Could not send a text message (webhook): it answered 503. Given up.',
    ])
  })

  test('B-52j a refusal is not repeated, and its line holds neither code nor number nor secret', async () => {
    sms.answer = { status: 200, body: '{"Message":"13800000001 271828","Code":"isv.BUSINESS_LIMIT_CONTROL"}' }
    const aliyun = begin(ALIYUN)
    await aliyun.sendSms()
    await aliyun.finish()
    expect(aliyun.said).toEqual(['Could not send a text message (aliyun): it refused the message: isv.BUSINESS_LIMIT_CONTROL. Given up.'])
    sms.answer = { status: 403, body: '13800000001 271828' }
    const webhook = begin(WEBHOOK)
    await webhook.sendSms()
    await webhook.finish()
    expect(webhook.said).toEqual(['Could not send a text message (webhook): it answered 403. Given up.'])
    expect(sms.taken).toHaveLength(2)
  })

  test('B-52j a redirect is not followed', async () => {
    sms.answer = { status: 307, body: '', headers: { location: `${elsewhere.url}/sms` } }
    const { sendSms, finish, said } = begin(WEBHOOK)
    await sendSms()
    await finish()
    expect(elsewhere.taken).toEqual([])
    expect(said).toEqual(['Could not send a text message (webhook): it answered 307. Given up.'])
  })

  test('B-85a a gateway in a network that the operator has not opened is not called, by its number or by its name', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0']) {
      const { sendSms, finish, said } = begin(
        { ...WEBHOOK, OUTGOING_NETWORKS: '10.0.0.0/8, fd00::/8', SMS_WEBHOOK_URL: `https://${host}:${new URL(sms.url).port}/sms` },
        { waits: [1] },
      )
      await sendSms()
      await finish()
      expect(said.at(-1), host).toBe(
        'Could not send a text message (webhook): its address is in a private network that OUTGOING_NETWORKS does not open. Given up.',
      )
    }
    expect(sms.taken).toEqual([])
  })

  test('B-52j where nothing listens is tried again; a connection that breaks may have sent the message, and is not', async () => {
    const closed = await openSmsServer()
    await closed.close()
    const nobody = begin({ ...WEBHOOK, SMS_WEBHOOK_URL: closed.url }, { waits: [1] })
    await nobody.sendSms()
    await nobody.finish()
    expect(nobody.said[1]).toBe('Could not send a text message (webhook): no connection (ECONNREFUSED). Given up.')
    const breaking = createServer((socket) => socket.once('data', () => socket.destroy()))
    await new Promise<void>((resolve) => {
      breaking.listen(0, '127.0.0.1', resolve)
    })
    const broken = begin(
      { ...WEBHOOK, SMS_WEBHOOK_URL: `http://127.0.0.1:${(breaking.address() as { port: number }).port}` },
      { waits: [1] },
    )
    await broken.sendSms()
    await broken.finish()
    breaking.close()
    expect(broken.said).toEqual([expect.stringMatching(/^Could not send a text message \(webhook\): no connection \(\w+\)\. Given up\.$/)])
  })

  test('B-52i the gateway for trying out writes the text into the log, and nothing is sent', async () => {
    const { sendSms, finish, logged, said } = begin({ SMS_GATEWAY: 'log' })
    await sendSms()
    await finish()
    expect(logged).toEqual(['SMS to 13800000001: 验证码：271828'])
    expect([said, sms.taken]).toEqual([[], []])
  })

  test('B-53e a mail reaches the mail server with sender, receiver, subject and both texts, and says that a program wrote it', async () => {
    const { sendMail, finish, said } = begin({ ...MAIL, SMTP_USER: 'site', SMTP_PASSWORD: 'mail-secret-1' })
    await sendMail()
    await finish()
    expect(said).toEqual([])
    expect(mail.mails).toHaveLength(1)
    const { from, to, head, text, html } = mail.mails[0]!
    expect([from, to]).toEqual(['site@site.example', ['lin@site.example']])
    expect(readHead(head)).toContain('Subject: 【示例】重设')
    expect(readHead(head)).toMatch(/From: "?示例"? <site@site\.example>/)
    expect(head).toMatch(/auto-submitted: auto-generated/i)
    expect([text.trim(), html]).toEqual([LETTER.text.trim(), LETTER.html])
    expect(mail.logins).toContainEqual({ user: 'site', password: 'mail-secret-1' })
  })

  test('B-53e an address is one address, whatever it holds: nobody adds a receiver or a line to the head', async () => {
    const { sendMail, finish } = begin(MAIL)
    await sendMail({ ...LETTER, to: 'lin@site.example, other@site.example' })
    await sendMail({ ...LETTER, to: 'lin@site.example\r\nBcc: other@site.example', subject: 'x\r\nBcc: other@site.example' })
    await finish()
    for (const { to, head } of mail.mails) {
      expect(to).not.toContain('other@site.example')
      expect(head).not.toMatch(/^bcc:/im)
    }
  })

  test('B-53f a mail is tried again after a passing refusal, and the lines about it hold no link and no address', async () => {
    mail.refusals = [451, 421]
    const { sendMail, finish, said } = begin(MAIL)
    await sendMail()
    await finish()
    expect(said).toEqual([
      'Could not send a mail: EMESSAGE 451. Trying again in 1 s.',
      'Could not send a mail: EMESSAGE 421. Trying again in 1 s.',
    ])
  })

  test('B-53f a refusal for good is not repeated, and a server that is away is given up in the end', async () => {
    mail.refusals = [550]
    const refused = begin(MAIL)
    await refused.sendMail()
    await refused.finish()
    expect(refused.said).toEqual(['Could not send a mail: EMESSAGE 550. Given up.'])
    const away = await openMailServer()
    await away.close()
    const nobody = begin({ ...MAIL, SMTP_PORT: String(away.port) }, { waits: [1] })
    await nobody.sendMail()
    await nobody.finish()
    expect(nobody.said[1]).toMatch(/^Could not send a mail: E\w+\. Given up\.$/)
  })

  test('B-53e with STARTTLS a server that offers no TLS gets neither the password nor the mail', async () => {
    const logins = mail.logins.length
    const { sendMail, finish, said } = begin(
      { ...MAIL, SMTP_TLS: 'starttls', SMTP_USER: 'site', SMTP_PASSWORD: 'mail-secret-2' },
      { waits: [] },
    )
    await sendMail()
    await finish()
    expect([mail.mails, mail.logins.length]).toEqual([[], logins])
    expect(said).toEqual([expect.stringMatching(/^Could not send a mail: E\w+( \d+)?\. Given up\.$/)])
  })

  test('B-53e a certificate that nobody vouches for is refused, with STARTTLS and from the beginning', async () => {
    for (const secure of [false, true]) {
      const forged = await openMailServer({ secure, disabledCommands: [] })
      const { sendMail, finish, said } = begin(
        { ...MAIL, SMTP_PORT: String(forged.port), SMTP_TLS: secure ? 'always' : 'starttls' },
        { waits: [] },
      )
      await sendMail()
      await finish()
      expect(forged.mails).toEqual([])
      expect(said).toEqual([expect.stringMatching(/^Could not send a mail: E\w+( \d+)?\. Given up\.$/)])
      await forged.close()
    }
  })

  test('B-80d while it waits nothing of it is readable in its row, and when it has ended nothing of it is there', async () => {
    mail.refusals = [451, 550]
    sms.answer = { status: 503, body: '' }
    const { sendMail, sendSms, finish, working, pass } = begin({ ...MAIL, ...WEBHOOK }, { waits: [30_000] })
    await sendMail()
    await sendSms()
    const waiting = await rows()
    await working.next()
    await working.next()
    const tried = await rows()
    expect([...waiting, ...tried].map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
    for (const { params } of [...waiting, ...tried]) {
      const { sealed } = JSON.parse(params) as { sealed: string }
      expect(Object.keys(JSON.parse(params) as object)).toEqual(['sealed'])
      for (const text of [sealed, Buffer.from(sealed, 'base64url').toString(), Buffer.from(sealed, 'base64url').toString('latin1')])
        for (const plain of ['lin@', 'site.example', 'secret-1', '13800000001', '271828']) expect(text).not.toContain(plain)
    }
    pass(30_000)
    await finish()
    expect((await rows()).map(({ state, params, result }) => [state, params, result])).toEqual([
      ['failed', '{}', null],
      ['failed', '{}', null],
    ])
    const all = JSON.stringify([tried, await rows()].flat().map((row) => ({ ...row, params: '' })))
    for (const plain of ['lin@', 'site.example', 'secret-1', '13800000001']) expect(all).not.toContain(plain)
    expect(all).not.toMatch(asWord('271828'))
    // Neither the other kind nor another site can read a sealed message.
    const other = createSealing('the key of another site', 'messages')
    expect(() => openMessage(other, waiting[0]!)).toThrow(/another site/)
    expect(() => openMessage(other, { ...waiting[0]!, kind: 'sms' })).toThrow(/another site/)
  })

  test('B-80d what was sent leaves the subject alone', async () => {
    const { sendMail, finish } = begin(MAIL)
    await sendMail()
    await finish()
    expect(await rows()).toMatchObject([
      { kind: 'mail', state: 'done', params: '{}', result: '{}', error: null, about: 'reset', userId: null },
    ])
  })

  test('B-80b every attempt of a mail carries the same Message-ID of the sender’s domain, and another mail another', async () => {
    const { sendMail, finish, working } = begin(MAIL)
    await sendMail()
    const [{ id: _, ...row }] = (await rows()) as [Awaited<ReturnType<typeof rows>>[number]]
    await finish()
    // The process was killed after the mail server had taken it, before this was written.
    await kit.database.write
      .updateTable('job')
      .set({ ...row, state: 'running', holder: 'gone', attempts: 1 })
      .execute()
    expect(await working.next()).toBe(true)
    await sendMail()
    await finish()
    const ids = mail.mails.map(({ head }) => /^message-id: (.*)$/im.exec(head)?.[1])
    expect(ids).toEqual([expect.stringMatching(/^<[0-9a-f-]{36}@site\.example>$/), ids[0], expect.stringMatching(/@site\.example>$/)])
    expect(ids[2]).not.toBe(ids[0])
  })

  test('B-80b a text message whose process was killed is not sent again, and says why', async () => {
    const { sendSms, working } = begin(WEBHOOK)
    await sendSms()
    await kit.database.write.updateTable('job').set({ state: 'running', holder: 'gone', attempts: 1 }).execute()
    expect(await working.next()).toBe(false)
    expect(sms.taken).toEqual([])
    const [row] = await rows()
    expect([row!.state, row!.params, errorOf(row!)]).toEqual(['failed', '{}', 'job.interruptedSms'])
  })

  test('B-80c what comes too late is not sent, and neither is what has no way any more; both end in words', async () => {
    const late = begin({ ...MAIL, ...WEBHOOK }, { late: 60_000 })
    await late.sendMail()
    await late.sendSms()
    await late.finish()
    const off = begin({ ...MAIL, ...WEBHOOK })
    await off.sendMail()
    await off.sendSms()
    off.change({})
    await off.finish()
    expect([off.messages.sendMail, off.messages.sendSms]).toEqual([null, null])
    expect([mail.mails, sms.taken]).toEqual([[], []])
    expect((await rows()).map((row) => [row.kind, row.state, errorOf(row), row.attempts])).toEqual([
      ['mail', 'failed', 'job.tooLate', 1],
      ['sms', 'failed', 'job.tooLate', 1],
      ['mail', 'failed', 'job.messagesOff', 1],
      ['sms', 'failed', 'job.messagesOff', 1],
    ])
    expect([...late.said, ...off.said]).toEqual([
      'Could not send a mail: it comes too late. Given up.',
      'Could not send a text message (webhook): it comes too late. Given up.',
      'Could not send a mail: there is no way to send any more. Given up.',
      'Could not send a text message: there is no way to send any more. Given up.',
    ])
  })

  test('B-80c a change of the settings counts for the next attempt', async () => {
    mail.refusals = [451]
    const other = await openMailServer()
    const { sendMail, working, finish, change } = begin(MAIL)
    await sendMail()
    await working.next()
    change({ ...MAIL, SMTP_PORT: String(other.port) })
    await finish()
    expect([mail.mails.length, other.mails.length]).toEqual([0, 1])
    await other.close()
  })

  test(
    'B-80f of a flood five hundred wait; what nobody gets leaves no row, and takes no place from what somebody gets',
    { tags: ['whole'] },
    async () => {
      const { sendMail, sendSms, finish, said } = begin({ ...MAIL, ...WEBHOOK }, { late: 60_000 })
      for (let at = 0; at < 505; at++) await sendMail(LETTER, { isWanted: false })
      expect(await rows()).toHaveLength(500)
      for (let at = 0; at < 250; at++) await sendSms()
      for (let at = 0; at < 255; at++) await sendMail()
      expect((await rows()).filter(({ about }) => about === 'reset')).toHaveLength(500)
      await expect.poll(() => said).toEqual(Array(5).fill('Could not send a mail: too many wait already. Given up.'))
      await finish()
      expect((await rows()).map(({ about }) => about)).toEqual(Array(500).fill('reset'))
      expect([mail.mails, sms.taken]).toEqual([[], []])
    },
  )
})
