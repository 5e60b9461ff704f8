import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { AGAIN_AND_AGAIN, killing } from '../testing/kill-during.ts'
import { killedSite } from '../testing/killed-site.ts'
import { fillLogins } from '../testing/log-rows.ts'
import { runHere } from '../testing/operator.ts'
import { anyEngine } from '../testing/site.ts'
import { readNotes } from './notes.ts'
import { orderBackup } from './order-backup.ts'

const ROWS = 40_000
const PATIENCE_MS = 300_000

anyEngine('The process that makes a backup is killed', (engine) => {
  const killed = killedSite(engine, { started: () => {} })
  const { rowOf, killDuring, ended } = killing(killed)
  const names = () => {
    const place = path.join(killed.dataDir, 'backups')
    return existsSync(place) ? readdirSync(place) : []
  }

  async function order(): Promise<number> {
    await orderBackup(killed.database, '2026-11-24')
    return (await killed.database.read.selectFrom('job').select('id').where('kind', '=', 'backup').executeTakeFirstOrThrow()).id
  }

  /** There is one backup, it is whole, the site knows it, and nothing else was left. */
  async function expectOne() {
    expect(names()).toEqual([expect.stringMatching(/^portico-.*Z$/)])
    const folder = path.join(killed.dataDir, 'backups', names()[0]!)
    expect(await runHere(killed.env, ['verify-backup', folder])).toMatchObject({ code: 0, errors: '' })
    expect(await readNotes(killed.database.read)).toMatchObject({ verified: expect.any(String), failed: null })
  }

  // The gate ends it with its site, which is the gentler half of the same rule.
  const { often, kills, options } = AGAIN_AND_AGAIN

  test(
    `B-67i B-67m B-81c ${often}, by itself and with its whole site: no half backup has the name of a whole one, and exactly one is made`,
    options,
    async () => {
      await fillLogins(killed.database, ROWS, Date.now() - ROWS, sql.lit('x'))
      const id = await order()
      expect(await killDuring(id, { kills })).toBeGreaterThan(0)
      await ended(id)
      const { result } = await rowOf(id)
      expect(JSON.parse(result!).rows).toBeGreaterThan(ROWS)
      await expectOne()
    },
  )

  test(
    'B-67m B-81c told to end with its site, it gives the job back without a failure, and the next start makes exactly one',
    async () => {
      const id = await order()
      await expect.poll(names, { interval: 2, timeout: 60_000 }).toHaveLength(1)
      killed.program.kill('SIGTERM')
      await killed.program.ended
      const left = await rowOf(id)
      // On a fast machine it may have been done before.
      expect(left.state === 'done' || (left.state === 'waiting' && left.error === null)).toBe(true)
      await killed.startAgain()
      await ended(id)
      await expectOne()
    },
    PATIENCE_MS,
  )

  test(
    'B-67m B-81c which cannot write says so among the lines of the server, on the dashboard and behind the bell',
    async () => {
      writeFileSync(path.join(killed.dataDir, 'backups'), 'a file where the folder should be')
      const id = await order()
      await expect.poll(() => killed.program.output(), { timeout: 60_000 }).toContain('The backup failed: EEXIST')
      await expect.poll(async () => (await rowOf(id)).state).toBe('waiting')
      expect((await rowOf(id)).error).toContain('EEXIST')
      expect((await readNotes(killed.database.read)).failed?.reason).toContain('EEXIST')
    },
    PATIENCE_MS,
  )
})
