import { expect, test } from 'vitest'
import { olderDatabase } from '../../testing/older-database.ts'
import { eachEngine } from '../../testing/site.ts'

eachEngine('Units whose head was deleted before', (engine) => {
  const { run, rowsOf, update } = olderDatabase(engine, '0021')

  test('B-60k have none afterwards, and their change log says who it was; others keep theirs', async () => {
    for (const [name, deleted] of [
      ['here', 'null'],
      ['gone', '5'],
    ])
      await run(
        `insert into "user" ("userName", "name", "isActive", "version", "creationTime", "deletionTime") values ('${name}', '${name}', 1, 1, 0, ${deleted})`,
      )
    await run(
      `insert into "organizationUnit" ("displayName", "headId", "sort", "version", "creationTime") values ('a', 1, 1, 4, 0), ('b', 2, 2, 4, 0), ('c', null, 3, 4, 0)`,
    )
    await update()
    expect(await rowsOf('select "displayName", "headId", "version" from "organizationUnit" order by "id"')).toEqual([
      { displayName: 'a', headId: 1, version: 4 },
      { displayName: 'b', headId: null, version: 5 },
      { displayName: 'c', headId: null, version: 4 },
    ])
    const changes = await rowsOf('select "entityId", "changeType", "propertyChanges" from "entityChange"')
    expect(changes).toMatchObject([{ entityId: 2, changeType: 'Updated' }])
    expect(JSON.parse(String(changes[0]!['propertyChanges']))).toEqual([{ propertyName: 'headId', originalValue: 2, newValue: null }])
  })
})
