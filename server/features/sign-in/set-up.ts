import { timingSafeEqual } from 'node:crypto'
import { Problem } from '../../../contract/errors.ts'
import { looksLikeAnother } from '../../../contract/format/compared-names.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { Context } from '../../http/context.ts'
import type { Database, Db, Engine } from '../../db/engine.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import { orGiveBack } from '../../http/or-give-back.ts'
import { writeSetting } from '../../db/settings.ts'
import { inTurn } from './hash-queue.ts'
import { hashPassword } from './passwords.ts'
import { refuseWeak } from './weak-passwords.ts'
import { hasAdministrator } from '../../http/administrators.ts'
import { ownSeeded } from '../../crud/own-seeded.ts'
import { withSortKeys } from '../../crud/sort-key-values.ts'
import { pairsOfRows } from '../../crud/row-pairs.ts'
import { digest, newToken } from '../../http/tokens.ts'

/** The token's digest follows; the value is the moment (epoch ms) at which the link ends. */
const PREFIX = 'setUpToken:'
const DAY_MS = 24 * 60 * 60 * 1000
/** The most links that are valid at once, however often the program is started. */
const MOST_TOKENS = 20

/**
 * Makes a fresh token for the first administrator; returns null once there is one. Only its digest is stored. Nodes that start together print a link
 * each, and each link works: for a day, or until the first of them is used.
 */
export async function issueSetUpToken({ write: db, now }: Pick<Database, 'write' | 'now'>): Promise<string | null> {
  const isNeeded = !(await hasAdministrator(db))
  await endTokens(db, isNeeded ? MOST_TOKENS - 1 : 0, now())
  if (!isNeeded) return null
  const token = newToken()
  await writeSetting(db, PREFIX + digest(token), String(now() + DAY_MS))
  return token
}

/** Deletes all tokens but the newest, and all that have ended; also those of versions that kept a single token. */
async function endTokens(db: Db, but: number, now: number) {
  const valid = (await tokensOf(db, now)).toSorted((a, b) => b.until - a.until).slice(0, but)
  await db
    .deleteFrom('setting')
    .where('name', 'like', 'setUpToken%')
    .$if(valid.length > 0, (those) =>
      those.where(
        'name',
        'not in',
        valid.map(({ name }) => name),
      ),
    )
    .execute()
}

async function tokensOf(db: Db, now: number) {
  const rows = await db.selectFrom('setting').select(['name', 'value']).where('name', 'like', `${PREFIX}%`).execute()
  return rows.map(({ name, value }) => ({ name, until: Number(value) })).filter(({ until }) => until > now)
}

interface Given {
  token: string
  userName: string
  password: string
}

/** Makes the first administrator with a token that the server printed; it works once. A wrong token is refused before any hashing. */
export function createSetUp() {
  const guesses = createNetworkLimit(10, 15 * 60)

  return async (ctx: Context, given: Given): Promise<number> => {
    await guesses.take(ctx.origin.ip)
    const giveBack = () => guesses.giveBack(ctx.origin.ip)
    const name = await orGiveBack(giveBack, () => findToken(ctx, given.token))
    await giveBack()
    if (looksLikeAnother(given.userName)) throw new Problem('invalid', { members: { userName: 'invalid.lookAlike' } })
    await refuseWeak(given.password, { member: 'password', db: ctx.db, rules: ctx.settings, names: [given.userName] })
    const passwordHash = await inTurn(ctx.origin.ip, () => hashPassword(given.password))
    return ctx.database.write.transaction().execute(async (db) => {
      // Deletes all tokens in one statement: when two links are used at once, the second waits here, and finds its token deleted.
      const ended = await db.deleteFrom('setting').where('name', 'like', `${PREFIX}%`).returning('name').execute()
      if (!ended.some((token) => token.name === name) || (await hasAdministrator(db))) throw refused()
      return addAdministrator(db, { userName: given.userName, passwordHash, now: ctx.now, engine: ctx.database.engine })
    })
  }
}

async function findToken({ db, now }: Context, token: string): Promise<string> {
  const given = Buffer.from(PREFIX + digest(token))
  const found = (await tokensOf(db, now)).filter(({ name }) => timingSafeEqual(Buffer.from(name), given))[0]
  if (!found) throw refused()
  return found.name
}

const refused = () => new Problem('forbidden', { words: 'problem.setUpToken' })

/** Adds an active user with the admin role. The rows of a first start have nobody yet, so they belong to the first administrator (B-60j). */
export async function addAdministrator(
  db: Db,
  given: { userName: string; passwordHash: string; now: number; engine: Engine; hasDemoPassword?: boolean },
): Promise<number> {
  const role = await db.selectFrom('role').select('id').where('name', '=', 'admin').executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('user')
    .values(
      withSortKeys(resourceNamed('user'), {
        userName: given.userName,
        name: given.userName,
        isActive: 1,
        passwordHash: given.passwordHash,
        hasDemoPassword: given.hasDemoPassword ? 1 : 0,
        version: 1,
        vouchedTime: given.now,
        creationTime: given.now,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('user_roleIds').values({ rowId: id, targetId: role.id }).execute()
  await pairsOfRows(resourceNamed('user'), given.engine).enter(db, id)
  await ownSeeded(db, id)
  return id
}
