import type { MessagingSettings } from '../../config/messaging.ts'
import type { Reachable } from '../../http/reachable.ts'
import type { JobError } from '../../jobs/rows.ts'
import { createMailer, isPermanent, mailProblem, type Mail } from './mail.ts'
import { MessageFailure } from './post-message.ts'
import type { Sms } from './sms-message.ts'
import { smsGateway } from './sms.ts'

/** A text message before it has an id and a time. */
export type Text = Pick<Sms, 'phoneNumber' | 'text' | 'code'>

interface Failure {
  /** For the log: without code, number, link and address. */
  reason: string
  /** For the list of jobs. */
  told: JobError
  /** False when another attempt would only repeat it, or could send the message twice. */
  mayPass: boolean
}

/** A way to send, as it is set up at this moment. */
export interface Way<M> {
  /** In the log: `a text message (webhook)`. */
  name: string
  /** Sends once; `id` is the same at every attempt. */
  send(message: M, id: string): Promise<void>
  failureOf(error: unknown): Failure
}

export interface Ways {
  mail(): Way<Mail> | null
  sms(): Way<Text> | null
}

interface WaysParts {
  settings: () => MessagingSettings
  /** Epoch ms. */
  now: () => number
  log: (line: string) => void
  isReachable: Reachable
}

/** The ways to send. A change of the settings counts for the next attempt. */
export function createWays({ settings, now, log, isReachable }: WaysParts): Ways {
  return {
    mail: madeFrom(
      () => settings().mail,
      (mail) => ({ name: 'a mail', send: createMailer(mail).send, failureOf: failureOfMail }),
    ),
    sms: madeFrom(
      () => settings().sms,
      (sms) => {
        const { name, send } = smsGateway(sms, { log, isReachable })
        return {
          name: `a text message (${name})`,
          send: (text, id) => send({ ...text, id, now: now() }),
          failureOf: failureOfSms,
        }
      },
    ),
  }
}

/** Makes a sender from its settings, and another when they have changed. */
function madeFrom<S, T>(settings: () => S | null, make: (from: S) => T): () => T | null {
  let [from, made]: [string, T | null] = ['null', null]
  return () => {
    const now = settings()
    const key = JSON.stringify(now)
    if (key !== from) [from, made] = [key, now && make(now)]
    return made
  }
}

function failureOfMail(error: unknown): Failure {
  const reason = mailProblem(error)
  return { reason, told: { words: 'job.mailFailed', values: { reason } }, mayPass: !isPermanent(error) }
}

function failureOfSms(error: unknown): Failure {
  if (error instanceof MessageFailure)
    return { reason: error.message, told: { words: `job.sms.${error.why}`, values: { detail: error.detail } }, mayPass: error.isUnsent }
  return { reason: error instanceof Error ? error.message : 'unknown', told: { words: 'problem.unexpected', values: {} }, mayPass: false }
}
