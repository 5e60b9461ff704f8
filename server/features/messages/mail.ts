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
  send(mail: Mail): Promise<void>
  close(): void
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
    send: async ({ to, ...mail }) => {
      await transport.sendMail({ from, to: { name: '', address: to }, ...mail, headers: { 'auto-submitted': 'auto-generated' } })
    },
    close: () => transport.close(),
  }
}

/** Returns an error of the mail server as a line without names and addresses: `EAUTH 535`. */
export function mailProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  return [code ?? error.name, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')
}

/** A server that refuses for good (5xx) refuses the next attempt too. */
export const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500
