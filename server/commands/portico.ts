import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { newPassword } from '../../contract/features/identity.ts'
import { user } from '../../contract/resources/identity.ts'
import { createSchema } from '../../contract/schema.ts'
import { issueMessages } from '../../contract/words/validation.ts'
import { createBus } from '../db/bus.ts'
import type { Database } from '../db/engine.ts'
import { lowerAscii } from '../../contract/format/lower-ascii.ts'
import { lowerColumn } from '../db/dialect.ts'
import { openDatabase } from '../db/open.ts'
import { violationOf } from '../db/violations.ts'
import { readEnvironment, type Environment } from '../config/environment.ts'
import { findUser } from '../features/sign-in/find-user.ts'
import { hashPassword, weaknessOf } from '../features/sign-in/passwords.ts'
import { makeAdmin, resetPassword } from '../features/users/by-operator.ts'
import { readSetting } from '../db/settings.ts'
import { StartProblem } from '../config/start-problem.ts'
import { say } from '../language/words.ts'

// npm run portico -- <command> <user>: the operator's commands on the host for the time when nobody can sign in (B-07).

const HELP = `Usage: npm run portico -- <command> <user> [--password-stdin]

  reset-password <user>  gives the user a new password, makes the account active and ends its sessions
  make-admin <user>      makes the user an administrator; where there is no such user, makes one

  --password-stdin       reads the new password from the first line of standard input; without it a password is made
                         where one is needed, and printed once
  --help                 prints this

The user is named by user name or e-mail address. It works while the server runs and while it stands still, on the database
that DATA_DIR or DATABASE_URL name, as they do for the server. It ends with 0 when it is done, 1 when it could not be done and
2 when it was not understood.`

const COMMANDS = ['reset-password', 'make-admin']

/** Thrown for a command line that is not understood; the help is printed. */
class Misuse extends Error {}

interface Wish {
  command: string
  account: string
  isFromStdin: boolean
}

process.umask(0o077)
process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof Misuse) console.error(`${error.message}\n\n${HELP}`)
  else console.error(error instanceof StartProblem ? error.message : (refusedBy(error) ?? `This could not be done: ${whole(error)}`))
  return error instanceof Misuse ? 2 : 1
})

/** Says in a sentence why the database has refused; null when the reason is not known. */
function refusedBy(error: unknown): string | null {
  const kind = violationOf(error)?.kind
  if (kind === 'busy') return 'Another program holds the database. Nothing has changed: try again in a moment.'
  if (kind === 'full') return 'The disk of the database is full. Nothing has changed: make room, and try again.'
  return kind === 'unavailable' ? 'The database does not answer. Look whether it runs, and try again.' : null
}

function whole(error: unknown) {
  return error instanceof Error ? error.stack : String(error)
}

async function main(args: string[]): Promise<number> {
  const wish = understand(args)
  if (wish) await run(wish)
  else console.log(HELP)
  return 0
}

/** Returns null when the help was asked for. */
function understand(args: string[]): Wish | null {
  const { values, positionals } = parsed(args)
  if (values.help) return null
  const [command, account, ...more] = positionals
  if (command === undefined || !COMMANDS.includes(command)) throw new Misuse(`Say what to do: ${COMMANDS.join(' or ')}.`)
  if (!account?.trim()) throw new Misuse('Name a user.')
  // Every user of this machine can read a command line.
  if (more.length > 0) throw new Misuse('A password is not taken from the command line: use --password-stdin.')
  return { command, account: account.trim(), isFromStdin: values['password-stdin'] }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h', default: false }, 'password-stdin': { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}

async function run(wish: Wish) {
  const environment = readEnvironment(process.env)
  if (!environment.databaseUrl && !existsSync(path.join(environment.dataDir, 'portico.db'))) throw noSite(environment)
  const database = await openDatabase(environment)
  try {
    if ((await readSetting(database.read, 'seeded').catch(() => null)) === null) throw noSite(environment)
    await database.setClock()
    await act(wish, environment, database)
  } finally {
    await database.close()
  }
}

function noSite({ databaseUrl, dataDir }: Environment) {
  return new StartProblem(
    databaseUrl
      ? 'The database that DATABASE_URL names holds no site yet: start the server once, or set DATABASE_URL as the server has it.'
      : `The data folder ${dataDir} holds no site yet: start the server once, or set DATA_DIR or DATABASE_URL as the server has them.`,
  )
}

async function act({ command, account, isFromStdin }: Wish, environment: Environment, database: Database) {
  const found = await findUser(database.read, database.engine, account)
  if (!found && command === 'reset-password') throw await unknown(database, account)
  if (!found) await refuseName(database, account)
  const isNeeded = command === 'reset-password' || !found?.passwordHash
  const given = isFromStdin ? await passwordFromStdin([account, found?.userName, found?.name, found?.emailAddress]) : null
  const password = given ?? (isNeeded ? randomBytes(12).toString('base64url') : null)
  const passwordHash = password === null ? null : await hashPassword(password)
  const bus = await createBus(database, environment.databaseUrl)
  try {
    const parts = { database, bus, timeZone: environment.timeZone }
    await (command === 'make-admin' ? makeAdmin : resetPassword)(parts, { account, passwordHash })
  } finally {
    await bus.close()
  }
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
  const deleted = await database.read
    .selectFrom('user')
    .select('id')
    .where('deletionTime', 'is not', null)
    .where(lowerColumn(database.engine, sql.ref('userName')), '=', lowerAscii(account))
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
