import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
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
})
