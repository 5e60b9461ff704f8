import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** The usual order of each large list, and the columns that its index holds for filters since 0010. */
export const LISTS: Record<string, { order: string[]; covered: string[] }> = {
  news: { order: ['publishTime', 'id'], covered: ['category', 'isTop'] },
  article: { order: ['sort', 'id desc'], covered: ['categoryId', 'subCategoryId'] },
  product: { order: ['sort', 'id desc'], covered: ['categoryId', 'typeId', 'brandId', 'isTop'] },
}

/** Lets lists find the state of publishing in an index of the rows themselves (B-11); before, the snapshots of each row were read. */
export const statesInRows = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    const now = Date.now()
    for (const table of ['news', 'carousel', 'article', 'product']) {
      await make.momentColumns(table)
      const snapshots = sql.table(`${table}Snapshot`)
      await sql`
        update ${sql.table(table)} set "firstFrom" = "kept"."firstFrom", "firstUntil" = "kept"."firstUntil", "lastFrom" = "kept"."lastFrom", "lastUntil" = "kept"."lastUntil"
        from (
          select "rowId", min("validFrom") as "firstFrom", min(coalesce("validUntil", 8640000000000000)) as "firstUntil",
            max("validFrom") as "lastFrom", max(coalesce("validUntil", 8640000000000000)) as "lastUntil"
          from ${snapshots} where "validUntil" is null or "validUntil" > ${now} group by "rowId"
        ) as "kept" where "kept"."rowId" = ${sql.table(table)}."id"`.execute(db)
      await make.momentIndexes(table)
    }
    for (const [table, { order, covered }] of Object.entries(LISTS)) {
      await make.dropIndex(`${table}_${order.join('_').replace(' desc', 'Down')}_list`)
      await make.listIndex(table, order, { covered, moments: true })
    }
  },
})
