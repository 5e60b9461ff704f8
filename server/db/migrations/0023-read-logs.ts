import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Indexes by which the logs are read, each in the order of ids (decision 58). */
export const readLogs = (engine: Engine): Migration => ({
  async up(db) {
    const { index } = making(db, engine)
    await index('webLog', ['userId', 'id'])
    await index('webLog', ['ip', 'id'])
    await index('webLog', ['requestId'])
    // Errors are few among many requests: they alone are in it.
    await sql`create index "webLog_errors" on "webLog" ("id") where "status" >= 400`.execute(db)
    await index('auditLog', ['userId', 'id'])
    await index('auditLog', ['requestId'])
    await index('loginLog', ['ip', 'id'])
    await index('entityChange', ['userId', 'id'])
    await index('entityChange', ['requestId'])
  },
})
