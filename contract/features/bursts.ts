import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { rowId } from '../schema.ts'
import { BURST_KINDS } from './burst-address.ts'

// B-76: notices of what happened often within minutes.

const moment = z.iso.datetime()

const burst = z.strictObject({
  id: z.int(),
  kind: z.enum(BURST_KINDS),
  /** The user name or the address; null if it is about none, or the caller may not know it. */
  subject: z.string().nullable(),
  /** The most times within so many minutes. */
  peak: z.int(),
  minutes: z.int(),
  beginTime: moment,
  lastTime: moment,
  /** Null while it goes on. */
  endTime: moment.nullable(),
  isSeen: z.boolean(),
})
export type Burst = z.infer<typeof burst>

export const bursts = {
  all: endpoint({
    path: `${SERVICES}/Burst/GetAll`,
    access: { permit: 'Burst/View' },
    output: z.strictObject({ unseen: z.int(), items: z.array(burst) }),
    summary: 'The notices of the last 30 days, 50 at most, the newest first, and how many of them the caller has not seen',
  }),
  markSeen: endpoint({
    path: `${SERVICES}/Burst/MarkSeen`,
    access: { permit: 'Burst/View' },
    input: z.strictObject({ upTo: rowId }),
    output: z.null(),
    refusedInDemo: true,
    summary: 'The caller has seen the notices up to this one',
  }),
}
