import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from '../testing/databases.ts'
import { openPostgres } from './postgres.ts'
import { PATIENCE } from './patience.ts'
import { violationOf } from './violations.ts'
import { problemOf } from './problems.ts'

const ROLE = `few_${randomBytes(4).toString('hex')}`
let url: string
let few: string
let admin: pg.Client
beforeAll(async () => {
  url = await createDatabase()
  admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create role ${ROLE} login password 'few' connection limit 3`)
  few = Object.assign(new URL(url), { username: ROLE, password: 'few' }).href
})
afterAll(async () => {
  await admin.query(`drop role ${ROLE}`)
  await admin.end()
  await dropDatabase(url)
})

test('B-09 a server that allows few connections is used through those few', async () => {
  const database = openPostgres(few, { connections: 20 })
  try {
    const reads = Array.from({ length: 30 }, (_, n) => sql<{ n: number }>`select ${n}::int as n, pg_sleep(0.02)`.execute(database.read))
    const answers = await Promise.all(reads)
    expect(answers.map(({ rows }) => rows[0]!.n)).toEqual(Array.from({ length: 30 }, (_, n) => n))
  } finally {
    await database.close()
  }
})

test('B-09 a statement that takes too long is ended on the server too; statements that prepare the database have no limit', async () => {
  const database = openPostgres(url, { patience: { ...PATIENCE, read: 100, write: 100 } })
  const endless = sql`select pg_sleep(300)`
  try {
    for (const db of [database.read, database.write]) {
      const error: unknown = await endless.execute(db).catch((thrown: unknown) => thrown)
      expect([violationOf(error), problemOf(error)]).toMatchObject([{ kind: 'busy' }, { code: 'busy', data: { retryAfter: 1 } }])
    }
    const running = async () => {
      const { rows } = await admin.query(
        "select count(*) as n from pg_stat_activity where query like '%pg_sleep%' and state = 'active' and datname = current_database() and pid <> pg_backend_pid()",
      )
      return Number(rows[0].n)
    }
    // The server may take a moment longer than the client to be done with it.
    await expect.poll(running).toBe(0)
    expect((await sql`select pg_sleep(0.5)`.execute(database.unlimited)).rows).toHaveLength(1)
  } finally {
    await database.close()
  }
})

test('B-09 a failed transaction reports its own error, not the failed rollback', async () => {
  const database = openPostgres(url, { connections: 2 })
  try {
    const failing = database.write.transaction().execute(async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      await admin.query('select pg_terminate_backend($1)', [rows[0]!.pid])
      await sql`select 1`.execute(db)
    })
    const error: unknown = await failing.catch((thrown: unknown) => thrown)
    expect(violationOf(error)).toEqual({ kind: 'unavailable' })
    expect(String(error)).not.toContain('discarded')
    // The only connection for writes is a new one.
    expect((await sql`select 1 as one`.execute(database.write)).rows).toEqual([{ one: 1 }])
  } finally {
    await database.close()
  }
})
