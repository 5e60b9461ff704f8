import { sql } from 'kysely'
import type { Db, Engine } from './engine.ts'

/**
 * Makes transactions that take the same turn wait for each other: the second waits until the first has ended, and then reads what it wrote. It
 * protects rules over several rows, which two PostgreSQL transactions could otherwise both find satisfied. Take it before any row is locked, or two
 * transactions could wait for each other for ever. SQLite has one writer at a time anyway.
 */
export async function takeTurn(db: Db, engine: Engine, name: string): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db)
}
