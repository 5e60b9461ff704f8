import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { newPassword } from '../../../contract/features/identity.ts'
import { user } from '../../../contract/resources/identity.ts'
import { createSchema } from '../../../contract/schema.ts'
import { looksLikeAnother, userNameForm } from '../../../contract/format/compared-names.ts'
import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import { issueMessages } from '../../../contract/words/validation.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { lowerColumn } from '../../db/dialect.ts'
import type { Database } from '../../db/engine.ts'
import { findUser } from '../../features/sign-in/find-user.ts'
import { hashPassword } from '../../features/sign-in/passwords.ts'
import { weaknessOf } from '../../features/sign-in/weak-passwords.ts'
import { endSessionsOf, makeAdmin, resetFactorsOf, resetPassword, unlockAccount } from '../../features/users/by-operator.ts'
import { say } from '../../language/words.ts'
import type { ACCOUNT_COMMANDS } from './command-line.ts'

type Parts = Parameters<typeof makeAdmin>[0]

interface Wish {
  command: (typeof ACCOUNT_COMMANDS)[number]
  account: string
  isFromStdin: boolean
}

/** The commands that need no password, each with the sentence that says what it did. */
const PLAIN = {
  'reset-factors': { change: resetFactorsOf, done: 'has no second factor, and their sessions have ended.' },
  unlock: { change: unlockAccount, done: 'can sign in again at once.' },
  'end-sessions': { change: endSessionsOf, done: 'is signed out everywhere.' },
}

/** Changes the account that the operator names, and prints what was done. */
export async function changeAccount(parts: Parts, { command, account, isFromStdin }: Wish): Promise<void> {
  const { database } = parts
  const found = await findUser(database.read, database.engine, account)
  if (!found && command !== 'make-admin') throw await unknown(database, account)
  if (command === 'make-admin' || command === 'reset-password') return enterAnew(parts, { command, account, isFromStdin }, found)
  const { change, done } = PLAIN[command]
  await change(parts, account)
  console.log(`${found!.userName} ${done}`)
}

/** Sets a password where one is needed or given: of an account whose holder is to come in. */
async function enterAnew(parts: Parts, { command, account, isFromStdin }: Wish, found: Awaited<ReturnType<typeof findUser>>) {
  if (!found) await refuseName(parts.database, account)
  const isNeeded = command === 'reset-password' || !found?.passwordHash
  const given = isFromStdin ? await passwordFromStdin([account, found?.userName, found?.name, found?.emailAddress]) : null
  const password = given ?? (isNeeded ? randomBytes(12).toString('base64url') : null)
  const passwordHash = password === null ? null : await hashPassword(password)
  await (command === 'make-admin' ? makeAdmin : resetPassword)(parts, { account, passwordHash })
  const name = found?.userName ?? account
  console.log(command === 'make-admin' ? `${name} is an administrator.` : `${name} has a new password, and their sessions have ended.`)
  if (password !== null && given === null) console.log(`Password: ${password}`)
}

async function unknown(database: Database, account: string) {
  const active = await database.read
    .selectFrom('user')
    .select('userName')
    .where('deletionTime', 'is', null)
    .orderBy('id')
    .limit(20)
    .execute()
  const names = active.map(({ userName }) => userName).join(', ')
  return new StartProblem(`There is no user ${JSON.stringify(account)}${names ? `; there are ${names}` : ''}.`)
}

async function refuseName(database: Database, account: string) {
  const { error } = createSchema({ userName: user.fields.userName }).safeParse({ userName: account })
  if (error) throw new StartProblem(`${JSON.stringify(account)} cannot be a user name: ${issueMessages(error, 'en')[0]!.message}.`)
  if (looksLikeAnother(account))
    throw new StartProblem(`${JSON.stringify(account)} cannot be a user name: ${say('en', 'invalid.lookAlike')}.`)
  const deleted = await database.read
    .selectFrom('user')
    .select('id')
    .where('deletionTime', 'is not', null)
    .where(lowerColumn(database.engine, sql.ref('userName')), '=', lowerAscii(userNameForm(account)))
    .executeTakeFirst()
  if (deleted) throw new StartProblem(`A user ${JSON.stringify(account)} is in the recycle bin: restore them there, or name another user.`)
}

async function passwordFromStdin(names: (string | null | undefined)[]): Promise<string> {
  let password = ''
  for await (const line of createInterface({ input: process.stdin })) {
    password = line
    break
  }
  const { error } = newPassword.safeParse(password)
  if (error) throw new StartProblem(`The password on standard input cannot be taken: ${issueMessages(error, 'en')[0]!.message}.`)
  const weakness = await weaknessOf(password, names)
  if (weakness) throw new StartProblem(`${say('en', weakness)}.`)
  return password
}
