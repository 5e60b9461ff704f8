import { Problem } from '../../../contract/errors.ts'
import { settingNamed, type SettingName } from '../../../contract/settings/index.ts'
import { labelOf } from '../../../contract/settings/setting.ts'
import { say } from '../../language/words.ts'
import { takeTurn } from '../../db/turn.ts'
import { addOutcome } from '../../http/audit.ts'
import type { Context } from '../../http/context.ts'
import type { Decided } from '../../settings/decided.ts'
import type { Settings } from '../../settings/settings.ts'
import { type SomeSettings, encodeSetting, isSettingName, readStored } from '../../settings/stored.ts'
import { defaultOf, valuesFrom } from '../../settings/values.ts'
import { refuseUnfit, type Surroundings } from './rules.ts'
import { writeSetting } from './write.ts'

interface Update {
  values: SomeSettings
  reset: readonly SettingName[]
  versions: Partial<Record<SettingName, number>>
}

/** Writes the settings that differ from what is stored, all or none. */
export async function updateSettings(ctx: Context, settings: Settings, around: Surroundings, { values, reset, versions }: Update) {
  // Two changes that fit alone may not fit together, so each sees the other.
  await takeTurn(ctx.db, ctx.database.engine, 'settings')
  const { sealing, given } = settings
  const { defaults, decided } = given
  const stored = await readStored(ctx.db, sealing)
  const next: SomeSettings = { ...stored, ...values }
  for (const name of reset) delete next[name]
  const changed = [...new Set([...Object.keys(values), ...reset])].filter(isSettingName).filter((name) => !isSame(next[name], stored[name]))
  refuseDecided(
    changed.filter((name) => !reset.includes(name)),
    decided,
  )
  await refuseStale(ctx, changed, versions)
  refuseUnfit(valuesFrom(next, given), around, ctx.language)
  refuseClosed(ctx, next, changed)
  const valueIn = (from: SomeSettings, name: SettingName) => (name in from ? from[name] : defaultOf(name, defaults))
  const isTyped = 'smtpPassword' in values || reset.includes('smtpPassword')
  if (changed.includes('smtpHost') && !isTyped && valueIn(next, 'smtpHost') !== null && valueIn(next, 'smtpPassword') !== null)
    throw new Problem('invalid', { members: { 'values.smtpPassword': 'settingFault.retype' } })
  for (const name of changed) {
    const encoded = name in next ? encodeSetting(name, next[name], sealing) : null
    await writeSetting(ctx, { name, stored: encoded, before: valueIn(stored, name), after: valueIn(next, name) })
  }
  addOutcome(ctx, { changed })
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Refuses to change what the environment decides; a reset only removes what waited. */
function refuseDecided(changed: SettingName[], decided: Decided) {
  const [name] = changed.filter((one) => one in decided)
  if (!name) return
  throw new Problem('invalid', { members: { [`values.${name}`]: 'settingFault.decided' }, values: { variable: decided[name]! } })
}

/** The settings with addresses to which the server sends by the web. */
const CALLED: readonly SettingName[] = ['smsWebhookUrl']

/** Refuses a new address in a network that the operator has not opened: nothing would be sent there. */
function refuseClosed({ isClosed }: Context, next: SomeSettings, changed: readonly SettingName[]) {
  const closed = CALLED.filter((name) => changed.includes(name) && typeof next[name] === 'string' && isClosed?.(next[name]))
  if (closed.length > 0)
    throw new Problem('invalid', { members: Object.fromEntries(closed.map((name) => [`values.${name}`, 'invalid.closedNetwork'])) })
}

/** Refuses to overwrite a change that the caller has not seen. */
async function refuseStale({ db, language }: Context, changed: SettingName[], versions: Update['versions']) {
  const rows = await db.selectFrom('siteSetting').select(['name', 'version']).execute()
  const versionOf = new Map(rows.map(({ name, version }) => [name, version]))
  const stale = changed.filter((name) => versions[name] !== undefined && versions[name] !== (versionOf.get(name) ?? 0))
  if (stale.length === 0) return
  const names = stale.map((name) => labelOf(settingNamed(name), language)).join(say(language, 'messages.comma'))
  throw new Problem('stale', { words: 'settingFault.stale', values: { names }, data: { names: stale } })
}
