import { JOB_KINDS, type JobKinds, type MessageKind } from '../../../contract/jobs/kinds.ts'
import { Problem } from '../../../contract/errors.ts'
import type { Database } from '../../db/engine.ts'
import type { Sealing } from '../../db/sealing.ts'
import type { HeldJob } from '../../jobs/held-job.ts'
import type { JobError } from '../../jobs/rows.ts'
import type { JobWork } from '../../jobs/working.ts'
import { openMessage } from './sealed-message.ts'
import type { Way, Ways } from './ways.ts'

interface SendingParts {
  database: Database
  sealing: Sealing
  ways: Ways
  /** Called at each failure with a line that holds no code, no link and no address. */
  say: (line: string) => void
  kinds?: JobKinds
}

/** The work of the jobs that send messages (B-80): each makes one attempt. */
export function sendingWorks({ database, sealing, ways, say, kinds = JOB_KINDS }: SendingParts): Record<MessageKind, JobWork> {
  const workOf =
    <M>(kind: MessageKind, wayNow: () => Way<M> | null, usualName: string): JobWork =>
    async (job) => {
      const { message, id, until, isWanted } = openMessage<M>(sealing, job.row)
      if (!isWanted) return remove(database, job)
      const way = wayNow()
      const name = way?.name ?? usualName
      if (!way) throw giveUp(name, 'there is no way to send any more', { words: 'job.messagesOff', values: {} })
      if (database.now() >= until) throw giveUp(name, 'it comes too late', { words: 'job.tooLate', values: {} })
      await job.checkLease()
      try {
        await way.send(message, id)
      } catch (error) {
        const { reason, told, mayPass } = way.failureOf(error)
        const wait = mayPass ? kinds[kind].waits[job.row.attempts - 1] : undefined
        if (wait === undefined) throw giveUp(name, reason, told)
        say(`Could not send ${name}: ${reason}. Trying again in ${Math.ceil(wait / 1000)} s.`)
        throw new Problem('unavailable', told)
      }
      return {}
    }

  function giveUp(name: string, reason: string, told: JobError): Problem {
    say(`Could not send ${name}: ${reason}. Given up.`)
    return new Problem('rule', told)
  }

  return { mail: workOf('mail', ways.mail, 'a mail'), sms: workOf('sms', ways.sms, 'a text message') }
}

/** A message that nobody gets leaves no row, so that nobody fills the table with names that do not exist. */
async function remove({ write }: Database, { row }: HeldJob) {
  await write.deleteFrom('job').where('id', '=', row.id).where('holder', '=', row.holder).execute()
  return {}
}
