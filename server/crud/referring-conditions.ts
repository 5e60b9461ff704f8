import { sql, type RawBuilder } from 'kysely'
import { FORM_MARK } from '../../contract/format/html-elements.ts'
import type { Field } from '../../contract/fields.ts'
import { englishName } from '../../contract/languages.ts'
import type { Resource } from '../../contract/resource.ts'
import { linkTable } from './columns.ts'

/** Returns, for each field of the other resource that can refer to rows of `r`, the condition that it refers to one of the given rows. */
export function conditionsOf(r: Resource, other: Resource, ids: readonly number[]): [field: string, condition: RawBuilder<unknown>][] {
  const given = sql.join(ids)
  return Object.entries(other.fields).flatMap(([name, field]): [string, RawBuilder<unknown>][] => {
    if (field.kind === 'reference' && field.target === r.name) return [[name, sql`${sql.ref(`row.${name}`)} in (${given})`]]
    if (field.kind === 'references' && field.target === r.name)
      return [[name, sql`row."id" in (select "rowId" from ${sql.table(linkTable(other, name))} where "targetId" in (${given}))`]]
    if (field.kind === 'html' && r.name === 'form') return [[name, hasForm(name, field, given)]]
    if (field.dictionary && r.name === 'dictionaryItem')
      return [[name, sql`${sql.ref(`row.${name}`)} in (${itemValues(field.dictionary, given)})`]]
    return []
  })
}

/** True for a text, in either language, in which one of the given forms stands (`FORM_MARK`). */
function hasForm(name: string, { localized }: Field, given: RawBuilder<unknown>): RawBuilder<unknown> {
  const texts = (localized ? [name, englishName(name)] : [name]).map((property) => sql.ref(`row.${property}`))
  const marks = texts.map((text) => sql`${text} like ${`%<p ${FORM_MARK}="`} || form."id" || '">%'`)
  return sql`exists (select 1 from "form" as form where form."id" in (${given}) and (${sql.join(marks, sql` or `)}))`
}

/** Selects the values of the given items that belong to the dictionary type with this code. */
const itemValues = (code: string, ids: RawBuilder<unknown>) => sql`
  select item."value" from "dictionaryItem" as item join "dictionaryType" as type on type."id" = item."typeId"
  where type."code" = ${code} and item."id" in (${ids})`
