import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { forLongRead, type Context } from '../http/context.ts'
import { snapshotTable } from '../crud/columns.ts'
import { inOrderJoin, type Engine } from '../db/engine.ts'
import { isBig, isLive } from '../crud/live.ts'
import { askedTerms, facetTerm, type AskedTerm } from './terms.ts'
import { termTable } from './term-index.ts'

export interface SearchQuery {
  /** All of its words must be there: anywhere, or in the title. */
  keyword?: string | undefined
  inTitle?: boolean
  /** Of each property one of its values must be there. */
  facets?: Map<string, string[]>
}

/** The hits of the full-text index. */
export interface Hits {
  /** A query for the ids of the hits, as `snapshotId`; null for few hits, which the condition alone finds. */
  many: RawBuilder<unknown> | null
  /** A condition on the snapshot with that id. */
  where: RawBuilder<unknown>
}

type Found = Pick<Resource, 'name'>

/** Up to this many hits are looked up one by one; when there are more, the rows are walked in their order, and each is checked against the index. */
export const FEW = 2000

/** Up to this many hits are listed by their ids, instead of searching the index again. */
const FEW_BY_ID = 200

const NOTHING: Hits = { many: null, where: sql`1 = 0` }

/** Returns the snapshots that contain the keyword and values, as a condition on the snapshot `id`. */
export async function hitsOf(
  ctx: Context,
  r: Found,
  asked: SearchQuery,
  id: RawBuilder<unknown> = sql`"shown"."snapshotId"`,
): Promise<Hits> {
  const words = asked.keyword === undefined ? [] : askedTerms(asked.keyword)
  if (asked.keyword !== undefined && words.length === 0) return NOTHING
  const { found, isAmong } = INDEX[ctx.database.engine](r, words, asked)
  // For the beginning of a word the index collects all words with it before it returns the first hit.
  const hasPrefix = words.some(({ isPrefix }) => isPrefix)
  const { db } = hasPrefix && (await isBig(ctx, r)) ? forLongRead(ctx) : ctx
  const { rows } = await sql<{ snapshotId: number }>`select "snapshotId" from (${found}) as "some" limit ${FEW + 1}`.execute(db)
  if (rows.length === 0) return NOTHING
  if (rows.length <= FEW_BY_ID) return { many: null, where: sql`${id} in (${sql.join(rows.map(({ snapshotId }) => snapshotId))})` }
  if (rows.length <= FEW) return { many: null, where: sql`${id} in (${found})` }
  // Such a word would be collected again for each row that is checked; the plus sign keeps SQLite from starting with the condition.
  if (hasPrefix && ctx.database.engine === 'sqlite') return { many: found, where: sql`+${id} in (${found})` }
  return { many: found, where: isAmong(id) }
}

/** Whether anything shown, on that condition, may have that value. Of very many that have it few are looked at, and it is true if in doubt. */
export async function mayHave(ctx: Context, r: Resource, { key, value }: { key: string; value: string }, where: RawBuilder<unknown>) {
  const { engine } = ctx.database
  const few = sql`${INDEX[engine](r, [], { facets: new Map([[key, [value]]]) }).found} limit ${FEW}`
  const { rows } = await sql`
    select 1 from (${few}) as "few" ${inOrderJoin(engine)} ${sql.table(snapshotTable(r))} as "shown" on "shown"."id" = "few"."snapshotId"
    where ${isLive(ctx.now)} and ${where} limit 1`.execute(ctx.db)
  return rows.length > 0 || (await sql`${few} offset ${FEW - 1}`.execute(ctx.db)).rows.length > 0
}

interface Index {
  found: RawBuilder<unknown>
  /** A condition on one snapshot, written so that neither engine turns it into a join with all hits. */
  isAmong(id: RawBuilder<unknown>): RawBuilder<unknown>
}

// Terms are letters and digits only, so quotes around them cannot be broken out of.
const INDEX: Record<Engine, (r: Found, words: AskedTerm[], asked: SearchQuery) => Index> = {
  sqlite: (r, words, asked) => {
    const parts = [
      ...words.map(({ term, isPrefix }) => `{${columnOf(asked)}} : "${term}"${isPrefix ? '*' : ''}`),
      ...alternatives(asked).map((terms) => `{facets} : (${terms.map((term) => `"${term}"`).join(' OR ')})`),
    ]
    const table = sql.table(termTable(r))
    const match = sql`${table} match ${parts.map((part) => `(${part})`).join(' AND ')}`
    const found = sql`select "rowid" as "snapshotId" from ${table} where ${match}`
    return { found, isAmong: (id) => sql`coalesce((select 1 from ${table} where ${match} and "rowid" = ${id}), 0)` }
  },
  postgres: (r, words, asked) => {
    const parts = [
      [columnOf(asked), words.map(({ term, isPrefix }) => `'${term}'${isPrefix ? ':*' : ''}`).join(' & ')],
      [
        'facets',
        alternatives(asked)
          .map((terms) => `(${terms.map((term) => `'${term}'`).join(' | ')})`)
          .join(' & '),
      ],
    ] as const
    const conditions = parts
      .filter(([, question]) => question !== '')
      .map(([column, question]) => sql`${sql.ref(column)} @@ ${question}::tsquery`)
    const holds = sql.join(conditions, sql` and `)
    const table = sql.table(termTable(r))
    return {
      found: sql`select "snapshotId" from ${table} where ${holds}`,
      isAmong: (id) => sql`coalesce((select ${holds} from ${table} as "terms" where "terms"."snapshotId" = ${id}), false)`,
    }
  },
}

const columnOf = ({ inTitle }: SearchQuery) => (inTitle ? 'title' : 'body')

const alternatives = ({ facets = new Map() }: SearchQuery) =>
  [...facets].map(([key, values]) => values.map((value) => facetTerm(key, value)))
