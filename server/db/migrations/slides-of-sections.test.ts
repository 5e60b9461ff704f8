import { expect, test } from 'vitest'
import { olderDatabase } from '../../testing/older-database.ts'
import { eachEngine } from '../../testing/site.ts'

eachEngine('Slides from before sections had any', (engine) => {
  const { run, rowsOf, update } = olderDatabase(engine, '0033')

  test('P-05c stay on the home page, drafts and published ones', async () => {
    await run(`insert into "carousel" ("title", "bigImage", "sort", "version", "creationTime") values ('a', '/media/a', 0, 1, 0)`)
    await run(
      `insert into "carouselSnapshot" ("rowId", "rowVersion", "validFrom", "creationTime", "title", "bigImage", "sort") values (1, 1, 0, 0, 'a', '/media/a', 0)`,
    )
    await update()
    for (const table of ['carousel', 'carouselSnapshot'])
      expect(await rowsOf(`select "title", "section" from "${table}"`)).toEqual([{ title: 'a', section: 'home' }])
  })
})
