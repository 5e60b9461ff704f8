import { z } from 'zod'
import { resourceEndpoints } from '../calls/resource-endpoints.ts'
import { listedSchema, rowSchema } from '../calls/rows.ts'
import { endpoint, SERVICES } from '../endpoint.ts'
import { organizationUnit } from '../resources/identity.ts'
import { listOf, rowId } from '../schema.ts'
import { heldRows } from './handing-over.ts'

// Organisation units (E-02) as this family of clients asks for them.

const derivedNames = {
  /** The ids from the top to the unit, `00001.00042`: the codes of the units below begin with it. */
  code: z.string(),
  /** The users who are members of the unit itself. */
  memberCount: z.int(),
}
const row = rowSchema(organizationUnit, derivedNames)
const derived = resourceEndpoints(organizationUnit)

/** The unit that gets the rows of those that are deleted; without one the next unit above each. */
const rowsTo = { rowsTo: rowId.optional() }
const LONG_MS = 120_000
/** Roles with their number; no names for a caller who may not view roles. */
const someRoles = z.strictObject({ count: z.int(), names: z.array(z.string()) })
const unitName = z.strictObject({ id: z.int(), name: z.string() })
const affected = {
  /** The members of the units. */
  members: z.int(),
  rows: z.array(heldRows),
}

export const units = {
  delete: {
    ...derived.delete,
    input: z.strictObject({ id: rowId, ...rowsTo }),
    timeout: LONG_MS,
    summary: 'To the recycle bin; its rows go to another unit first, the next one above where none is named',
  },
  batchDelete: {
    ...derived.batchDelete,
    input: z.strictObject({ ids: z.array(rowId).min(1).max(1000), ...rowsTo }),
    timeout: LONG_MS,
    summary: 'Several to the recycle bin, all or none; their rows go to another unit first',
  },
  previewDelete: endpoint({
    path: `${SERVICES}/OrganizationUnit/PreviewDelete`,
    access: derived.delete.access,
    effect: 'read',
    timeout: 30_000,
    input: z.strictObject({ ids: z.array(rowId).min(1).max(1000) }),
    output: z.strictObject({
      ...affected,
      /** The units below that are not deleted along: while there is one, the deletion is refused. */
      below: z.int(),
      /** The roles that members lose: they hold them in no other way. */
      lostRoles: someRoles,
      /** The members who lose one. */
      losing: z.int(),
      /** The roles whose data scope names a unit that goes. */
      scopes: someRoles,
      /** The unit to which the rows go by themselves; null where that is not one unit. */
      rowsTo: unitName.nullable(),
      /** Some rows have no unit to go to, until one is named. */
      needsUnit: z.boolean(),
    }),
    summary: 'What deleting these units would change: for members, roles, scopes and rows',
  }),
  previewMove: endpoint({
    path: `${SERVICES}/OrganizationUnit/PreviewMove`,
    access: derived.update.access,
    effect: 'read',
    timeout: 30_000,
    input: z.strictObject({ id: rowId, parentId: rowId.nullable() }),
    output: z.strictObject({
      ...affected,
      /** The units below, which move along. */
      below: z.int(),
      /** The members of units above who reach these rows as those of a unit below theirs: those who no longer do, and those who then do. */
      losing: z.int(),
      gaining: z.int(),
    }),
    summary: 'What moving a unit below another would change: who reaches its rows, and those of the units below it',
  }),
  get: { ...derived.get, output: row },
  getAll: { ...derived.getAll, output: listOf(listedSchema(organizationUnit, derivedNames)) },
  create: { ...derived.create, output: row, ignored: Object.keys(derivedNames) },
  update: { ...derived.update, output: row, ignored: [...derived.update.ignored, ...Object.keys(derivedNames)] },
  insertOrUpdate: { ...derived.insertOrUpdate, output: row, ignored: [...derived.insertOrUpdate.ignored, ...Object.keys(derivedNames)] },
  restore: { ...derived.restore, output: row },
  tree: endpoint({
    path: `${SERVICES}/OrganizationUnit/GetTree`,
    access: derived.getAll.access,
    output: z.strictObject({
      items: z.array(
        z.strictObject({ id: z.int(), parentId: z.int().nullable(), displayName: z.string(), displayNameEn: z.string().nullable() }),
      ),
    }),
    summary: 'All units in their order with nothing but place and name, for a choice from the tree',
  }),
}
