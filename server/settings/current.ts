import type { SettingValues } from '../../contract/settings/index.ts'
import type { Environment } from '../config/environment.ts'
import type { Database } from '../db/engine.ts'
import { createSealing } from '../db/sealing.ts'
import { signingKey } from '../db/settings.ts'
import { givenIn } from './defaults.ts'
import { readStored } from './stored.ts'
import { valuesFrom } from './values.ts'

/** Reads the settings of the site as they are at this moment. */
export async function currentSettings(database: Database, environment: Environment): Promise<SettingValues> {
  const sealing = createSealing(await signingKey(database.write), 'settings')
  return valuesFrom(await readStored(database.read, sealing), await givenIn(database.read, environment))
}
