import type { Database, Db } from './engine.ts'
import { readSetting, writeSetting } from './settings.ts'
import { takeTurn } from './turn.ts'

interface Versioned {
  /** The name under which the database remembers the version that was done last. */
  setting: string
  version: string
}

/** Does work at the start when the database was not yet brought to this version of it. Of several nodes that start at once, one does it, and the others wait. */
export async function oncePerVersion(
  { unlimited, engine }: Pick<Database, 'unlimited' | 'engine'>,
  { setting, version }: Versioned,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  if ((await readSetting(unlimited, setting)) === version) return
  await unlimited.transaction().execute(async (db) => {
    await takeTurn(db, engine, 'start')
    if ((await readSetting(db, setting)) === version) return
    await work(db)
    await writeSetting(db, setting, version)
  })
}
