import { expect, test } from 'vitest'
import { createCalendar } from '../../crud/days.ts'
import { countDeletions } from '../../testing/deletions.ts'
import { onBothEngines } from '../../testing/site.ts'
import { foldVisits } from './months.ts'

const DAY_MS = 24 * 60 * 60 * 1000

onBothEngines('Visits of long ago', (site) => {
  test('B-03a old visits become one row for each page, language and month; their sum never changes, and the last 400 days stay separate days', async () => {
    const calendar = createCalendar({ timeZone: 'Asia/Shanghai' })
    const daysAgo = (days: number) => calendar(Date.now() - days * DAY_MS)
    const paths = Array.from({ length: 300 }, (_, index) => `/_newsdetail?id=${index}`)
    const rows = ['2024-02-01', '2024-02-29', '2024-03-01', daysAgo(399)].flatMap((day) =>
      paths.flatMap((path, index) => ['zh-CN', 'en'].map((language) => ({ day, path, language, views: index + 1 }))),
    )
    for (let from = 0; from < rows.length; from += 500)
      await site.database.write
        .insertInto('visit')
        .values(rows.slice(from, from + 500))
        .execute()
    // A later run adds to the month's row.
    await site.database.write.insertInto('visit').values({ day: '2024-02', path: paths[0]!, language: 'en', views: 1000 }).execute()
    const sum = async () => {
      const { total } = await site.database.read
        .selectFrom('visit')
        .select(({ fn }) => fn.sum<number>('views').as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    }
    const before = await sum()
    const sums: number[] = []
    const { database, counts } = countDeletions(site.database)
    await foldVisits(database, daysAgo(400).slice(0, 7), async (work) => {
      const done = await work()
      sums.push(await sum())
      return done
    })
    expect(new Set(sums)).toEqual(new Set([before]))
    expect(Math.max(...counts)).toBe(500)
    await site.running.app.retention.run()
    expect(await sum()).toBe(before)
    const found = await site.database.read
      .selectFrom('visit')
      .select(['day', ({ fn }) => fn.countAll().as('rows'), ({ fn }) => fn.sum('views').as('views')])
      .groupBy('day')
      .orderBy('day')
      .execute()
    const once = 2 * paths.reduce((total, _, index) => total + index + 1, 0)
    expect(found.filter(({ day }) => day < daysAgo(300)).map(({ day, rows, views }) => [day, Number(rows), Number(views)])).toEqual([
      ['2024-02', 600, 2 * once + 1000],
      ['2024-03', 600, once],
      [daysAgo(399), 600, once],
    ])
  })
})
