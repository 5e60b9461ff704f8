import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'

export interface NamedType {
  typeId?: number | undefined
  id?: number | undefined
  dictTypeName?: string | undefined
  dictType?: string | undefined
}

/** A type outside the recycle bin, named in any of the ways in which clients name it; its code comes before its names. */
export async function findType(ctx: Context, given: NamedType) {
  const id = given.typeId ?? given.id
  const name = given.dictTypeName ?? given.dictType ?? ''
  ctx.notes.tags.add('dictionaryType')
  const rows = await ctx.db
    .selectFrom('dictionaryType')
    .select(['id', 'code', 'name', 'nameEn'])
    .where('deletionTime', 'is', null)
    .where((where) =>
      id === undefined ? where.or([where('code', '=', name), where('name', '=', name), where('nameEn', '=', name)]) : where('id', '=', id),
    )
    .orderBy('id')
    .execute()
  const type = rows.find(({ code }) => code === name) ?? rows[0]
  if (!type) throw new Problem('notFound', { words: 'problem.noSuchDictionary', values: { name: id ?? name } })
  return type
}
