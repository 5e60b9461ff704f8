import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Access } from '../endpoint.ts'
import { allEndpoints } from './registry.ts'

const WRITES = allEndpoints().filter(({ effect }) => effect !== 'read')

test('no call that changes something is opened by a permit to view, but that which notes what oneself has seen', () => {
  const isOpenedByView = (access: Access) => typeof access === 'object' && access.permit.endsWith('/View')
  expect(WRITES.filter(({ access }) => isOpenedByView(access)).map(({ path }) => path)).toEqual(['/abp/services/app/Burst/MarkSeen'])
})

test('C-30g a publication and a return to an old snapshot are refused without the version that was seen', () => {
  const calls = WRITES.filter(({ path }) => /\/(Publish|RevertTo)$/.test(path))
  expect(calls.length).toBeGreaterThan(5)
  const given = { id: 1, snapshotId: 1 }
  for (const { path, input } of calls) {
    const known = path.endsWith('/RevertTo') ? given : { id: 1 }
    expect([path, input.safeParse(known).success, input.safeParse({ ...known, version: 1 }).success]).toEqual([path, false, true])
  }
})

interface Json {
  properties?: Record<string, Json>
  items?: Json
}
const namesIn = (schema: Json | undefined) => Object.keys(schema?.properties ?? {})
const jsonOf = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json

test('T-14a every list that is read by pages and tells when its rows were made takes the days of their making', () => {
  const lists = allEndpoints().filter(({ input, output }) => {
    const row = output && jsonOf(output, 'output').properties?.['items']?.items
    return namesIn(row).includes('creationTime') && namesIn(jsonOf(input, 'input')).includes('maxResultCount')
  })
  expect(lists.length).toBeGreaterThan(20)
  const days = ['creationTimeStart', 'creationTimeEnd']
  expect(
    lists.filter(({ input }) => !days.every((name) => namesIn(jsonOf(input, 'input')).includes(name))).map(({ path }) => path),
  ).toEqual([])
})
