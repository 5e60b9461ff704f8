import { existsSync } from 'node:fs'
import type { Environment } from '../../config/environment.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { createBus } from '../../db/bus.ts'
import type { Database } from '../../db/engine.ts'
import { fileIn, openDatabase } from '../../db/open.ts'
import { readSetting } from '../../db/settings.ts'
import type { OperatorParts } from '../../http/as-operator.ts'

/** Opens the database of the site that the environment names, and closes it again; throws a sentence where there is no site. */
export async function withSite<T>(environment: Environment, act: (database: Database) => Promise<T>): Promise<T> {
  if (!environment.databaseUrl && !existsSync(fileIn(environment))) throw noSite(environment)
  return withDatabase(environment, async (database) => {
    if ((await readSetting(database.read, 'seeded').catch(() => null)) === null) throw noSite(environment)
    await database.setClock()
    return act(database)
  })
}

export async function withDatabase<T>(environment: Environment, act: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(environment)
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

/** Tells running servers of changes. */
export async function withBus<T>(environment: Environment, database: Database, change: (parts: OperatorParts) => Promise<T>): Promise<T> {
  const bus = await createBus(database, environment.databaseUrl)
  try {
    return await change({ database, bus })
  } finally {
    await bus.close()
  }
}

function noSite({ databaseUrl, dataDir }: Environment) {
  return new StartProblem(
    databaseUrl
      ? 'The database that DATABASE_URL names holds no site yet: start the server once, or set DATABASE_URL as the server has it.'
      : `The data folder ${dataDir} holds no site yet: start the server once, or set DATA_DIR or DATABASE_URL as the server has them.`,
  )
}
