import { expect, test } from 'vitest'
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
