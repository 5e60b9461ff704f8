import { sql } from 'kysely'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { forgetRows, MOST_FORGOTTEN } from '../../crud/forget-rows.ts'
import type { Database, Db } from '../../db/engine.ts'
import type { Pace } from '../../db/pace.ts'

/** Deletes what enquiries answered to the further questions of the contact form. */
export const forgetFurther = (db: Db, ids: readonly number[]) => db.deleteFrom('enquiryAnswer').where('enquiryId', 'in', ids).execute()

/** E-07: deletes the enquiries from before a moment for good (epoch ms), and their visitors' words from the log of changes. */
export async function forgetEnquiries(database: Database, before: number, pace: Pace): Promise<void> {
  const step = () => forgetRows(database, resourceNamed('enquiry'), { where: sql`"creationTime" < ${before}`, alongside: forgetFurther })
  while (((await pace(step))?.count ?? 0) === MOST_FORGOTTEN);
}
