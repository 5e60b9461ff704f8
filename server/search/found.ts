import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../context.ts'
import { snapshotTable } from '../crud/columns.ts'
import type { Engine } from '../db/engine.ts'
import { isLive } from '../features/portal/published.ts'
import { askedTerms, facetTerm, type AskedTerm } from './terms.ts'
import { termTable } from './words.ts'

export interface Asked {
  /** All of its words must be there: anywhere, or in the title. */
  keyword?: string | undefined
  inTitle?: boolean
  /** Of each property one of its values must be there. */
  facets?: Map<string, string[]>
}

/** Up to this many hits are looked up one by one; of more, the lists are walked in their order and asked whether they are among them. */
const FEW = 2000

/** A condition on the snapshot whose id `id` is: it holds what is asked for. */
export async function holds(ctx: Context, r: Pick<Resource, 'name'>, asked: Asked, id: RawBuilder<unknown> = sql`"snapshotId"`) {
  const { engine } = ctx.database
  const words = asked.keyword === undefined ? [] : askedTerms(asked.keyword)
  if (asked.keyword !== undefined && words.length === 0) return sql`1 = 0`
  const found = HITS[engine](r, words, asked)
  if (engine === 'postgres') return sql`${id} in (${found})`
  // PostgreSQL's planner knows how many there will be; SQLite's does not, and is told by `+` not to begin with them.
  const { rows } = await sql`select 1 from (${found} limit ${FEW + 1})`.execute(ctx.db)
  return rows.length > FEW ? sql`+${id} in (${found})` : sql`${id} in (${found})`
}

/** Whether anything shown, on that condition, may have that value. Of very many that have it few are looked at, and it is true if in doubt. */
export async function mayHave(ctx: Context, r: Resource, { key, value }: { key: string; value: string }, where: RawBuilder<unknown>) {
  const { engine } = ctx.database
  const few = sql`${HITS[engine](r, [], { facets: new Map([[key, [value]]]) })} limit ${FEW}`
  const { join, id } = WALK[engine]
  const { rows } = await sql`
    select 1 from (${few}) as "few" ${join} ${sql.table(snapshotTable(r))} as "shown" on "shown"."id" = "few".${id}
    where ${isLive(ctx.now)} and ${where} limit 1`.execute(ctx.db)
  return rows.length > 0 || (await sql`${few} offset ${FEW - 1}`.execute(ctx.db)).rows.length > 0
}

/** How hits are looked up in their order, until one will do: SQLite's planner is held to it. */
const WALK: Record<Engine, { join: RawBuilder<unknown>; id: RawBuilder<unknown> }> = {
  sqlite: { join: sql`cross join`, id: sql`"rowid"` },
  postgres: { join: sql`join`, id: sql`"snapshotId"` },
}

// Terms are letters and digits only, so quotes around them cannot be broken out of.
const HITS: Record<Engine, (r: Pick<Resource, 'name'>, words: AskedTerm[], asked: Asked) => RawBuilder<unknown>> = {
  sqlite: (r, words, asked) => {
    const parts = [
      ...words.map(({ term, isPrefix }) => `{${columnOf(asked)}} : "${term}"${isPrefix ? '*' : ''}`),
      ...alternatives(asked).map((terms) => `{facets} : (${terms.map((term) => `"${term}"`).join(' OR ')})`),
    ]
    const table = sql.table(termTable(r))
    return sql`select "rowid" from ${table} where ${table} match ${parts.map((part) => `(${part})`).join(' AND ')}`
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
    return sql`select "snapshotId" from ${sql.table(termTable(r))} where ${sql.join(conditions, sql` and `)}`
  },
}

const columnOf = ({ inTitle }: Asked) => (inTitle ? 'title' : 'body')

const alternatives = ({ facets = new Map() }: Asked) => [...facets].map(([key, values]) => values.map((value) => facetTerm(key, value)))
