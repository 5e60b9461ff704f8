import { settings as calls } from '../../../contract/features/settings.ts'
import { settingNamed, type SettingName } from '../../../contract/settings/index.ts'
import { asOperator, type OperatorParts } from '../../http/as-operator.ts'
import { writeSetting } from './write.ts'

/** B-64: gives a setting its default back on the host itself, for a setting that shuts everybody out. Returns null when nobody has changed it. */
export const resetSettingOf = (parts: OperatorParts, name: SettingName) =>
  asOperator(parts, { endpoint: calls.update, input: { reset: [name] } }, async (ctx) => {
    const row = await ctx.db.selectFrom('siteSetting').select('value').where('name', '=', name).executeTakeFirst()
    if (row?.value == null) return null
    const { secret, field } = settingNamed(name)
    await writeSetting(ctx, { name, stored: null, before: secret ? null : JSON.parse(row.value), after: field.default ?? null })
    return true
  })
