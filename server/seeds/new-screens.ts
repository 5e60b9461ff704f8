import { defaultMenu, type MenuEntry, type MenuGroup } from '../../contract/back-office/default-menu.ts'
import { SCREENS, type Screen } from '../../contract/back-office/screens.ts'
import type { Db } from '../db/engine.ts'
import { menuWriter, type Place } from './menus.ts'
import { offeredScreens, rememberOffered } from './offered-screens.ts'

/**
 * Adds the menu entry of each screen that this version is the first to bring, in its default place. Each is offered once: an entry that someone
 * removes does not come back, and rows that exist are not touched. Its permit is new as well, so that only roles with all permits see it.
 */
export async function offerNewScreens(db: Db, now: number, screens: readonly Screen[] = SCREENS): Promise<void> {
  const offered = await offeredScreens(db)
  const fresh = screens.filter(({ key }) => !offered.has(key))
  const known = new Set((await menuRows(db)).map(({ name }) => name))
  const add = await menuWriter(db, now)
  const { top, groups } = defaultMenu(screens)
  const isNew = ({ key }: MenuEntry) => fresh.some((screen) => screen.key === key) && !known.has(key)
  for (const entry of top.filter(isNew)) await add(entry, await placeAmong(top, entry, null))
  for (const group of groups)
    for (const entry of group.entries.filter(isNew)) await add(entry, await placeAmong(group.entries, entry, await headingOf(group)))
  await rememberOffered(db, [...offered, ...fresh.map(({ key }) => key)])

  /** Behind the entry that stands before it by default and still stands there; else before the next; else at the end. */
  async function placeAmong(entries: readonly MenuEntry[], entry: MenuEntry, pid: number | null): Promise<Place> {
    const rows = (await menuRows(db)).filter((row) => row.pid === pid)
    const rowsOf = (some: readonly MenuEntry[]) => some.flatMap(({ key }) => rows.filter(({ name }) => name !== null && name === key))
    const at = entries.indexOf(entry)
    const before = rowsOf(entries.slice(0, at)).at(-1)
    const after = rowsOf(entries.slice(at + 1))[0]
    const last = Math.max(0, ...rows.map(({ sort }) => sort ?? 0))
    // Of rows with the same number the younger one comes later, so the entry stands right behind the one before it.
    return { pid, sort: before ? (before.sort ?? 0) : after ? (after.sort ?? 0) - 1 : last + 1 }
  }

  /** The heading by its text, else the heading above most of the group's entries, else a new one at the end. */
  async function headingOf({ text, icon, entries }: MenuGroup): Promise<number | null> {
    const rows = await menuRows(db)
    const named = rows.find((row) => row.pid === null && row.name === null && (row.text === text[0] || row.textEn === text[1]))
    if (named) return named.id
    const above = rows.filter(({ name }) => entries.some(({ key }) => key !== null && key === name)).map(({ pid }) => pid)
    if (above.length > 0) return mostFrequent(above)
    const last = Math.max(0, ...rows.filter(({ pid }) => pid === null).map(({ sort }) => sort ?? 0))
    return add({ text, icon }, { pid: null, sort: last + 1 })
  }
}

const menuRows = (db: Db) =>
  db
    .selectFrom('menu')
    .select(['id', 'pid', 'name', 'text', 'textEn', 'sort'])
    .where('tag', '=', 'web')
    .where('deletionTime', 'is', null)
    .orderBy('sort', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()

function mostFrequent<T>(values: readonly T[]): T {
  const count = (value: T) => values.filter((other) => other === value).length
  return values.reduce((most, value) => (count(value) > count(most) ? value : most))
}
