import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** One-time codes (B-52, B-53), and the way from a mobile number to its user. */
export const oneTimeCodeTable = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.keyedTable(
      'oneTimeCode',
      {
        purpose: 'text!',
        subject: 'text!',
        secretHash: 'text!',
        boundTo: 'text!',
        userId: 'whole',
        creationTime: 'whole!',
        expiryTime: 'whole!',
        triesLeft: 'whole!',
        windowTime: 'whole!',
        issued: 'whole!',
      },
      ['purpose', 'subject'],
    )
    await make.index('oneTimeCode', ['creationTime'])
    await make.index('user', ['phoneNumber'])
  },
})
