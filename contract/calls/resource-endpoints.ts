import { z } from 'zod'
import { IMPORT, rowBytes } from '../budget.ts'
import { anyEndpoint, type Endpoint, type Spec } from '../endpoint.ts'
import { endpoint, SERVICES } from '../endpoint.ts'
import { LIST_NAMES } from '../ignored.ts'
import type { Fields } from '../fields.ts'
import { once } from '../once.ts'
import { isOrdered, permitOf, type Publication, type Resource, type Row } from '../resource.ts'
import type { Action } from '../resource.ts'
import { exportedSchema, listedSchema, rowSchema, serverNames } from './rows.ts'
import { anyJson, moment } from '../field-schema.ts'
import { createdDays, createSchema, filtersSchema, listOf, listSchema, paging, rowId, updateSchema, wholeNumber } from '../schema.ts'

const done = z.null()
/** A call about many rows takes longer than the browser usually waits. */
const LONG_MS = 60_000
const one = z.strictObject({ id: rowId })
const many = z.strictObject({ ids: z.array(rowId).min(1).max(1000) })
/** The version must be the one that was read, so that an editor cannot publish a change that the editor has not seen. */
const seen = z.strictObject({ id: rowId, version: wholeNumber })

const changeType = z.enum(['Created', 'Updated', 'Deleted', 'Restored', 'Published', 'Unpublished'])
export type ChangeType = z.infer<typeof changeType>

const changeSchema = z.strictObject({
  id: z.int(),
  changeTime: z.string(),
  changeType,
  userId: z.int().nullable(),
  userName: z.string().nullable(),
  /** A remark on how the row came to be changed, in the reader's language: that the caller named no version, so the last write won. */
  reason: z.string().nullable(),
  propertyChanges: z.array(z.strictObject({ propertyName: z.string(), originalValue: anyJson, newValue: anyJson })),
})

const snapshotSchema = z.strictObject({
  id: z.int(),
  version: z.int(),
  validFrom: z.string(),
  validUntil: z.string().nullable(),
  when: z.enum(['past', 'live', 'scheduled']),
  creationTime: z.string(),
  creatorUserId: z.int().nullable(),
  creatorName: z.string().nullable(),
})

const usageSchema = z.strictObject({
  /** The name of the resource whose rows refer to the given rows, and its field that does; for a setting `setting` and its name. */
  resource: z.string(),
  field: z.string(),
  count: z.int(),
  /** Counting stopped at `count`. */
  hasMore: z.literal(true).optional(),
  /** The words for a setting, in the language of the caller. */
  label: z.string().optional(),
})

/** Returns a function that declares one call of a resource by its method, its permit and the rest. Writes are refused in demo mode (M-02). */
const declaring =
  (r: Pick<Resource, 'service'>) =>
  <I extends z.ZodType, O extends z.ZodType>(method: string, action: Action, rest: Omit<Spec<I, O>, 'path' | 'access'>) => {
    const declared = endpoint({
      group: r.service,
      ...rest,
      path: `${SERVICES}/${r.service}/${method}`,
      access: { permit: permitOf(r, action) },
    })
    return Object.assign(declared, { refusedInDemo: declared.effect === 'write' })
  }

/** A row with how it is published. */
const wholeRow = <F extends Fields>(r: Resource<F>) => once(() => rowSchema(r) as unknown as z.ZodType<Row<F> & Partial<Publication>>)

function readEndpoints<F extends Fields>(r: Resource<F>) {
  const call = declaring(r)
  const summary = 'A page of rows, filtered and sorted'
  return {
    get: call('Get', 'View', { input: one, output: wholeRow(r), summary: 'One row' }),
    getAll: call('GetAll', 'View', { input: () => listSchema(r), ignored: LIST_NAMES, output: () => listOf(listedSchema(r)), summary }),
    export: call('Export', 'Export', {
      effect: 'read',
      input: () => listSchema(r),
      ignored: LIST_NAMES,
      output: () => listOf(exportedSchema(r)),
      summary: 'A page of whole rows for a file, with the names of what they refer to; shorter than asked for where the texts are long',
      timeout: LONG_MS,
    }),
    count: call('Count', 'View', {
      effect: 'read',
      input: () => filtersSchema(r),
      ignored: LIST_NAMES,
      output: z.int(),
      summary: 'How many rows a filter finds',
    }),
    getChanges: call('GetChanges', 'View', {
      input: one,
      output: () => listOf(changeSchema),
      summary: 'Who changed what in one row, newest first',
    }),
  }
}

