import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Sorting } from '../../contract/sorting.ts'
import { referenceNames } from '../../contract/calls/rows.ts'
import { properties } from '../../contract/field-schema.ts'
import type { Engine } from '../db/engine.ts'
import { ordered } from '../db/dialect.ts'
import { columnsOf, listedColumns, PUBLICATION_COLUMNS, snapshotTable } from './columns.ts'
import { blank } from './prepared.ts'
import { orderColumn } from './order-columns.ts'
import { ownFingerprint } from './row-fingerprints.ts'

/** The columns to read of each row: all, those that a list shows, or only those of its fingerprint (`row-fingerprints.ts`). */
export type Wanted = 'whole' | 'listed' | 'fingerprint'

const STAMPS = ['id', 'version', 'creationTime', 'creatorUserId', 'lastModificationTime', 'lastModifierUserId']

const OWN: Record<Wanted, (r: Resource) => string[]> = {
  whole: (r) => [...STAMPS, ...columnsOf(r).map(({ name }) => name)],
  listed: (r) => [...STAMPS, ...listedColumns(r).map(({ name }) => name)],
  fingerprint: ownFingerprint,
}

interface Selecting {
  wanted: Wanted
  from?: RawBuilder<unknown>
  where: RawBuilder<unknown>
  /** `isChoosing`: true for the query that chooses the page, false for the query that reads its rows. */
  orderBy: (isChoosing: boolean) => RawBuilder<unknown>
}

/** Selects the ids of a page without reading more rows than needed. */
export const selectPage = (r: Resource, { from = tableOf(r), where, orderBy: order }: Omit<Selecting, 'wanted'>) =>
  sql`select row."id" from ${from} where ${where} order by ${order(true)} limit ${blank('maxResultCount')} offset ${blank('skipCount')}`

/**
 * First the page of rows by id, so that no text is sorted along; then (`cross join` keeps SQLite to that order) the names of references and the state
 * of publishing.
 */
export function selectRows(r: Resource, { wanted, ...choosing }: Selecting) {
  const own = OWN[wanted](r).map((name) => sql.ref(`row.${name}`))
  const { columns, joins } = beside(r)
  return sql`select ${sql.join([...own, ...columns])} from (${selectPage(r, choosing)}) as page cross join ${sql.table(r.name)} as row ${sql.join(joins, sql` `)} where row."id" = page."id" order by ${choosing.orderBy(false)}`
}

export const tableOf = (r: Resource) => sql`${sql.table(r.name)} as row`

/** `isSorted`: SQLite sorts the rows that were found, instead of walking an index in that order. */
export function orderBy(r: Resource, engine: Engine, sorting: Sorting, isSorted = false) {
  const wished = sorting.length > 0 ? sorting : parseSorting(r.sorting)
  // Rows with equal values are ordered by id, so they keep their places between two pages. The id has the direction of the last column, so an index
  // can be read both ways.
  const last = { field: 'id', descending: wished.at(-1)!.descending }
  const whole = wished.some((w) => w.field === 'id') ? wished : [...wished, last]
  const column = (name: string) => (isSorted ? sql`+${sql.ref(`row.${name}`)}` : sql`${sql.ref(`row.${name}`)}`)
  return sql.join(
    whole.map(({ field, descending }) => {
      const { name, ...kind } = orderColumn(r, field)
      return ordered(engine, column(name), { ...kind, descending })
    }),
  )
}

const parseSorting = (sorting: string): Sorting =>
  sorting.split(',').map((part) => {
    const [field = 'id', direction] = part.trim().split(/\s+/)
    return { field, descending: direction === 'desc' }
  })

/** Returns the columns that are read from other tables, and the joins for them. */
function beside(r: Resource) {
  const named = references(r)
  return {
    columns: [...named.flatMap(({ columns }) => columns), ...(r.publishable ? PUBLICATION : [])],
    joins: [...named.map(({ join }) => join), ...(r.publishable ? [snapshots(r)] : [])],
  }
}

/** Returns the columns with the display texts of the referenced rows, in every language that they have. */
const references = (r: Resource) =>
  properties(r.fields)
    .filter(([, { kind }]) => kind === 'reference')
    .map(([name, field]) => {
      const target = `${name} target`
      return {
        columns: referenceNames(name, field).map(([shown, column]) => sql`${sql.ref(`${target}.${column}`)} as ${sql.ref(shown)}`),
        join: sql`left join ${sql.table(field.target!)} as ${sql.ref(target)} on ${sql.ref(`${target}.id`)} = ${sql.ref(`row.${name}`)}`,
      }
    })

const PUBLICATION = Object.entries(PUBLICATION_COLUMNS).map(([name, column]) => sql`${sql.ref(column)} as ${sql.ref(name)}`)

function snapshots(r: Resource) {
  const table = sql.table(snapshotTable(r))
  return sql`
    left join ${table} as live on live."rowId" = row."id" and live."validFrom" <= ${blank('now')} and (live."validUntil" is null or live."validUntil" > ${blank('now')})
    left join ${table} as next on next."rowId" = row."id" and next."validFrom" > ${blank('now')}`
}
