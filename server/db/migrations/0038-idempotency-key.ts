import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** The keys under which people have made rows, each with the answer that it got (B-102k). */
export const idempotencyKeyTable = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    const columns = { userId: 'whole!', keyHash: 'text!', fingerprint: 'text!', answer: 'text!', creationTime: 'whole!' } as const
    await make.keyedTable('idempotencyKey', columns, ['userId', 'keyHash'])
    await make.index('idempotencyKey', ['creationTime'])
  },
})
