import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../../http/context.ts'
import type { Conditions } from './page.ts'
import { ofPerson } from './persons.ts'

interface Asked {
  userName?: string | undefined
  requestId?: string | undefined
}

/** A filter of one log. `anchor` says that an index holds it in the order of ids. */
export interface Filter {
  condition: RawBuilder<boolean>
  isAnchor?: boolean
}

/** An equality, if its value was asked for. */
export const equals = (column: string, value: string | number | undefined, isAnchor = false): Filter[] =>
  value === undefined ? [] : [{ condition: sql<boolean>`${sql.ref(`row.${column}`)} = ${value}`, isAnchor }]

export const atLeast = (column: string, value: number | undefined): Filter[] =>
  value === undefined ? [] : [{ condition: sql<boolean>`${sql.ref(`row.${column}`)} >= ${value}` }]

export const beginsWith = (column: string, value: string | undefined): Filter[] =>
  value === undefined
    ? []
    : [{ condition: sql<boolean>`substr(${sql.ref(`row.${column}`)}, 1, cast(${Array.from(value).length} as integer)) = ${value}` }]

/**
 * Sorts the filters of a call: the first that an index answers leads the way, all others are checked. `nameColumn` keeps the names of persons who may
 * be no users.
 */
export async function conditionsOf(ctx: Context, asked: Asked, nameColumn: string | null, own: Filter[]): Promise<Conditions> {
  const person = asked.userName === undefined ? {} : await ofPerson(ctx, asked.userName, nameColumn)
  const all: Filter[] = [
    ...equals('requestId', asked.requestId, true),
    ...(person.anchor ? [{ condition: person.anchor, isAnchor: true }] : []),
    ...(person.check ? [{ condition: person.check }] : []),
    ...own,
  ]
  const leading = all.find(({ isAnchor }) => isAnchor) ?? null
  // Within a case no other index is started from.
  const checks = all
    .filter((filter) => filter !== leading)
    .map(({ condition }) => sql<boolean>`(case when ${condition} then 1 else 0 end) = 1`)
  return { anchor: leading?.condition ?? null, checks }
}
