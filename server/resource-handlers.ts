import type { Fields } from '../contract/fields.ts'
import { permitOf, type Resource } from '../contract/resource.ts'
import { existing, resourceEndpoints } from '../contract/resource-endpoints.ts'
import type { Context } from './http/context.ts'
import { requirePermit } from './http/call.ts'
import { handle, handlePrepared, type Mounted } from './http/handlers.ts'
import { changesOf } from './crud/changes.ts'
import { breather } from './crud/breathe.ts'
import { prepareRows } from './crud/import.ts'
import { createPublishing } from './publishing/publishing.ts'
import type { ListInput } from './crud/list-input.ts'
import type { Store } from './crud/store.ts'
import type { Previews } from './publishing/previews.ts'

type Input = Record<string, unknown> & { id: number; version: number }

/** What each call of a plain resource does. A feature that does it otherwise replaces the entry of that name. */
export function crudHandlers<F extends Fields>(r: Resource<F>, store: Store, previews: Previews): Record<string, Mounted> {
  const e = resourceEndpoints(r as unknown as Resource)
  const publishing = r.publishable ? createPublishing(store) : null

  /** A row that goes to the recycle bin also leaves the site. The row goes first, so a publish at the same moment is either undone or refused. */
  async function remove(ctx: Context, ids: number[]) {
    await store.remove(ctx, ids)
    const breathe = breather(ctx.origin)
    for (const id of publishing ? ids : []) {
      await publishing!.withdraw(ctx, id)
      await breathe()
    }
    return null
  }

  async function insertOrUpdate(input: Partial<Input>, ctx: Context) {
    if (input.id !== undefined) return store.update(ctx, input as Input)
    requirePermit(ctx, permitOf(r, 'Add'))
    return store.create(ctx, input)
  }

  const all: Record<string, Mounted> = {
    get: handle(e.get, ({ id }, ctx) => store.get(ctx, id) as never),
    getAll: handle(e.getAll, (input, ctx) => store.listWritten(ctx, input as ListInput) as never),
    export: handle(e.export, (input, ctx) => store.list(ctx, input as ListInput) as never),
    count: handle(e.count, (input, ctx) => store.count(ctx, input as ListInput)),
    getChanges: handle(
      e.getChanges,
      async ({ id }, ctx) => (await store.get(ctx, id), changesOf(ctx, r as unknown as Resource, id)) as never,
    ),
    create: handle(e.create, (input, ctx) => store.create(ctx, input) as never),
    update: handle(e.update, (input, ctx) => store.update(ctx, input as Input) as never),
    insertOrUpdate: handle(e.insertOrUpdate, (input, ctx) => insertOrUpdate(input as Partial<Input>, ctx) as never),
    delete: handle(e.delete, ({ id }, ctx) => remove(ctx, [id])),
    batchDelete: handle(e.batchDelete, ({ ids }, ctx) => remove(ctx, ids)),
    saveImport: handlePrepared(
      e.saveImport,
      ({ items }, ctx) => prepareRows(store, items, ctx.origin),
      async (_, ctx, prepared) => {
        await store.createAll(ctx, prepared)
        return prepared.length
      },
    ),
    getDeleted: handle(e.getDeleted, (input, ctx) => store.list(ctx, input, true) as never),
    restore: handle(e.restore, ({ id }, ctx) => store.restore(ctx, id) as never),
    deleteForever: handle(e.deleteForever, async ({ id }, ctx) => {
      await publishing?.forget(ctx, id)
      await store.deleteForever(ctx, id)
      return null
    }),
    ...(publishing && {
      publish: handle(e.publish, (input, ctx) => publishing.publish(ctx, input) as never),
      unpublish: handle(e.unpublish, ({ id }, ctx) => publishing.unpublish(ctx, id) as never),
      getHistory: handle(e.getHistory, ({ id }, ctx) => publishing.history(ctx, id) as never),
      getSnapshot: handle(e.getSnapshot, ({ id, snapshotId }, ctx) => publishing.snapshot(ctx, id, snapshotId) as never),
      revertTo: handle(e.revertTo, (input, ctx) => publishing.revertTo(ctx, input) as never),
      getPreview: handle(e.getPreview, async ({ id }, ctx) => {
        await store.get(ctx, id)
        return previews.issue(r.name, id, ctx.now)
      }),
    }),
  }
  return Object.fromEntries(existing(r as unknown as Resource).map((key) => [key, all[key]!]))
}
