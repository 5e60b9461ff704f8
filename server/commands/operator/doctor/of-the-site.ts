import { sql } from 'kysely'
import { backupsIn } from '../../../backup/write.ts'
import { stateOfBackups } from '../../../backup/state.ts'
import type { Environment } from '../../../config/environment.ts'
import type { Database } from '../../../db/engine.ts'
import { pendingMigrations } from '../../../db/migrations/migrate.ts'
import { messagingFrom } from '../../../features/messages/from-settings.ts'
import { createMailer, mailProblem } from '../../../features/messages/mail.ts'
import { currentSettings } from '../../../settings/current.ts'
import { findingsOf, type Finding } from './finding.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WORTH_A_WORD_MS = 1000
const LATE_DAYS = 2

/** Version and soundness of the database, and whether this program knows it. */
export async function databaseState(database: Database): Promise<Finding> {
  const { ok, warning, fault } = findingsOf('database')
  const version = await versionOf(database)
  if (database.engine === 'sqlite') {
    const { rows } = await sql<{ result: string }>`select quick_check as "result" from pragma_quick_check`.execute(database.read)
    if (rows[0]?.result !== 'ok') return fault(`${version} is damaged: ${rows[0]?.result}. Restore a backup.`)
  }
  const pending = await pendingMigrations(database)
  if (pending.unknown.length > 0) return fault(`${version} is from a newer version of Portico (${pending.unknown.join(', ')}).`)
  return pending.missing.length > 0
    ? warning(`${version} is of an older version: the next start brings ${pending.missing.length} changes.`)
    : ok(`${version}, up to date.`)
}

async function versionOf({ read, engine }: Database): Promise<string> {
  const asked =
    engine === 'sqlite'
      ? sql<{ v: string }>`select sqlite_version() as v`
      : sql<{ v: string }>`select current_setting('server_version') as v`
  const { rows } = await asked.execute(read)
  return `${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${rows[0]!.v}`
}

/** The clock against that of the database, and against the last thing that was written. */
export async function clockState(database: Database): Promise<Finding> {
  const { ok, warning } = findingsOf('clock')
  const ahead = await database.setClock()
  if (Math.abs(ahead) > WORTH_A_WORD_MS)
    return warning(
      `This machine is ${Math.abs(ahead / 1000).toFixed(1)} s ${ahead > 0 ? 'behind' : 'ahead of'} the database. Set it right.`,
    )
  const last = await database.read.selectFrom('auditLog').select('executionTime').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const future = (last?.executionTime ?? 0) - database.now()
  return future > WORTH_A_WORD_MS
    ? warning(`The last row of the audit log is ${(future / 1000).toFixed(0)} s in the future: the clock was wrong, or is.`)
    : ok(new Date(database.now()).toISOString())
}

/** The passwords of the demo are known to everybody. */
export async function demoState(database: Database): Promise<Finding> {
  const { ok, warning } = findingsOf('passwords')
  const rows = await database.read
    .selectFrom('user')
    .select('userName')
    .where('hasDemoPassword', '=', 1)
    .where('deletionTime', 'is', null)
    .execute()
  const names = rows.map(({ userName }) => userName).join(', ')
  return rows.length === 0 ? ok('Nobody has a password of the demo.') : warning(`${names} have the passwords of the demo.`)
}

/** Signs in at the mail server; sends nothing. */
export async function mailState(database: Database, environment: Environment): Promise<Finding> {
  const { ok, warning, fault } = findingsOf('mail')
  const { mail } = messagingFrom(await currentSettings(database, environment), environment.aliyunUrl)
  if (!mail) return warning('No mail server is set: nobody gets a link for a forgotten password.')
  try {
    await createMailer(mail).check()
    return ok(`${mail.host}:${mail.port} takes mail from ${mail.from}.`)
  } catch (error) {
    return fault(`${mail.host}:${mail.port} does not take mail (${mailProblem(error)}).`)
  }
}

/** The age of the last backup that was restored and compared. */
export async function backupState(database: Database, { backupDir }: Environment): Promise<Finding> {
  const { ok, warning } = findingsOf('backup')
  const { verified, failed } = await stateOfBackups(database.read, 'en')
  if (failed) return warning(`The backup of ${failed.time} failed: ${failed.reason}`)
  if (verified === null) return warning('There is no verified backup: npm run portico -- backup --verify')
  const days = (database.now() - Date.parse(verified)) / DAY_MS
  if (days > LATE_DAYS) return warning(`The last verified backup is ${Math.floor(days)} days old.`)
  const there = (await backupsIn(backupDir)).length
  return ok(`The last verified one is of ${verified}; ${backupDir} holds ${there}.`)
}
