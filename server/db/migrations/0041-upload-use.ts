import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Where each uploaded file is used (B-113a, decision 86). The next start fills it from the rows that are there. */
export const uploadUseTable = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    const columns = { resource: 'text!', rowId: 'whole!', snapshotId: 'whole!', field: 'text!', uploadId: 'text!' } as const
    await make.keyedTable('uploadUse', columns, ['resource', 'rowId', 'snapshotId', 'field', 'uploadId'])
    await make.index('uploadUse', ['uploadId', 'resource', 'rowId'])
  },
})
