import Sqlite from 'better-sqlite3'
import path from 'node:path'
import { pairsOf } from '../server/crud/pairs.ts'
import { facetTerm, termsOf } from '../server/search/terms.ts'

/** Adds published copies of the seeded products, written straight into the tables. */
export function fillSqlite(dataDir: string, size: number) {
  const database = new Sqlite(path.join(dataDir, 'portico.db'))
  const own = columnsOf(database, 'product').filter((name) => !['id', 'code', 'slug'].includes(name))
  const shown = columnsOf(database, 'productSnapshot').filter((name) => !['id', 'rowId', 'code', 'slug'].includes(name))
  const seeded = database
    .prepare('select "id", "name", "nameEn", "subtitle", "params" from "product" order by "id" limit 27')
    .all() as Seeded[]
  const copy = database
    .prepare(`insert into "product" ("code", ${names(own)}) select ?, ${names(own)} from "product" where "id" = ? returning "id"`)
    .pluck()
  const publish = database
    .prepare(
      `insert into "productSnapshot" ("rowId", "code", ${names(shown)}) select ?, ?, ${names(shown)} from "productSnapshot" where "rowId" = ? limit 1 returning "id"`,
    )
    .pluck()
  const enter = database.prepare('insert into "productTerms" ("rowid", "title", "body", "facets") values (?, ?, ?, ?)')
  const pair = database.prepare('insert into "productPairs" ("rowid", "pairs") values (?, ?)')
  const count = database.prepare('select count(*) from "product"').pluck().get() as number
  database.transaction(() => {
    for (let number = count; number < size; number++) {
      const { id, name, nameEn, subtitle, params } = seeded[number % seeded.length]!
      const code = `COPY-${number}`
      const rowId = copy.get(code, id)
      pair.run(rowId, [...new Set([name, nameEn, subtitle, code].flatMap(pairsOf))].join(' '))
      const facets = Object.entries(JSON.parse(params ?? '{}') as Record<string, unknown>).map(([key, value]) =>
        facetTerm(key, String(value)),
      )
      const body = termsOf(`${name} ${nameEn} ${subtitle} ${code}`)
      enter.run(publish.get(rowId, code, id), termsOf(`${name} ${nameEn}`).join(' '), body.join(' '), facets.join(' '))
    }
  })()
  database.close()
}

interface Seeded {
  id: number
  name: string
  nameEn: string
  subtitle: string
  params: string | null
}

const columnsOf = (database: Sqlite.Database, table: string) =>
  (database.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => name)

const names = (columns: string[]) => columns.map((name) => `"${name}"`).join(', ')
