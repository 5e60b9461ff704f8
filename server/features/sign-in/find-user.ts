import { sql } from 'kysely'
import { lowerAscii, lowerColumn, type Db, type Engine } from '../../db/engine.ts'

/** The user of that name or e-mail address, in any case of the letters. */
export async function findUser(db: Db, engine: Engine, account: string) {
  const name = lowerAscii(account)
  const lowered = (column: 'userName' | 'emailAddress') => lowerColumn(engine, sql.ref(column))
  const users = await db
    .selectFrom('user')
    .select(['id', 'passwordHash', 'isActive', 'userName', 'emailAddress', 'name', 'hasDemoPassword', 'version'])
    .where('deletionTime', 'is', null)
    .where((eb) => eb.or([eb(lowered('userName'), '=', name), eb(lowered('emailAddress'), '=', name)]))
    .execute()
  // Somebody's e-mail address may be another's user name: the name goes first.
  return users.find((user) => lowerAscii(user.userName) === name) ?? users[0]
}
