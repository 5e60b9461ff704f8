import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countTo } from '../testing/count-to.ts'
import { onBothEngines } from '../testing/site.ts'

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
})
