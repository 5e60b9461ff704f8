import { sql } from 'kysely'
import { user } from '../contract/resources/identity.ts'
import type { Resource } from '../contract/resource.ts'
import { resourceNamed } from '../contract/resources/index.ts'
import { renewSortKeysOf } from '../server/crud/renew-sort-keys.ts'
import { pairsOfRows } from '../server/crud/row-pairs.ts'
import type { Database, Db } from '../server/db/engine.ts'

/** The ids of what is filled in begin here, apart from what the demo has. */
export const FIRST = 100_000
const UNITS = 5000
const ROLES = 200
const CHUNK = 20_000
/** Units on the upper five levels: each has five below it; the units of the sixth stand below those of the fifth. */
const UPPER = 1 + 5 + 25 + 125 + 625

export interface People {
  count: number
  /** The stored hash of everybody's password. */
  passwordHash: string
}

/**
 * Writes people, a tree of units six levels deep and roles straight into the tables: everybody is a member of one unit, each tenth of a second one, and the
 * roles are given to 5,000, 2,500, 1,666 … and at least 20 people.
 */
export async function fillPeople(database: Database, { count, passwordHash }: People): Promise<void> {
  const db = database.unlimited
  const now = Date.now()
  const numbers = (most: number, from = 1) =>
    sql.raw(`with recursive n(i) as (select cast(${from} as bigint) union all select i + 1 from n where i < ${most})`)
  const id = (number: string) => sql.raw(`(${FIRST} + ${number})`)
  await sql`
    insert into "organizationUnit" ("id", "parentId", "displayName", "displayNameEn", "sort", "creationTime", "version")
    ${numbers(UNITS)} select ${id('i')}, case when i = 1 then null when i <= ${sql.lit(UPPER)} then ${id(`1 + (i - 2) / 5`)}
      else ${id(`${UPPER - 624} + (i - ${UPPER + 1}) % 625`)} end, '机构 ' || i, 'Unit ' || i, i % 7, ${sql.lit(now)}, 1 from n`.execute(db)
  await sql`
    insert into "role" ("id", "name", "displayName", "displayNameEn", "isStatic", "isDefault", "requiresSecondFactor", "grantedPermissions", "creationTime", "version")
    ${numbers(ROLES)} select ${id('i')}, 'bench-role-' || i, '角色 ' || i, 'Role ' || i, 0, 0, 0,
      case i % 4 when 0 then '["News/View","News/Edit","Category/View"]' when 1 then '["Product/View","Product/Edit"]'
        when 2 then '["User/View","OrganizationUnit/View"]' else '["Enquiry/View"]' end, ${sql.lit(now)}, 1 from n`.execute(db)
  for (let from = 1; from <= count; from += CHUNK) {
    await sql`
      insert into "user" ("id", "userName", "name", "surname", "emailAddress", "phoneNumber", "isActive", "lastLoginTime", "passwordHash", "creationTime", "version")
      ${numbers(Math.min(from + CHUNK - 1, count), from)} select ${id('i')}, 'p' || ${id('i')},
        substr('伟芳娜敏静丽强磊军洋勇艳杰娟涛明超兰霞平', cast(1 + i * 7 % 19 as int), 1) || substr('国建晓文志海春玉金永红小立新俊天思雨佳子', cast(1 + i * 13 % 17 as int), 1),
        substr('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗', cast(1 + i * 3 % 20 as int), 1), 'p' || ${id('i')} || '@example.com', cast(13000000000 + i * 7919 as text),
        case when i % 100 = 0 then 0 else 1 end, case when i % 3 = 0 then null else ${sql.lit(now)} - i * 1000 end, ${passwordHash}, ${sql.lit(now)} - i * 60000, 1 from n`.execute(
      db,
    )
  }
  await sql`
    insert into "user_unitIds" ("rowId", "targetId") ${numbers(count)} select ${id('i')}, ${id(`1 + i * 7919 % ${UNITS}`)} from n`.execute(
    db,
  )
  await sql`
    insert into "user_unitIds" ("rowId", "targetId") ${numbers(count)}
    select ${id('i')}, ${id(`1 + (i * 7919 + 17) % ${UNITS}`)} from n where i % 10 = 0`.execute(db)
  await sql`
    insert into "user_roleIds" ("rowId", "targetId") ${numbers(count)}
    select ${id('i')}, given."role" from (${numbers(ROLES)} select ${id('i')} as "role", case when i > 250 then 20 else 5000 / i end as "members" from n) as given
      join n on n.i <= given."members"`.execute(db)
  await sql`
    insert into "organizationUnit_roleIds" ("rowId", "targetId") ${numbers(UNITS)}
    select ${id('i')}, ${id(`1 + i % ${ROLES}`)} from n where i % 100 = 0`.execute(db)
  await pairsOfRows(user as unknown as Resource, database.engine).renew(db)
  for (const name of ['organizationUnit', 'role', 'user']) await renewSortKeysOf(db, resourceNamed(name))
  await settle(db, database)
}

/** Gives the engine the knowledge of its tables that a database has which grew over time. */
async function settle(db: Db, { engine }: Pick<Database, 'engine'>) {
  if (engine === 'sqlite') await sql`pragma optimize`.execute(db)
  else await sql`vacuum analyze`.execute(db)
}

/** Spreads the products over the units and gives each fiftieth to one person. */
export async function giveProducts({ unlimited, engine }: Database, ownerId: number): Promise<void> {
  for (const table of ['product', 'news'] as const)
    await sql`
      update ${sql.table(table)} set "unitId" = ${sql.raw(`${FIRST} + 1 + ("id" * 7919) % ${UNITS}`)},
        "ownerId" = case when "id" % 50 = 0 then ${ownerId} else 1 end`.execute(unlimited)
  await settle(unlimited, { engine })
}
