import { createTransport } from 'nodemailer'
import type { MailSettings } from '../../config/messaging.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Gives mail to the operator's mail server. */
export interface Mailer {
  /** `id` is the same at every attempt: it makes the Message-ID, by which a receiver can drop what it has already. */
  send(mail: Mail, id: string): Promise<void>
  /** Connects and signs in, and sends nothing; throws the error of the server. */
  check(): Promise<void>
}

const TIMEOUT_MS = 8000

export function createMailer({ host, port, tls, login, from }: MailSettings): Mailer {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'always',
    // Without this a server that offers no TLS, or somebody on the way who hides the offer, would get the password and the mail in the clear.
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'never',
    ...(login && { auth: login }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail names no file and no address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, ...mail }, id) => {
      const messageId = `<${id}@${domainOf(from)}>`
      await transport.sendMail({ from, to: { name: '', address: to }, ...mail, messageId, headers: { 'auto-submitted': 'auto-generated' } })
    },
    check: async () => void (await transport.verify()),
  }
}

/** The domain of `Site <a@example.com>`. */
const domainOf = (from: string) => from.split('@').at(-1)!.split('>', 1)[0]!.trim()

/** Returns an error of the mail server as a line without names and addresses: `EAUTH 535`. */
export function mailProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  return [code ?? error.name, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')
}

/** A server that refuses for good (5xx) refuses the next attempt too. */
export const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500
