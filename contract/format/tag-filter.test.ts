import { expect, test } from 'vitest'
import { tagFilter, tagsByQuestion, tagsIn } from './tag-filter.ts'

test('B-124g a filter names each tag once, one a line, and tags of one question stand together', () => {
  expect(tagsIn(tagFilter(['a=1', 'a=2, or 3']))).toEqual(['a=1', 'a=2, or 3'])
  expect(tagsIn(' a=1 \r\n\na=1\n')).toEqual(['a=1'])
  expect(tagsIn('')).toEqual([])
  expect(tagsByQuestion(['a=1', 'b=1', 'a=b=2', 'ab=1', 'a', '=x'])).toEqual([['a=1', 'a=b=2'], ['b=1'], ['ab=1'], ['a'], ['=x']])
})
