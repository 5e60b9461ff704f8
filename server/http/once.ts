import { createHmac, hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { IDEMPOTENCY_KEY } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/errors.ts'
import type { Database, Db } from '../db/engine.ts'
import { forgetBefore } from '../db/forget-before.ts'
import type { Pace } from '../db/pace.ts'

/** A write that is done once however often it arrives, by the key that its caller has given it. */
export interface KeyedWrite {
  userId: number
  key: string
  path: string
  /** The checked input. */
  input: unknown
  now: number
}

/** The time for which a key is kept. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Letters of a key that nobody guesses, with or without the quotation marks of a structured header. */
const KEY = /^(?:[!#-~]{16,200}|"[!#-~]{16,200}")$/

/** Returns the key of a request, or null; a header that is no key is refused. */
export function keyIn(headers: IncomingHttpHeaders): string | null {
  const given = headers[IDEMPOTENCY_KEY.toLowerCase()]
  if (given === undefined) return null
  if (typeof given !== 'string' || !KEY.test(given))
    throw new Problem('invalid', { members: { [IDEMPOTENCY_KEY]: 'invalid.idempotencyKey' } })
  return given.replaceAll('"', '')
}

/**
 * Does a write in its transaction, and keeps the answer under its key; when the key was used before, returns the answer of then. A second request that
 * arrives meanwhile waits for the first: it then finds its answer, or does the work itself if the first was undone. A key of another input is refused
 * (422), with the answer of then as `first`.
 */
export async function doOnce(db: Db, write: KeyedWrite | null, work: () => Promise<unknown>): Promise<unknown> {
  if (!write) return work()
  const row = rowOf(write)
  if (!(await take(db, row))) return answerOf(db, row)
  const result = await work()
  await db
    .updateTable('idempotencyKey')
    .set({ answer: JSON.stringify(result ?? null) })
    .where('userId', '=', row.userId)
    .where('keyHash', '=', row.keyHash)
    .execute()
  return result
}

/** Deletes the keys whose day is over. */
export const forgetKeys = (parts: { database: Database; pace: Pace }, now: number): Promise<void> =>
  forgetBefore(parts, { table: 'idempotencyKey', key: ['userId', 'keyHash'], time: 'creationTime' }, now - KEPT_MS)

type Row = ReturnType<typeof rowOf>

/** The key itself is stored nowhere, so the fingerprint tells nothing about an input, not even a password. */
const rowOf = ({ userId, key, path, input, now }: KeyedWrite) => ({
  userId,
  keyHash: hash('sha256', key, 'base64url'),
  fingerprint: createHmac('sha256', key)
    .update(`${path} ${JSON.stringify(input)}`)
    .digest('base64url'),
  answer: '',
  creationTime: now,
})

/** True for the first write with this key within a day. On PostgreSQL it waits for a transaction that has just taken the key. */
async function take(db: Db, row: Row): Promise<boolean> {
  const { fingerprint, answer, creationTime } = row
  const taken = await db
    .insertInto('idempotencyKey')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'keyHash'])
        .doUpdateSet({ fingerprint, answer, creationTime })
        .where('idempotencyKey.creationTime', '<', creationTime - KEPT_MS),
    )
    .returning('userId')
    .execute()
  return taken.length > 0
}

async function answerOf(db: Db, row: Row): Promise<unknown> {
  const { fingerprint, answer } = await db
    .selectFrom('idempotencyKey')
    .select(['fingerprint', 'answer'])
    .where('userId', '=', row.userId)
    .where('keyHash', '=', row.keyHash)
    .executeTakeFirstOrThrow()
  const first: unknown = JSON.parse(answer)
  if (fingerprint === row.fingerprint) return first
  throw new Problem('rule', { words: 'problem.keyReused', data: { first } })
}
