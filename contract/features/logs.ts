import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { composed } from '../field-schema.ts'
import { LIST_NAMES } from '../ignored.ts'
import { createdDays, filter, resultCount, rowId, wholeNumber } from '../schema.ts'

// The logs as the back office reads them (B-65). They are never counted and have no page numbers: a page begins beside a row, whatever their size.

const text = (most: number) => filter(composed.max(most))
const moment = z.iso.datetime().max(32)
const count = filter(wholeNumber.pipe(z.int().min(0).max(1_000_000_000)))

/** The rows older than `before` or newer than `after`, the nearest first found. */
const cursor = { before: filter(rowId), after: filter(rowId), maxResultCount: resultCount(100).default(50) }

const common = {
  ...cursor,
  ...createdDays,
  /** Moments within the days, as a bar of a chart and a notice name them; the last is not included. */
  timeFrom: filter(moment),
  timeUntil: filter(moment),
  userName: text(256),
  requestId: text(64),
}

const pageOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    /** The newest first. */
    items: z.array(item),
    /** `before` of the next page; null at the end of the log. */
    older: z.int().nullable(),
    /** `after` of the page with newer rows; null on the newest page. */
    newer: z.int().nullable(),
    /** Set when the search ended before the page was full; it goes on with `older`. */
    searchedUpTo: z.string().nullable(),
  })

const origin = {
  id: z.int(),
  creationTime: z.string(),
  userId: z.int().nullable(),
  userName: z.string().nullable(),
}
/** Null in demo mode, where strangers share the accounts. */
const ip = z.string().nullable()

const webRow = z.strictObject({
  ...origin,
  ip,
  method: z.string(),
  path: z.string(),
  status: z.int(),
  /** Milliseconds. */
  duration: z.number(),
  bytes: z.int(),
  userAgent: z.string(),
  referrer: z.string(),
  requestId: z.string(),
  /** The number of requests that the row stands for (decision 31). */
  requests: z.int(),
})

const auditRow = z.strictObject({
  ...origin,
  ip,
  serviceName: z.string(),
  methodName: z.string(),
  duration: z.number(),
  /** JSON without secrets, cut off at 4096 letters. */
  parameters: z.string(),
  browserInfo: z.string(),
  requestId: z.string(),
  result: z.string(),
  exceptionMessage: z.string().nullable(),
})

const loginRow = z.strictObject({ ...origin, ip, userNameOrEmailAddress: z.string(), browserInfo: z.string(), result: z.string() })

const changeRow = z.strictObject({
  ...origin,
  changeType: z.string(),
  entityType: z.string(),
  entityId: z.int(),
  requestId: z.string(),
})

const changed = changeRow.extend({
  /** A remark on the whole change, in words. */
  reason: z.string().nullable(),
  propertyChanges: z.array(z.strictObject({ propertyName: z.string(), originalValue: z.unknown(), newValue: z.unknown() })),
})

export type WebRow = z.infer<typeof webRow>
export type AuditRow = z.infer<typeof auditRow>
export type LoginRow = z.infer<typeof loginRow>
export type ChangeRow = z.infer<typeof changeRow>
export type Changed = z.infer<typeof changed>

export const logs = {
  web: endpoint({
    path: `${SERVICES}/WebLog/GetAll`,
    access: { permit: 'WebLog/View' },
    input: z.strictObject({
      ...common,
      ip: text(64),
      /** The beginning of the path. */
      path: text(512),
      status: filter(wholeNumber.pipe(z.int().min(100).max(599))),
      statusMin: filter(wholeNumber.pipe(z.int().min(100).max(599))),
      durationMin: count,
    }),
    ignored: LIST_NAMES,
    output: pageOf(webRow),
    summary: 'A page of the requests, newest first',
  }),
  audit: endpoint({
    path: `${SERVICES}/AuditLog/GetAll`,
    access: { permit: 'AuditLog/View' },
    input: z.strictObject({
      ...common,
      ip: text(64),
      serviceName: text(64),
      methodName: text(64),
      result: filter(z.enum(['Success', 'Failed'])),
      durationMin: count,
    }),
    ignored: LIST_NAMES,
    output: pageOf(auditRow),
    summary: 'A page of the operations, newest first',
  }),
  login: endpoint({
    path: `${SERVICES}/LoginLog/GetAll`,
    access: { permit: 'LoginLog/View' },
    input: z.strictObject({ ...common, ip: text(64), result: text(64) }).omit({ requestId: true }),
    ignored: LIST_NAMES,
    output: pageOf(loginRow),
    summary: 'A page of the attempts to sign in, newest first',
  }),
  changes: endpoint({
    path: `${SERVICES}/EntityChange/GetAll`,
    access: { permit: 'EntityChange/View' },
    input: z.strictObject({
      ...common,
      entityType: text(64),
      entityId: filter(rowId),
      /** A field that the change names. */
      field: text(64),
    }),
    ignored: LIST_NAMES,
    output: pageOf(changeRow),
    summary: 'A page of the changes of rows that the caller may view, newest first, without their values',
  }),
  change: endpoint({
    path: `${SERVICES}/EntityChange/Get`,
    access: { permit: 'EntityChange/View' },
    input: z.strictObject({ id: rowId }),
    output: changed,
    summary: 'One change with its old and new values, of a row that the caller may view',
  }),
}
