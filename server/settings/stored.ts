import { inputSchema } from '../../contract/field-schema.ts'
import { SETTINGS, type SettingName, settingNamed } from '../../contract/settings/index.ts'
import type { Db } from '../db/engine.ts'
import type { Sealing } from '../db/sealing.ts'

/** The values of some settings; `undefined` stands for none. */
export type SomeSettings = Partial<Record<SettingName, unknown>>

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name)

/** Returns a value as the database holds it. */
export function encodeSetting(name: SettingName, value: unknown, sealing: Sealing): string {
  const text = JSON.stringify(value)
  return settingNamed(name).secret && value !== null ? sealing.seal(text, name) : text
}

/** Returns the value of a row; undefined when it cannot be read, or is not valid in this version: then the default counts. */
export function decodeSetting(name: SettingName, stored: string, sealing: Sealing): unknown {
  const text = settingNamed(name).secret && stored !== 'null' ? sealing.open(stored, name) : stored
  if (text === null) return undefined
  const read = inputSchema(settingNamed(name).field).safeParse(JSON.parse(text))
  return read.success ? read.data : undefined
}

/** Reads every setting that somebody has changed. */
export async function readStored(db: Db, sealing: Sealing): Promise<SomeSettings> {
  const rows = await db.selectFrom('siteSetting').select(['name', 'value']).where('value', 'is not', null).execute()
  const known = rows.flatMap(({ name, value }) => (isSettingName(name) ? [[name, decodeSetting(name, value!, sealing)] as const] : []))
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}
