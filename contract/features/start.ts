import { z } from 'zod'
import { DEAR_READS } from '../budget.ts'
import { endpoint, SERVICES } from '../endpoint.ts'
import { UNDECLARED } from '../ignored.ts'
import { plainString } from '../field-schema.ts'

// The calls with which clients of this family start, before and after sign-in. All of them are open to anyone.

const named = z.strictObject({ name: z.string(), displayName: z.string() })
/** Names of permits with the text `true`. */
const permits = z.record(z.string(), z.literal('true'))
const open = { access: 'anyone', ignored: [UNDECLARED] } as const

const language = z.strictObject({
  ...named.shape,
  icon: z.string(),
  isDefault: z.boolean(),
  isDisabled: z.boolean(),
  isRightToLeft: z.boolean(),
})
const menu = z.strictObject({ ...named.shape, customData: z.null(), items: z.array(z.never()) })
const windows = z.strictObject({
  timeZoneId: z.string(),
  baseUtcOffsetInMilliseconds: z.int(),
  currentUtcOffsetInMilliseconds: z.int(),
  isDaylightSavingTimeNow: z.boolean(),
})

export const userConfiguration = z.strictObject({
  multiTenancy: z.strictObject({
    isEnabled: z.boolean(),
    ignoreFeatureCheckForHostUsers: z.boolean(),
    sides: z.strictObject({ host: z.int(), tenant: z.int() }),
  }),
  session: z.strictObject({
    userId: z.int().nullable(),
    tenantId: z.null(),
    impersonatorUserId: z.null(),
    impersonatorTenantId: z.null(),
    multiTenancySide: z.int(),
  }),
  localization: z.strictObject({
    currentCulture: named,
    languages: z.array(language),
    currentLanguage: language,
    sources: z.array(z.strictObject({ name: z.string(), type: z.string() })),
    values: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  features: z.strictObject({ allFeatures: z.strictObject({}) }),
  auth: z.strictObject({ allPermissions: permits, grantedPermissions: permits }),
  nav: z.strictObject({ menus: z.record(z.string(), menu) }),
  setting: z.strictObject({ values: z.record(z.string(), z.string()) }),
  clock: z.strictObject({ provider: z.literal('unspecifiedClockProvider') }),
  timing: z.strictObject({ timeZoneInfo: z.strictObject({ windows, iana: z.strictObject({ timeZoneId: z.string() }) }) }),
  security: z.strictObject({ antiForgery: z.strictObject({ tokenCookieName: z.string(), tokenHeaderName: z.string() }) }),
  custom: z.strictObject({}),
})
export type UserConfiguration = z.infer<typeof userConfiguration>

const texts = z.array(z.string())
const user = z.strictObject({
  id: z.int(),
  name: z.string(),
  surname: z.string().nullable(),
  userName: z.string(),
  emailAddress: z.string().nullable(),
  /** The names of the roles in capitals, under both names that clients read. */
  roleNames: texts,
  grantedRoles: texts,
  /** The route keys of the menu that the user sees. */
  grantedMenus: texts,
})

export const session = {
  current: endpoint({
    ...open,
    path: `${SERVICES}/Session/GetCurrentLoginInformations`,
    summary: "Who is signed in, as ABP's own clients ask at start",
    output: z.strictObject({
      /** `releaseDate` is a moment in ISO 8601. */
      application: z.strictObject({ version: z.string(), releaseDate: z.string(), features: z.strictObject({}) }),
      user: user.nullable(),
      tenant: z.null(),
    }),
  }),
  configuration: endpoint({
    ...open,
    path: '/abp/AbpUserConfiguration/GetAll',
    aliases: ['/AbpUserConfiguration/GetAll'],
    budget: DEAR_READS,
    output: userConfiguration,
    summary: 'All that a stock client reads before its first page: languages, permits, settings, time zone',
  }),
  isTenantAvailable: endpoint({
    ...open,
    effect: 'read',
    path: `${SERVICES}/Account/IsTenantAvailable`,
    input: z.strictObject({ tenancyName: plainString.max(64).nullish() }),
    output: z.strictObject({ state: z.literal(3), tenantId: z.null() }),
    summary: 'There are no tenants: 3 means that there is none of that name',
  }),
}
