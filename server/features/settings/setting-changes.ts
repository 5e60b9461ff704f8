import type { SettingChange } from '../../../contract/features/settings.ts'
import type { SettingName } from '../../../contract/settings/index.ts'
import { isoTime } from '../../crud/times.ts'
import type { Db } from '../../db/engine.ts'
import { isKept } from '../../db/log-start.ts'
import { SETTING_ENTITY } from './write.ts'

const MOST_CHANGES = 50

/** Returns the last changes of one setting, newest first. */
export async function changesOfSetting(db: Db, name: SettingName): Promise<SettingChange[]> {
  const rows = await db
    .selectFrom('entityChange as change')
    .innerJoin('siteSetting as row', 'row.id', 'change.entityId')
    .leftJoin('user', 'user.id', 'change.userId')
    .select(['change.changeTime', 'change.propertyChanges', 'user.userName'])
    .where('change.entityType', '=', SETTING_ENTITY)
    .where('row.name', '=', name)
    .where(isKept('entityChange', 'change.id'))
    .orderBy('change.id', 'desc')
    .limit(MOST_CHANGES)
    .execute()
  return rows.map(({ changeTime, propertyChanges, userName }) => {
    const [change] = JSON.parse(propertyChanges) as { originalValue: SettingChange['before']; newValue: SettingChange['after'] }[]
    return { changedTime: isoTime(changeTime), changedBy: userName, before: change?.originalValue ?? null, after: change?.newValue ?? null }
  })
}
