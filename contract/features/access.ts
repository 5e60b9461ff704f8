import { z } from 'zod'
import { scopeKind } from '../data-scopes.ts'
import { endpoint, SERVICES } from '../endpoint.ts'
import { composed } from '../field-schema.ts'
import { LIST_NAMES } from '../ignored.ts'
import { permitOf } from '../resource.ts'
import { user } from '../resources/identity.ts'
import { listOf, rowId } from '../schema.ts'
import { named, peoplePage, person } from './people.ts'
import { way } from './ways.ts'

// "Why can this person do this?", and who can (B-51). Both are answered by the functions that decide every call.

/** A permit, and the row that it is asked for: one of the permit's own resource. */
const asked = { permit: composed.min(3).max(100), id: rowId.optional() }

const heldRole = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** The ways in which the person holds it. */
  ways: z.array(way),
  /** The permit by which it grants the asked one: itself, or `*:*`; null if it does not. */
  grant: z.string().nullable(),
  /** The rows that it opens: null where the resource has no data scopes. */
  scope: scopeKind.nullable(),
  /** The units of a scope of chosen units. */
  scopeUnits: z.array(named),
  /** True if it opens the row; null without a row, and for a role that does not grant the permit. */
  reaches: z.boolean().nullable(),
})
export type ToldRole = z.infer<typeof heldRole>

const row = z.strictObject({
  id: z.int(),
  name: z.string(),
  unit: named.nullable(),
  owner: named.nullable(),
})

const explanation = z.strictObject({
  isAllowed: z.boolean(),
  person: z.strictObject({ id: z.int(), name: z.string(), isActive: z.boolean() }),
  /** The units of the person. */
  units: z.array(named),
  roles: z.array(heldRole),
  row: row.nullable(),
})
export type Explanation = z.infer<typeof explanation>

const reading = { access: { permit: permitOf(user, 'View') }, ignored: LIST_NAMES }

export const access = {
  permits: endpoint({
    ...reading,
    path: `${SERVICES}/Access/GetPermits`,
    output: z.strictObject({ items: z.array(z.string()) }),
    summary: 'The names of all permits that can be asked about',
  }),
  explain: endpoint({
    ...reading,
    path: `${SERVICES}/Access/GetExplanation`,
    input: z.strictObject({ userId: rowId, ...asked }),
    output: explanation,
    summary: 'Why a person may do something, with a row if one is named, or may not: roles, grants, units, scopes',
  }),
  holders: endpoint({
    ...reading,
    path: `${SERVICES}/Access/GetHolders`,
    input: z.strictObject({ ...asked, ...peoplePage }),
    output: listOf(person),
    summary: 'The active users who may do something, with a row if one is named, each with the ways of the roles that let them',
  }),
}
