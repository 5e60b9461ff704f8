import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { day } from '../schema.ts'

// The totals of the logs by hour, for charts (B-72). They are kept for ever, also those of rows that the logs no longer keep.

const asked = z.strictObject({
  /** Both days are included, in the time zone of the site: at most 31 by hour, 400 by day. */
  creationTimeStart: day,
  creationTimeEnd: day,
  by: z.enum(['hour', 'day']).default('day'),
})

const totals = z.strictObject({
  /** The kinds that occur in these days, such as `2xx` or `Failed`, in the order of their names. */
  kinds: z.array(z.string()),
  /** Every hour or day that was asked for, the oldest first, those without a row too. */
  items: z.array(
    z.strictObject({
      /** The moment at which the hour or day begins. */
      time: z.string(),
      total: z.int(),
      /** Kinds that do not occur in it are left out. */
      counts: z.record(z.string(), z.int()),
    }),
  ),
})

export type LogTotals = z.infer<typeof totals>

const totalsOf = (service: string, summary: string) =>
  endpoint({ path: `${SERVICES}/${service}/GetTotals`, access: { permit: `${service}/View` }, input: asked, output: totals, summary })

export const logTotals = {
  web: totalsOf(
    'WebLog',
    'Requests by hour or day and class of answer (2xx, 4xx …); a row of a flood counts as the requests that it stands for',
  ),
  audit: totalsOf('AuditLog', 'Operations by hour or day and result'),
  login: totalsOf('LoginLog', 'Attempts to sign in by hour or day and result; a row that stands for many attempts counts as many'),
  changes: totalsOf('EntityChange', 'Changes by hour or day and resource, of resources of which the caller may view every row'),
}
