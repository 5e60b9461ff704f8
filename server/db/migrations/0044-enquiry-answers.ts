import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/**
 * Makes the table of what visitors answered to the further questions of the contact form (B-118d, decision 91), and takes the answers to forms out of the log of
 * operations: deleting an answer for ever left its words there (B-118c).
 */
export const enquiryAnswers = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.keyedTable(
      'enquiryAnswer',
      { enquiryId: 'whole! -> enquiry', formId: 'whole! -> form', formVersion: 'whole!', answers: 'text!' },
      ['enquiryId'],
    )
    await make.index('enquiryAnswer', ['formId'])
    await sql`update "auditLog" set "parameters" = '{"fields":"***"}' where "methodName" = 'formanswer'`.execute(db)
    await sql`update "auditLog" set "parameters" = '{"answers":"***"}' where "serviceName" = 'FormAnswer'
      and "methodName" in ('Create', 'Update', 'InsertOrUpdate', 'SaveImport')`.execute(db)
  },
})
