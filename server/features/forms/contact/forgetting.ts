import { sql } from 'kysely'
import { resourceNamed } from '../../../../contract/resources/index.ts'
import { forgetRows } from '../../../crud/forget-rows.ts'
import type { Db } from '../../../db/engine.ts'
import { forgetFilesOf, repeat, stepOf, type ForgettingParts } from '../forget-files.ts'

/** Deletes what enquiries answered to the further questions of the contact form; returns the ids of the uploads that they sent. */
export async function forgetFurther(db: Db, ids: readonly number[]): Promise<string[]> {
  await db.deleteFrom('enquiryAnswer').where('enquiryId', 'in', ids).execute()
  return forgetFilesOf(db, 'enquiryId', ids)
}

/** E-07: deletes the enquiries from before a moment for good (epoch ms) with their files, and their visitors' words from the log of changes. */
export const forgetEnquiries = (parts: ForgettingParts, before: number): Promise<void> =>
  repeat(parts, async () =>
    stepOf(
      await forgetRows(parts.database, resourceNamed('enquiry'), { where: sql`"creationTime" < ${before}`, alongside: forgetFurther }),
    ),
  )
