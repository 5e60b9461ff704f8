import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { formatSchema, inputSchema } from '../field-schema.ts'
import { SETTING_NAMES, settingNamed, type SettingName } from '../settings/index.ts'

const SERVICE = `${SERVICES}/Setting`

/** A text, a number, a switch, or a list of texts; null for none. */
const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()

const name = z.enum(SETTING_NAMES as [SettingName, ...SettingName[]])

/** A setting as it is now. */
const setting = z.strictObject({
  name,
  /** null for a secret, whether it is set or not. */
  value,
  default: value,
  /** True when somebody has changed it, and no reset followed. */
  isChanged: z.boolean(),
  /** The variable of the server's environment that decides the value; null: it can be changed here. */
  decidedBy: z.string().nullable(),
  /** True for a secret that has a value. */
  hasSecret: z.boolean(),
  /** 0 until the first change. */
  version: z.int(),
  changedTime: z.string().nullable(),
  changedBy: z.string().nullable(),
})
export type SettingView = z.infer<typeof setting>

const values = z.strictObject(Object.fromEntries(SETTING_NAMES.map((one) => [one, inputSchema(settingNamed(one).field).optional()])))

/** One change of a setting, newest first in a list; the values of secrets are left out. */
const change = z.strictObject({
  changedTime: z.string(),
  changedBy: z.string().nullable(),
  before: value,
  after: value,
})
export type SettingChange = z.infer<typeof change>

export const settings = {
  all: endpoint({
    path: `${SERVICE}/GetAll`,
    access: { permit: 'Setting/View' },
    output: z.strictObject({ totalCount: z.int(), items: z.array(setting) }),
    summary: 'All settings with their values, their defaults, and who changed them when; secrets without their values',
  }),
  changes: endpoint({
    path: `${SERVICE}/GetChanges`,
    access: { permit: 'Setting/View' },
    input: z.strictObject({ name }),
    output: z.array(change),
    summary: 'The last changes of a setting, newest first',
  }),
  update: endpoint({
    path: `${SERVICE}/Update`,
    access: { permit: 'Setting/Edit' },
    input: z.strictObject({
      values: values.default({}),
      /** These get their defaults back. */
      reset: z.array(name).max(SETTING_NAMES.length).default([]),
      /** The versions that the caller has seen; a setting with another version is not overwritten (409). */
      versions: z.partialRecord(name, z.int().nonnegative()).default({}),
    }),
    output: z.strictObject({ totalCount: z.int(), items: z.array(setting) }),
    refusedInDemo: true,
    summary: 'Changes settings, all or none; each acts on the next call',
  }),
  sendTestMail: endpoint({
    path: `${SERVICE}/SendTestMail`,
    access: { permit: 'Setting/Edit' },
    input: z.strictObject({ to: formatSchema('email') }),
    output: z.strictObject({ milliseconds: z.int() }),
    refusedInDemo: true,
    timeout: 30_000,
    summary: 'Sends a mail with the settings as they are, and waits for the answer of the mail server',
  }),
  sendTestSms: endpoint({
    path: `${SERVICE}/SendTestSms`,
    access: { permit: 'Setting/Edit' },
    input: z.strictObject({ phoneNumber: formatSchema('mobile') }),
    output: z.strictObject({ milliseconds: z.int() }),
    refusedInDemo: true,
    timeout: 30_000,
    summary: 'Sends a text message with the settings as they are, and waits for the answer of the gateway',
  }),
}
