import type { Db } from '../../db/engine.ts'
import { seededRoles } from './seeded-roles.ts'

export async function seedRoles(db: Db, now: number): Promise<void> {
  for (const { granted, ...role } of seededRoles()) {
    await db
      .insertInto('role')
      .values({
        ...role,
        isDefault: 0,
        requiresSecondFactor: 0,
        grantedPermissions: JSON.stringify(granted),
        version: 1,
        creationTime: now,
      })
      .execute()
  }
}
