import { expect, test } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { choosable, createListLooks, readBeside, readLook, readSelected, usualColumns, withBeside, writeLook } from './list-look.ts'

const news = resourceNamed('news')
const beside = (query: string) => readBeside(new URLSearchParams(query))

test('E-11b columns, their order and the density come back from the address', () => {
  const look = { columns: ['author', 'title', 'state'], density: 'compact' } as const
  const query = withBeside(new URLSearchParams('keyword=a'), { selected: '', ...writeLook(look) }).toString()
  expect(query).toBe('keyword=a&columns=author.title.state&density=compact')
  expect(readLook(beside(query), undefined, news)).toEqual(look)
})

test('E-11b a list with its default look adds nothing to the address', () => {
  expect(withBeside(new URLSearchParams('columns=title&density=loose&selected=1'), { selected: '', ...writeLook({}) }).size).toBe(0)
  expect(readLook(beside(''), undefined, news)).toEqual({})
})

test('E-11b the address wins over the last choice, and the last choice over the default', () => {
  const kept = { columns: ['title', 'author'], density: 'loose' }
  expect(readLook(beside(''), kept, news)).toEqual(kept)
  expect(readLook(beside('columns=title.source'), kept, news)).toEqual({ columns: ['title', 'source'], density: 'loose' })
})

test('E-11b a name that cannot be a column is ignored, and the name of the row is always a column', () => {
  expect(readLook(beside('columns=content.source.nothing.source&density=huge'), undefined, news)).toEqual({ columns: ['title', 'source'] })
  expect(readLook(beside('columns=nothing'), { columns: 7, density: null }, news)).toEqual({})
  expect(choosable(news)).toEqual(expect.arrayContaining(usualColumns(news)))
  for (const name of ['content', 'summary', 'titleEn']) expect(choosable(news)).not.toContain(name)
})

test('E-11b the rows selected come back from the address', () => {
  expect(readSelected(beside('selected=3.12.3'))).toEqual([3, 12])
  expect(readSelected(beside('selected=x.-1.0.1e99'))).toEqual([])
  expect(readSelected(beside(''))).toEqual([])
})

test('E-11b the look of a list is stored by resource; the default look stores nothing', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  createListLooks(storage).choose(news, { density: 'compact' })
  const again = createListLooks(storage)
  expect(again.state).toEqual({ news: { density: 'compact' } })
  again.choose(news, {})
  expect(createListLooks(storage).state).toEqual({})
})
