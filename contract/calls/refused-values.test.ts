import { expect, test } from 'vitest'
import { withoutRefused } from './refused-values.ts'

test('B-119a what is refused is left out: a list keeps its other members, and an empty one is not written', () => {
  const values = { title: '甲', categoryId: 3, pictures: ['/a', '/b'], roleIds: [1], tags: ['x'], pid: null }
  const refused = [
    { member: 'categoryId', values: [3] },
    { member: 'pictures', values: ['/a'] },
    { member: 'roleIds', values: [1] },
  ]
  expect(withoutRefused(values, refused)).toEqual({ title: '甲', pictures: ['/b'], tags: ['x'], pid: null })
  expect(withoutRefused(values, [])).toEqual(values)
})
