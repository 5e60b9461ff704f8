import { dequal } from 'dequal/lite'
import { SETTING_NAMES, type SettingValues } from '../../contract/settings/index.ts'
import type { Bus } from '../db/bus.ts'
import type { Database } from '../db/engine.ts'
import { ANYTHING } from '../db/notices.ts'
import type { Sealing } from '../db/sealing.ts'
import { readStored } from './stored.ts'
import { type Given, valuesFrom } from './values.ts'

/** The tag of a change of settings on the bus. */
export const SETTING_TAG = 'siteSetting'

/** A change of any of these can change the settings: some follow the demo's accounts. */
const READ_ANEW = ['*', SETTING_TAG, 'user']

/**
 * E-07: the settings as they are now. Read a property where it is needed: a value that is copied at the start does not follow a change.
 * A change acts on the next call, on this node with the reply to the writer, on others with the notice.
 */
export interface Settings {
  readonly values: SettingValues
  /** The environment's word on them. The defaults follow the demo's accounts. */
  readonly given: Given
  /** Grows with each change, so that what was made from older values is known. */
  revision(): number
  readonly sealing: Sealing
}

interface SettingsParts {
  database: Database
  bus: Bus
  sealing: Sealing
  given: () => Promise<Given>
  report: (error: unknown) => void
}

/** Reads the settings, and reads them again whenever the bus tells of a change. */
export async function openSettings({ database, bus, sealing, given, report }: SettingsParts): Promise<Settings> {
  let known = await given()
  let current = valuesFrom(await readStored(database.read, sealing), known)
  let revision = 0
  let loading = Promise.resolve()

  async function load() {
    known = await given()
    const next = valuesFrom(await readStored(database.read, sealing), known)
    if (dequal(next, current)) return
    current = next
    revision++
    bus.tell(ANYTHING)
  }

  bus.listen((tags) => {
    if (!READ_ANEW.some((tag) => tags.has(tag))) return
    // While the database is away the values stay; the bus tells again once it is back.
    loading = loading.then(load).catch((error: unknown) => void (bus.isAlone() || report(error)))
    return loading
  })

  const values = {} as SettingValues
  for (const name of SETTING_NAMES) Object.defineProperty(values, name, { enumerable: true, get: () => current[name] })
  return {
    values,
    get given() {
      return known
    },
    sealing,
    revision: () => revision,
  }
}
