import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** The errors of browsers (B-75), and the bursts with what is counted for them (B-76). */
export const alerts = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.table('browserError', {
      id: 'text!',
      likeness: 'text!',
      message: 'text!',
      place: 'text!',
      stack: 'text!',
      part: 'text!',
      screen: 'text!',
      browser: 'text!',
      language: 'text!',
      version: 'text!',
      count: 'whole!',
      firstTime: 'whole!',
      lastTime: 'whole!',
      resolvedTime: 'whole',
      resolverUserId: 'whole',
    })
    await make.index('browserError', ['lastTime'])
    await make.index('browserError', ['likeness'])
    await make.keyedTable('burstCount', { minute: 'whole!', kind: 'text!', subject: 'text!', count: 'whole!' }, [
      'minute',
      'kind',
      'subject',
    ])
    await make.table('burst', {
      kind: 'text!',
      subject: 'text!',
      peak: 'whole!',
      minutes: 'whole!',
      beginTime: 'whole!',
      lastTime: 'whole!',
      endTime: 'whole',
      mailTime: 'whole',
    })
    // The second of two nodes that find the same burst begins none.
    await sql`create unique index "burst_open" on "burst" ("kind", "subject") where "endTime" is null`.execute(db)
    await make.keyedTable('burstSeen', { userId: 'whole!', burstId: 'whole!' }, ['userId'])
  },
})
