import { z } from 'zod'
import { IMPORT, rowBytes } from './budget.ts'
import { endpoint, SERVICES } from './endpoint.ts'
import type { Fields } from './fields.ts'
import { permitOf, type Publication, type Resource, type Row } from './resource.ts'
import { listedSchema, rowSchema } from './rows.ts'
import { anyJson, createSchema, filtersSchema, listOf, listSchema, moment, paging, rowId, updateSchema, wholeNumber } from './schema.ts'

const done = z.null()
const one = z.strictObject({ id: rowId })
const many = z.strictObject({ ids: z.array(rowId).min(1).max(1000) })
/** The version must be the one that was read: nobody publishes what they have not seen. */
const seen = z.strictObject({ id: rowId, version: wholeNumber })

export const changeSchema = z.strictObject({
  id: z.int(),
  changeTime: z.string(),
  changeType: z.enum(['Created', 'Updated', 'Deleted', 'Restored', 'Published', 'Unpublished']),
  userId: z.int().nullable(),
  userName: z.string().nullable(),
  propertyChanges: z.array(z.strictObject({ propertyName: z.string(), originalValue: anyJson, newValue: anyJson })),
})

export const snapshotSchema = z.strictObject({
  id: z.int(),
  version: z.int(),
  validFrom: z.string(),
  validUntil: z.string().nullable(),
  when: z.enum(['past', 'live', 'scheduled']),
  creationTime: z.string(),
  creatorUserId: z.int().nullable(),
  creatorName: z.string().nullable(),
})

/** The calls every resource answers (C-30): plain reads, writes by permit, import, recycle bin, change log. */
export function resourceEndpoints<F extends Fields>(r: Resource<F>) {
  type Item = Row<F> & Partial<Publication>
  const row = rowSchema(r) as unknown as z.ZodType<Item>
  const listed = listedSchema(r)
  const create = createSchema(r.fields)
  const update = updateSchema(r.fields)
  const at = (method: string) => `${SERVICES}/${r.service}/${method}`
  const view = { permit: permitOf(r, 'View') }
  const add = { permit: permitOf(r, 'Add') }
  const edit = { permit: permitOf(r, 'Edit') }
  const remove = { permit: permitOf(r, 'Delete') }
  const own = { group: r.service, refusedInDemo: true }
  const whole = { ...own, budget: { bytes: rowBytes(r.fields) } }
  const reads = {
    get: endpoint({ path: at('Get'), access: view, input: one, output: row, group: r.service, summary: 'One row' }),
    getAll: endpoint({
      path: at('GetAll'),
      access: view,
      input: listSchema(r),
      output: listOf(listed),
      group: r.service,
      summary: 'A page of rows, filtered and sorted',
    }),
    export: endpoint({
      path: at('Export'),
      access: { permit: permitOf(r, 'Export') },
      effect: 'read',
      input: listSchema(r),
      output: listOf(listed),
      group: r.service,
      summary: 'A page of rows for a file: up to 1000, filtered and sorted',
    }),
    count: endpoint({
      path: at('Count'),
      access: view,
      effect: 'read',
      input: filtersSchema(r),
      output: z.int(),
      group: r.service,
      summary: 'How many rows a filter finds',
    }),
    getChanges: endpoint({
      path: at('GetChanges'),
      access: view,
      input: one,
      output: listOf(changeSchema),
      group: r.service,
      summary: 'Who changed what in one row, newest first',
    }),
  }
  const writes = {
    create: endpoint({ ...whole, path: at('Create'), access: add, input: create, output: row, summary: 'A new row' }),
    update: endpoint({
      ...whole,
      path: at('Update'),
      access: edit,
      input: update,
      output: row,
      summary: 'Changes the properties given; 409 when the version is stale',
    }),
    // Whether it adds or edits shows only in the input: the handler asks for the other permit.
    insertOrUpdate: endpoint({
      ...whole,
      path: at('InsertOrUpdate'),
      access: edit,
      input: z.union([update, create]) as unknown as typeof update,
      output: row,
      summary: 'Update when there is an id, else Create',
    }),
    delete: endpoint({ ...own, path: at('Delete'), access: remove, input: one, output: done, summary: 'To the recycle bin' }),
    batchDelete: endpoint({
      ...own,
      path: at('BatchDelete'),
      access: remove,
      input: many,
      output: done,
      summary: 'Several to the recycle bin, all or none',
    }),
    saveImport: endpoint({
      ...own,
      path: at('SaveImport'),
      access: { permit: permitOf(r, 'Import') },
      input: z.strictObject({ items: z.array(create).min(1).max(1000) }),
      output: z.int(),
      summary: 'New rows, all or none; the number of rows',
      timeout: 60_000,
      budget: IMPORT,
    }),
    getDeleted: endpoint({
      path: at('GetDeleted'),
      access: remove,
      input: z.strictObject(paging),
      output: listOf(listed),
      group: r.service,
      summary: 'The recycle bin',
    }),
    restore: endpoint({ ...own, path: at('Restore'), access: remove, input: one, output: row, summary: 'Out of the recycle bin' }),
    deleteForever: endpoint({
      ...own,
      path: at('DeleteForever'),
      access: remove,
      input: one,
      output: done,
      summary: 'Out of the recycle bin for good',
    }),
  }
  const publish = { permit: permitOf(r, 'Publish') }
  const publishing = {
    publish: endpoint({
      ...own,
      path: at('Publish'),
      access: publish,
      output: row,
      input: seen.extend({
        from: moment.optional(),
        until: moment.nullable().optional(),
      }),
      summary: 'Shows the draft to visitors, now or from a moment on, for ever or until a moment',
    }),
    unpublish: endpoint({
      ...own,
      path: at('Unpublish'),
      access: publish,
      input: one,
      output: row,
      summary: 'Takes it off the site, and off the schedule',
    }),
    getHistory: endpoint({
      path: at('GetHistory'),
      access: view,
      input: one,
      output: listOf(snapshotSchema),
      group: r.service,
      summary: 'What was live when, newest first',
    }),
    getSnapshot: endpoint({
      path: at('GetSnapshot'),
      access: view,
      input: z.strictObject({ id: rowId, snapshotId: rowId }),
      output: z.record(z.string(), anyJson),
      group: r.service,
      summary: 'The content of one snapshot',
    }),
    revertTo: endpoint({
      ...own,
      path: at('RevertTo'),
      access: edit,
      input: seen.extend({ snapshotId: rowId }),
      output: row,
      summary: 'Makes an old snapshot the draft again',
    }),
    getPreview: endpoint({
      path: at('GetPreview'),
      access: view,
      input: one,
      output: z.strictObject({ token: z.string(), expires: z.string() }),
      group: r.service,
      summary: 'A token that shows the draft as if it were published, for one hour',
    }),
  }
  return { ...reads, ...writes, ...publishing }
}

export type ResourceEndpoints<F extends Fields = Fields> = ReturnType<typeof resourceEndpoints<F>>

/** Those of the calls that this resource really has. */
export function existing(r: Resource): (keyof ResourceEndpoints)[] {
  const reads = ['get', 'getAll', 'export', 'count', 'getChanges'] as const
  const writes = [
    'create',
    'update',
    'insertOrUpdate',
    'delete',
    'batchDelete',
    'saveImport',
    'getDeleted',
    'restore',
    'deleteForever',
  ] as const
  const publishing = ['publish', 'unpublish', 'getHistory', 'getSnapshot', 'revertTo', 'getPreview'] as const
  return [...reads, ...(r.writable ? writes : []), ...(r.publishable ? publishing : [])]
}
