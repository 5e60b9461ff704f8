import { sql } from 'kysely'
import { Problem } from '../../../contract/errors.ts'
import { permitOf } from '../../../contract/resource.ts'
import { dictionaryType } from '../../../contract/resources/dictionary.ts'
import type { Store } from '../../crud/store.ts'
import { containing } from '../../db/dialect.ts'
import type { Context } from '../../http/context.ts'
import type { Mounted } from '../../http/handlers.ts'
import { requirePermit } from '../../http/permission.ts'
import { isUpdate, replaceCalls, type RowUpdate } from '../replace-calls.ts'
import { usingFields } from './using-fields.ts'

/** The calls of dictionary types that the derived ones cannot do: fields and forms know a type by its code, and without it they have nothing to choose from (B-127i). */
export function typeHandlers(store: Store, derived: Record<string, Mounted>): Record<string, Mounted> {
  const update = async (input: RowUpdate, ctx: Context) => {
    const before = String((await store.get(ctx, input.id))['code'])
    const after = await store.update(ctx, input)
    if (after['code'] !== before && (isOfProgram(before) || (await isInForms(ctx, before)))) throw inUse(before)
    return after
  }
  const remove = async (ids: readonly number[], ctx: Context) => {
    for (const id of ids) {
      const code = String((await store.get(ctx, id))['code'])
      if (isOfProgram(code)) throw inUse(code)
    }
    await store.remove(ctx, [...ids])
    return null
  }
  return replaceCalls(derived, {
    update,
    insertOrUpdate: (input, ctx) => {
      if (isUpdate(input)) return update(input, ctx)
      requirePermit(ctx, permitOf(dictionaryType, 'Add'))
      return store.create(ctx, input)
    },
    delete: ({ id }, ctx) => remove([id], ctx),
    batchDelete: ({ ids }, ctx) => remove(ids, ctx),
  })
}

const inUse = (code: string) => new Problem('rule', { words: 'problem.dictionaryInUse', values: { code } })

const isOfProgram = (code: string) => usingFields(code).length > 0

/** True where a question of a form chooses from the type, in a draft or in a version that visitors have seen. */
async function isInForms({ db }: Context, code: string): Promise<boolean> {
  const naming = sql`lower("definition") like ${containing(`"dictionary":${JSON.stringify(code)}`)} escape '\\'`
  const { rows } = await sql`
    select 1 from "form" where ${naming} union all select 1 from "formSnapshot" where ${naming} limit 1`.execute(db)
  return rows.length > 0
}
