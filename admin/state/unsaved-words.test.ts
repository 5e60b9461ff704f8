import { describe, expect, test } from 'vitest'
import { createUnsavedWords, type UnsavedWords } from './unsaved-words.ts'

const DAY = 24 * 3600 * 1000

/** A storage with room for so many characters. */
function storageOf(room = Infinity): Storage {
  const held: Record<string, string> = {}
  const size = () => Object.entries(held).reduce((sum, [name, text]) => sum + name.length + text.length, 0)
  const methods = {
    getItem: (name: string) => held[name] ?? null,
    setItem: (name: string, text: string) => {
      const before = held[name]
      held[name] = text
      if (size() <= room) return
      if (before === undefined) delete held[name]
      else held[name] = before
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (name: string) => void delete held[name],
  }
  return new Proxy(held, { get: (_, name) => Reflect.get(methods, name) }) as unknown as Storage
}

const words = (at: number, summary: string): UnsavedWords => ({
  at,
  path: '/sitenews/1',
  title: '新闻',
  version: 1,
  kinds: { summary: 'longText' },
  before: { summary: null },
  values: { summary },
})

describe('Unsaved words in the storage of the browser', () => {
  test('B-31c each user finds their own words only', () => {
    const kept = createUnsavedWords(storageOf(), 'w1')
    kept.put(1, 'news/1', words(5, 'of one'))
    kept.put(12, 'news/1', words(6, 'of twelve'))
    expect(kept.find(1, 'news/1').map((found) => found.words.values['summary'])).toEqual(['of one'])
    expect(kept.of(2)).toEqual([])
    kept.forget(1)
    expect(kept.of(1)).toEqual([])
    expect(kept.of(12)).toHaveLength(1)
  })

  test('B-31g the words of each window have a place of their own, and the newest come first', () => {
    const storage = storageOf()
    createUnsavedWords(storage, 'w1').put(1, 'news/1', words(5, 'older'))
    const second = createUnsavedWords(storage, 'w2')
    second.put(1, 'news/1', words(9, 'newer'))
    second.put(1, 'news/12', words(10, 'another row'))
    expect(second.find(1, 'news/1').map(({ window }) => window)).toEqual(['w2', 'w1'])
    second.remove(1, 'news/1', 'w1')
    expect(second.find(1, 'news/1')).toHaveLength(1)
  })

  test('B-31b a form that was given up writes nothing while it closes, and again when it is opened anew', () => {
    const kept = createUnsavedWords(storageOf(), 'w1')
    kept.put(1, 'news/1', words(5, 'given up'))
    kept.giveUp(1, ['/sitenews/1'])
    kept.put(1, 'news/1', words(6, 'last breath'))
    expect(kept.find(1, 'news/1')).toEqual([])
    kept.begin(1, 'news/1')
    kept.put(1, 'news/1', words(7, 'anew'))
    expect(kept.find(1, 'news/1')).toHaveLength(1)
  })

  test('B-31i in a full storage the oldest words of the user make room, and nobody else’s', () => {
    const kept = createUnsavedWords(storageOf(1200), 'w1')
    kept.put(2, 'news/9', words(1, 'x'.repeat(200)))
    kept.put(1, 'news/1', words(2, 'x'.repeat(200)))
    kept.put(1, 'news/2', words(3, 'x'.repeat(200)))
    expect(kept.put(1, 'news/3', words(4, 'x'.repeat(200)))).toBe(true)
    expect(kept.find(1, 'news/1')).toEqual([])
    expect(kept.find(1, 'news/2')).toHaveLength(1)
    expect(kept.find(1, 'news/3')).toHaveLength(1)
    expect(kept.put(1, 'news/3', words(5, 'x'.repeat(5000)))).toBe(false)
    expect(kept.of(2)).toHaveLength(1)
  })

  test('B-31j after 30 days words are deleted, and so are values of another shape', () => {
    const storage = storageOf()
    const kept = createUnsavedWords(storage, 'w1', () => 40 * DAY)
    kept.put(1, 'news/1', words(9 * DAY, 'too old'))
    kept.put(2, 'news/1', words(11 * DAY, 'young enough'))
    storage.setItem('portico.unsaved 1 news/2 w1', '{"values":"?"}')
    storage.setItem('portico.settings', '{}')
    kept.sweep()
    expect(Object.keys(storage).toSorted()).toEqual(['portico.settings', 'portico.unsaved 2 news/1 w1'])
  })
})
