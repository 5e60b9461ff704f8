import type { Context } from '../http/context.ts'
import { anyEndpoint, type AnyEndpoint } from '../../contract/endpoint.ts'
import type { ListInput } from '../crud/list-input.ts'
import type { Move } from '../crud/moving.ts'
import type { Update } from '../crud/updating.ts'
import type { Mounted } from '../http/handlers.ts'
import type { PublishInput } from '../publishing/publishing.ts'

export type RowValues = Record<string, unknown>

/** The input of a resource's calls once it has passed the schema of its endpoint. */
interface Inputs {
  get: { id: number }
  getAll: ListInput
  export: ListInput
  create: RowValues
  update: Update
  insertOrUpdate: RowValues
  delete: { id: number }
  batchDelete: { ids: number[] }
  usage: { ids: number[] }
  restore: { id: number }
  deleteForever: { id: number }
  publish: PublishInput
  move: Move
}

export type RowUpdate = Inputs['update']

/** True when the input names a row; such an input has passed the schema of an update. */
export const isUpdate = (input: RowValues): input is RowUpdate => input['id'] !== undefined

type Replacements = { [N in keyof Inputs]?: (input: Inputs[N], ctx: Context) => Promise<unknown> }

/** Replaces what some calls of a resource do. Their endpoints stay, so addresses, permits and schemas are those of the declaration. */
export function replaceCalls(derived: Record<string, Mounted>, replacements: Replacements): Record<string, Mounted> {
  const replaced = Object.entries(replacements).map(([name, run]) => [name, { ...derived[name], prepare: null, run }])
  return { ...derived, ...Object.fromEntries(replaced) }
}

/** Replaces the declarations of some calls, where a feature's rows or inputs have more properties than the resource's. */
export function redeclare(derived: Record<string, Mounted>, endpoints: Record<string, AnyEndpoint>): Record<string, Mounted> {
  const declared = Object.entries(endpoints).flatMap(([name, endpoint]) =>
    derived[name] ? [[name, { ...derived[name], endpoint: anyEndpoint(endpoint) }] as const] : [],
  )
  return { ...derived, ...Object.fromEntries(declared) }
}

/** Replaces how an import writes its rows, which are prepared by then: `change` sees or completes each of them, `after` runs once they are written. */
export function replaceImport(
  derived: Record<string, Mounted>,
  change: (rows: RowValues[], ctx: Context) => Promise<RowValues[]>,
  after: (ctx: Context) => Promise<void> = async () => undefined,
): Record<string, Mounted> {
  const { saveImport } = derived
  if (!saveImport) return derived
  const run: Mounted['run'] = async (input, ctx, prepared) => {
    const saved: unknown = await saveImport.run(input, ctx, await change(Array.isArray(prepared) ? prepared : [], ctx))
    await after(ctx)
    return saved
  }
  return { ...derived, saveImport: { ...saveImport, run } }
}
