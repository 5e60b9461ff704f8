import { sql, type Insertable } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { pairsOfRows } from '../../crud/row-pairs.ts'
import type { Tables } from '../../db/tables.ts'
import { onBothEngines } from '../../testing/site.ts'
import { listenToStatements } from '../../testing/statements.ts'

const APP = '/abp/services/app'
/** The fewest rows of any kind are more than this, so a read for each row or each unit is above it. */
const MOST_READS = 60
const PERMITS = ['News/View', 'Brand/View', 'Product/View', 'Carousel/View', 'Navigation/View', 'Article/View', 'User/View', 'Role/View']

interface Size {
  /** The id of the first row of each kind. */
  first: number
  people: number
  units: number
  roles: number
  tags: string[]
}

onBothEngines('The reads of previews and lists', (site) => {
  let listening: ReturnType<typeof listenToStatements> | null = null
  afterEach(() => void listening?.end())

  async function add<T extends keyof Tables>(table: T, count: number, make: (at: number) => object) {
    for (let from = 0; from < count; from += 500)
      await site.database.write
        .insertInto(table)
        .values(Array.from({ length: Math.min(500, count - from) }, (_, at) => make(from + at)) as Insertable<Tables[T]>[] as never)
        .execute()
  }

  /** The first role is held by everybody, each other by some; each unit stands below the one of a tenth of its number and gives one role. */
  async function fill({ first, people, units, roles }: Size) {
    const row = { version: 1, creationTime: 1 }
    await add('role', roles, (at) => ({
      ...row,
      id: first + at,
      name: `role${first + at}`,
      displayName: `role${first + at}`,
      isDefault: 0,
      isStatic: 0,
      requiresSecondFactor: 0,
      grantedPermissions: JSON.stringify([...PERMITS, `Brand/${at % 2 ? 'Edit' : 'Add'}`, `News/${at % 2 ? 'Edit' : 'Add'}`]),
    }))
    await add('organizationUnit', units, (at) => ({
      ...row,
      id: first + at,
      parentId: at === 0 ? null : first + Math.floor(at / 10),
      displayName: `unit${first + at}`,
      sort: at,
    }))
    await add('organizationUnit_roleIds', units, (at) => ({ rowId: first + at, targetId: first + (at % roles) }))
    await add('user', people, (at) => ({ ...row, id: first + at, userName: `many${first + at}`, name: 'x', isActive: 1, passwordHash: '' }))
    await add('user_roleIds', people, (at) => ({ rowId: first + at, targetId: first }))
    await add('user_roleIds', people, (at) => ({ rowId: first + at, targetId: first + 1 + (at % (roles - 1)) }))
    await add('user_unitIds', people, (at) => ({ rowId: first + at, targetId: first + (at % units) }))
    await pairsOfRows(resourceNamed('user'), site.engine).renew(site.database.write)
    // A running site does this by itself within a minute; before it, a plan reads every row several times.
    if (site.engine === 'postgres') await sql`analyze`.execute(site.database.unlimited)
  }

  for (const size of [
    { first: 10_000, people: 1000, units: 200, roles: 70, tags: [] },
    { first: 1_000_000, people: 100_000, units: 5000, roles: 200, tags: ['whole'] },
  ])
    test(
      `B-59i are bounded with ${size.people} users, ${size.units} units and ${size.roles} roles of ten permits, not one for each row`,
      { tags: size.tags, timeout: 600_000 },
      async () => {
        await fill(size)
        const get = (at: string) => site.get(`${APP}/${at}`, 'admin')
        const post = (at: string, body: object) => site.post(`${APP}/${at}`, body, 'admin')
        const calls: [name: string, call: () => ReturnType<typeof get>][] = [
          ['PreviewChange', () => post('Role/PreviewChange', { id: size.first, grantedPermissions: ['News/View'], maxResultCount: 100 })],
          ['PreviewMove', () => post('OrganizationUnit/PreviewMove', { id: size.first + 10, parentId: size.first + 2 })],
          [
            'PreviewDelete',
            () => post('OrganizationUnit/PreviewDelete', { ids: Array.from({ length: 100 }, (_, at) => size.first + 100 + at) }),
          ],
          ['holders of a permit', () => get('User/GetUsersWithPermission?permission=Brand/Add&maxResultCount=100')],
          ['holders with reasons', () => get('Access/GetHolders?permit=Brand/Add&maxResultCount=100')],
          ['roles with a permit', () => get('Role/GetRolesWithPermission?permission=News/View')],
          ['users', () => get('User/GetAll?maxResultCount=100')],
          ['users below a unit', () => get(`User/GetAll?unitIdsBelow=${size.first}&maxResultCount=100`)],
          ['users in a role', () => get(`Role/GetUsersInRole?roleId=${size.first}&maxResultCount=100`)],
          ['roles', () => get('Role/GetAll?maxResultCount=100')],
          ['units', () => get('OrganizationUnit/GetAll?maxResultCount=100')],
          ['the tree', () => get('OrganizationUnit/GetTree')],
        ]
        let heard = 0
        for (const [name, call] of calls) {
          listening = listenToStatements()
          const { status, body } = await call()
          const reads = listening.end()
          expect([name, status, body.error]).toEqual([name, 200, null])
          heard += reads.length
          expect(reads.length, `${name}: ${mostAsked(reads)}`).toBeLessThanOrEqual(MOST_READS)
        }
        expect(heard).toBeGreaterThan(calls.length)
      },
    )
})

/** The statement that was asked most often, for the message of a failure. */
const mostAsked = (reads: string[]) =>
  [...Map.groupBy(reads, (text) => text.replaceAll(/\s+/g, ' ').slice(0, 200))].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
