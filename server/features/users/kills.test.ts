import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { callsOf, eachEngine, PASSWORD, signIn } from '../../testing/site.ts'
import { killRounds } from '../../testing/kill-during.ts'
import { killedSite } from '../../testing/killed-site.ts'

const APP = '/abp/services/app'
const BRANDS = 6000
const NEWS = 3000
const ROWS = BRANDS + NEWS
const STEP = 1500

interface Person {
  id: number
  userName: string
}

eachEngine('B-84 The server is killed while rows are handed over', (engine) => {
  let [token, calls] = ['', {} as ReturnType<typeof callsOf>]
  const killed = killedSite(engine, {
    started: (url) => {
      calls = callsOf({ url, tokens: {} as never })
    },
  })
  const post = async (path: string, body: object) => {
    const reply = await calls.post(`${APP}/${path}`, body, token)
    expect([path, reply.body.error]).toEqual([path, null])
    return reply.body.result
  }
  const hire = async (userName: string, more: object = {}): Promise<Person> => {
    const { id } = await post('User/Create', {
      userName,
      name: userName,
      emailAddress: `${userName}@example.com`,
      password: PASSWORD,
      ...more,
    })
    return { id, userName }
  }

  /** Somebody with a role, a unit and many rows, some of them published and some in the recycle bin, and somebody who gets them. */
  async function prepare() {
    token = (await signIn(calls, 'admin')).token
    const role = await post('Role/Create', { name: 'leaving', displayName: 'x', grantedPermissions: ['Brand/View'] })
    const unit = await post('OrganizationUnit/Create', { displayName: 'x', displayNameEn: 'x' })
    const from = await hire('leaver', { roleIds: [role.id], unitIds: [unit.id] })
    const to = await hire('stayer')
    const numbers = (most: number) => sql.raw(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most})`)
    const { write } = killed.database
    await sql`
      insert into "brand" ("id", "name", "code", "isActive", "sort", "version", "creationTime", "ownerId", "unitId", "deletionTime") ${numbers(BRANDS)}
      select 1000 + i, 'b', 'kill-' || i, 1, i, 1, 1, ${from.id}, ${unit.id}, case when i % 10 = 0 then 1 end from n`.execute(write)
    await sql`
      insert into "news" ("id", "version", "creationTime", "title", "tags", "isTop", "publishTime", "ownerId", "unitId") ${numbers(NEWS)}
      select 1000 + i, 1, 1, 'n', '[]', 0, 1, ${from.id}, ${unit.id} from n`.execute(write)
    await sql`
      insert into "newsSnapshot" ("id", "rowId", "rowVersion", "validFrom", "creationTime", "title", "tags", "isTop", "publishTime") ${numbers(NEWS)}
      select 1000 + i, 1000 + i, 1, 1, 1, 'n', '[]', 0, 1 from n`.execute(write)
    return { from, to }
  }

  /** Each row by its owner, how often it was changed, and what its change log and what is live say of it. */
  async function statesOf(names: ReadonlyMap<number | null, string>) {
    const { rows } = await sql<{ kind: string; ownerId: number | null; version: number; logged: number; live: number; count: number }>`
      select "kind", "ownerId", "version", "logged", "live", count(*) as "count" from (
        select 'brand' as "kind", "ownerId", "version", "version" as "live",
          (select count(*) from "entityChange" as log where log."entityType" = 'brand' and log."entityId" = row."id") as "logged" from "brand" as row
        union all
        select 'news', row."ownerId", row."version", shown."rowVersion",
          (select count(*) from "entityChange" as log where log."entityType" = 'news' and log."entityId" = row."id")
          from "news" as row join "newsSnapshot" as shown on shown."rowId" = row."id") as rows
      group by 1, 2, 3, 4, 5 order by 1, 2`.execute(killed.database.read)
    return rows.map(({ kind, ownerId, version, logged, live, count }) => ({
      state: `${kind} of ${names.get(ownerId === null ? null : Number(ownerId)) ?? 'nobody'}, version ${version}, live ${live}, logged ${logged}`,
      count: Number(count),
    }))
  }

  const KEPT = (kind: string) => `${kind} of leaver, version 1, live 1, logged 0`
  const GIVEN = (kind: string) => `${kind} of stayer, version 2, live 2, logged 1`

  /** Checks that each row is wholly with the one or wholly with the other; returns how many have been given. */
  async function givenOf({ from, to }: { from: Person; to: Person }): Promise<number> {
    const found = await statesOf(new Map([from, to].map(({ id, userName }) => [id, userName])))
    const possible = ['brand', 'news'].flatMap((kind) => [KEPT(kind), GIVEN(kind)])
    expect(found.map(({ state }) => state).filter((state) => !possible.includes(state))).toEqual([])
    const sum = (some: typeof found) => some.reduce((all, { count }) => all + count, 0)
    expect(sum(found)).toBe(ROWS)
    return sum(found.filter(({ state }) => state.includes('of stayer')))
  }

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  /** Kills the server a moment after a call was sent, and starts it again. Resolves to true when the call got no answer. */
  async function killDuring(call: Promise<unknown>, ms: number): Promise<boolean> {
    const failed = call.then(
      () => false,
      () => true,
    )
    await pause(ms)
    await killed.kill()
    const isCut = await failed
    await killed.startAgain()
    return isCut
  }

  for (const { often, kills, options } of killRounds(engine))
    describe(often, options, () => {
      test('B-84d in a dismissal: the person is there with all rows, or gone from all of them, and a later try ends whole', async () => {
        const people = await prepare()
        const { from, to } = people
        const account = async () => {
          const { isActive, roleIds, unitIds } = (await calls.get(`${APP}/User/Get?id=${from.id}`, token)).body.result
          return { isActive, roles: roleIds.length, units: unitIds.length }
        }
        const dismiss = () => post('User/Dismiss', { id: from.id, successorId: to.id })
        const [stays, left] = [
          { isActive: true, roles: 1, units: 1 },
          { isActive: false, roles: 0, units: 0 },
        ]
        let cuts = 0
        for (let kill = 0; kill < kills; kill++) {
          if (await killDuring(dismiss(), 20 + kill * 100)) cuts++
          const given = await givenOf(people)
          expect([0, ROWS]).toContain(given)
          expect(await account()).toEqual(given === 0 ? stays : left)
          if (given > 0) break
        }
        expect(cuts).toBeGreaterThan(0)
        await dismiss()
        expect([await givenOf(people), await account()]).toEqual([ROWS, left])
      })

      // The gate kills a dismissal.
      if (often === 'once') return

      test('B-84d B-84f B-79f in a hand-over in steps: each row has one owner, says so once, and the next try ends whole', async () => {
        const people = await prepare()
        const { from, to } = people
        const step = () => post('User/HandOver', { id: from.id, successorId: to.id, most: STEP })
        let given = 0
        for (let kill = 0; kill < kills; kill++) {
          // A step that is kept, and one that is cut.
          if (kill > 0) given = ROWS - (await step()).left
          await killDuring(step(), 20 + kill * 60)
          const now = await givenOf(people)
          // All of the step or nothing of it.
          expect([0, STEP]).toContain(now - given)
          given = now
        }
        while ((await step()).left > 0) await givenOf(people)
        expect(await givenOf(people)).toBe(ROWS)
        expect(await step()).toMatchObject({ items: [], left: 0 })
      })
    })
})
