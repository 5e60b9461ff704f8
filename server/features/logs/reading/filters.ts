import { sql, type RawBuilder } from 'kysely'

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
