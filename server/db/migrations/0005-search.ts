import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** What the site's search finds: one entry for each snapshot. Its words are cut by `server/search/terms.ts`, alike for both engines. */
export const search = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.table('searchEntry', { resource: 'text!', rowId: 'whole!', snapshotId: 'whole!' })
    await make.index('searchEntry', ['resource', 'snapshotId'])
    await make.index('searchEntry', ['resource', 'rowId'])
    await make.termIndex('searchEntry', ['title', 'body'])
  },
})
