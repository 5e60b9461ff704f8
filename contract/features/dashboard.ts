import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { LANGUAGES } from '../languages.ts'

/** The publishable resources of which the dashboard shows how many rows are in each state. */
export const COUNTED = ['news', 'carousel'] as const
/** The states of enquiries that the dashboard counts. */
export const ENQUIRY_STATES = ['new', 'answered', 'closed'] as const

const numbers = z.strictObject({ draft: z.int(), scheduled: z.int(), published: z.int() })
const language = z.enum(LANGUAGES)

const readers = z.strictObject({
  /** The views of all pages on each of the last 30 days, the oldest first; days without a view too. `2026-11-22` */
  days: z.array(z.strictObject({ day: z.string(), views: z.int() })),
  /** The pages that were looked at most in these days. `kind` and `id` are null for a page of no record, whose `title` is its name in the navigation; `title` is null where there is no name, or the record is not published any more. */
  pages: z.array(
    z.strictObject({
      path: z.string(),
      language,
      /** Of the records that have a page of their own. */
      kind: z.enum(['news', 'article', 'product']).nullable(),
      id: z.int().nullable(),
      title: z.string().nullable(),
      views: z.int(),
    }),
  ),
  /** The words for which visitors searched most in these days, and found nothing. */
  misses: z.array(z.strictObject({ keyword: z.string(), language, searches: z.int() })),
})
export type Readers = z.infer<typeof readers>

export const dashboard = {
  getStates: endpoint({
    path: `${SERVICES}/Dashboard/GetStates`,
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.strictObject({
      news: numbers.nullable(),
      carousel: numbers.nullable(),
      enquiries: z.strictObject({ new: z.int(), answered: z.int(), closed: z.int() }).nullable(),
      /** The jobs that failed in the last seven days: everybody's for whoever may see them, else the caller's. */
      failedJobs: z.int(),
    }),
    summary:
      'How many news, slides and enquiries are in each state, null for those that the caller may not view, and how many jobs failed lately',
  }),
  getReaders: endpoint({
    path: `${SERVICES}/Dashboard/GetReaders`,
    access: 'signedIn',
    input: z.strictObject({}),
    output: readers.nullable(),
    summary:
      'Views by day, the most read pages and searches without a result of the last 30 days; null for whoever may view no kind of them',
  }),
}
