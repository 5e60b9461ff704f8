import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'
import { fail, say } from './lib/say.mjs'

// npm run migration -- <resource> [--write]

await ready()
const { allResources } = await import('../contract/resources/index.ts')
const { printMigration } = await import('../server/crud/print-migration.ts')
const { nextMigration, withMigration } = await import('./lib/migration.mjs')

const folder = (...parts) => inRoot('server', 'db', 'migrations', ...parts)
const [name, ...options] = process.argv.slice(2)
const resource = allResources.find((one) => one.name === name)
if (!resource) fail(`Name one of the resources: ${allResources.map((one) => one.name).join(', ')}.`)
if (options.includes('--write')) write()
else say(printMigration(resource))

function write() {
  const present = readdirSync(folder()).filter((file) => /^\d{4}-.*\.ts$/.test(file))
  const maker = present.find((file) => readFileSync(folder(file), 'utf8').includes(`make.table('${name}',`))
  if (maker) fail(`${maker} makes the table ${name} already: write its change by hand, as a migration of its own.`)
  const migration = nextMigration(name, printMigration(resource), present)
  writeFileSync(folder(migration.file), migration.text)
  writeFileSync(folder('index.ts'), withMigration(readFileSync(folder('index.ts'), 'utf8'), migration))
  say(`Wrote server/db/migrations/${migration.file} and its line in index.ts. Read it: once it has run anywhere it is frozen.`)
}
