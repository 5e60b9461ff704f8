import { Client } from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase } from './databases.ts'

const made: string[] = []
afterEach(async () => {
  for (const url of made.splice(0)) await dropDatabase(url)
})

async function make(template?: string) {
  const url = await createDatabase(template)
  made.push(url)
  return url
}

async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows as Record<string, unknown>[]
}

test('a test has a PostgreSQL database of its own', async () => {
  const [one, other] = [await make(), await make()]
  await ask(one, 'create table kept (word text)')
  expect(await ask(other, "select to_regclass('kept') as found")).toEqual([{ found: null }])
})

test('a copy of a database holds what the template held', async () => {
  const template = await make()
  await ask(template, "create table kept as select '发布' as word")
  expect(await ask(await make(template), 'select word from kept')).toEqual([{ word: '发布' }])
})

test('a removed database is gone, and so is who was connected to it', async () => {
  const url = await createDatabase()
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await dropDatabase(url)
  await expect(client.query('select 1')).rejects.toThrow()
  expect(await ask(inject('postgres'), `select 1 from pg_database where datname = '${new URL(url).pathname.slice(1)}'`)).toEqual([])
})
