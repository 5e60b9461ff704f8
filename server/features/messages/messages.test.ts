import { createHmac } from 'node:crypto'
import { createServer } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { openMailServer, openSmsServer, readHead } from '../../testing/message-servers.ts'
import { signedHeaders } from './aliyun.ts'
import { createMessages, type Messages } from './messages.ts'

const servers = await Promise.all([openSmsServer(), openMailServer(), openSmsServer()])
const [sms, mail, elsewhere] = servers
afterAll(() => Promise.all(servers.map((server) => server.close())))
beforeEach(() => {
  sms.taken = []
  sms.answer = { status: 200, body: '{"Code":"OK"}' }
  mail.mails = []
  mail.refusals = []
})

const WEBHOOK = { SMS_GATEWAY: 'webhook', SMS_WEBHOOK_URL: `${sms.url}/sms`, SMS_WEBHOOK_SECRET: 'a-shared-secret-1' }
const ALIYUN = {
  SMS_GATEWAY: 'aliyun',
  SMS_ALIYUN_URL: sms.url,
  SMS_ALIYUN_KEY_ID: 'testId',
  SMS_ALIYUN_KEY_SECRET: 'testSecret',
  SMS_ALIYUN_SIGN_NAME: '阿里云短信测试',
  SMS_ALIYUN_TEMPLATE: 'SMS_154950909',
}
const MAIL = {
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(mail.port),
  SMTP_TLS: 'never',
  MAIL_FROM: '示例 <site@site.example>',
  PUBLIC_URL: 'https://site.example',
}

const NOW = Date.UTC(2026, 10, 23, 8)
const MESSAGE = { phoneNumber: '13800000001', code: '271828', text: '验证码：271828' }
const LETTER = {
  to: 'lin@site.example',
  subject: '【示例】重设',
  text: '链接 https://site.example/#/x?token=secret-1\n',
  html: '<p>链接</p>',
}

/** Begins the messages of such an environment, and tells what they said when they have ended. */
function begin(env: NodeJS.ProcessEnv, waits: readonly number[] = [1, 1]): { messages: Messages; said: string[]; logged: string[] } {
  const { messaging } = readEnvironment(env)
  const [said, logged]: [string[], string[]] = [[], []]
  const messages = createMessages({
    settings: messaging,
    now: () => NOW,
    log: (line) => logged.push(line),
    say: (line) => said.push(line),
    smsWaits: waits,
    mailWaits: waits,
  })
  return { messages, said, logged }
}

/** Waits for the line about a failure. To stop first would give the message up, whatever the failure. */
const firstLine = ({ said }: { said: string[] }) => expect.poll(() => said.length).toBe(1)

test('B-52i the webhook gets the message as JSON, signed with the shared secret over time and body', async () => {
  const { messages, said } = begin(WEBHOOK)
  messages.sendSms!(MESSAGE)
  await messages.stop()
  const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = sms.taken
  expect(url).toBe('/sms')
  expect(JSON.parse(body)).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...MESSAGE })
  expect(headers['x-portico-timestamp']).toBe(String(NOW / 1000))
  const signature = createHmac('sha256', 'a-shared-secret-1')
    .update(`${NOW / 1000}.${body}`)
    .digest('hex')
  expect(headers['x-portico-signature']).toBe(`sha256=${signature}`)
  expect(said).toEqual([])
})

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

test('B-52i Aliyun gets one signed SendSms with the template’s variable, and signs as it would check', async () => {
  const { messages, said } = begin(ALIYUN)
  messages.sendSms!(MESSAGE)
  await messages.stop()
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
  expect([headers['x-acs-action'], headers['x-acs-version'], headers['x-acs-date']]).toEqual([
    'SendSms',
    '2017-05-25',
    '2026-11-23T08:00:00Z',
  ])
  const again = signedHeaders(
    { host: headers.host!, action: 'SendSms', version: '2017-05-25', query, nonce: String(headers['x-acs-signature-nonce']), now: NOW },
    { keyId: 'testId', keySecret: 'testSecret' },
  )
  expect(headers.authorization).toBe(again['authorization'])
  expect(said).toEqual([])
})

test('B-52j a message that surely was not sent is tried again with the same id, until the attempts are over', async () => {
  sms.answer = { status: 503, body: '13800000001 271828' }
  const { messages, said } = begin(WEBHOOK)
  messages.sendSms!(MESSAGE)
  await expect.poll(() => said.length).toBe(3)
  await messages.stop()
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
  aliyun.messages.sendSms!(MESSAGE)
  await firstLine(aliyun)
  await aliyun.messages.stop()
  expect(aliyun.said).toEqual(['Could not send a text message (aliyun): it refused the message: isv.BUSINESS_LIMIT_CONTROL. Given up.'])
  sms.answer = { status: 403, body: '13800000001 271828' }
  const webhook = begin(WEBHOOK)
  webhook.messages.sendSms!(MESSAGE)
  await firstLine(webhook)
  await webhook.messages.stop()
  expect(webhook.said).toEqual(['Could not send a text message (webhook): it answered 403. Given up.'])
  expect(sms.taken).toHaveLength(2)
})

