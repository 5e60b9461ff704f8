import type { ChangeType } from '../../contract/calls/resource-endpoints.ts'
import type { BurstKind } from '../../contract/features/burst-address.ts'
import type { Generated } from 'kysely'
import type { Field, Fields } from '../../contract/fields.ts'
import type { Published, Resource } from '../../contract/resource.ts'
import type { FormTables } from './form-tables.ts'
import type { JobTable } from './job-table.ts'
import type { UploadTables } from './upload-tables.ts'
import type { LogCountTables } from './log-count-tables.ts'
import type { resources } from '../../contract/resources/index.ts'

// The tables as Kysely knows them. The tables of resources follow from their declarations; times are epoch milliseconds, truth is 0 or 1.

type Column<F> =
  F extends Field<unknown, infer R, boolean, infer C> ? (R extends true ? C : [F] extends [Field<boolean>] ? C : C | null) : never
type English<F extends Fields> = { [N in keyof F & string as F[N] extends Field<string, boolean, true> ? `${N}En` : never]: string | null }
type Own<F extends Fields> = { [N in keyof F & string as F[N] extends Field<number[]> ? never : N]: Column<F[N]> } & English<F>

interface StampColumns {
  id: Generated<number>
  version: number
  creationTime: number
  creatorUserId: number | null
  lastModificationTime: number | null
  lastModifierUserId: number | null
  deletionTime: number | null
  deleterUserId: number | null
}

interface SnapshotColumns {
  id: Generated<number>
  rowId: number
  rowVersion: number
  /** Shown from `validFrom` (inclusive) until `validUntil` (exclusive); null means for ever. */
  validFrom: number
  validUntil: number | null
  /** The end that it was published with. A scheduled version may cut it short; if that schedule is withdrawn, this end counts again. */
  plannedUntil: number | null
  creationTime: number
  creatorUserId: number | null
}

/** The columns in which a publishable row keeps the moments of its snapshots (`server/publishing/moments.ts`). */
interface MomentColumns {
  firstFrom: Generated<number>
  firstUntil: Generated<number>
  lastFrom: Generated<number>
  lastUntil: Generated<number>
}

type TableOf<R> = R extends Resource<infer F> ? StampColumns & Own<F> : never
type SnapshotTableOf<R> = R extends Resource<infer F> ? SnapshotColumns & Own<Published<F>> : never

type Registry = typeof resources
type Publishable = { [N in keyof Registry]: Registry[N] extends { publishable: true } ? N : never }[keyof Registry]
type ResourceTables = { [N in keyof Registry]: TableOf<Registry[N]> & (N extends Publishable ? MomentColumns : unknown) } & {
  [N in Publishable as `${N}Snapshot`]: SnapshotTableOf<Registry[N]>
}

/** Columns of a user that only the identity feature may see: no field declares them, so no reply, filter or log holds them. */
interface UserSecrets {
  passwordHash: string | null
  hasDemoPassword: number | null
  /** Since when somebody stands for what signs in (`users/vouching.ts`), and how far the number is proven (`sign-in/find-by-phone.ts`). */
  vouchedTime: number | null
  phoneRank: Generated<number>
}

