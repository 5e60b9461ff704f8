import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { composed, plainString } from '../field-schema.ts'
import { LIST_NAMES } from '../ignored.ts'
import { createdDays, listOf, paging } from '../schema.ts'

/** A row in the recycle bin, of any resource. */
const binned = z.strictObject({
  /** The name of its resource: `news`. */
  resource: z.string(),
  id: z.int(),
  title: z.string().nullable(),
  titleEn: z.string().nullable(),
  deletionTime: z.string(),
  deleterUserId: z.int().nullable(),
  deleterName: z.string().nullable(),
})
export type Binned = z.infer<typeof binned>

/** The recycle bins of all resources as one list. Rows come back, or go for good, by the calls of their own resource. */
export const recycleBin = {
  getAll: endpoint({
    path: `${SERVICES}/RecycleBin/GetAll`,
    access: 'signedIn',
    input: z.strictObject({
      ...paging,
      resource: plainString.max(64).optional(),
      keyword: composed.max(100).optional(),
      /** Of deleted rows, the days on which they were deleted. */
      ...createdDays,
    }),
    ignored: LIST_NAMES,
    output: listOf(binned),
    summary: 'Deleted rows, newest first, of the resources whose rows the caller may delete',
  }),
}
