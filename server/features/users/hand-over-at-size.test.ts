import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { GIVEN_AT_ONCE } from '../../../contract/features/handing-over.ts'
import { hire } from '../../testing/people.ts'
import { posting } from '../../testing/posting.ts'
import { onBothEngines } from '../../testing/site.ts'
import { listenToStatements } from '../../testing/statements.ts'

const ROWS = 2 * GIVEN_AT_ONCE + 700
/** The most rows that any statement of a write may change (`giving-rows.ts`). */
const AT_ONCE = { sqlite: 500, postgres: 5000 }
/** The values of a statement beside the ids of its rows: time, person, request. */
const BESIDE = 12

onBothEngines('More rows are handed over than one step gives', (site) => {
  let heard: ReturnType<typeof listenToStatements> | null = null
  afterEach(() => {
    heard?.end()
    heard = null
  })

  test('B-84e B-79f each step tells how many are left, no statement names more rows than the others, and other calls are answered between', async () => {
    const { post } = posting(site)
    const [from, to] = [await hire(site, []), await hire(site, [])]
    await sql`
      insert into "brand" ("name", "code", "isActive", "sort", "version", "creationTime", "ownerId")
      ${sql.raw(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})`)}
      select 'b', 'size-' || i, 1, i, 1, 1, ${from.id} from n`.execute(site.database.write)
    heard = listenToStatements()
    const left: number[] = []
    for (;;) {
      const step = await post('User/HandOver', { id: from.id, successorId: to.id, most: GIVEN_AT_ONCE })
      left.push(step.left)
      expect(step.items).toEqual([{ resource: 'brand', count: Math.min(GIVEN_AT_ONCE, ROWS - GIVEN_AT_ONCE * (left.length - 1)) }])
      expect((await site.get('/abp/services/app/Brand/GetAll', 'viewer')).status).toBe(200)
      if (step.left === 0) break
    }
    expect(left).toEqual([ROWS - GIVEN_AT_ONCE, ROWS - 2 * GIVEN_AT_ONCE, 0])
    const changes = heard.heard().filter((text) => /^\s*(update|insert into) "(brand|entityChange)"/.test(text))
    const named = changes.map((text) => text.match(/\?|\$\d+/g)?.length ?? 0)
    expect(changes.length).toBeGreaterThanOrEqual((2 * ROWS) / AT_ONCE[site.engine])
    expect(Math.max(...named)).toBeLessThanOrEqual(AT_ONCE[site.engine] + BESIDE)
    const rows = await site.database.read
      .selectFrom('brand')
      .select(({ fn }) => ['ownerId', 'version', fn.countAll<number>().as('count')])
      .groupBy(['ownerId', 'version'])
      .execute()
    expect(rows.map((row) => ({ ...row, count: Number(row.count) }))).toEqual([{ ownerId: to.id, version: 2, count: ROWS }])
  }, 120_000)
})
