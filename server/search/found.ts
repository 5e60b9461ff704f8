import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { forLongRead, kept, type Context } from '../http/context.ts'
import { snapshotTable } from '../crud/columns.ts'
import type { Engine } from '../db/engine.ts'
import { inOrderJoin } from '../db/dialect.ts'
import { isBig, isLive } from '../crud/live.ts'
import { byIndex } from './by-index.ts'
import { readingsOf } from './readings.ts'
import { facetTerm, type AskedTerm } from './terms.ts'
import { termTable } from './term-index.ts'

export interface SearchQuery {
  /** The words that a record must contain, all of them: anywhere, or in the title. */
  keyword?: string | undefined
  /** Instead of a keyword: one reading of it. */
  words?: AskedTerm[]
  inTitle?: boolean
  /** For each property, the values of which a record must have one. */
  facets?: Map<string, string[]>
}

/** The hits of the full-text index. */
export interface Hits {
  /** A query for the ids of the hits, as `snapshotId`; null for few hits, which the condition alone finds. */
  many: RawBuilder<unknown> | null
  /** A condition on the snapshot with that id: few hits are looked up, of many hits each row is checked. */
  where: RawBuilder<unknown>
  /** The same condition for a walk past many rows that are no hits: all hits are collected first, and a check then costs next to nothing. */
  collected: RawBuilder<unknown>
  /** Names what was asked for. */
  key: string
}

type Found = Pick<Resource, 'name'>

/** Up to this many hits are looked up one by one; when there are more, the rows are walked in their order, and each is checked against the index. */
export const FEW = 2000

/** Up to this many hits are listed by their ids, instead of searching the index again. SQLite has a limit for the parameters of a query. */
const FEW_BY_ID: Record<Engine, number> = { sqlite: 200, postgres: FEW }

const NOTHING: Hits = { many: null, where: sql`1 = 0`, collected: sql`1 = 0`, key: '' }

/** Returns the snapshots that contain the keyword, in one way of reading it, and the values, as a condition on the snapshot `id`. */
export async function hitsOf(
  ctx: Context,
  r: Found,
  asked: SearchQuery,
  id: RawBuilder<unknown> = sql`"shown"."snapshotId"`,
): Promise<Hits> {
  if (asked.words) return asked.words.length === 0 ? NOTHING : hitsWith(ctx, r, { asked, words: asked.words, id })
  if (asked.keyword === undefined) return hitsWith(ctx, r, { asked, words: [], id })
  for await (const words of readingsOf(asked.keyword)) {
    const hits = words.length === 0 ? NOTHING : await hitsWith(ctx, r, { asked, words, id })
    if (hits !== NOTHING) return hits
  }
  return NOTHING
}

/** Returns the first reading of a keyword that finds something in one of these resources; no words if none does. */
export async function readingOf(ctx: Context, resources: Found[], keyword: string): Promise<AskedTerm[]> {
  for await (const words of readingsOf(keyword)) {
    for (const r of resources) if ((await hitsOf(ctx, r, { words })) !== NOTHING) return words
  }
  return []
}

interface Looking {
  asked: SearchQuery
  words: AskedTerm[]
  id: RawBuilder<unknown>
}

async function hitsWith(ctx: Context, r: Found, { asked, words, id }: Looking): Promise<Hits> {
  const { engine } = ctx.database
  const { found, isAmong } = INDEX[engine](r, words, asked)
  // For the beginning of a word the index collects all words with it before it returns the first hit.
  const hasPrefix = words.some(({ isPrefix }) => isPrefix)
  const key = JSON.stringify([r.name, columnOf(asked), words, alternatives(asked)])
  const { total, ids } = await kept(ctx, `hits ${key}`, async (reading) => {
    reading.notes.tags.add(r.name)
    return byIndex(hasPrefix && (await isBig(reading, r)) ? forLongRead(reading) : reading, (here) => firstOf(here, found))
  })
  const each = (where: RawBuilder<unknown>, many = false): Hits => ({ many: many ? found : null, where, collected: where, key })
  if (total === 0) return NOTHING
  if (ids) return each(among(engine, id, ids))
  if (total <= FEW) return each(sql`${id} in (${found})`)
  const collected = engine === 'sqlite' ? sql`+${id} in (${found})` : sql`coalesce(${id} in (${found}), false)`
  // SQLite would collect such a word again for each row that is checked.
  if (engine === 'sqlite' && hasPrefix) return each(collected, true)
  return { ...each(isAmong(id), true), collected }
}

/** The number of hits, at most one more than `FEW`, and their ids if they are listed. */
interface LookedUp {
  total: number
  ids: number[] | null
}

async function firstOf({ db, database }: Context, found: RawBuilder<unknown>): Promise<LookedUp> {
  const { rows } = await sql<{ snapshotId: number }>`select "snapshotId" from (${found}) as "some" limit ${FEW + 1}`.execute(db)
  return { total: rows.length, ids: rows.length <= FEW_BY_ID[database.engine] ? rows.map(({ snapshotId }) => snapshotId) : null }
}

/** One parameter on PostgreSQL, however many ids there are. */
export const among = (engine: Engine, id: RawBuilder<unknown>, ids: number[]) =>
  engine === 'postgres' ? sql`${id} = any(${ids}::bigint[])` : sql`${id} in (${sql.join(ids)})`

/**
 * Returns true if a shown record under that condition may have that value. Of very many records with the value it checks a few, and it returns true
 * in doubt.
 */
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
