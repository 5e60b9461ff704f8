import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Engine } from '../db/engine.ts'
import { askedTerms, type AskedTerm } from './terms.ts'

/** The ids of the snapshots of a resource that hold all that is asked for: in their titles, or anywhere. */
export function found(engine: Engine, r: Pick<Resource, 'name'>, question: string, where: 'title' | 'body' = 'body'): RawBuilder<unknown> {
  const terms = askedTerms(question)
  const matches = terms.length === 0 ? sql`1 = 0` : MATCHES[engine](where, terms)
  return sql`select "snapshotId" from "searchEntry" where "resource" = ${r.name} and ${matches}`
}

// Terms are letters and digits only, so quotes around them cannot be broken out of.
const MATCHES: Record<Engine, (column: string, terms: AskedTerm[]) => RawBuilder<unknown>> = {
  sqlite: (column, terms) => {
    const question = `{${column}} : (${terms.map(({ term, isPrefix }) => `"${term}"${isPrefix ? '*' : ''}`).join(' AND ')})`
    return sql`"id" in (select "rowid" from "searchEntryTerms" where "searchEntryTerms" match ${question})`
  },
  postgres: (column, terms) => {
    const question = terms.map(({ term, isPrefix }) => `'${term}'${isPrefix ? ':*' : ''}`).join(' & ')
    return sql`${sql.ref(column)} @@ ${question}::tsquery`
  },
}