interface OwnTables {
  user: ResourceTables['user'] & UserSecrets
  user_roleIds: { rowId: number; targetId: number }
  user_unitIds: { rowId: number; targetId: number }
  organizationUnit_roleIds: { rowId: number; targetId: number }
  session: {
    id: Generated<number>
    tokenHash: string
    userId: number
    /** null means all roles that the person holds. */
    roleId: number | null
    creationTime: number
    expiryTime: number
    ip: string
    browserInfo: string
    /** Written at most once a minute; null for a session of an older version. */
    lastUseTime: number | null
  }
  /** One row for each purpose and subject: a new code takes the place of the old one (`server/features/codes/codes.ts`). */
  oneTimeCode: {
    purpose: string
    /** A keyed digest of the number or the account: the table names nobody. */
    subject: string
    /** A keyed digest; empty once the code is used. */
    secretHash: string
    /** A keyed digest of what must not have changed until the code is used. */
    boundTo: string
    /** null: nobody got the code. */
    userId: number | null
    creationTime: number
    expiryTime: number
    triesLeft: number
    /** The number of codes that were issued since `windowTime`. */
    windowTime: number
    issued: number
  }
  /** A person's secret for codes from an app; it counts once `confirmationTime` is set. */
  totpFactor: {
    userId: number
    /** Encrypted (`server/features/second-factors/secrets.ts`). */
    secret: string
    /** The step of the last code that was accepted: a code of it or of an earlier one is refused. */
    lastStep: number
    creationTime: number
    confirmationTime: number | null
  }
  /** A row is deleted when its code is used. */
  recoveryCode: { id: Generated<number>; userId: number; codeHash: string; creationTime: number }
  passkey: {
    /** The id that the authenticator gave it. */
    id: string
    userId: number
    publicKey: string
    counter: number
    /** As JSON. */
    transports: string
    name: string
    creationTime: number
    lastUseTime: number | null
  }
  /** Somebody at a provider of single sign-on, by what the provider calls them for ever, and their user here. */
  externalIdentity: { issuer: string; subject: string; userId: number; creationTime: number }
  /** The digests of challenges that a passkey has answered, until they would have ended. */
  usedChallenge: { id: string; expiryTime: number }
  /** `day` is `2026-11-22`, or `2026-11` for the sum of an old month. */
  visit: { day: string; path: string; language: string; views: number }
  /** The number of searches on a day for words that found nothing. */
  /** The keys of the last day, each with the answer that it got (`server/http/once.ts`). */
  idempotencyKey: { userId: number; keyHash: string; fingerprint: string; answer: string; creationTime: number }
  /** A code of a list that was renamed, as it is compared, and the code of now (`server/crud/renamed-codes.ts`). */
  renamedCode: { kind: string; code: string; newCode: string; time: number }
  searchMiss: { day: string; keyword: string; language: string; searches: number }
  setting: { name: string; value: string }
  /** The settings that somebody has changed (`server/settings/`): JSON, sealed for a secret, null after a reset. */
  siteSetting: {
    id: Generated<number>
    name: string
    value: string | null
    version: number
    lastModificationTime: number
    lastModifierUserId: number | null
  }
  upload: {
    id: string
    /** `private`: a visitor sent it with a form; only staff who may view the answer get it. */
    kind: 'picture' | 'video' | 'file' | 'private'
    name: string
    type: string
    size: number
    width: number | null
    height: number | null
    placeholder: string | null
    creationTime: number
    creatorUserId: number | null
    /** The SHA-256 of the content; null until it is known, and for what visitors sent. */
    hash: string | null
    /** The upload whose folder holds the content; null for its own. Each folder holds the content of exactly one row (decision 90). */
    contentId: string | null
    /** The upload of which this is an earlier content: nobody lists it, and its address shows the present one. */
    versionOf: string | null
    /** The point that stays in sight when a page cuts the picture, in percent; null for the middle. */
    focusX: number | null
    focusY: number | null
    /** Stands for the name in an order. */
    nameSortKey: string | null
  }
  entityChange: {
    id: Generated<number>
    changeTime: number
    changeType: ChangeType
    entityType: string
    entityId: number
    userId: number | null
    requestId: string
    propertyChanges: string
  }
  auditLog: {
    id: Generated<number>
    executionTime: number
    executionDuration: number
    userId: number | null
    userName: string | null
    serviceName: string
    methodName: string
    parameters: string
    clientIpAddress: string
    browserInfo: string
    requestId: string
    result: string
    exceptionMessage: string | null
  }
  loginLog: {
    id: Generated<number>
    creationTime: number
    userNameOrEmailAddress: string
    userId: number | null
    ip: string
    browserInfo: string
    result: string
  }
  /** The number of events of a kind in a minute (epoch minutes), for bursts; kept for two hours. */
  burstCount: { minute: number; kind: BurstKind; subject: string; count: number }
  /** A burst of events within minutes; open while `endTime` is null, and told by mail at most once. */
  burst: {
    id: Generated<number>
    kind: BurstKind
    subject: string
    peak: number
    minutes: number
    beginTime: number
    lastTime: number
    endTime: number | null
    mailTime: number | null
  }
  /** The newest burst that a person has seen. */
  burstSeen: { userId: number; burstId: number }
  /** An error of the interface, once for each version of the program (`server/features/browser-errors/`). */
  browserError: {
    /** A digest of version, message and place. */
    id: string
    /** A digest of message and file: the same in the next version. */
    likeness: string
    message: string
    place: string
    stack: string
    part: string
    /** Screen, browser and language of the last time. */
    screen: string
    browser: string
    language: string
    version: string
    count: number
    firstTime: number
    lastTime: number
    resolvedTime: number | null
    resolverUserId: number | null
  }
  webLog: {
    id: Generated<number>
    creationTime: number
    method: string
    path: string
    status: number
    duration: number
    bytes: number
    ip: string
    userAgent: string
    referrer: string
    userId: number | null
    requestId: string
    /** The number of requests that the row stands for: more than one under a flood. */
    requests: Generated<number>
  }
}

export type Tables = Omit<ResourceTables, 'user'> & OwnTables & FormTables & JobTable & UploadTables & LogCountTables
