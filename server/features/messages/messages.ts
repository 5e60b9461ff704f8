import { randomUUID } from 'node:crypto'
import { setImmediate as afterReply } from 'node:timers/promises'
import type { MessagingSettings } from '../../config/messaging.ts'
import { createRetries, type Job } from '../../jobs/retries.ts'
import { createMailer, isPermanent, mailProblem, type Mail, type Mailer } from './mail.ts'
import { MessageFailure } from './post-message.ts'
import type { Sms } from './sms-message.ts'
import { smsGateway, type SmsGateway } from './sms.ts'

/** Sends text messages and mail in the background. Each function is null where the operator has configured no way to send. */
export interface Messages {
  sendSms: ((sms: Pick<Sms, 'phoneNumber' | 'text' | 'code'>) => void) | null
  sendMail: ((mail: Mail) => void) | null
  stop(): Promise<void>
}

interface MessagesParts {
  settings: MessagingSettings
  /** Epoch ms. */
  now: () => number
  log: (line: string) => void
  /** Called at each failure with a line that holds no code, no link and no address. */
  say: (line: string) => void
  smsWaits?: readonly number[]
  mailWaits?: readonly number[]
}

/** A code lasts five minutes: a text message that comes later is of no use. */
const SMS_WAITS_MS = [2000, 10_000]
const MAIL_WAITS_MS = [2000, 15_000, 60_000, 5 * 60_000]
/** More messages than this wait for nothing good: the gateway is down, or somebody makes them up. */
const MOST_WAITING = 500

export function createMessages(parts: MessagesParts): Messages {
  const { settings, log, say, now, smsWaits = SMS_WAITS_MS, mailWaits = MAIL_WAITS_MS } = parts
  const retries = createRetries(MOST_WAITING)
  const gateway = settings.sms && smsGateway(settings.sms, log)
  const mailer = settings.mail && createMailer(settings.mail)

  const failed = (what: string, problemOf: (error: unknown) => string) => (error: unknown, next: number | null) =>
    say(`Could not send ${what}: ${problemOf(error)}. ${next === null ? 'Given up.' : `Trying again in ${Math.ceil(next / 1000)} s.`}`)

  /** The work begins after the reply is written, so that the time of the reply does not tell whether there is a message. */
  const begin = (what: string, job: Omit<Job, 'failed'>, problemOf: (error: unknown) => string) => {
    const run: Job['run'] = async (ending) => {
      await afterReply()
      await job.run(ending)
    }
    if (!retries.start({ ...job, run, failed: failed(what, problemOf) })) say(`Could not send ${what}: too many wait already. Given up.`)
  }

  const sendSms =
    ({ name, send }: SmsGateway): Messages['sendSms'] =>
    (sms) => {
      const id = randomUUID()
      const isWorthAnother = (error: unknown) => error instanceof MessageFailure && error.isUnsent
      begin(`a text message (${name})`, { waits: smsWaits, run: () => send({ ...sms, id, now: now() }), isWorthAnother }, messageOf)
    }
  const sendMail =
    ({ send }: Mailer): Messages['sendMail'] =>
    (mail) =>
      begin('a mail', { waits: mailWaits, run: () => send(mail), isWorthAnother: (error) => !isPermanent(error) }, mailProblem)

  return {
    sendSms: gateway && sendSms(gateway),
    sendMail: mailer && sendMail(mailer),
    stop: async () => {
      await retries.stop()
      mailer?.close()
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown')
