import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'

/** Under a flood a row of the web log stands for many requests (B-03); each existing row stands for one. */
export const countedRequests = (engine: Engine): Migration => ({
  async up(db) {
    const whole = sql.raw(engine === 'sqlite' ? 'integer' : 'bigint')
    await sql`alter table "webLog" add column "requests" ${whole} not null default 1`.execute(db)
  },
})
