import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Work that goes on after the reply (B-70, decision 60). */
export const jobTable = (engine: Engine): Migration => ({
  async up(db) {
    const { table, index } = making(db, engine)
    await table('job', {
      kind: 'text!',
      state: 'text!',
      params: 'text!',
      checkpoint: 'text',
      userId: 'whole',
      sessionId: 'whole',
      language: 'text!',
      requestId: 'text!',
      creationTime: 'whole!',
      startTime: 'whole',
      endTime: 'whole',
      notBefore: 'whole!',
      attempts: 'whole!',
      done: 'whole!',
      total: 'whole',
      result: 'text',
      error: 'text',
      holder: 'text',
      leaseUntil: 'whole!',
      isCancelled: 'whole!',
      isSeen: 'whole!',
      onceKey: 'text',
    })
    await index('job', ['userId', 'id'])
    await index('job', ['endTime'])
    // Open jobs are few among many that have ended: they alone are in it.
    await sql`create index "job_open" on "job" ("id") where "endTime" is null`.execute(db)
    // Many rows without a key, and one row for each key.
    await sql`create unique index "job_onceKey_unique" on "job" ("onceKey")`.execute(db)
  },
})
