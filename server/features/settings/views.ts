import type { SettingView } from '../../../contract/features/settings.ts'
import { SETTING_NAMES, settingNamed } from '../../../contract/settings/index.ts'
import { isoTime } from '../../crud/times.ts'
import type { Db } from '../../db/engine.ts'
import type { Settings } from '../../settings/settings.ts'
import { decodeSetting } from '../../settings/stored.ts'
import { defaultOf } from '../../settings/values.ts'

/** Tells every setting as the database holds it; a secret without its value. */
export async function viewSettings(db: Db, { sealing, given: { defaults, decided } }: Settings): Promise<SettingView[]> {
  const rows = await db
    .selectFrom('siteSetting as row')
    .leftJoin('user', 'user.id', 'row.lastModifierUserId')
    .select(['row.name', 'row.value', 'row.version', 'row.lastModificationTime', 'user.userName'])
    .execute()
  const byName = new Map(rows.map((row) => [row.name, row]))
  return SETTING_NAMES.map((name) => {
    const row = byName.get(name)
    const stored = row?.value == null ? undefined : decodeSetting(name, row.value, sealing)
    const usual = defaultOf(name, defaults)
    const value = stored === undefined || name in decided ? usual : stored
    const isSecret = settingNamed(name).secret === true
    return {
      name,
      value: isSecret ? null : json(value),
      default: isSecret ? null : json(usual),
      isChanged: stored !== undefined,
      decidedBy: decided[name] ?? null,
      hasSecret: isSecret && value !== null,
      version: row?.version ?? 0,
      changedTime: row ? isoTime(row.lastModificationTime) : null,
      changedBy: row?.userName ?? null,
    }
  })
}

const json = (value: unknown) => value as SettingView['value']
