import { expect, test } from 'vitest'
import { allResources, resourceNamed } from '../../../contract/resources/index.ts'
import { listSchema } from '../../../contract/schema.ts'
import { divisionOf, filterFields, isFiltered, listInput, readList, writeList, type ListState } from './list-query.ts'

const news = resourceNamed('news')
const read = (query: string) => readList(new URLSearchParams(query), news)

test('E-11a the state of a list comes back from its address', () => {
  const state: ListState = {
    page: 3,
    size: 50,
    keyword: '相机 &',
    sort: { field: 'title', descending: true },
    filters: { state: 'draft', publishTimeStart: '2026-01-01', isTop: 'true' },
  }
  expect(read(writeList(state).toString())).toEqual(state)
})

test('E-11a default values add nothing to the address', () => {
  expect(writeList(read('')).toString()).toBe('')
  expect(isFiltered(read(''), news)).toBe(false)
})

test('E-11a wrong values in the address are ignored', () => {
  expect(read('page=-1&size=7&sort=title&unknown=1&title=x')).toEqual({ page: 1, size: 20, keyword: '', sort: null, filters: {} })
})

test('E-11a the server takes every state', () => {
  const input = listInput(
    read(
      'page=2&size=10&keyword=%20a%20&sort=publishTime-desc&state=draft&isTop=false&publishTimeStart=2026-01-01&publishTimeEnd=2026-02-01&category=company',
    ),
  )
  expect(input).toMatchObject({ skipCount: 10, maxResultCount: 10, keyword: 'a', sorting: 'publishTime desc', category: 'company' })
  expect(listSchema(news).safeParse(input).success).toBe(true)
})

test('B-63f the type chosen beside the list of dictionary items narrows no tree and is offered by no filter', () => {
  const items = resourceNamed('dictionaryItem')
  const state = readList(new URLSearchParams('typeId=3'), items)
  expect(isFiltered(state, items)).toBe(false)
  expect(divisionOf(state, items)).toEqual({ typeId: '3' })
  expect(filterFields(items).map(([name]) => name)).not.toContain('typeId')
  expect(isFiltered(readList(new URLSearchParams('typeId=3&isActive=true'), items), items)).toBe(true)
  expect(divisionOf(read('isTop=true'), news)).toEqual({})
})

test.each(allResources.map((r) => [r.name, r] as const))(
  'T-14b the list of %s is filtered by the days of creation, and keeps them in its address',
  (_, r) => {
    expect(filterFields(r).map(([name]) => name)).toContain('creationTime')
    const days = { creationTimeStart: '2026-01-01', creationTimeEnd: '2026-02-01' }
    const state = readList(new URLSearchParams(days), r)
    expect([state.filters, isFiltered(state, r)]).toEqual([days, true])
    expect(writeList(state).toString()).toBe(new URLSearchParams(days).toString())
    expect(listSchema(r).safeParse(listInput(state))).toMatchObject({ success: true, data: days })
  },
)
