import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { STAFF } from '../../contract/budget.ts'
import { isWebAddress } from '../../contract/format/links.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/languages.ts'
import { MESSAGING_SECRETS, messagingSettings, readMessaging, type MessagingSettings } from './messaging.ts'
import { FILE_STORE_SECRETS, fileStoreSettings } from './file-store.ts'
import { type S3Settings, readFileStore } from './read-file-store.ts'
import { flag, optional } from './optional.ts'
import { readSignOn, SIGN_ON_SECRETS, signOnSettings, type SignOnSettings } from './sign-on.ts'
import { isTimeZone } from './time-zone.ts'
import { StartProblem } from './start-problem.ts'
import { withoutEndSlashes } from './end-slashes.ts'

/** A switch that is on unless it is turned off. */
const usuallyOn = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value !== '0' && value !== 'false')

/** A whole number, written in digits. */
const whole = (usual: number, least: number, most: number) =>
  z
    .string()
    .default(String(usual))
    .refine(
      (value) => /^\d{1,10}$/.test(value) && Number(value) >= least && Number(value) <= most,
      `must be a number from ${least} to ${most}`,
    )
    .transform(Number)

const days = (usual: number) => whole(usual, 1, 3650)

/** Values separated by commas. */
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

const endpoint = (usual: string) =>
  optional
    .refine((value) => value === null || isWebAddress(value), `must be a web address such as ${usual}`)
    .transform((value) => value ?? usual)

const schema = z.object({
  PORT: z
    .string()
    .default('3000')
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'must be a port number from 0 to 65535')
    .transform(Number),
  HOST: optional,
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').default('development'),
  DATA_DIR: z.string().trim().min(1, 'must name a folder').default('data'),
  BACKUP_DIR: optional,
  METRICS_TOKEN: optional.refine((value) => value === null || value.length >= 16, 'must have at least 16 characters'),
  DATABASE_URL: optional.refine(
    (value) => value === null || isPostgresAddress(value),
    'must be an address such as postgres://user:password@host:5432/name',
  ),
  DATABASE_POOL: z
    .string()
    .default('10')
    .refine((value) => /^\d{1,3}$/.test(value) && Number(value) >= 2, 'must be a number of connections from 2 to 999')
    .transform(Number),
  CORS_ORIGINS: list.refine((origins) => origins.every(isOrigin), 'must be origins such as https://app.example.com, separated by commas'),
  DEMO: flag,
  ADMIN_PASSWORD: optional.refine((value) => value === null || (value.length >= 6 && value.length <= 128), 'must have 6 to 128 characters'),
  PUBLIC_URL: optional.refine((value) => value === null || isWebAddress(value), 'must be a web address such as https://www.example.com'),
  TRUST_PROXY: optional.refine(
    (value) => value === null || value.split(',').every(isProxy),
    'must be addresses or ranges such as 10.0.0.1, 10.0.0.0/8',
  ),
  TIME_ZONE: z.string().default('Asia/Shanghai').refine(isTimeZone, 'must be a time zone such as Asia/Shanghai'),
  SITE_LANGUAGE: z.enum(LANGUAGES, `must be ${LANGUAGES.join(' or ')}`).default(DEFAULT_LANGUAGE),
  APP_TITLE: z.string().trim().min(1).max(100).default('Portico 管理后台'),
  REMOTE_MENUS: usuallyOn,
  DEFAULT_THEME: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #1890ff')
    .default('#1890ff'),
  H5_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/i, 'must be one segment of an address such as portico')
    .default('portico'),
  API_DOCS: flag,
  SEED: z.enum(['demo', 'empty'], 'must be demo or empty').optional(),
  INDEXNOW_KEY: optional.refine(
    (value) => value === null || /^[a-zA-Z0-9-]{8,128}$/.test(value),
    'must have 8 to 128 letters, digits or hyphens',
  ),
  INDEXNOW_URL: endpoint('https://www.bing.com/indexnow'),
  BAIDU_PUSH_TOKEN: optional.refine(
    (value) => value === null || /^\w{8,64}$/.test(value),
    'must be the token that Baidu shows: 8 to 64 letters or digits',
  ),
  OUTGOING_NETWORKS: list.refine((networks) => networks.every(isNetwork), 'must be addresses or ranges such as 10.2.0.7, 10.3.0.0/16'),
  EDITOR_SCRIPT_URL: optional.refine(
    (value) => value === null || isWebAddress(value),
    'must be a web address such as https://files.example.com/editor.js',
  ),
  EDITOR_UPLOAD_URL: optional.refine(
    (value) => value === null || isWebAddress(value) || /^\/(?!\/)\S*$/.test(value),
    'must be a web address such as https://files.example.com/upload, or a path of this site such as /upload',
  ),
  BAIDU_PUSH_URL: endpoint('http://data.zz.baidu.com/urls'),
  WEB_LOG_DAYS: days(30),
  WEB_LOG_ROWS: whole(2_000_000, 1000, 1_000_000_000),
  LOGIN_LOG_DAYS: days(180),
  AUDIT_LOG_DAYS: days(400),
  AUDIT_LOG_ROWS: whole(5_000_000, 1000, 1_000_000_000),
  WRITES_PER_MINUTE: whole(STAFF.perMinute!, 10, 1_000_000_000),
  ...messagingSettings,
  ...signOnSettings,
  ...fileStoreSettings,
})

