import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApi } from '../../contract/api/openapi.ts'
import { allEndpoints, allPermits } from '../../contract/api/registry.ts'
import { readSchema } from '../../server/db/migrations/fresh-schema.ts'
import { runMigrations } from '../../server/db/migrations/migrate.ts'
import { openSqlite } from '../../server/db/sqlite.ts'
import { permitsOf } from '../../server/http/permits.ts'
import { version } from '../../server/config/version.ts'
import { seededRoles } from '../../server/features/functions/seeded-roles.ts'
import { deriveConformance, readRequirements } from './conformance.mjs'
import { inRoot } from './root.mjs'
import { namesOfTests } from './test-names.mjs'

/** The files that follow from declarations and tests, each by its path from the root: people read them, and reviews show how they change. */
export const generatedFiles = () => ({
  'docs/openapi.json': `${print(openApi(version))}\n`,
  'docs/permits.md': permitTable(),
  'docs/conformance.json': `${print(conformance())}\n`,
})

/** The schema of an SQLite file as all migrations make it, one after another: a new file is made from it at once. */
export async function generatedSchema() {
  const folder = mkdtempSync(join(tmpdir(), 'portico-schema-'))
  const database = openSqlite(join(folder, 'portico.db'))
  try {
    await runMigrations(database)
    return { 'server/db/migrations/sqlite-schema.generated.json': `${print(await readSchema(database))}\n` }
  } finally {
    await database.close()
    rmSync(folder, { recursive: true })
  }
}

const conformance = () => deriveConformance(readRequirements(readFileSync(inRoot('docs', 'requirements.md'), 'utf8')), namesOfTests())

const width = 140

/** JSON in which whatever fits stands on one line: a change of one field is a change of one line. */
export function print(value, indent = '', taken = 0) {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + taken + flat.length <= width) return flat
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const label = (name) => (isList ? '' : `${JSON.stringify(name)}: `)
  const lines = Object.entries(value).map(([name, part]) => `${inner}${label(name)}${print(part, inner, label(name).length)}`)
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function permitTable() {
  const roles = seededRoles().map(({ name, granted }) => ({ name, permits: permitsOf(granted) }))
  const calls = allEndpoints()
  const rows = allPermits().map((permit) => {
    const held = roles.map(({ permits }) => (permits.has(permit) ? '✓' : ''))
    return [permit, callsOf(calls, permit), ...held]
  })
  const open = (access) => calls.filter((call) => call.access === access).map((call) => `- ${nameOf(call)}`)
  return `# Permits

Written by \`npm run generate\` from the declarations in \`contract/\`; a test holds it to them. The roles are those that the first start makes
(requirements A-06); from then on they are the customer's own. \`InsertOrUpdate\` of a row without an id asks for \`…/Add\` instead.

${table(['Permit', 'Calls', ...roles.map(({ name }) => name)], rows)}

## Calls for anyone who is signed in

${open('signedIn').join('\n')}

## Calls for anyone

${open('anyone').join('\n')}
`
}

const callsOf = (calls, permit) =>
  calls
    .filter(({ access }) => access.permit === permit)
    .map(nameOf)
    .join(', ')

/** The application services share their base. */
const nameOf = ({ path }) => `\`${path.replace('/abp/services/app/', '')}\``

const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