test('B-52j a redirect is not followed', async () => {
  sms.answer = { status: 307, body: '', headers: { location: `${elsewhere.url}/sms` } }
  const { messages, said } = begin(WEBHOOK)
  messages.sendSms!(MESSAGE)
  await firstLine({ said })
  await messages.stop()
  expect(elsewhere.taken).toEqual([])
  expect(said).toEqual(['Could not send a text message (webhook): it answered 307. Given up.'])
})

test('B-52j where nothing listens is tried again; a connection that breaks may have sent the message, and is not', async () => {
  const closed = await openSmsServer()
  await closed.close()
  const nobody = begin({ ...WEBHOOK, SMS_WEBHOOK_URL: closed.url }, [1])
  nobody.messages.sendSms!(MESSAGE)
  await expect.poll(() => nobody.said.length).toBe(2)
  expect(nobody.said[1]).toBe('Could not send a text message (webhook): no connection (ECONNREFUSED). Given up.')
  await nobody.messages.stop()
  const breaking = createServer((socket) => socket.once('data', () => socket.destroy()))
  await new Promise<void>((resolve) => {
    breaking.listen(0, '127.0.0.1', resolve)
  })
  const broken = begin({ ...WEBHOOK, SMS_WEBHOOK_URL: `http://127.0.0.1:${(breaking.address() as { port: number }).port}` }, [1])
  broken.messages.sendSms!(MESSAGE)
  await firstLine(broken)
  await broken.messages.stop()
  breaking.close()
  expect(broken.said).toEqual([expect.stringMatching(/^Could not send a text message \(webhook\): no connection \(\w+\)\. Given up\.$/)])
})

test('B-52i the gateway for trying out writes the text into the log, and nothing is sent', async () => {
  const { messages, logged, said } = begin({ SMS_GATEWAY: 'log' })
  messages.sendSms!(MESSAGE)
  await expect.poll(() => logged).toEqual(['SMS to 13800000001: 验证码：271828'])
  await messages.stop()
  expect([said, sms.taken]).toEqual([[], []])
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

test('B-53e a mail reaches the mail server with sender, receiver, subject and both texts, and says that a program wrote it', async () => {
  const { messages, said } = begin({ ...MAIL, SMTP_USER: 'site', SMTP_PASSWORD: 'mail-secret-1' })
  messages.sendMail!(LETTER)
  await messages.stop()
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
  const { messages } = begin(MAIL)
  messages.sendMail!({ ...LETTER, to: 'lin@site.example, other@site.example' })
  messages.sendMail!({ ...LETTER, to: 'lin@site.example\r\nBcc: other@site.example', subject: 'x\r\nBcc: other@site.example' })
  await messages.stop()
  for (const { to, head } of mail.mails) {
    expect(to).not.toContain('other@site.example')
    expect(head).not.toMatch(/^bcc:/im)
  }
})

test('B-53f a mail is tried again after a passing refusal, and the lines about it hold no link and no address', async () => {
  mail.refusals = [451, 421]
  const { messages, said } = begin(MAIL)
  messages.sendMail!(LETTER)
  await expect.poll(() => mail.mails.length).toBe(1)
  await messages.stop()
  expect(said).toEqual([
    'Could not send a mail: EMESSAGE 451. Trying again in 1 s.',
    'Could not send a mail: EMESSAGE 421. Trying again in 1 s.',
  ])
})

test('B-53f a refusal for good is not repeated, and a server that is away is given up in the end', async () => {
  mail.refusals = [550]
  const refused = begin(MAIL)
  refused.messages.sendMail!(LETTER)
  await firstLine(refused)
  await refused.messages.stop()
  expect(refused.said).toEqual(['Could not send a mail: EMESSAGE 550. Given up.'])
  const away = await openMailServer()
  await away.close()
  const nobody = begin({ ...MAIL, SMTP_PORT: String(away.port) }, [1])
  nobody.messages.sendMail!(LETTER)
  await expect.poll(() => nobody.said.length).toBe(2)
  expect(nobody.said[1]).toMatch(/^Could not send a mail: E\w+\. Given up\.$/)
  await nobody.messages.stop()
})

test('B-53e with STARTTLS a server that offers no TLS gets neither the password nor the mail', async () => {
  const logins = mail.logins.length
  const { messages, said } = begin({ ...MAIL, SMTP_TLS: 'starttls', SMTP_USER: 'site', SMTP_PASSWORD: 'mail-secret-2' }, [])
  messages.sendMail!(LETTER)
  await messages.stop()
  expect([mail.mails, mail.logins.length]).toEqual([[], logins])
  expect(said).toEqual([expect.stringMatching(/^Could not send a mail: E\w+( \d+)?\. Given up\.$/)])
})

test('B-53e a certificate that nobody vouches for is refused, with STARTTLS and from the beginning', async () => {
  for (const secure of [false, true]) {
    const forged = await openMailServer({ secure, disabledCommands: [] })
    const { messages, said } = begin({ ...MAIL, SMTP_PORT: String(forged.port), SMTP_TLS: secure ? 'always' : 'starttls' }, [])
    messages.sendMail!(LETTER)
    await messages.stop()
    expect(forged.mails).toEqual([])
    expect(said).toEqual([expect.stringMatching(/^Could not send a mail: E\w+( \d+)?\. Given up\.$/)])
    await forged.close()
  }
})
