import { sql } from 'kysely'
import type { Db } from './engine.ts'

/**
 * Runs reads on PostgreSQL that search a full-text index. PostgreSQL takes reading the terms of a row for cheap, and would rather read a million of
 * them than the index; so it is told not to. With too little memory it would forget which rows were hits, and read the terms of all rows nearby.
 */
export const byFullText = <T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (reading) => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('work_mem', '64MB', true)`.execute(reading)
      return read(reading)
    })

/** The most rows that are checked one by one before the hits are collected. */
export const TRIED = 1000
