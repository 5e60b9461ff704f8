import { existsSync } from 'node:fs'
import path from 'node:path'
import { createBus } from '../db/bus.ts'
import type { Database } from '../db/engine.ts'
import { openDatabase } from '../db/open.ts'
import { readSetting } from '../db/settings.ts'
import { violationOf } from '../db/violations.ts'
import { readEnvironment, type Environment } from '../config/environment.ts'
import { StartProblem } from '../config/start-problem.ts'
import { changeAccount } from './operator/accounts.ts'
import { HELP, Misuse, understand, type Wish } from './operator/command-line.ts'
import { printWhoCan } from './operator/who-can.ts'

// npm run portico -- <command> <user>: the operator's commands on the host, also for the time when nobody can sign in (B-07).

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

async function run(wish: Wish) {
  const environment = readEnvironment(process.env)
  if (!environment.databaseUrl && !existsSync(path.join(environment.dataDir, 'portico.db'))) throw noSite(environment)
  const database = await openDatabase(environment)
  try {
    if ((await readSetting(database.read, 'seeded').catch(() => null)) === null) throw noSite(environment)
    await database.setClock()
    await withBus(environment, database, (parts) =>
      wish.command === 'who-can' ? printWhoCan(parts, { permit: wish.permit, id: wish.id }) : changeAccount(parts, wish),
    )
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

type Parts = Parameters<typeof changeAccount>[0]

async function withBus(environment: Environment, database: Database, change: (parts: Parts) => Promise<unknown>) {
  const bus = await createBus(database, environment.databaseUrl)
  try {
    await change({ database, bus, timeZone: environment.timeZone })
  } finally {
    await bus.close()
  }
}
