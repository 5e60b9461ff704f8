import { expect, test } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { CallError } from '../../session/http.ts'
import type { Item } from '../data/item.ts'
import { createOnce } from './create-once.ts'
import type { FormValues } from './form-values.ts'
import { saveKey } from '../data/save-key.ts'

const brand = resourceNamed('brand')

/** A server that makes one row for each key; the replies of the first calls are lost. */
function serverLosing(replies: number) {
  const rows = new Map<string, { row: Item; input: string }>()
  const [keys, updates]: [string[], FormValues[]] = [[], []]
  const create = async (input: FormValues, key: string) => {
    keys.push(key)
    const known = rows.get(key)
    const made = known ?? { row: { ...input, id: rows.size + 1, version: 1 } as unknown as Item, input: JSON.stringify(input) }
    rows.set(key, made)
    if (keys.length <= replies) throw new CallError('network')
    if (made.input === JSON.stringify(input)) return made.row
    const body = { code: 422, message: 'used', details: null, validationErrors: null, data: { first: made.row } }
    throw new CallError('used', { status: 422, body })
  }
  const update = async (input: FormValues) => {
    updates.push(input)
    return { ...rows.values().next().value!.row, ...input, version: 2 }
  }
  return { rows, keys, updates, create, update, once: saveKey() }
}

const values = { name: 'a', code: 'a' }

test('B-102l saving again after a lost reply sends the same key and makes one row, and the next row has another key', async () => {
  const server = serverLosing(2)
  for (let at = 0; at < 2; at++) await expect(createOnce(brand, values, server)).rejects.toThrow('network')
  expect(await createOnce(brand, values, server)).toMatchObject({ id: 1 })
  expect([new Set(server.keys).size, server.rows.size]).toEqual([1, 1])
  expect(server.keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(await createOnce(brand, values, server)).toMatchObject({ id: 2 })
  expect(server.keys.at(-1)).not.toBe(server.keys[0])
  expect(server.updates).toEqual([])
})

test('B-102l a refusal keeps the key: nothing was written under it', async () => {
  const once = saveKey()
  const keys: string[] = []
  const refusing = {
    once,
    create: async (_: FormValues, key: string) => Promise.reject(new CallError(keys.push(key).toString(), { status: 400 })),
  }
  for (let at = 0; at < 2; at++) await expect(createOnce(brand, values, refusing)).rejects.toThrow()
  expect(new Set(keys).size).toBe(1)
})

test('B-102l a form that was edited after the lost reply goes on from the row that was made, with what differs', async () => {
  const server = serverLosing(1)
  await expect(createOnce(brand, values, server)).rejects.toThrow('network')
  expect(await createOnce(brand, { ...values, name: 'b' }, server)).toMatchObject({ id: 1, name: 'b', version: 2 })
  expect(server.updates).toEqual([{ id: 1, version: 1, name: 'b' }])
  expect(server.rows.size).toBe(1)
})

test('B-102l where a row is created with more than it can be updated with, the person is told', async () => {
  const { update: _, ...server } = serverLosing(1)
  await expect(createOnce(brand, values, server)).rejects.toThrow('network')
  await expect(createOnce(brand, { ...values, name: 'b' }, server)).rejects.toMatchObject({ status: 422 })
})
