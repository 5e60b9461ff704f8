import { describe, expect, test } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { Item } from '../data/item.ts'
import { startValues } from './form-values.ts'
import { refill, wordsOf } from './kept-words.ts'

const news = resourceNamed('news')
const row = (values: object): Item => ({ id: 1, version: 1, title: 'T', summary: 'old', author: 'A', ...values }) as unknown as Item
const formOf = (item: Item, typed: object = {}) => {
  const before = startValues(news, item)
  return { row: item, before, values: { ...before, ...typed } }
}
const kept = (item: Item, typed: object) => ({ ...wordsOf(news, formOf(item, typed))!, at: 1, path: '/sitenews/1' })

describe('The words of a form that the browser keeps', () => {
  test('B-31a are the changed properties only, with the values before', () => {
    expect(wordsOf(news, formOf(row({})))).toBeNull()
    expect(wordsOf(news, formOf(row({}), { summary: 'mine' }))).toMatchObject({
      title: 'T',
      version: 1,
      kinds: { summary: 'longText' },
      before: { summary: 'old' },
      values: { summary: 'mine' },
    })
  })

  test('B-31h leave out everything that is no declared field', () => {
    expect(wordsOf(news, formOf(row({}), { password: 'secret' }))).toBeNull()
  })

  test('B-31f are merged with changes of others to other properties', () => {
    const now = row({ version: 2, author: 'theirs' })
    const { row: from, content, isContested } = refill(news, kept(row({}), { summary: 'mine' }), formOf(now))
    expect(isContested).toBe(false)
    expect(from).toBe(now)
    expect(content).toMatchObject({ summary: 'mine', author: 'theirs' })
  })

  test('B-31f go on from the old version when somebody changed the same property, so that saving is refused and asks', () => {
    const now = row({ version: 2, summary: 'theirs' })
    const { row: from, content, isContested } = refill(news, kept(row({}), { summary: 'mine' }), formOf(now))
    expect(isContested).toBe(true)
    expect(from).toMatchObject({ version: 1, summary: 'old' })
    expect(content).toMatchObject({ summary: 'mine' })
  })

  test('B-31k do not fill a field that has another kind since', () => {
    const words = { ...kept(row({}), { summary: 'mine', author: 'me' }), kinds: { summary: 'html', author: 'text' } }
    expect(refill(news, words, formOf(row({}))).content).toMatchObject({ summary: 'old', author: 'me' })
  })

  test('B-31a give way to what was typed before they came', () => {
    expect(refill(news, kept(row({}), { summary: 'mine' }), formOf(row({}), { summary: 'newer' })).content).toMatchObject({
      summary: 'newer',
    })
  })
})
