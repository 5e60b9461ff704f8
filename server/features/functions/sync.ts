import { allPermits } from '../../../contract/api/registry.ts'
import { allResources, resourceNamed } from '../../../contract/resources/index.ts'
import type { Language } from '../../../contract/languages.ts'
import { withSortKeys } from '../../crud/sort-key-values.ts'
import type { Db } from '../../db/engine.ts'
import { say } from '../../language/words.ts'

/** `News/Edit` → 新闻：编辑. */
function label(permit: string, language: Language) {
  const [service = '', action = ''] = permit.split('/')
  const r = allResources.find((one) => one.service === service)
  const name = say(language, r ? `resources.${r.name}.name` : `services.${service}`)
  return `${name}${language === 'en' ? ': ' : '：'}${say(language, `actions.${action}`)}`
}

/**
 * Brings the table of permission points in step with the code's own list (E-05): new points are added, names follow the program's words, since nobody
 * can write them, and points that the code no longer has go to the bin.
 */
export async function syncFunctions(db: Db, now: number): Promise<void> {
  const wanted = allPermits()
  const present = await db.selectFrom('function').select(['id', 'name', 'displayName', 'displayNameEn', 'deletionTime']).execute()
  const known = new Map(present.map((row) => [row.name, row]))
  for (const name of wanted) {
    const row = known.get(name)
    const words = { displayName: label(name, 'zh-CN'), displayNameEn: label(name, 'en') }
    if (!row)
      await db
        .insertInto('function')
        .values(withSortKeys(resourceNamed('function'), { name, ...words, pid: null, version: 1, creationTime: now }))
        .execute()
    else if (row.deletionTime !== null || row.displayName !== words.displayName || row.displayNameEn !== words.displayNameEn)
      await db
        .updateTable('function')
        .set((eb) => ({ ...words, deletionTime: null, version: eb('version', '+', 1) }))
        .where('id', '=', row.id)
        .execute()
  }
  const gone = present.filter((row) => row.deletionTime === null && !wanted.includes(row.name))
  for (const row of gone) await db.updateTable('function').set({ deletionTime: now }).where('id', '=', row.id).execute()
}
