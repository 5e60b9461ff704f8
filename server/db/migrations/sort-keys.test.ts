import { expect, test } from 'vitest'
import { sortKey } from '../../../contract/format/sort-key.ts'
import { renewSortKeys } from '../../crud/renew-sort-keys.ts'
import { olderDatabase } from '../../testing/older-database.ts'
import { eachEngine } from '../../testing/site.ts'

eachEngine('Rows from before lists had sort keys', (engine) => {
  const { run, rowsOf, update, opened } = olderDatabase(engine, '0039')

  test('B-109d get their keys at the next start, drafts and published ones', async () => {
    await run(`insert into "carousel" ("title", "bigImage", "version", "creationTime") values ('重庆', '/media/a', 1, 0)`)
    await run(
      `insert into "carouselSnapshot" ("rowId", "rowVersion", "validFrom", "creationTime", "title", "bigImage") values (1, 1, 0, 0, '重庆', '/media/a')`,
    )
    await update()
    await renewSortKeys(opened())
    for (const table of ['carousel', 'carouselSnapshot'])
      expect(await rowsOf(`select "title", "titleSortKey", "titleEnSortKey" from "${table}"`)).toEqual([
        { title: '重庆', titleSortKey: sortKey('重庆'), titleEnSortKey: sortKey('重庆') },
      ])
  })
})
