import { sql } from 'kysely'
import path from 'node:path'
import { expect, test } from 'vitest'
import { onBothEngines } from '../testing/site.ts'
import { createReaders } from './readers.ts'

/** A query that takes a while without reading a table: it counts to `far`. */
const countTo = (far: number) =>
  `with recursive c(n) as (select 1 union all select n + 1 from c where n < ${far}) select max(n) as n from c`

onBothEngines('A read that takes long', (site) => {
  test('B-11c keeps no other request waiting', async () => {
    const ask = async (path: string) => expect((await site.get(path, 'admin')).status).toBe(200)
    const list = '/abp/services/app/News/GetAll'
    await ask(list)
    await sql`select 1`.execute(site.database.longReads)
    const far = 2_000_000
    const ended: string[] = []
    const long = sql<{ n: number }>`${sql.raw(countTo(far))}`
      .execute(site.database.longReads)
      .then(({ rows }) => (ended.push('long'), rows))
    await ask(list)
    ended.push('short')
    expect(await long).toEqual([{ n: far }])
    expect(ended).toEqual(['short', 'long'])
  })

  test('B-11c sees all earlier writes, and its failure names the fault', async () => {
    const { id } = (await site.post('/abp/services/app/News/Create', { title: '刚写' }, 'admin')).body.result
    const { longReads } = site.database
    expect(await longReads.selectFrom('news').select('title').where('id', '=', id).execute()).toEqual([{ title: '刚写' }])
    await expect(sql`select 1 from nowhere`.execute(longReads)).rejects.toThrow(/nowhere/)
    expect(await sql`select ${'?'} as text, ${null} as none`.execute(longReads)).toMatchObject({ rows: [{ text: '?', none: null }] })
  })

  test.runIf(site.engine === 'sqlite')('B-11c is refused when it takes too long or too many wait, and later reads work', async () => {
    const file = path.join(site.dataDir, 'portico.db')
    const readers = createReaders({ file, busyMs: 100 }, { most: 1, mostWaiting: 1, mostMs: 300 })
    const run = (far: number) => readers.run({ sql: countTo(far), parameters: [] })
    const [tooLong, waits, tooMany] = [run(8_000_000), run(1), run(1)].map((read) => read.catch((error: Error) => error.message))
    expect(await Promise.all([tooLong, waits, tooMany])).toEqual(['busy', 'busy', 'busy'])
    await expect.poll(() => run(3).catch(() => null), { timeout: 20_000 }).toEqual([{ n: 3 }])
    await readers.close()
    await expect(run(1)).rejects.toThrow(/closed/)
  })
})
