import { sql } from 'kysely'
import { survey } from '../contract/forms/templates/survey.ts'
import { resources } from '../contract/resources/index.ts'
import type { Resource } from '../contract/resource.ts'
import { readEnvironment } from '../server/config/environment.ts'
import { pairsOfRows } from '../server/crud/row-pairs.ts'
import { openDatabase } from '../server/db/open.ts'
import type { Database } from '../server/db/engine.ts'
import { signIn, startPortico } from './portico.ts'
import type { Line } from './table.ts'
import { timed } from './timed.ts'

const CALLS = 100
const SERVICES = '/abp/services/app'
const CHUNK = 20_000
/** The options that each answer has chosen, one of five values each. */
const CHOSEN = ['pace', 'quality', 'advice', 'price', 'again']

interface Answered {
  dataDir: string
  /** The number of answers to one form. */
  size: number
  databaseUrl: string | null
}

/** Measures the list and the totals of a form with 100,000 answers; milliseconds. */
export async function measureFormAnswers({ dataDir, size, databaseUrl }: Answered): Promise<Line[]> {
  const env = { DATABASE_URL: databaseUrl ?? '' }
  const formId = await publishedForm(dataDir, env)
  const database = await openDatabase(readEnvironment({ DATA_DIR: dataDir, ...env }))
  try {
    await fill(database, { formId, size })
  } finally {
    await database.close()
  }
  const portico = await startPortico(dataDir, env)
  try {
    const headers = { 'x-token': await signIn(portico.url) }
    const ask = async (path: string) => {
      const reply = await fetch(`${portico.url}${SERVICES}/FormAnswer/${path}`, { headers })
      if (!reply.ok) throw new Error(`${path} answers ${reply.status}`)
      await reply.arrayBuffer()
    }
    const asked: [string, (call: number) => string][] = [
      ['the newest answers', () => `GetAll?formId=${formId}&maxResultCount=20`],
      ['a page in the middle', (call) => `GetAll?formId=${formId}&maxResultCount=20&skipCount=${Math.floor(size / 3) + call * 20}`],
      ['answers with an option', (call) => `GetAll?formId=${formId}&picked=${CHOSEN[call % 5]}%3Dv${call % 5}&maxResultCount=20`],
      ['an option that nobody chose', (call) => `GetAll?formId=${formId}&picked=${CHOSEN[call % 5]}%3Dnone&maxResultCount=20`],
      ['any of several options', (call) => `GetAll?formId=${formId}&picked=${anyOf([`v${call % 5}`, 'v1', 'v3'])}&maxResultCount=20`],
      ['several options that nobody chose', () => `GetAll?formId=${formId}&picked=${anyOf(['none', 'neither', 'nor'])}&maxResultCount=20`],
      ['answers that are new', () => `GetAll?formId=${formId}&status=new&maxResultCount=20`],
      ['a person by mail', (call) => `GetAll?keyword=p${call * 97}%40&maxResultCount=20`],
      ['the totals', () => `GetTotals?formId=${formId}`],
    ]
    const lines: Line[] = []
    for (const [what, pathOf] of asked) {
      const { p50, p99 } = await timed(CALLS, (call) => ask(pathOf(call)))
      lines.push({ what: `${what}, p99`, value: p99, unit: 'ms', limit: { most: 150 }, note: `p50 ${p50.toFixed(1)}` })
    }
    return lines
  } finally {
    await portico.stop()
  }
}

/** These values of the first three questions: any of each. */
const anyOf = (values: string[]) =>
  encodeURIComponent(
    CHOSEN.slice(0, 3)
      .flatMap((key) => values.map((value) => `${key}=${value}`))
      .join('\n'),
  )

async function publishedForm(dataDir: string, env: NodeJS.ProcessEnv): Promise<number> {
  const portico = await startPortico(dataDir, env)
  try {
    const headers = { 'content-type': 'application/json', 'x-token': await signIn(portico.url) }
    const post = async (path: string, body: object) => {
      const reply = await fetch(`${portico.url}${SERVICES}/DynamicForm/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return ((await reply.json()) as { result: { id: number; version: number } }).result
    }
    const { id, version } = await post('Create', { title: 'bench', slug: `bench-${Date.now()}`, definition: survey })
    await post('Publish', { id, version })
    return id
  } finally {
    await portico.stop()
  }
}

/** Writes answers straight into the tables, each hundredth as spam. */
async function fill(database: Database, { formId, size }: { formId: number; size: number }) {
  const db = database.unlimited
  const now = Date.now()
  const form = sql.lit(formId)
  const { first } = (await sql<{ first: number }>`select coalesce(max("id"), 0) as "first" from "formAnswer"`.execute(db)).rows[0]!
  const value = (at: number) => sql.raw(`'v' || (i * ${7 + at} % 5)`)
  for (let from = Number(first) + 1; from <= Number(first) + size; from += CHUNK) {
    const numbers = sql.raw(
      `with recursive n(i) as (select cast(${from} as bigint) union all select i + 1 from n where i < ${Math.min(from + CHUNK - 1, Number(first) + size)})`,
    )
    const picked = sql.raw(`'[' || ${CHOSEN.map((key, at) => `'"${key}=v' || (i * ${7 + at} % 5) || '"'`).join(` || ',' || `)} || ']'`)
    await sql`
      insert into "formAnswer" ("id", "formId", "formVersion", "summary", "email", "answers", "picked", "language", "status", "creationTime", "version")
      ${numbers} select i, ${form}, 1, '答卷 ' || i, 'p' || i || '@example.com', '{"name":"答卷 ' || i || '"}', ${picked}, 'zh-CN',
        case when i % 100 = 0 then 'spam' when i % 3 = 0 then 'handled' else 'new' end, ${sql.lit(now)} - i * 1000, 1 from n`.execute(db)
    for (const [at, key] of CHOSEN.entries())
      await sql`
        insert into "formPick" ("formId", "question", "value", "answerId") ${numbers} select ${form}, ${sql.lit(key)}, ${value(at)}, i from n`.execute(
        db,
      )
  }
  await pairsOfRows(resources.formAnswer as unknown as Resource, database.engine).renew(db)
  if (database.engine === 'postgres') {
    await sql`select setval(pg_get_serial_sequence('"formAnswer"', 'id'), ${sql.lit(Number(first) + size)})`.execute(db)
    await sql`analyze`.execute(db)
  }
}
