import { settingNamed, type SettingName } from '../../../contract/settings/index.ts'
import { recordChange } from '../../crud/changes.ts'
import type { Context } from '../../http/context.ts'
import { SETTING_TAG } from '../../settings/settings.ts'

/** The type of the rows of settings in the log of changes. */
export const SETTING_ENTITY = 'siteSetting'

interface Change {
  name: SettingName
  /** As the database holds it; null gives the default back. */
  stored: string | null
  /** For the log of changes, which holds no secret. */
  before: unknown
  after: unknown
}

/** Writes the value of a setting, and the change. */
export async function writeSetting(ctx: Context, { name, stored, before, after }: Change): Promise<void> {
  const stamps = { value: stored, lastModificationTime: ctx.now, lastModifierUserId: ctx.caller.userId }
  const updated = await ctx.db
    .updateTable('siteSetting')
    .set((row) => ({ ...stamps, version: row('version', '+', 1) }))
    .where('name', '=', name)
    .returning('id')
    .executeTakeFirst()
  const inserting = ctx.db.insertInto('siteSetting').values({ name, version: 1, ...stamps })
  const { id } = updated ?? (await inserting.returning('id').executeTakeFirstOrThrow())
  const told = (value: unknown) => (settingNamed(name).secret ? '***' : value)
  const properties = [{ propertyName: name, originalValue: told(before), newValue: told(after) }]
  await recordChange(ctx, { name: SETTING_ENTITY }, { id, type: updated ? 'Updated' : 'Created', properties })
  ctx.changed.add(SETTING_TAG)
}
