import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import type { Context } from '../../http/context.ts'
import { isoTime } from '../../crud/times.ts'
import { lowerColumn } from '../../db/dialect.ts'
import { sql } from 'kysely'
import type { SignInLimits } from '../sign-in/limits.ts'

/** The most accounts that one answer names. */
const MOST_NAMES = 500

/** The users who cannot sign in from some network for a while, with the end of that time. */
export async function lockedUsers({ db, database }: Context, limits: SignInLimits) {
  const ends = limits.locked()
  const names = [...ends.keys()].slice(0, MOST_NAMES)
  if (names.length === 0) return { totalCount: 0, items: [] }
  const lowered = (column: 'userName' | 'emailAddress') => lowerColumn(database.engine, sql.ref(column))
  const rows = await db
    .selectFrom('user')
    .select(['id', 'userName', 'emailAddress'])
    .where('deletionTime', 'is', null)
    .where((eb) => eb.or([eb(lowered('userName'), 'in', names), eb(lowered('emailAddress'), 'in', names)]))
    .execute()
  const items = rows.map((row) => ({ id: row.id, until: isoTime(Math.max(...namesOf(row).map((name) => ends.get(name) ?? 0))) }))
  return { totalCount: items.length, items }
}

/** The names under which a user signs in, as the limits count them. */
export const namesOf = ({ userName, emailAddress }: Readonly<Record<string, unknown>>): string[] =>
  [userName, emailAddress].flatMap((name) => (typeof name === 'string' ? [lowerAscii(name)] : []))