/** The whole configuration, parsed once at the start; the README's table explains each. */
export interface Environment {
  port: number
  /** null means loopback while demo passwords exist, else every address. */
  host: string | null
  isProduction: boolean
  dataDir: string
  /** B-114: where uploaded files are kept; null: in the data folder. */
  s3: S3Settings | null
  /** Opens `/metrics` to others; null: this machine alone may read it. */
  metricsToken: string | null
  /** The folder in which backups are made. */
  backupDir: string
  databaseUrl: string | null
  /** The most connections to PostgreSQL that this process opens for requests; one more listens to the other processes. */
  databasePool: number
  isDemo: boolean
  adminPassword: string | null
  /** The beginning of canonical addresses, without a trailing slash. */
  publicUrl: string
  trustProxy: string[] | false
  /** The other sites whose pages may call the API from a browser; none unless the operator names them. */
  corsOrigins: ReadonlySet<string>
  timeZone: string
  /** S-07: for a client that names no language. */
  siteLanguage: Language
  appTitle: string
  /** T-05d: staff get the menu that administrators arrange; without it the program's default menu. */
  hasRemoteMenus: boolean
  defaultTheme: string
  /** C-12: the first segment of the calls for phone clients. */
  h5Prefix: string
  /** True when anybody may read the API's documentation. */
  hasApiDocs: boolean
  /** C-41a: the address of another copy of the rich-text editor's script; null: our own. */
  editorScript: string | null
  /** C-40c: the address to which the rich-text editor sends pictures; null: our own. */
  editorUpload: string | null
  /** The networks outside the public internet that an address in the settings may lead to. */
  outgoingNetworks: string[]
  seed: 'demo' | 'empty'
  push: PushSettings
  messaging: MessagingSettings
  /** The address of Aliyun's service of text messages. */
  aliyunUrl: string
  /** True when the operator has told the address of the site. */
  hasPublicUrl: boolean
  /** null: nobody signs in at a provider. */
  signOn: SignOnSettings | null
  /** The writes of one session in a minute. */
  writesPerMinute: number
  kept: Kept
  /** The names of the variables that are set, and not empty. */
  given: ReadonlySet<string>
}

/** B-03: the days, or the number of rows, that each log is kept. */
interface Kept {
  webDays: number
  webRows: number
  loginDays: number
  /** The days that the audit log and the field-by-field changes are kept. */
  auditDays: number
  auditRows: number
}

/** P-13: the search engines that are told of changed addresses; none unless the operator sets them. */
export interface PushSettings {
  indexNow: { key: string; endpoint: string } | null
  baidu: { token: string; endpoint: string } | null
}

/** Settings whose wrong values are not printed, because other people read terminals and logs. */
const SECRET = new Set([
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'INDEXNOW_KEY',
  'BAIDU_PUSH_TOKEN',
  'METRICS_TOKEN',
  ...MESSAGING_SECRETS,
  ...SIGN_ON_SECRETS,
  ...FILE_STORE_SECRETS,
])

