import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { violationOf } from './db/violations.ts'
import { onBothEngines, type Site } from './testing/site.ts'

const APP = '/abp/services/app'
const LONG = `<p>${'字'.repeat(60_000)}</p>`

/** Makes the database refuse any insertion for lack of space, and returns a function that gives it space again. */
async function fillUp({ engine, running }: Site) {
  const { write } = running.database
  if (engine === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(write)
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]!.page_count))}`.execute(write)
    return () => sql`pragma max_page_count = 1000000`.execute(write)
  }
  // Fails like a full disk: every insertion that needs a new page is refused.
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(write)
  for (const table of ['news', 'upload'])
    await sql`create trigger full_disk before insert on ${sql.table(table)} execute function full_disk()`.execute(write)
  return () => sql`drop function full_disk() cascade`.execute(write)
}

onBothEngines('A disk that is full', (site) => {
  const create = (title: string, language = 'zh-CN') =>
    site.post(`${APP}/News/Create`, { title, content: LONG }, 'editor', { 'accept-language': language })

  test('B-09d B-09e B-09f B-09g refuses writes with a sentence, still answers reads, reports it once, and accepts writes again when there is space', async () => {
    expect((await create('之前')).status).toBe(200)
    const giveSpace = await fillUp(site)
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
    const [zh, en] = [await create('满'), await create('full', 'en')]
    expect([zh.status, zh.body.error.message]).toEqual([507, '服务器的存储空间已满，无法保存，请联系网站管理员。'])
    expect([en.status, en.body.error.message]).toEqual([
      507,
      'The server has no space left to store this. Please tell an administrator of the site.',
    ])
    expect(JSON.stringify([zh.body, en.body])).not.toMatch(/SQLITE|extend|rollback|transaction/i)
    const { status, body } = await site.get(`${APP}/News/GetAll`, 'viewer')
    expect([status, body.result.items.map(({ title }: { title: string }) => title)]).toEqual([200, ['之前']])
    expect((await site.get('/_news')).status).toBe(200)
    const lines = said.mock.calls.flat().filter((line) => /No space is left/.test(String(line)))
    expect([lines.length, failed.mock.calls]).toEqual([1, []])
    expect(lines[0]).toMatch(site.engine === 'sqlite' ? /database or disk is full/ : /could not extend file/)
    vi.restoreAllMocks()
    await giveSpace()
    expect((await create('之后')).status).toBe(200)
    expect((await site.post(`${APP}/News/Count`, {}, 'editor')).body.result).toBe(2)
  })
})

test('B-09d a full disk is the same error, whether SQLite, PostgreSQL or the file system reports it', () => {
  for (const code of ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT']) expect(violationOf({ code })).toEqual({ kind: 'full' })
})
