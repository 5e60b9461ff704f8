import { expect, test } from 'vitest'
import { olderDatabase } from '../../testing/older-database.ts'
import { eachEngine } from '../../testing/site.ts'

eachEngine('Rows from before lists had sort keys', (engine) => {
  const { run, rowsOf, update } = olderDatabase(engine, '0039')

  test('B-109d keep what they hold, and the start can fill their keys', async () => {
    await run(`insert into "news" ("title", "publishTime", "isTop", "version", "creationTime") values ('重庆', 0, 0, 1, 0)`)
    await run(`insert into "newsSnapshot" ("rowId", "rowVersion", "validFrom", "creationTime", "title", "publishTime", "isTop")
      values (1, 1, 0, 0, '重庆', 0, 0)`)
    await update()
    for (const table of ['news', 'newsSnapshot'])
      expect(await rowsOf(`select "title", "titleSortKey", "titleEnSortKey" from "${table}"`)).toEqual([
        { title: '重庆', titleSortKey: null, titleEnSortKey: null },
      ])
  })
})