/** Reads the environment; a wrong value names itself and stops the start. */
export function readEnvironment(from: NodeJS.ProcessEnv): Environment {
  const parsed = schema.safeParse(from)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    const name = String(issue.path[0])
    const shown = SECRET.has(name) ? '' : `, but it is ${JSON.stringify(from[name])}`
    throw new StartProblem(`The setting ${name} ${issue.message}${shown}.`)
  }
  const given = parsed.data
  const isProduction = given.NODE_ENV === 'production'
  return {
    port: given.PORT,
    host: given.HOST,
    isProduction,
    dataDir: given.DATA_DIR,
    s3: readFileStore(given),
    metricsToken: given.METRICS_TOKEN,
    backupDir: given.BACKUP_DIR ?? path.join(given.DATA_DIR, 'backups'),
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL,
    isDemo: given.DEMO,
    adminPassword: given.ADMIN_PASSWORD,
    publicUrl: withoutEndSlashes(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`),
    trustProxy: given.TRUST_PROXY ? given.TRUST_PROXY.split(',').map((part) => part.trim()) : false,
    corsOrigins: new Set(given.CORS_ORIGINS),
    timeZone: given.TIME_ZONE,
    siteLanguage: given.SITE_LANGUAGE,
    appTitle: given.APP_TITLE,
    hasRemoteMenus: given.REMOTE_MENUS,
    defaultTheme: given.DEFAULT_THEME,
    h5Prefix: given.H5_PREFIX,
    hasApiDocs: !isProduction || given.API_DOCS,
    editorScript: given.EDITOR_SCRIPT_URL,
    editorUpload: given.EDITOR_UPLOAD_URL,
    outgoingNetworks: given.OUTGOING_NETWORKS,
    seed: given.SEED ?? (isProduction ? 'empty' : 'demo'),
    push: pushSettings(given),
    aliyunUrl: given.SMS_ALIYUN_URL,
    hasPublicUrl: given.PUBLIC_URL !== null,
    messaging: readMessaging(given, { isProduction, publicUrl: given.PUBLIC_URL }),
    signOn: readSignOn(given, { publicUrl: given.PUBLIC_URL }),
    writesPerMinute: given.WRITES_PER_MINUTE,
    kept: {
      webDays: given.WEB_LOG_DAYS,
      webRows: given.WEB_LOG_ROWS,
      loginDays: given.LOGIN_LOG_DAYS,
      auditDays: given.AUDIT_LOG_DAYS,
      auditRows: given.AUDIT_LOG_ROWS,
    },
    given: new Set(Object.keys(from).filter((name) => from[name]?.trim())),
  }
}

function pushSettings(given: z.infer<typeof schema>): PushSettings {
  const wish = (['INDEXNOW_KEY', 'BAIDU_PUSH_TOKEN'] as const).find((name) => given[name])
  if (wish && !given.PUBLIC_URL)
    throw new StartProblem(`The setting PUBLIC_URL must be set where ${wish} is: search engines are told full addresses.`)
  return {
    indexNow: given.INDEXNOW_KEY ? { key: given.INDEXNOW_KEY, endpoint: given.INDEXNOW_URL } : null,
    baidu: given.BAIDU_PUSH_TOKEN ? { token: given.BAIDU_PUSH_TOKEN, endpoint: given.BAIDU_PUSH_URL } : null,
  }
}

function isPostgresAddress(value: string) {
  return /^postgres(ql)?:\/\/.+/.test(value) && URL.canParse(value)
}

const isOrigin = (value: string) => isWebAddress(value) && URL.parse(value)?.origin === value

/** An address, a range of addresses, or one of the names that the framework knows. */
const isProxy = (given: string) => isNetwork(given) || ['loopback', 'linklocal', 'uniquelocal'].includes(given.trim())

/** An address, or a range of addresses. */
function isNetwork(given: string) {
  const [address = '', bits] = given.trim().split('/')
  const version = isIP(address)
  if (version === 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
}
