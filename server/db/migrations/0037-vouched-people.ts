import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/**
 * B-101: whether an administrator with every right, or the provider of single sign-on, stands for what signs in to an account, and how far its mobile
 * number is proven. Nobody stands for the accounts of before, and their numbers count as given by staff.
 */
export const vouchedPeople = (engine: Engine): Migration => ({
  async up(db) {
    await making(db, engine).column('user', 'vouchedTime', 'whole')
    const whole = sql.raw(engine === 'sqlite' ? 'integer' : 'bigint')
    await sql`alter table "user" add column "phoneRank" ${whole} not null default 1`.execute(db)
  },
})
