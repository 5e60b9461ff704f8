import { allPermits } from '../../../contract/api/registry.ts'
import type { UserConfiguration } from '../../../contract/features/start.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../contract/languages.ts'
import type { Context } from '../../http/context.ts'
import { timeZoneInfo } from './time-zone-info.ts'

/** The sides of ABP's tenants; ours is always the host's. */
const HOST = 2
const TENANT = 1

const CULTURES: Record<Language, { displayName: string; icon: string }> = {
  'zh-CN': { displayName: '简体中文', icon: 'famfamfam-flags cn' },
  en: { displayName: 'English', icon: 'famfamfam-flags gb' },
}

/** Names under which stock clients ask for permits of ours: they show a page of theirs to callers who hold it. */
const ALIASES: readonly (readonly [alias: string, permit: string])[] = [
  ['Pages.Users', 'User/View'],
  ['Pages.Users.Activation', 'User/Edit'],
  ['Pages.Roles', 'Role/View'],
]

/** All that a stock client of this family reads before its first page. Their own texts come with them, so no texts are sent. */
export function userConfiguration({ caller, language, now, settings: { timeZone, defaultLanguage } }: Context): UserConfiguration {
  const current = languageOf(language)
  return {
    multiTenancy: { isEnabled: false, ignoreFeatureCheckForHostUsers: false, sides: { host: HOST, tenant: TENANT } },
    session: {
      userId: caller.userId,
      tenantId: null,
      impersonatorUserId: null,
      impersonatorTenantId: null,
      multiTenancySide: HOST,
    },
    localization: {
      currentCulture: { name: current.name, displayName: current.displayName },
      languages: LANGUAGES.map(languageOf),
      currentLanguage: current,
      sources: [{ name: 'Portico', type: 'DictionaryBasedLocalizationSource' }],
      values: { Portico: {} },
    },
    features: { allFeatures: {} },
    auth: { allPermissions: named(() => true), grantedPermissions: named((permit) => caller.permits.has(permit)) },
    nav: { menus: { MainMenu: { name: 'MainMenu', displayName: '', customData: null, items: [] } } },
    setting: { values: { 'Abp.Localization.DefaultLanguageName': defaultLanguage, 'Abp.Timing.TimeZone': timeZone } },
    clock: { provider: 'unspecifiedClockProvider' },
    timing: { timeZoneInfo: timeZoneInfo(timeZone, now) },
    security: { antiForgery: { tokenCookieName: 'XSRF-TOKEN', tokenHeaderName: 'X-XSRF-TOKEN' } },
    custom: {},
  }
}

const languageOf = (name: Language) => ({
  name,
  ...CULTURES[name],
  isDefault: name === DEFAULT_LANGUAGE,
  isDisabled: false,
  isRightToLeft: false,
})

/** The permits that are held, by their own names and by those of stock clients. */
function named(isHeld: (permit: string) => boolean): Record<string, 'true'> {
  const names = allPermits().map((permit) => [permit, permit] as const)
  const held = [...names, ...ALIASES].filter(([, permit]) => isHeld(permit))
  return Object.fromEntries(held.map(([name]) => [name, 'true' as const]))
}
