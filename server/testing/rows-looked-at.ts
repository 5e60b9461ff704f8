import { CompiledQuery, sql } from 'kysely'
import type { Database } from '../db/engine.ts'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** The engine does this for a statement: it looks at so many rows, and a reason says why their number would grow with the table. */
export interface Work {
  rows: number
  faults: string[]
}

/** Runs a statement once more and tells how PostgreSQL finds its rows. */
async function workOnPostgres({ unlimited }: Database, { sql: text, parameters }: CompiledQuery): Promise<Work> {
  const { rows } = await unlimited.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
  )
  const work: Work = { rows: 0, faults: [] }
  const look = (node: Node) => {
    // The rows of a bitmap are counted where they are fetched.
    if (node['Node Type'].endsWith('Scan') && node['Node Type'] !== 'Bitmap Index Scan') {
      const seen = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
      work.rows += seen * node['Actual Loops']
    }
    if (node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== 'logStart') work.faults.push(`reads all of ${node['Relation Name']}`)
    for (const part of node.Plans ?? []) look(part)
  }
  look(rows[0]!['QUERY PLAN'][0].Plan)
  return work
}

/** SQLite tells no numbers, so only the way is looked at: a step without an index, or a sort. A first row without a condition is read in the order of the table. */
async function workOnSqlite({ read }: Database, { sql: text, parameters }: CompiledQuery): Promise<Work> {
  const { rows } = await read.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${text}`, [...parameters]))
  const isFirstRow = !text.includes(' where ') && text.includes(' limit ')
  return {
    rows: 0,
    faults: rows.map(({ detail }) => detail).filter((step) => step.includes('TEMP B-TREE') || (step.startsWith('SCAN') && !isFirstRow)),
  }
}

export const workOf = (database: Database, query: CompiledQuery): Promise<Work> =>
  (database.engine === 'sqlite' ? workOnSqlite : workOnPostgres)(database, query)

/** Writes numbered rows by one statement; `i` is the number of each. */
export const insertNumbered = ({ unlimited }: Database, table: string, count: number, columns: Record<string, string>) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    with recursive n(i) as (select cast(1 as bigint) union all select i + 1 from n where i < ${sql.lit(count)})
    select ${sql.raw(Object.values(columns).join(', '))} from n`.execute(unlimited)
