import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

// Servers as an operator has them: one that takes text messages over HTTP, and one that takes mail over SMTP.

interface Taken {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface SmsServer {
  url: string
  taken: Taken[]
  /** The answer of the server from now on. */
  answer: { status: number; body: string; headers?: Record<string, string> }
  /** Awaited between a message that was taken and its answer. */
  beforeAnswer: () => Promise<void>
  close(): Promise<void>
}

/** The settings by which a site gives its mail to this server. */
export const mailEnvironment = ({ port }: { port: number }) => ({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_TLS: 'never',
  MAIL_FROM: 'Portico <site@site.example>',
})

/** The settings by which a site gives its text messages to this server. */
export const smsEnvironment = ({ url }: { url: string }) => ({
  SMS_GATEWAY: 'webhook',
  SMS_WEBHOOK_URL: `${url}/sms`,
  SMS_WEBHOOK_SECRET: 'a-shared-secret-1',
  OUTGOING_NETWORKS: '127.0.0.1',
})

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

export async function openSmsServer(): Promise<SmsServer> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (data: Buffer) => {
      body += data.toString()
    })
    request.on('end', () => {
      opened.taken.push({ url: request.url!, headers: request.headers, body })
      const { status, headers, body: said } = opened.answer
      void opened.beforeAnswer().then(() => response.writeHead(status, headers).end(said))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const opened: SmsServer = {
    url: `http://127.0.0.1:${portOf(server)}`,
    taken: [],
    answer: { status: 200, body: '{}' },
    beforeAnswer: async () => {},
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return opened
}

interface ReceivedMail {
  from: string
  to: string[]
  /** The head, with folded lines joined. */
  head: string
  text: string
  html: string
  raw: string
}

export interface MailServer {
  port: number
  mails: ReceivedMail[]
  /** The logins that were tried. */
  logins: { user: string; password: string }[]
  /** Refuses so many mails with this code first. */
  refusals: number[]
  /** Awaited between a mail that was taken and the answer to it. */
  beforeAnswer: () => Promise<void>
  close(): Promise<void>
}

export async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const opened = { mails: [], logins: [], refusals: [], beforeAnswer: async () => {} } as unknown as MailServer
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onAuth: (auth, _, callback) => {
      opened.logins.push({ user: auth.username ?? '', password: auth.password ?? '' })
      callback(null, { user: auth.username })
    },
    onData: (stream, session, callback) => {
      const parts: Buffer[] = []
      stream.on('data', (data: Buffer) => parts.push(data))
      stream.on('end', () => {
        const refusal = opened.refusals.shift()
        if (refusal) return callback(Object.assign(new Error('refused'), { responseCode: refusal }))
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map(({ address }) => address)
        opened.mails.push({ from: mailFrom ? mailFrom.address : '', to, ...readMail(Buffer.concat(parts).toString('latin1')) })
        const answer = async () => {
          await opened.beforeAnswer()
          callback()
        }
        void answer()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  opened.port = portOf(server.server)
  opened.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
    })
  return opened
}

function readMail(raw: string): Pick<ReceivedMail, 'head' | 'text' | 'html' | 'raw'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? ''
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`)
  const partOf = (type: string) => decoded(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '')
  return { head: head.replaceAll(/\r\n[ \t]+/g, ' '), text: partOf('text/plain'), html: partOf('text/html'), raw }
}

/** Decodes one part of a mail by the encoding that its own head names. */
function decoded(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n').trim()
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Decodes the words of a head line: `=?UTF-8?B?…?=`. */
export const readHead = (line: string): string =>
  line.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : Buffer.from(
          text.replaceAll('_', ' ').replaceAll(/=([0-9A-F]{2})/gi, (__, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
          'latin1',
        ).toString(),
  )
