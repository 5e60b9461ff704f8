import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { pairsOfRows } from '../../crud/row-pairs.ts'
import { withSortKeys } from '../../crud/sort-key-values.ts'
import type { Tables } from '../../db/tables.ts'
import { onBothEngines } from '../../testing/site.ts'

const APP = '/abp/services/app'
const PEOPLE = 3000
const FIRST = 10_000

onBothEngines('Holders of a role with many people', (site) => {
  const add = async <T extends 'user' | 'user_roleIds'>(table: T, rows: Insertable<Tables[T]>[]) => {
    for (let at = 0; at < rows.length; at += 500)
      await site.database.write
        .insertInto(table)
        .values(rows.slice(at, at + 500) as never)
        .execute()
  }
  const times = <R>(count: number, make: (at: number) => R) => Array.from({ length: count }, (_, at) => make(at))

  test('B-59i B-57e a page of people and their effects is bounded, whatever is asked for, and the numbers count everybody', async () => {
    const role = async (name: string, grantedPermissions: string[]) =>
      (await site.post(`${APP}/Role/Create`, { name, displayName: name, grantedPermissions }, 'admin')).body.result.id as number
    const [all, half] = [await role('all', []), await role('half', ['News/View'])]
    const now = Date.now()
    const user = (at: number) => ({
      id: FIRST + at,
      userName: `many${at}`,
      name: 'x',
      isActive: 1,
      version: 1,
      creationTime: now,
      passwordHash: '',
    })
    await add('user', times(PEOPLE, user) as never)
    await add('user_roleIds', times(PEOPLE, (at) => ({ rowId: FIRST + at, targetId: all })) as never)
    await add('user_roleIds', times(PEOPLE / 2, (at) => ({ rowId: FIRST + 2 * at, targetId: half })) as never)
    const { result } = (
      await site.post(`${APP}/Role/PreviewChange`, { id: all, grantedPermissions: ['News/View'], maxResultCount: 1_000_000 }, 'admin')
    ).body
    expect(result.holders).toEqual({ count: PEOPLE, direct: PEOPLE, byUnit: 0 })
    expect([result.people.totalCount, result.people.items.length]).toEqual([PEOPLE / 2, 100])
    const everything = (await site.post(`${APP}/Role/PreviewChange`, { id: all, grantedPermissions: ['*:*'] }, 'admin')).body.result
    expect([everything.people.totalCount, everything.people.items.length]).toEqual([PEOPLE, 10])
    const users = (await site.get(`${APP}/User/GetUsersWithPermission?permission=News/View&maxResultCount=1000`, 'admin')).body.result
    expect([users.items.length, users.totalCount]).toEqual([100, PEOPLE / 2 + 3])
  })

  test('B-79g those who hold a permit are counted to 10,000, each page is full, and the last one has the number', async () => {
    const roleId = (
      await site.post(`${APP}/Role/Create`, { name: 'everybody', displayName: 'x', grantedPermissions: ['Carousel/Export'] }, 'admin')
    ).body.result.id as number
    const from = FIRST + PEOPLE
    const many = 10_050
    const user = (at: number) =>
      withSortKeys(resourceNamed('user'), {
        id: from + at,
        userName: `crowd${at}`,
        name: 'y',
        isActive: 1,
        version: 1,
        creationTime: 0,
        passwordHash: '',
      })
    await add('user', times(many, user) as never)
    await add('user_roleIds', times(many, (at) => ({ rowId: from + at, targetId: roleId })) as never)
    await pairsOfRows(resourceNamed('user'), site.engine).renew(site.database.write)
    const ask = async (query: string) =>
      (await site.get(`${APP}/Access/GetHolders?permit=Carousel/Export&maxResultCount=100&${query}`, 'admin')).body.result
    const first = await ask('')
    expect([first.totalCount, first.hasMore, first.items.length]).toEqual([10_000, true, 100])
    const names = first.items.map(({ userName }: { userName: string }) => userName)
    expect(names).toEqual(names.toSorted())
    const deep = await ask('skipCount=10000')
    expect(deep.hasMore).toBe(undefined)
    expect(deep.totalCount).toBe(10_000 + deep.items.length)
    expect(deep.items.length).toBeGreaterThan(49)
    const some = await ask('keyword=crowd1004')
    expect([some.totalCount, some.hasMore]).toEqual([11, undefined])
    const granted = (await site.get(`${APP}/User/GetUsersWithPermission?permission=Carousel/Export`, 'admin')).body.result
    expect([granted.totalCount, granted.hasMore]).toEqual([10_000, true])
  })
})
