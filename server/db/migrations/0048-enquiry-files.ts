import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Lets a file of a visitor belong to an enquiry in place of an answer to a form (B-123a, decision 97). */
export const enquiryFiles = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.column('formAttachment', 'enquiryId', 'whole -> enquiry')
    await make.index('formAttachment', ['enquiryId'])
  },
})
