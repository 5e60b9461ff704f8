import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/engine.ts'
import { writeSetting } from '../../settings.ts'
import { hashPassword, refuseWeak } from './passwords.ts'
import { digest, hasAdministrator, newToken } from './sessions.ts'

const SETTING = 'setUpTokenHash'

/** A fresh one-time token for making the first administrator; null once there is one. Only its digest is kept. */
export async function issueSetUpToken(db: Db): Promise<string | null> {
  if (await hasAdministrator(db)) return null
  const token = newToken()
  await writeSetting(db, SETTING, digest(token))
  return token
}

/** Makes the first administrator with the token that the server printed; it works once. */
export async function setUp(ctx: Context, given: { token: string; userName: string; password: string }): Promise<number> {
  refuseWeak(given.password, 'password')
  const passwordHash = await hashPassword(given.password)
  return ctx.database.write.transaction().execute(async (db) => {
    const used = await db.deleteFrom('setting').where('name', '=', SETTING).where('value', '=', digest(given.token)).executeTakeFirst()
    if (used.numDeletedRows !== 1n || (await hasAdministrator(db))) throw new Problem('forbidden', { words: 'problem.setUpToken' })
    return addAdministrator(db, { userName: given.userName, passwordHash, now: ctx.now })
  })
}

/** An active user who holds the admin role. */
export async function addAdministrator(
  db: Db,
  given: { userName: string; passwordHash: string; now: number; hasDemoPassword?: boolean },
): Promise<number> {
  const role = await db.selectFrom('role').select('id').where('name', '=', 'admin').executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('user')
    .values({
      userName: given.userName,
      name: given.userName,
      isActive: 1,
      passwordHash: given.passwordHash,
      hasDemoPassword: given.hasDemoPassword ? 1 : 0,
      version: 1,
      creationTime: given.now,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('user_roleIds').values({ rowId: id, targetId: role.id }).execute()
  return id
}
