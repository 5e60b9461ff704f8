import { MESSAGE_KINDS, type MessageKind, type MessageSubject } from '../../../contract/jobs/kinds.ts'
import type { Db } from '../../db/engine.ts'
import type { Sealing } from '../../db/sealing.ts'
import type { Context } from '../../http/context.ts'
import { addJob } from '../../jobs/rows.ts'
import { sealMessage } from './sealed-message.ts'

/** A message to be sent after the reply. */
export interface MessageOrder<M> {
  /** The call that orders it. */
  ctx: Pick<Context, 'language' | 'now'> & { origin: Pick<Context['origin'], 'requestId'> }
  about: MessageSubject
  message: M
  /** After this moment (epoch ms) it is of no use and is not sent. */
  until: number
  /** False: nobody gets it. The same is written as for one that somebody gets, so that the order does not tell whether there is such a person. */
  isWanted?: boolean
}

/** Adds the job that sends a message, in the caller's transaction; the caller then tells of JOB_TAG. */
export type OrderMessage<M> = (db: Db, order: MessageOrder<M>) => Promise<void>

/** More messages than this wait for nothing good: the gateway is down, or somebody makes them up. */
const MOST_WAITING = 500

interface OrderingParts {
  sealing: Sealing
  /** Called when a message is given up, with the name of the way. */
  onTooMany: (name: string) => void
}

export function createOrdering({ sealing, onTooMany }: OrderingParts) {
  return <M>(kind: MessageKind, name: string): OrderMessage<M> =>
    async (db, { ctx, about, message, until, isWanted = true }) => {
      const { language, now, origin } = ctx
      const params = sealMessage(sealing, kind, { message, until, isWanted })
      if ((await countWaiting(db, isWanted)) < MOST_WAITING)
        await addJob(db, { kind, params, about: isWanted ? about : null, language, requestId: origin.requestId, now })
      else if (isWanted) onTooMany(name)
    }
}

/** Those that nobody gets are counted apart, by the same statement: whoever makes up names keeps no message from anybody. */
async function countWaiting(db: Db, isWanted: boolean): Promise<number> {
  const { all, wanted } = await db
    .selectFrom('job')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('about').as('wanted')])
    .where('endTime', 'is', null)
    .where('kind', 'in', MESSAGE_KINDS)
    .executeTakeFirstOrThrow()
  return isWanted ? Number(wanted) : Number(all) - Number(wanted)
}
