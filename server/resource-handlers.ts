import { isOrdered, permitOf, type Resource } from '../contract/resource.ts'
import { resourceEndpoints } from '../contract/calls/resource-endpoints.ts'
import type { ResourceEndpoints } from '../contract/calls/resource-endpoints.ts'
import type { Context } from './http/context.ts'
import { requirePermit } from './http/permission.ts'
import { handle, handlePrepared, type Mounted } from './http/handlers.ts'
import { changesOf } from './crud/changes.ts'
import { prepareRows } from './crud/import.ts'
import { under } from './crud/scope.ts'
import type { Store } from './crud/store.ts'
import type { Update } from './crud/updating.ts'
import { usageOf } from './crud/usage.ts'
import { arrange } from './publishing/arranging.ts'
import { historyOf, revertTo, snapshotOf } from './publishing/history.ts'
import type { Previews } from './publishing/previews.ts'
import { forget, publish, unpublish, withdraw } from './publishing/publishing.ts'

interface Parts {
  r: Resource
  store: Store
  e: ResourceEndpoints
}

/** The handlers of a plain resource, by the names of its endpoints. A feature that does a call otherwise replaces the handler of that name. */
export function crudHandlers(store: Store, previews: Previews): Record<string, Mounted> {
  const { r } = store
  const parts = { r, store, e: resourceEndpoints(r) }
  return {
    ...readHandlers(parts),
    ...(r.writable && { ...writeHandlers(parts), ...deleteHandlers(parts) }),
    ...(r.publishable && publishingHandlers(parts, previews)),
    ...(isOrdered(r) && orderHandlers(parts)),
  }
}

const readHandlers = ({ r, store, e }: Parts) => ({
  get: handle(e.get, ({ id }, ctx) => store.get(ctx, id)),
  getAll: handle(e.getAll, (input, ctx) => store.listWritten(ctx, input)),
  export: handle(e.export, (input, ctx) => store.export(ctx, input)),
  count: handle(e.count, (input, ctx) => store.count(ctx, input)),
  getChanges: handle(e.getChanges, async ({ id }, ctx) => {
    await store.get(ctx, id)
    return changesOf(ctx, r, id)
  }),
})

const writeHandlers = ({ r, store, e }: Parts) => ({
  create: handle(e.create, (input, ctx) => store.create(ctx, input)),
  update: handle(e.update, (input, ctx) => store.update(ctx, input)),
  insertOrUpdate: handle(e.insertOrUpdate, (input, ctx) => {
    if (isUpdate(input)) return store.update(ctx, input)
    requirePermit(ctx, permitOf(r, 'Add'))
    return store.create(under(ctx, r, 'Add'), input)
  }),
  saveImport: handlePrepared(
    e.saveImport,
    ({ items }, ctx) => prepareRows(store, items, ctx.origin),
    async (_, ctx, prepared) => {
      await store.createAll(ctx, prepared)
      return prepared.length
    },
  ),
})

const isUpdate = (input: Record<string, unknown>): input is Update => input['id'] !== undefined

const deleteHandlers = ({ r, store, e }: Parts) => ({
  delete: handle(e.delete, ({ id }, ctx) => remove(store, ctx, [id])),
  batchDelete: handle(e.batchDelete, ({ ids }, ctx) => remove(store, ctx, ids)),
  usage: handle(e.usage, ({ ids }, ctx) => usageOf(r, ctx, ids)),
  getDeleted: handle(e.getDeleted, (input, ctx) => store.list(ctx, input, true)),
  restore: handle(e.restore, ({ id }, ctx) => store.restore(ctx, id)),
  deleteForever: handle(e.deleteForever, async ({ id }, ctx) => {
    if (r.publishable) await forget(store, ctx, id)
    await store.deleteForever(ctx, id)
    return null
  }),
})

/** A row that goes to the recycle bin also leaves the site. The row goes first, so a publish at the same moment is either undone or refused. */
async function remove(store: Store, ctx: Context, ids: number[]) {
  await store.remove(ctx, ids)
  if (store.r.publishable) await withdraw(store, ctx, ids)
  return null
}

const orderHandlers = ({ r, store, e }: Parts) => ({
  move: handle(e.move, async (input, ctx) => {
    // Visitors see the new order at once.
    if (r.publishable) {
      requirePermit(ctx, permitOf(r, 'Publish'))
      await store.get(under(ctx, r, 'Publish'), input.id)
    }
    const moved = await store.move(ctx, input)
    if (r.publishable) await arrange(store, ctx, moved)
    return store.get(ctx, input.id)
  }),
})

const publishingHandlers = ({ r, store, e }: Parts, previews: Previews) => ({
  publish: handle(e.publish, (input, ctx) => publish(store, ctx, input)),
  unpublish: handle(e.unpublish, ({ id }, ctx) => unpublish(store, ctx, id)),
  getHistory: handle(e.getHistory, ({ id }, ctx) => historyOf(store, ctx, id)),
  getSnapshot: handle(e.getSnapshot, (input, ctx) => snapshotOf(store, ctx, input)),
  revertTo: handle(e.revertTo, (input, ctx) => revertTo(store, ctx, input)),
  getPreview: handle(e.getPreview, async ({ id }, ctx) => {
    await store.get(ctx, id)
    return previews.issue(r.name, id, ctx.now)
  }),
})
