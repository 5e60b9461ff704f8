import { expect, test } from 'vitest'
import { olderDatabase } from '../../testing/older-database.ts'
import { eachEngine } from '../../testing/site.ts'

eachEngine('Rows from before there were owners', (engine) => {
  const { run, rowsOf, update } = olderDatabase(engine, '0017')
  const user = (name: string, deleted = 'null') =>
    run(
      `insert into "user" ("userName", "name", "isActive", "version", "creationTime", "deletionTime") values ('${name}', '${name}', 1, 1, 0, ${deleted})`,
    )
  const brand = (code: string, creator: string) =>
    run(
      `insert into "brand" ("name", "code", "sort", "isActive", "version", "creationTime", "creatorUserId") values ('x', '${code}', 1, 1, 7, 0, ${creator})`,
    )
  const brands = () => rowsOf('select "code", "unitId", "ownerId", "version" from "brand" order by "id"')

  test('B-50b belong to the first unit at the top and to their creator, if the creator is still there', async () => {
    await user('ann')
    await user('gone', '5')
    await run(
      `insert into "organizationUnit" ("displayName", "sort", "version", "creationTime") values ('second', 2, 1, 0), ('first', 1, 1, 0)`,
    )
    await run(`insert into "organizationUnit" ("displayName", "sort", "parentId", "version", "creationTime") values ('below', 0, 1, 1, 0)`)
    for (const [code, creator] of [
      ['a', '1'],
      ['b', '2'],
      ['c', 'null'],
    ] as const)
      await brand(code, creator)
    await update()
    expect(await brands()).toEqual([
      { code: 'a', unitId: 2, ownerId: 1, version: 7 },
      { code: 'b', unitId: 2, ownerId: null, version: 7 },
      { code: 'c', unitId: 2, ownerId: null, version: 7 },
    ])
  })

  test('B-50b belong to a new unit at the top where there was none', async () => {
    await brand('a', 'null')
    await update()
    const rows = await rowsOf('select "id", "displayName", "displayNameEn", "parentId" from "organizationUnit"')
    expect(rows).toEqual([{ id: 1, displayName: '公司', displayNameEn: 'Company', parentId: null }])
    expect(await brands()).toEqual([{ code: 'a', unitId: 1, ownerId: null, version: 7 }])
  })

  test('B-50b a site without rows gets no unit', async () => {
    await update()
    expect(await rowsOf('select 1 from "organizationUnit"')).toEqual([])
  })
})
