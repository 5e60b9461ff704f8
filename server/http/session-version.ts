import { createHash } from 'node:crypto'
import type { SettingValues } from '../../contract/settings/index.ts'
import type { Bus } from '../db/bus.ts'
import type { Db } from '../db/engine.ts'
import type { Caller } from './caller.ts'
import { menuRows } from './menu-rows.ts'

/** A change of any of these can change the menus that a caller sees. */
const MENU_TAGS = ['*', 'menu', 'function']

const digestOf = (facts: unknown) => createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)

/**
 * Returns what makes the version of a session (B-58f): the same on every node as long as the caller's permits, menus, roles and own data, and the setting of the examples, are the same, and another
 * as soon as one of them changes. The menus are read once, and again after each change of theirs.
 */
export function createVersions(db: Db, bus: Bus, settings: Pick<SettingValues, 'examplePages'>) {
  let menus: Promise<string> | null = null
  const forget = () => (menus = null)
  bus.listen((tags) => {
    if (MENU_TAGS.some((tag) => tags.has(tag))) forget()
  })

  function menusNow(): Promise<string> {
    if (menus && bus.hears()) return menus
    menus = menusDigest(db)
    menus.catch(forget)
    return menus
  }

  /** `shown` is what the back office shows of the caller besides permits and menus. */
  return async ({ permits }: Caller, shown: unknown): Promise<string> =>
    digestOf([permits.list, shown, settings.examplePages, await menusNow()])
}

const menusDigest = async (db: Db): Promise<string> => digestOf(await menuRows(db).orderBy('menu.id').execute())
