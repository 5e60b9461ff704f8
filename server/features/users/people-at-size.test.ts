import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { pairsOfRows } from '../../crud/row-pairs.ts'
import { compareTexts } from '../../../contract/format/sort-key.ts'
import { renewSortKeysOf } from '../../crud/renew-sort-keys.ts'
import { renewTermIndexes } from '../../search/renew.ts'
import { posting } from '../../testing/posting.ts'
import { onBothEngines } from '../../testing/site.ts'

const APP = '/abp/services/app'
const PEOPLE = 12_000
const FIRST = 20_000
const UNITS = 40
const SURNAMES = '王李张刘陈'

interface Made {
  id: number
  userName: string
  name: string
  surname: string
  phoneNumber: string
  emailAddress: string
  isActive: number
  lastLoginTime: number | null
  unit: number
  roles: number[]
}

onBothEngines('Lists of many people', (site) => {
  const { post } = posting(site)
  /** The roles of the first 5,000 people, of 25, and of nearly all. */
  const roles: number[] = []
  let people: Made[] = []
  const unitOf = (at: number) => FIRST + (at % UNITS)
  /** Each unit stands below the one of half its number, so the first has all others below it. */
  const parentOf = (at: number) => (at === 0 ? null : FIRST + Math.floor((at - 1) / 2))

  beforeAll(async () => {
    for (const name of ['many', 'few', 'nearly'])
      roles.push((await post('Role/Create', { name, displayName: name, grantedPermissions: [] })).id)
    people = Array.from({ length: PEOPLE }, (_, at) => ({
      id: FIRST + at,
      userName: `person-${String((at * 7919) % PEOPLE).padStart(5, '0')}`,
      name: `人${at % 977}`,
      surname: SURNAMES[at % 5]!,
      phoneNumber: String(13_000_000_000 + at * 7919),
      emailAddress: `p${at}@example.com`,
      isActive: at % 100 === 0 ? 0 : 1,
      lastLoginTime: at % 3 === 0 ? null : 1_000_000 + at,
      unit: unitOf(at),
      roles: [...(at < 5000 ? [roles[0]!] : []), ...(at % 480 === 0 ? [roles[1]!] : []), ...(at % 12 === 0 ? [] : [roles[2]!])],
    }))
    const { write, engine } = site.database
    const unit = (at: number) => ({ id: FIRST + at, parentId: parentOf(at), displayName: `u${at}`, sort: at, version: 1, creationTime: 1 })
    await write
      .insertInto('organizationUnit')
      .values(Array.from({ length: UNITS }, (_, at) => unit(at)) as never)
      .execute()
    for (let from = 0; from < PEOPLE; from += 500) {
      const some = people.slice(from, from + 500)
      const rows = some.map(({ unit: _unit, roles: _roles, ...row }) => ({ ...row, version: 1, creationTime: 1, passwordHash: '' }))
      await write
        .insertInto('user')
        .values(rows as never)
        .execute()
      await write
        .insertInto('user_unitIds')
        .values(some.map((one) => ({ rowId: one.id, targetId: one.unit })))
        .execute()
      await write
        .insertInto('user_roleIds')
        .values(some.flatMap(({ id, roles: held }) => held.map((targetId) => ({ rowId: id, targetId }))))
        .execute()
    }
    await pairsOfRows(resourceNamed('user'), engine).renew(write)
    await renewSortKeysOf(write, resourceNamed('user'))
  })

  const ask = async (query: string) => {
    const { status, body } = await site.get(`${APP}/User/GetAll?${query}`, 'admin')
    expect([query, status]).toEqual([query, 200])
    return body.result as { totalCount: number; hasMore?: boolean; items: { id: number }[] }
  }
  const branchOf = (at: number): number[] => {
    const below = Array.from({ length: UNITS }, (_, one) => one).filter((one) => parentOf(one) === FIRST + at)
    return [FIRST + at, ...below.flatMap(branchOf)]
  }
  const byText = (value: (one: Made) => string) => (a: Made, b: Made) => compareTexts(value(a), value(b)) || a.id - b.id
  const newest = (a: Made, b: Made) => b.id - a.id

  /** Asks for pages near the begin and far from it, and compares them with the same filter over all people. */
  async function compare(query: string, matches: (one: Made) => boolean, order: (a: Made, b: Made) => number = newest) {
    const wanted = people.filter(matches).toSorted(order)
    for (const skip of [0, 30, Math.max(0, wanted.length - 15)]) {
      const { items, totalCount, hasMore } = await ask(`${query}&skipCount=${skip}&maxResultCount=10`)
      expect([query, skip, items.map(({ id }) => id)]).toEqual([query, skip, wanted.slice(skip, skip + 10).map(({ id }) => id)])
      if (wanted.length <= 10_000) expect([query, totalCount, hasMore]).toEqual([query, wanted.length, undefined])
      else expect([query, hasMore]).toEqual([query, true])
    }
  }

  test('B-84a a page by role or unit holds just those people, in each order, however many hold it and wherever they stand', async () => {
    const branch = new Set(branchOf(1))
    const filters: [string, (one: Made) => boolean][] = [
      ...roles.map((id): [string, (one: Made) => boolean] => [`roleIds=${id}`, (one) => one.roles.includes(id)]),
      [`unitIds=${FIRST + 3}`, (one) => one.unit === FIRST + 3],
      [`unitIdsBelow=${FIRST + 1}`, (one) => branch.has(one.unit)],
      [`unitIdsBelow=${FIRST}`, () => true],
      [`unitIdsBelow=${FIRST + 1}&roleIds=${roles[0]}`, (one) => branch.has(one.unit) && one.roles.includes(roles[0]!)],
      [`unitIdsBelow=${FIRST}&isActive=false`, (one) => one.isActive === 0],
    ]
    for (const [query, matches] of filters) {
      await compare(query, matches)
      await compare(
        `${query}&sorting=userName asc`,
        matches,
        byText(({ userName }) => userName),
      )
    }
  })

  test('B-84a people are found by parts of names and numbers, beside other filters too', async () => {
    await compare(`keyword=${encodeURIComponent('王')}`, ({ surname }) => surname === '王')
    await compare('keyword=7919', (one) => [one.phoneNumber, one.userName, one.emailAddress].some((text) => text.includes('7919')))
    await compare('keyword=13000079190', ({ id }) => id === FIRST + 10)
    await compare('keyword=PERSON-0001', ({ userName }) => userName.startsWith('person-0001'))
    const branch = new Set(branchOf(1))
    await compare(
      `keyword=${encodeURIComponent('人12')}&unitIdsBelow=${FIRST + 1}`,
      (one) => one.name.startsWith('人12') && branch.has(one.unit),
    )
    expect((await ask(`keyword=${encodeURIComponent('欧阳')}`)).totalCount).toBe(0)
  })

  test('B-84a a change of a name is found at once, and the old one is not', async () => {
    const { version } = (await site.get(`${APP}/User/Get?id=${FIRST + 5}`, 'admin')).body.result
    await post('User/Update', { id: FIRST + 5, version, surname: '欧阳' })
    expect((await ask(`keyword=${encodeURIComponent('欧阳')}`)).items.map(({ id }) => id)).toEqual([FIRST + 5])
    await post('User/Update', { id: FIRST + 5, version: version + 1, surname: SURNAMES[0] })
    expect((await ask(`keyword=${encodeURIComponent('欧阳')}`)).items).toEqual([])
  })

  test('B-84a people of a version that had no such index are found after the first start', async () => {
    const { write, read } = site.database
    await sql`delete from "userPairs"`.execute(write)
    expect((await ask(`keyword=${encodeURIComponent('人976')}&maxResultCount=100`)).items.length).toBe(0)
    await renewTermIndexes(site.database, Date.now())
    await compare(
      `keyword=${encodeURIComponent('人97')}&sorting=userName desc`,
      ({ name }) => name.startsWith('人97'),
      (a, b) => byText(({ userName }) => userName)(b, a),
    )
    const { rows } = await sql<{ count: number }>`select count(*) as "count" from "userPairs"`.execute(read)
    expect(Number(rows[0]!.count)).toBe(
      Number(
        (
          await read
            .selectFrom('user')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      ),
    )
  })
})
