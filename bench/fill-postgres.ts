import pg from 'pg'

const STEP = 100_000
/** The rows that are copied: the products of the demo company. */
const SEEDED = 27
const FULL_TEXT = [
  ['productTerms', 'title'],
  ['productTerms', 'body'],
  ['productTerms', 'facets'],
  ['productPairs', 'pairs'],
] as const

/** Adds published copies of the seeded products, written straight into the tables; the full-text indexes are made anew at the end. */
export async function fillPostgres(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const count = Number((await client.query('select max("id") as "most" from "product"')).rows[0].most)
    if (count >= size) return
    await client.query('set session_replication_role = replica')
    for (const [table, column] of FULL_TEXT) await client.query(`drop index if exists "${table}_${column}_index"`)
    for (let from = count + 1; from <= size; from += STEP) await copy(client, from, Math.min(size, from + STEP - 1))
    for (const [table, column] of FULL_TEXT)
      await client.query(`create index "${table}_${column}_index" on "${table}" using gin ("${column}")`)
    for (const table of ['product', 'productSnapshot'])
      await client.query(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max("id") from "${table}"))`)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Copies seeded products with their snapshots, terms and pairs to the ids `from` to `to`. */
async function copy(client: pg.Client, from: number, to: number) {
  const own = await columnsOf(client, 'product', ['id', 'code', 'slug'])
  const shown = await columnsOf(client, 'productSnapshot', ['id', 'rowId', 'code', 'slug'])
  const ids = `generate_series(${from}, ${to}) as i`
  const latest = `select distinct on ("rowId") * from "productSnapshot" where "rowId" <= ${SEEDED} order by "rowId", "validFrom" desc`
  const added = `array_to_tsvector(array['copy', i::text])`
  const which = `1 + i % ${SEEDED}`
  await client.query(
    `insert into "product" ("id", "code", ${names(own)}) select i, 'COPY-' || i, ${names(own, 'p.')} from ${ids} join "product" p on p."id" = ${which}`,
  )
  await client.query(
    `insert into "productSnapshot" ("id", "rowId", "code", ${names(shown)}) select i, i, 'COPY-' || i, ${names(shown, 'p.')} from ${ids} join (${latest}) p on p."rowId" = ${which}`,
  )
  await client.query(
    `insert into "productTerms" select i, t."title", t."body" || ${added}, t."facets" from ${ids} join (select s."rowId", w.* from (${latest}) s join "productTerms" w on w."snapshotId" = s."id") t on t."rowId" = ${which}`,
  )
  await client.query(`insert into "productPairs" select i, t."pairs" || ${added} from ${ids} join "productPairs" t on t."rowId" = ${which}`)
}

async function columnsOf(client: pg.Client, table: string, without: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = $1',
    [table],
  )
  return rows.map(({ name }) => name).filter((name) => !without.includes(name))
}

const names = (columns: string[], prefix = '') => columns.map((name) => `${prefix}"${name}"`).join(', ')
