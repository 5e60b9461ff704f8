import { sql } from 'kysely'
import type { Db, Engine } from './engine.ts'

/**
 * Of two transactions that take the same turn the second waits until the first has ended, and then reads what it wrote: for a rule over several
 * rows, which PostgreSQL would let both of them find kept. Take it before a row is locked, else two transactions can wait for each other. SQLite
 * has one writer at a time.
 */
export async function takeTurn(db: Db, engine: Engine, name: string): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db)
}
