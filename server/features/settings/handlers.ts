import { settings as calls } from '../../../contract/features/settings.ts'
import type { Environment } from '../../config/environment.ts'
import type { Context } from '../../http/context.ts'
import { handle, handlePrepared, type Mounted } from '../../http/handlers.ts'
import type { Settings } from '../../settings/settings.ts'
import type { SomeSettings } from '../../settings/stored.ts'
import type { Messages } from '../messages/messages.ts'
import { createTrials } from './trials.ts'
import { updateSettings } from './update.ts'
import { changesOfSetting } from './setting-changes.ts'
import { viewSettings } from './views.ts'

interface SettingParts {
  environment: Pick<Environment, 'isProduction' | 'hasPublicUrl'>
  settings: Settings
  messages: Messages
}

/** E-07: the calls of the screen of settings. */
export function settingHandlers({ environment, settings, messages }: SettingParts): Mounted[] {
  const all = async ({ db }: Context) => {
    const items = await viewSettings(db, settings)
    return { totalCount: items.length, items }
  }
  const trials = createTrials(messages)
  return [
    handle(calls.all, (_, ctx) => all(ctx)),
    handle(calls.changes, ({ name }, { db }) => changesOfSetting(db, name)),
    handle(calls.update, async ({ values, reset, versions }, ctx) => {
      await updateSettings(ctx, settings, environment, { values: given(values), reset, versions })
      return all(ctx)
    }),
    handlePrepared(
      calls.sendTestMail,
      ({ to }, ctx) => trials.mail(ctx, to),
      async (_, __, milliseconds) => ({ milliseconds }),
    ),
    handlePrepared(
      calls.sendTestSms,
      ({ phoneNumber }, ctx) => trials.sms(ctx, phoneNumber),
      async (_, __, milliseconds) => ({ milliseconds }),
    ),
  ]
}

/** A setting that is not among the given values stays as it is. */
const given = (values: SomeSettings): SomeSettings => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