function writeEndpoints<F extends Fields>(r: Resource<F>) {
  const call = declaring(r)
  const row = wholeRow(r)
  const create = once(() => createSchema(r.fields))
  const update = once(() => updateSchema(r.fields))
  const budget = { bytes: rowBytes(r.fields) }
  const ignored = serverNames(r)
  const stale = 'Changes the properties given; 409 when a version is given and stale'
  return {
    create: call('Create', 'Add', { takesKey: true, input: create, output: row, budget, summary: 'A new row' }),
    update: call('Update', 'Edit', { input: update, ignored, output: row, budget, summary: stale }),
    // The input alone shows if the call adds or edits, so the handler checks the other permit.
    insertOrUpdate: call('InsertOrUpdate', 'Edit', {
      takesKey: true,
      input: () => z.union([update(), create()]),
      ignored,
      output: row,
      budget,
      summary: 'Update when there is an id, else Create: an absent id, 0 and null are none',
    }),
    delete: call('Delete', 'Delete', { input: one, output: done, summary: 'To the recycle bin' }),
    batchDelete: call('BatchDelete', 'Delete', {
      input: many,
      output: done,
      summary: 'Several to the recycle bin, all or none',
      timeout: LONG_MS,
    }),
    usage: call('Usage', 'Delete', {
      effect: 'read',
      input: many,
      output: () => listOf(usageSchema),
      summary: 'How many rows refer to these rows, by resource and field: to ask before they are deleted',
    }),
    saveImport: call('SaveImport', 'Import', {
      takesKey: true,
      input: () => z.strictObject({ items: z.array(create()).min(1).max(1000) }),
      output: z.int(),
      summary: 'New rows, all or none; the number of rows',
      timeout: LONG_MS,
      budget: IMPORT,
    }),
    getDeleted: call('GetDeleted', 'Delete', {
      input: () => z.strictObject({ ...paging, ...createdDays }),
      ignored: LIST_NAMES,
      output: () => listOf(listedSchema(r)),
      summary: 'The recycle bin',
    }),
    restore: call('Restore', 'Delete', { input: one, output: row, summary: 'Out of the recycle bin' }),
    deleteForever: call('DeleteForever', 'Delete', { input: one, output: done, summary: 'Out of the recycle bin for good' }),
  }
}

/** The place of a row: right behind another, right before another, or, where that is null, at the beginning or the end of its list. */
const place = {
  /** The row above, in a tree; null puts it at the top. Without it the row stays below its parent. */
  parentId: rowId.nullable().optional(),
  afterId: rowId.nullable().optional(),
  beforeId: rowId.nullable().optional(),
}
export type Place = z.infer<z.ZodObject<typeof place>>

const orderEndpoints = <F extends Fields>(r: Resource<F>) => ({
  move: declaring(r)('Move', 'Edit', {
    input: () => z.strictObject({ id: rowId, ...place }),
    output: wholeRow(r),
    summary: 'Another place in the list, or in the tree; the portal shows it at once. 409 when the row beside that place is gone',
  }),
})

function publishingEndpoints<F extends Fields>(r: Resource<F>) {
  const call = declaring(r)
  const row = wholeRow(r)
  return {
    publish: call('Publish', 'Publish', {
      input: () => seen.extend({ from: moment.optional(), until: moment.nullable().optional() }),
      output: row,
      summary:
        'Shows the draft to visitors, now or from a moment on; `until` null means for ever, and without `until` the planned end stays',
    }),
    unpublish: call('Unpublish', 'Publish', { input: one, output: row, summary: 'Takes it off the site, and off the schedule' }),
    getHistory: call('GetHistory', 'View', {
      input: one,
      output: () => listOf(snapshotSchema),
      summary: 'What was live when, newest first',
    }),
    getSnapshot: call('GetSnapshot', 'View', {
      input: () => z.strictObject({ id: rowId, snapshotId: rowId }),
      output: () => z.record(z.string(), anyJson),
      summary: 'The content of one snapshot',
    }),
    revertTo: call('RevertTo', 'Edit', {
      input: () => seen.extend({ snapshotId: rowId, withoutRefused: z.boolean().default(false) }),
      output: row,
      summary: 'Makes an old snapshot the draft again; `withoutRefused` leaves out what it names and what is deleted by now',
    }),
    getPreview: call('GetPreview', 'View', {
      input: one,
      output: () => z.strictObject({ token: z.string(), expires: z.string() }),
      summary: 'A token that shows the draft as if it were published, for one hour',
    }),
  }
}

const groupsOf = <F extends Fields>(r: Resource<F>) => ({
  reads: readEndpoints(r),
  writes: writeEndpoints(r),
  publishing: publishingEndpoints(r),
  order: orderEndpoints(r),
})
type Groups<F extends Fields> = ReturnType<typeof groupsOf<F>>

/** The calls of a resource are declared once: each keeps its schema, which is made when it is first asked for. */
const made = new WeakMap<object, unknown>()

function groupsOnce<F extends Fields>(r: Resource<F>): Groups<F> {
  if (!made.has(r)) made.set(r, groupsOf(r))
  return made.get(r) as Groups<F>
}

/** Every call that a resource can have (C-30): plain reads, writes by permit, import, recycle bin, change log, publishing. */
export function resourceEndpoints<F extends Fields>(r: Resource<F>) {
  const { reads, writes, publishing, order } = groupsOnce(r)
  return { ...reads, ...writes, ...publishing, ...order }
}

export type ResourceEndpoints<F extends Fields = Fields> = ReturnType<typeof resourceEndpoints<F>>

/** The calls that this resource really has. */
export function servedEndpoints(r: Resource): Endpoint[] {
  const { reads, writes, publishing, order } = groupsOnce(r)
  const served = { ...reads, ...(r.writable && writes), ...(r.publishable && publishing), ...(isOrdered(r) && order) }
  return Object.values(served).map(anyEndpoint)
}
