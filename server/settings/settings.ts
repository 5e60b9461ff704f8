import { dequal } from 'dequal/lite'
import { SETTING_NAMES, type SettingValues } from '../../contract/settings/index.ts'
import type { Bus } from '../db/bus.ts'
import type { Database } from '../db/engine.ts'
import { ANYTHING } from '../db/notices.ts'
import type { Sealing } from '../db/sealing.ts'
import { readStored, valuesFrom, type Given } from './stored.ts'

/** The tag of a change of settings on the bus. */
export const SETTING_TAG = 'siteSetting'

/**
 * E-07: the settings as they are now. Read a property where it is needed: a value that is copied at the start does not follow a change.
 * A change acts on the next call, on this node with the reply to the writer, on others with the notice.
 */
export interface Settings {
  readonly values: SettingValues
  /** What the environment says of them. */
  readonly given: Given
  /** Grows with each change, so that what was made from older values is known. */
  revision(): number
  readonly sealing: Sealing
}

interface SettingsParts {
  database: Database
  bus: Bus
  sealing: Sealing
  given: Given
  report: (error: unknown) => void
}

/** Reads the settings, and reads them again whenever the bus tells of a change. */
export async function openSettings({ database, bus, sealing, given, report }: SettingsParts): Promise<Settings> {
  let current = valuesFrom(await readStored(database.read, sealing), given)
  let revision = 0
  let loading = Promise.resolve()

  async function load() {
    const next = valuesFrom(await readStored(database.read, sealing), given)
    if (dequal(next, current)) return
    current = next
    revision++
    bus.tell(ANYTHING)
  }

  bus.listen((tags) => {
    if (!tags.has(SETTING_TAG) && !tags.has('*')) return
    // While the database is away the values stay; the bus tells again once it is back.
    loading = loading.then(load).catch((error: unknown) => void (bus.isAlone() || report(error)))
    return loading
  })

  const values = {} as SettingValues
  for (const name of SETTING_NAMES) Object.defineProperty(values, name, { enumerable: true, get: () => current[name] })
  return { values, given, sealing, revision: () => revision }
}
