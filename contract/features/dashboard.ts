import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'

/** The resources of which the dashboard shows how many rows are in each state. */
export const COUNTED = ['news', 'carousel'] as const

const numbers = z.strictObject({ draft: z.int(), scheduled: z.int(), published: z.int() })

export const dashboard = {
  getStates: endpoint({
    path: `${SERVICES}/Dashboard/GetStates`,
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.strictObject({ news: numbers.nullable(), carousel: numbers.nullable() }),
    summary: 'How many news and slides are in each state; null for those that the caller may not view',
  }),
}
