import { sql } from 'kysely'
import type { Db, Engine } from '../../db/engine.ts'
import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import { lowerColumn } from '../../db/dialect.ts'

/** Finds a user by name or e-mail address, in upper or lower case. */
export async function findUser(db: Db, engine: Engine, account: string) {
  const name = lowerAscii(account)
  const lowered = (column: 'userName' | 'emailAddress') => lowerColumn(engine, sql.ref(column))
  const users = await db
    .selectFrom('user')
    .select(['id', 'passwordHash', 'isActive', 'userName', 'emailAddress', 'name', 'hasDemoPassword', 'version'])
    .where('deletionTime', 'is', null)
    .where((eb) => eb.or([eb(lowered('userName'), '=', name), eb(lowered('emailAddress'), '=', name)]))
    .execute()
  // The e-mail address of one user may be the name of another: the name wins.
  return users.find((user) => lowerAscii(user.userName) === name) ?? users[0]
}
