import { sql } from 'kysely'
import type { Db, Engine } from '../../db/engine.ts'
import { userNameForm } from '../../../contract/format/compared-names.ts'
import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import { lowerColumn } from '../../db/dialect.ts'

/** The forms in which the name or address of an account can be stored: as new ones are, and as it is typed, for those of before (B-101g). */
const formsOf = (account: string) => [...new Set([lowerAscii(account), lowerAscii(userNameForm(account))])]

/** Finds a user by name or e-mail address, in upper or lower case, and whatever the width of its signs. */
export async function findUser(db: Db, engine: Engine, account: string) {
  const forms = formsOf(account)
  const lowered = (column: 'userName' | 'emailAddress') => lowerColumn(engine, sql.ref(column))
  const users = await db
    .selectFrom('user')
    .select(['id', 'passwordHash', 'isActive', 'userName', 'emailAddress', 'name', 'hasDemoPassword', 'version'])
    .where('deletionTime', 'is', null)
    .where((eb) => eb.or([eb(lowered('userName'), 'in', forms), eb(lowered('emailAddress'), 'in', forms)]))
    .execute()
  // The e-mail address of one user may be the name of another: the name wins, and first the one that is spelt as it was typed.
  const named = forms.flatMap((form) => users.find((user) => lowerAscii(user.userName) === form) ?? [])
  return named[0] ?? users[0]
}
