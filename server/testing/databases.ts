import { randomBytes } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { inject } from 'vitest'

/**
 * A new database in the run's PostgreSQL, empty or a copy of `template` (another's address, which nobody may be connected to); returns its
 * address. `options` is SQL: another locale.
 */
export async function createDatabase(template?: string, options = '', server = inject('postgres')): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // To copy files takes half as long as to write each page into the log.
  const from = template ? escapeIdentifier(nameOf(template)) : 'template0'
  await asAdmin(`create database ${name} template ${from} strategy file_copy ${options}`, server)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Removes a database, whoever is still connected. */
export const dropDatabase = (url: string) => asAdmin(`drop database if exists ${escapeIdentifier(nameOf(url))} with (force)`)

const nameOf = (url: string) => new URL(url).pathname.slice(1)

async function asAdmin(statement: string, server = inject('postgres')) {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
