import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHere, runOnceByProgram } from '../testing/operator.ts'
import { programFolder } from '../testing/program.ts'
import { onAnyEngine } from '../testing/site.ts'

let folder: string
let scratch: string
beforeAll(async () => {
  folder = await programFolder()
  scratch = mkdtempSync(path.join(tmpdir(), 'portico-log-files-'))
})
afterAll(() => [folder, scratch].forEach((place) => rmSync(place, { recursive: true })))

onAnyEngine('Signed files of logs by command', (site) => {
  const run = (args: string[], env = site.env) => runOnceByProgram({ engine: site.engine, env }, folder, args)
  /** The same work, where another test shows the program. */
  const here = (args: string[], env = site.env) => runHere(env, args)
  const place = (name: string) => path.join(scratch, `${site.engine}-${name}`)

  test('B-73f the operator writes one while the server runs, and checks it here and, with the public key, elsewhere', async () => {
    await site.post('/abp/services/app/News/Create', { title: '留痕' }, 'editor')
    const out = place('audit.ndjson')
    const made = await run(['export-log', 'auditlog', '--out', out])
    expect([made.code, made.errors]).toEqual([0, ''])
    expect(made.output).toMatch(/holds [1-9]\d* rows of auditLog, signed with the key [0-9a-f]{16}/)
    expect(readFileSync(out, 'utf8')).toContain('留痕')
    expect(statSync(out).mode & 0o777).toBe(0o600)
    expect(await run(['verify-log', out])).toMatchObject({ code: 0, output: expect.stringContaining('is whole') })
    const key = made.output.trim().split('\n').at(-1)!
    const elsewhere = { DATA_DIR: place('nothing'), DATABASE_URL: '' }
    expect(await run(['verify-log', out, '--key', key], elsewhere)).toMatchObject({ code: 0, errors: '' })
    expect(await here(['verify-log', out], elsewhere)).toMatchObject({ code: 1, errors: expect.stringContaining('holds no site yet') })
    const audit = await site.database.read.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(audit).toMatchObject({ userName: 'operator', serviceName: 'AuditLog', methodName: 'Export' })
  })

  test('B-73f a changed file is named with its line, and nothing is overwritten', async () => {
    const out = place('login.ndjson')
    expect((await here(['export-log', 'loginLog', '--from', '2026-01-01', '--to', '2030-12-31', '--out', out])).code).toBe(0)
    const text = readFileSync(out, 'utf8')
    const again = await here(['export-log', 'loginLog', '--out', out])
    expect([again.code, again.errors, readFileSync(out, 'utf8')]).toEqual([1, expect.stringContaining('is there already'), text])
    writeFileSync(out, text.replace('"result":"Success"', '"result":"Failed"'))
    const spoilt = await here(['verify-log', out])
    expect([spoilt.code, spoilt.output]).toEqual([1, ''])
    expect(spoilt.errors).toMatch(/is not as it was signed\. Line \d+ was changed/)
  })

  test('B-73f an impossible wish gets a sentence', { tags: ['whole'] }, async () => {
    const wishes: [string[], number, RegExp][] = [
      [['export-log', 'otherLog', '--out', place('x')], 2, /Name one log/],
      [['export-log', 'webLog'], 2, /--out/],
      [['export-log', 'webLog', '--out', place('x'), '--from', '2026-02-30'], 2, /Name a day/],
      [['verify-log'], 2, /Name one file/],
      [['verify-log', place('none'), '--key', 'x'], 1, /There is no file/],
    ]
    for (const [args, code, sentence] of wishes) {
      const done = await here(args)
      expect([args, done.code, done.output]).toEqual([args, code, ''])
      expect(done.errors).toMatch(sentence)
    }
  })
})
