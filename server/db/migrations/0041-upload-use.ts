import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Makes the tables of the uses of each uploaded file (B-113a, decision 86), which the next start fills from the rows that are there, and of the notes on it (B-113e). */
export const uploadUseTable = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    const columns = { resource: 'text!', rowId: 'whole!', snapshotId: 'whole!', field: 'text!', uploadId: 'text!' } as const
    await make.keyedTable('uploadUse', columns, ['resource', 'rowId', 'snapshotId', 'field', 'uploadId'])
    await make.index('uploadUse', ['uploadId', 'resource', 'rowId'])
    await make.table('uploadDetail', { id: 'text!', title: 'text', alt: 'text', altEn: 'text', licence: 'text', licenceEnd: 'text' })
    await make.index('uploadDetail', ['licenceEnd'])
    await make.keyedTable('uploadLabel', { kind: 'text!', label: 'text!', uploadId: 'text!' }, ['kind', 'label', 'uploadId'])
    await make.index('uploadLabel', ['uploadId'])
  },
})
