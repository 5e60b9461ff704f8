// @module-tag browser
import Database from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROGRAM_FLAGS } from '../scripts/lib/program-flags.mjs'
import { inRoot } from '../scripts/lib/root.mjs'

// Runs `npm start` itself on the build.

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portico-start-'))
})
afterAll(() => rmSync(dataDir, { recursive: true }))

/** Runs the command. Without `path` it finds the programs of this machine. */
async function start(path = process.env['PATH']) {
  const child = spawn(process.execPath, [...PROGRAM_FLAGS, 'scripts/start.mjs'], {
    env: { PATH: path, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      const found = /Portico is running at (http:\/\/localhost:\d+)\//.exec(output)
      if (found) resolve(found[1]!)
    })
    void ended.then((code) => reject(new Error(`It ended with ${code}:\n${output}`)))
  })
  const home = await fetch(`${url}/home`)
  return { url, home, said: () => output, stop: () => (child.kill('SIGINT'), ended) }
}

test('P-14b one command brings up the whole site, and Ctrl-C ends it cleanly', async () => {
  const { url, home, stop } = await start()
  expect(home.status).toBe(200)
  const front = await (await fetch(`${url}/`)).text()
  const assets = [...front.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!)
  expect(assets.length).toBeGreaterThan(1)
  for (const path of assets) expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
  expect((await fetch(`${url}/docs`)).status).toBe(200)
  expect(await stop()).toBe(0)
}, 180_000)

/** Tables that grow while a site runs. */
const RUNNING = /log|burst|visit|miss|job|session/i

/** Counts the rows of each table of the site, and lists its uploads. */
function contents() {
  const database = new Database(join(dataDir, 'portico.db'), { readonly: true })
  try {
    const names = database.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
    const counts = names
      .filter((name) => !RUNNING.test(name))
      .map((name) => [name, database.prepare(`select count(*) from "${name}"`).pluck().get()])
    return { rows: Object.fromEntries(counts), files: readdirSync(join(dataDir, 'uploads')).toSorted() }
  } finally {
    database.close()
  }
}

/** When the packages were installed and the program was built. */
const made = () => ['node_modules/.portico-installed', 'dist/.stamp', 'dist/server/main.js'].map((file) => statSync(inRoot(file)).mtimeMs)

// Its time depends on the machine; what makes it short does not.
test('a second start answers soon, since it installs, builds and seeds nothing', async () => {
  if (!existsSync(join(dataDir, 'portico.db'))) await (await start()).stop()
  const before = { made: made(), ...contents() }
  expect(before.rows['news']).toBeGreaterThan(0)
  // A start that finds no program can install nothing.
  const { home, said, stop } = await start(dataDir)
  expect(home.status).toBe(200)
  expect(said()).not.toMatch(/Installing|Building/)
  expect(await stop()).toBe(0)
  expect({ made: made(), ...contents() }).toEqual(before)
}, 180_000)
