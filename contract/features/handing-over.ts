import { z } from 'zod'
import { resourceEndpoints } from '../calls/resource-endpoints.ts'
import { SCOPE_GROUPS, type ScopeGroup } from '../data-scopes.ts'
import { endpoint, SERVICES } from '../endpoint.ts'
import { permitOf } from '../resource.ts'
import { user } from '../resources/identity.ts'
import { listOf, rowId } from '../schema.ts'

// The calls by which nobody leaves with rows left behind (B-60).

const USER = `${SERVICES}/User`
/** A hundred thousand rows take some seconds. */
const LONG_MS = 120_000

const derived = resourceEndpoints(user)
const edits = { access: { permit: permitOf(user, 'Edit') } } as const

/** The rows of one resource that belong to somebody, or to a unit. */
export const heldRows = z.strictObject({
  /** The name of the resource. */
  resource: z.string(),
  live: z.int(),
  /** Those in the recycle bin. */
  binned: z.int(),
  /** The caller may edit all of them, and so give them to others. */
  mayGive: z.boolean(),
})

const names = Object.keys(SCOPE_GROUPS) as [ScopeGroup, ...ScopeGroup[]]
const groups = z.array(z.enum(names)).min(1).max(names.length)
/** The person who gets the rows, and the unit that they then belong to; without one they stay in theirs. */
const receiver = { successorId: rowId, unitId: rowId.optional() }
const receiverIfAny = { successorId: rowId.optional(), unitId: rowId.optional() }
/** The rows that were given, by resource. */
const given = listOf(z.strictObject({ resource: z.string(), count: z.int() }))
/** So many rows are given within a second or two, also where each has twenty indexes. */
export const GIVEN_AT_ONCE = 5000
const writes = { refusedInDemo: true, timeout: LONG_MS } as const

export const handingOver = {
  ownedRows: endpoint({
    ...edits,
    path: `${USER}/GetOwnedRows`,
    input: z.strictObject({ id: rowId }),
    output: listOf(heldRows),
    summary: 'How many rows of which resource belong to a user, outside the recycle bin and in it',
  }),
  owners: endpoint({
    access: derived.delete.access,
    path: `${USER}/FindOwners`,
    effect: 'read',
    input: z.strictObject({ ids: z.array(rowId).min(1).max(1000) }),
    output: listOf(z.strictObject({ id: z.int(), userName: z.string(), fullName: z.string(), count: z.int() })),
    summary: 'Those of these users to whom rows still belong, and how many: they cannot be deleted yet',
  }),
  handOver: endpoint({
    ...edits,
    ...writes,
    path: `${USER}/HandOver`,
    input: z.strictObject({ id: rowId, ...receiver, groups: groups.optional(), most: z.int().min(1).max(100_000).optional() }),
    output: given.extend({ /** The rows that are still to be given. */ left: z.int() }),
    summary:
      'Gives all rows of a user to another, those in the recycle bin too; only those of some groups, where `groups` names them, and no more than `most`, so that many rows are given in steps',
  }),
  dismiss: endpoint({
    ...edits,
    ...writes,
    path: `${USER}/Dismiss`,
    input: z.strictObject({ id: rowId, ...receiverIfAny }),
    output: given,
    summary:
      'Shuts a user out for good: ends their sessions, takes their roles and units, and hands their rows over; 409 when rows have no successor',
  }),
  delete: {
    ...derived.delete,
    input: z.strictObject({ id: rowId, ...receiverIfAny }),
    timeout: LONG_MS,
    summary: 'To the recycle bin. 409 when rows belong to the user, unless a successor gets them',
  },
}
