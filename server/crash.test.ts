import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from './db/open.ts'
import type { Database } from './db/engine.ts'
import { readEnvironment } from './config/environment.ts'
import { createDatabase, dropDatabase } from './testing/databases.ts'
import { programFolder, startProgram, type Program } from './testing/program.ts'
import { killRounds } from './testing/kill-during.ts'
import { eachEngine, PASSWORD } from './testing/site.ts'

const NEWS = '/abp/services/app/News'
const WRITERS = 4

interface Row {
  id: number
  version: number
}

eachEngine('A server that is killed while it publishes', (engine) => {
  let folder: string
  let env: NodeJS.ProcessEnv
  beforeAll(async () => {
    folder = await programFolder()
    const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-crash-'))
    const empty = inject('emptySites')[engine]
    cpSync(empty.dataDir, dataDir, { recursive: true })
    env = {
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: 'empty',
      DATABASE_URL: empty.databaseUrl && (await createDatabase(empty.databaseUrl)),
    }
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    rmSync(env['DATA_DIR']!, { recursive: true })
    if (env['DATABASE_URL']) await dropDatabase(env['DATABASE_URL'])
  })

  async function run() {
    const program = startProgram(folder, env)
    const url = await program.url
    let token = ''
    const post = async (at: string, body: unknown) => {
      const response = await fetch(url + at, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-token': token },
        body: JSON.stringify(body),
      })
      return ((await response.json()) as { result: Row & { accessToken: string } }).result
    }
    token = (await post('/abp/TokenAuth/Authenticate', { username: 'admin', password: PASSWORD })).accessToken
    return { program, url, post }
  }

  /** Publishes one item after the other until the server is gone; calls back at each acknowledgement. */
  async function publishOn(post: Awaited<ReturnType<typeof run>>['post'], published: (id: number, title: string) => void, name: string) {
    try {
      for (let turn = 1; ; turn++) {
        const title = `${name} ${turn}`
        const made = await post(`${NEWS}/Create`, { title: `${title} (draft)`, content: '<p>…</p>', tags: ['kill'] })
        const changed = await post(`${NEWS}/Update`, { id: made.id, version: made.version, title, content: `<p>${title}</p>` })
        await post(`${NEWS}/Publish`, { id: made.id, version: changed.version })
        published(made.id, title)
      }
    } catch {
      // The server is gone: what it had not acknowledged may be there or not.
    }
  }

  async function killWhilePublishing(round: number): Promise<Map<number, string>> {
    const { program, post } = await run()
    const acknowledged = new Map<number, string>()
    const enough = new Promise<void>((resolve) => {
      const writers = Array.from({ length: WRITERS }, (_, index) =>
        publishOn(
          post,
          (id, title) => {
            acknowledged.set(id, title)
            if (acknowledged.size > 8) resolve()
          },
          `${round}-${index}`,
        ),
      )
      void Promise.all(writers).then(() => resolve())
    })
    await enough
    // Anywhere within the work on one item.
    await wait(Math.random() * 40)
    program.kill('SIGKILL')
    expect(await program.ended).toBe('SIGKILL')
    return acknowledged
  }

  async function seenByVisitors({ url }: { url: string }, ids: Iterable<number>) {
    const titles = await Promise.all(
      [...ids].map(
        async (id) =>
          [
            id,
            ((await (await fetch(`${url}/api/portal/news?id=${id}`)).json()) as { result: { title: string; content: string } }).result,
          ] as const,
      ),
    )
    return new Map(titles.map(([id, shown]) => [id, `${shown?.title} ${shown?.content}`]))
  }

  for (const { often, kills, options } of killRounds(engine))
    test(`M-01e ${often}: has each publishing that it acknowledged after its restart, and none half`, options, async () => {
      const acknowledged = new Map<number, string>()
      for (let round = 1; round <= kills; round++) for (const [id, title] of await killWhilePublishing(round)) acknowledged.set(id, title)
      const after = await run()
      try {
        const expected = new Map([...acknowledged].map(([id, title]) => [id, `${title} <p>${title}</p>`]))
        expect(await seenByVisitors(after, acknowledged.keys())).toEqual(expected)
      } finally {
        await stop(after.program)
      }
      const database = await openDatabase(readEnvironment(env))
      try {
        expect(await halves(database)).toEqual([])
      } finally {
        await database.close()
      }
    })

  test(
    'M-01e an import that the server was killed in the midst of is there as a whole or not at all',
    { tags: engine === 'sqlite' ? [] : ['whole'], timeout: 60_000 },
    async () => {
      const { program, post } = await run()
      const items = Array.from({ length: 1000 }, (_, at) => ({ title: `half ${at}`, content: '<p>half <b>done</b></p>'.repeat(200) }))
      let isAcknowledged = false
      const importing = post(`${NEWS}/SaveImport`, { items }).then(
        () => (isAcknowledged = true),
        () => {},
      )
      // The import takes several times as long.
      await wait(400)
      program.kill('SIGKILL')
      await importing
      expect(await program.ended).toBe('SIGKILL')
      const after = await run()
      try {
        expect(isAcknowledged ? [1000] : [0, 1000]).toContain(await after.post(`${NEWS}/Count`, { keyword: 'half' }))
      } finally {
        await stop(after.program)
      }
    },
  )
})

async function stop(program: Program) {
  program.kill()
  expect(await program.ended).toBe(0)
}

/** Rows of which one part was written without the others: row, snapshot, change log and audit belong together. */
async function halves(database: Database) {
  const { rows } = await sql`
    select * from (
      select news."id", news."version", news."title",
        (select count(*) from "newsSnapshot" s where s."rowId" = news."id") as snapshots,
        (select count(*) from "newsSnapshot" s where s."rowId" = news."id" and s."rowVersion" = news."version" and s."title" = news."title" and s."content" = news."content") as whole,
        (select count(*) from "entityChange" c where c."entityType" = 'news' and c."entityId" = news."id" and c."changeType" = 'Published') as published,
        (select count(*) from "entityChange" c where c."entityType" = 'news' and c."entityId" = news."id" and c."changeType" <> 'Published') as edits
      from news) as row
    where not (snapshots = published and snapshots <= 1 and whole = snapshots and edits = "version" and (snapshots = 0 or "version" = 2))`.execute(
    database.read,
  )
  const audits = await sql<{
    method: string
    count: number
  }>`select "methodName" as method, count(*) as count from "auditLog" where "exceptionMessage" is null and "serviceName" = 'News' group by "methodName"`.execute(
    database.read,
  )
  const changes = await sql<{
    type: string
    count: number
  }>`select "changeType" as type, count(*) as count from "entityChange" where "entityType" = 'news' group by "changeType"`.execute(
    database.read,
  )
  const count = (list: { count: number }[], key: string, name: string) =>
    list.find((one) => (one as Record<string, unknown>)[key] === name)?.count
  const unequal = [
    ['Create', 'Created'],
    ['Update', 'Updated'],
    ['Publish', 'Published'],
  ].filter(([method, type]) => count(audits.rows, 'method', method!) !== count(changes.rows, 'type', type!))
  return [...rows, ...unequal]
}
