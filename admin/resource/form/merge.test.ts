import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areContested, differences, merged, mineFirst, obvious } from './merge.ts'

const base = { title: '标题', summary: '旧', author: null, tags: ['a'], isTop: false }

test('E-11 each difference names who changed the property', () => {
  const mine = { ...base, summary: '我的', author: '我', isTop: true }
  const theirs = { ...base, summary: '对方的', tags: ['a', 'b'], isTop: true }
  expect(differences(base, mine, theirs)).toEqual([
    { name: 'summary', mine: '我的', theirs: '对方的', by: 'both' },
    { name: 'author', mine: '我', theirs: null, by: 'me' },
    { name: 'tags', mine: ['a'], theirs: ['a', 'b'], by: 'them' },
  ])
})

test('E-11 only a property that both changed needs a choice', () => {
  const alone = differences(base, { ...base, author: '我' }, { ...base, tags: [] })
  expect([areContested(alone), obvious(alone)]).toEqual([false, { author: 'mine', tags: 'theirs' }])
  const both = differences(base, { ...base, summary: '我的' }, { ...base, summary: '对方的' })
  expect([areContested(both), obvious(both), mineFirst(both)]).toEqual([true, {}, { summary: 'mine' }])
})

test('E-11 an empty text equals no text', () => {
  expect(differences(base, { ...base, author: '' }, base)).toEqual([])
})

test('E-11 a merge takes each property from the chosen side', () => {
  const mine = { ...base, summary: '我的', author: '我' }
  const theirs = { ...base, summary: '对方的', title: '新标题' }
  const found = differences(base, mine, theirs)
  expect(merged(theirs, found, { ...obvious(found), summary: 'theirs' })).toEqual({ ...theirs, author: '我' })
  expect(merged(theirs, found, mineFirst(found))).toEqual({ ...theirs, summary: '我的', author: '我' })
})

const values = fc.record({ a: fc.string(), b: fc.option(fc.integer()), c: fc.array(fc.string(), { maxLength: 2 }), d: fc.boolean() })

test('E-11 a merge keeps every change that only one side made, whatever the contents', () => {
  fc.assert(
    fc.property(values, values, values, (start, mine, theirs) => {
      const found = differences(start, mine, theirs)
      const result = merged(theirs, found, mineFirst(found))
      for (const { name, by } of found) expect(result[name]).toEqual(by === 'them' ? theirs[name as 'a'] : mine[name as 'a'])
      expect(differences(start, mine, start).every(({ by }) => by === 'me')).toBe(true)
    }),
  )
})
