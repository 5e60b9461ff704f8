import { defaultMenu, type MenuEntry } from '../../contract/back-office/default-menu.ts'
import { SCREENS, type Screen } from '../../contract/back-office/screens.ts'
import type { Bilingual } from '../../contract/languages.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import { withSortKeys } from '../crud/sort-key-values.ts'
import type { Db } from '../db/engine.ts'
import { rememberOffered } from './offered-screens.ts'

/** The place of a new row: the heading above it, or null at the top. */
export interface Place {
  pid: number | null
  sort: number
}

/** The menu of the back office as it comes, and a note of the screens in it. */
export async function seedMenus(db: Db, now: number, screens: readonly Screen[] = SCREENS): Promise<void> {
  const { top, groups } = defaultMenu(screens)
  const add = await menuWriter(db, now)
  for (const [at, entry] of top.entries()) await add(entry, { pid: null, sort: at + 1 })
  for (const [at, { text, icon, entries }] of groups.entries()) {
    const pid = await add({ text, icon }, { pid: null, sort: top.length + at + 1 })
    for (const [index, entry] of entries.entries()) await add(entry, { pid, sort: index + 1 })
  }
  await rememberOffered(
    db,
    screens.map(({ key }) => key),
  )
}

type NewEntry = Pick<MenuEntry, 'icon'> & { text: Bilingual } & Partial<MenuEntry>

/** Returns a function that writes one entry and returns its id. */
export async function menuWriter(db: Db, now: number) {
  const functions = new Map((await db.selectFrom('function').select(['id', 'name']).execute()).map((row) => [row.name, row.id]))
  return async ({ text: [text, textEn], icon, key = null, url = null, permit = null }: NewEntry, { pid, sort }: Place) => {
    const row = { text, textEn, name: key, url, webIcon: icon, functionId: permit === null ? null : functionOf(permit), pid, sort }
    const { id } = await db
      .insertInto('menu')
      .values(withSortKeys(resourceNamed('menu'), { ...row, tag: 'web', hidden: 0, version: 1, creationTime: now }))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  function functionOf(permit: string): number {
    const id = functions.get(permit)
    // Without the permit everyone would see the entry.
    if (id === undefined) throw new Error(`A menu entry asks for the permit ${permit}, which does not exist`)
    return id
  }
}
