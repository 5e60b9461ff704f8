import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Units no longer name somebody as their head who was deleted before a deletion took care of it (B-60k); the change log tells of each. */
export const headsWhoLeft = (): Migration => ({
  async up(db) {
    const gone = sql`"headId" in (select "id" from "user" where "deletionTime" is not null)`
    await sql`
      insert into "entityChange" ("changeTime", "changeType", "entityType", "entityId", "requestId", "propertyChanges")
      select cast(${Date.now()} as bigint), 'Updated', 'organizationUnit', "id", 'migration',
        '[{"propertyName":"headId","originalValue":' || cast("headId" as text) || ',"newValue":null}]'
      from "organizationUnit" where ${gone} order by "id"`.execute(db)
    await sql`update "organizationUnit" set "headId" = null, "version" = "version" + 1 where ${gone}`.execute(db)
  },
})
