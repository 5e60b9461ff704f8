import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import type { Engine } from '../db/engine.ts'
import type { WrittenJson } from '../http/written-json.ts'
import { cleanValues } from './cleaning.ts'
import { createRow, createRows } from './creating.ts'
import { removeRows } from './deleting.ts'
import { deleteRowForever } from './deleting-forever.ts'
import { restoreRow } from './restoring.ts'
import { type ExportedRow, exportById } from './exporting.ts'
import { exportRows } from './export-rows.ts'
import { listIds } from './list-ids.ts'
import type { ListInput } from './list-input.ts'
import { moveRow, type Move } from './moving.ts'
import type { Renumbered } from './renumbering.ts'
import { listRows, listWritten, readEach, readRow } from './reading.ts'
import type { WireRow } from './rows.ts'
import { scopeOf, storeParts, type StoreOptions } from './store-parts.ts'
import { updateRow, type Update } from './updating.ts'

export type { WireRow } from './rows.ts'

type Values = Record<string, unknown>
interface Page<Row> {
  totalCount: number
  hasMore?: true
  items: Row[]
}

/** The verbs of one resource. Writes run in the caller's transaction (`ctx.db`), each with its change log. */
export interface Store {
  r: Resource
  engine: Engine
  get(ctx: Context, id: number, bin?: boolean): Promise<WireRow>
  /** These rows in their order. */
  each(ctx: Context, ids: number[]): Promise<WireRow[]>
  list(ctx: Context, input: ListInput, bin?: boolean): Promise<Page<WireRow>>
  /** The same page as JSON: for answers. */
  listWritten(ctx: Context, input: ListInput): Promise<WrittenJson>
  /** A page of whole rows with the names of what they refer to. */
  export(ctx: Context, input: ListInput): Promise<Page<ExportedRow>>
  /** The ids of all rows that a list finds, in its order. */
  ids(ctx: Context, input: ListInput & { goOn: () => void }): Promise<number[]>
  /** The first of these rows that the caller may see, as `export` gives them, and how many ids they took. */
  exportById(ctx: Context, ids: number[]): Promise<{ rows: ExportedRow[]; read: number }>
  count(ctx: Context, input: ListInput): Promise<number>
  create(ctx: Context, values: Values): Promise<WireRow>
  /** Prepares values before the database is asked; it needs no transaction. */
  prepare(values: Values): Values
  /** Creates all rows from prepared values, or none. */
  createAll(ctx: Context, prepared: Values[]): Promise<void>
  update(ctx: Context, values: Update): Promise<WireRow>
  /** Returns the rows that got another place or number. */
  move(ctx: Context, move: Move): Promise<Renumbered[]>
  remove(ctx: Context, ids: number[]): Promise<void>
  restore(ctx: Context, id: number): Promise<WireRow>
  deleteForever(ctx: Context, id: number): Promise<void>
}

export function createStore(options: StoreOptions): Store {
  const parts = storeParts(options)
  return {
    r: parts.r,
    engine: parts.engine,
    get: (ctx, id, bin = false) => readRow(parts, ctx, { id, bin }),
    each: (ctx, ids) => readEach(parts, ctx, ids),
    list: (ctx, input, bin = false) => listRows(parts, ctx, { input, bin }),
    listWritten: (ctx, input) => listWritten(parts, ctx, input),
    export: (ctx, input) => exportRows(parts, ctx, input),
    ids: (ctx, input) => listIds(parts, ctx, input),
    exportById: (ctx, ids) => exportById(parts, ctx, ids),
    count: (ctx, input) => parts.queries.count(scopeOf(parts, ctx), input),
    prepare: (values) => cleanValues(parts.r, values),
    create: (ctx, values) => createRow(parts, ctx, values),
    createAll: (ctx, prepared) => createRows(parts, ctx, prepared),
    update: (ctx, values) => updateRow(parts, ctx, values),
    move: (ctx, move) => moveRow(parts, ctx, move),
    remove: (ctx, ids) => removeRows(parts, ctx, ids),
    restore: (ctx, id) => restoreRow(parts, ctx, id),
    deleteForever: (ctx, id) => deleteRowForever(parts, ctx, id),
  }
}
