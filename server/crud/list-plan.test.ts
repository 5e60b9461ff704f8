import { expect, test } from 'vitest'
import { galleryPicture } from '../../contract/resources/gallery-picture.ts'
import type { Resource } from '../../contract/resource.ts'
import { ALL_ROWS } from '../http/scopes.ts'
import type { ListCounts } from './list-counts.ts'
import { inputReader, type ListInput } from './list-input.ts'
import { listPlans } from './list-plan.ts'
import type { QueryScope } from './query-scope.ts'

const read = inputReader({ r: galleryPicture as unknown as Resource, engine: 'sqlite', timeZone: 'Asia/Shanghai', language: 'zh-CN' })
const plansWhere = (isBig: boolean, total: number) =>
  listPlans({
    isBig: async () => isBig,
    bounded: async () => ({ total }),
    near: async () => null,
    isKnownSmall: () => !isBig,
  } as unknown as ListCounts)
const isLong = async (isBig: boolean, input: ListInput, total = 1) =>
  (await plansWhere(isBig, total).make({ scope: ALL_ROWS } as QueryScope, read(input))).isLong

test('B-11c of a large resource rows for a file are read beside the others, and a page for the screen is not', async () => {
  for (const filter of [{}, { creationTimeStart: '2024-01-01' }]) {
    expect([filter, await isLong(true, { ...filter, maxResultCount: 1000 })]).toEqual([filter, true])
    expect([filter, await isLong(true, { ...filter, skipCount: 5000, maxResultCount: 10 })]).toEqual([filter, true])
    expect([filter, await isLong(true, { ...filter, maxResultCount: 100 })]).toEqual([filter, false])
    expect([filter, await isLong(false, { ...filter, maxResultCount: 1000 })]).toEqual([filter, false])
  }
})
