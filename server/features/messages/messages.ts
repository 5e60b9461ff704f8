import { randomUUID } from 'node:crypto'
import { Problem } from '../../../contract/errors.ts'
import type { JobKinds, MessageKind } from '../../../contract/jobs/kinds.ts'
import type { MessagingSettings } from '../../config/messaging.ts'
import type { Database } from '../../db/engine.ts'
import type { Sealing } from '../../db/sealing.ts'
import type { Reachable } from '../../http/reachable.ts'
import type { JobWork } from '../../jobs/working.ts'
import type { Mail } from './mail.ts'
import { createOrdering, type OrderMessage } from './ordering.ts'
import { sendingWorks } from './sending.ts'
import { createWays, type Text } from './ways.ts'

/** Sends text messages and mail. */
export interface Messages {
  /** Orders a text message; null while no way to send is set up. */
  readonly sendSms: OrderMessage<Text> | null
  /** Orders a mail; null while no way to send is set up. */
  readonly sendMail: OrderMessage<Mail> | null
  /** Sends once, at once; throws the failure, or a Problem while no way to send is set up. */
  trySms(sms: Text): Promise<void>
  tryMail(mail: Mail): Promise<void>
  /** The work of the jobs that send what was ordered. */
  works: Record<MessageKind, JobWork>
}

interface MessagesParts {
  database: Database
  /** Seals messages while they wait. */
  sealing: Sealing
  /** The ways to send as they are set up now. */
  settings: () => MessagingSettings
  log: (line: string) => void
  isReachable: Reachable
  /** Called at each failure with a line that holds no code, no link and no address. */
  say: (line: string) => void
  /** The kinds as they are declared, unless a test has others. */
  kinds?: JobKinds
}

export function createMessages({ database, sealing, settings, log, isReachable, say, ...more }: MessagesParts): Messages {
  const ways = createWays({ settings, now: () => database.now(), log, isReachable })
  // The line comes after the reply, whose time must not tell whether there is a message.
  const onTooMany = (name: string) => void setImmediate(() => say(`Could not send ${name}: too many wait already. Given up.`))
  const order = createOrdering({ sealing, onTooMany })
  return {
    get sendSms() {
      const way = ways.sms()
      return way && order('sms', way.name)
    },
    get sendMail() {
      const way = ways.mail()
      return way && order('mail', way.name)
    },
    trySms: async (sms) => (ways.sms() ?? off()).send(sms, randomUUID()),
    tryMail: async (mail) => (ways.mail() ?? off()).send(mail, randomUUID()),
    works: sendingWorks({ database, sealing, ways, say, ...more }),
  }
}

function off(): never {
  throw new Problem('rule', { words: 'problem.messagesOff' })
}
