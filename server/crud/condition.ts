import { sql, type RawBuilder } from 'kysely'
import type { Language } from '../../contract/languages.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Engine } from '../db/engine.ts'

/**
 * The way on which SQLite finds the rows. `false`: SQLite chooses. `true`: it walks them in their order and checks each. `scope`: it starts from the units or owners of the
 * caller's scope, `state`: from the rows in the asked state of publishing; it checks the few rows there.
 */
export type Probing = boolean | 'scope' | 'state'

/** A part of a list's input: an SQL condition with a blank, and the value that fills the blank. */
export interface Condition {
  /**
   * The condition with a placeholder of the filter's own name, or with none; built only when the shape of the query is new. With `isProbed` a plus
   * sign keeps SQLite from using an index for it: SQLite then checks each row that it walks over. A condition on a part of a text can be asked of the
   * row by another name than `row`.
   */
  sql: (isProbed?: Probing, table?: string) => RawBuilder<unknown>
  value: unknown
  /** The values of further blanks, and a text that tells this condition from others of the same filter. */
  more?: { values: Readonly<Record<string, unknown>>; shape: string }
  /** True when a large resource has an index that finds the rows. */
  isIndexed: boolean
  /** True when the rows are found by links that lead to another row. */
  isLinked?: boolean
  /** True when the condition compares with one value. */
  isEqual?: boolean
  /** The state of publishing that the condition asks for. */
  state?: string
  /** The text that must be part of the column. */
  part?: string
}

/** The list that a condition is written for. */
export interface Asking {
  r: Resource
  engine: Engine
  timeZone: string
  /** The language of the reader. */
  language: Language
  /** The list has another order than the usual. */
  isSorted?: boolean
  /** There is no other filter. */
  isAlone?: boolean
}

/** The column of the row that is checked. */
export const column = (name: string) => sql.ref(`row.${name}`)

/** The column, hidden from SQLite's planner if `isProbed`. */
export const probed = (name: string, isProbed: Probing, engine: Engine) =>
  isProbed && engine === 'sqlite' ? sql`+${column(name)}` : sql`${column(name)}`
