import { expect, test } from 'vitest'
import { holdsAll } from './permits.ts'

test('A-03b every tag must be held, whatever its case', () => {
  expect(holdsAll(['user/add', 'user/edit'], ['User/Add', 'USER/EDIT'])).toBe(true)
  expect(holdsAll(['user/add'], ['User/Add', 'User/Edit'])).toBe(false)
  expect(holdsAll(['user/add/more'], ['User/Add'])).toBe(false)
})

test('A-03c *:* grants every tag', () => {
  expect(holdsAll(['*:*'], ['User/Add', 'News/Publish'])).toBe(true)
  expect(holdsAll(['user:*'], ['User/Add'])).toBe(false)
})

test('A-03d before permits are loaded every tag passes', () => {
  expect(holdsAll([], ['User/Add'])).toBe(true)
})

test('A-03a a check without tags throws, whether permits are loaded or not', () => {
  const words = '请设置操作权限标签值,如：User/Add,不区分大小写'
  expect(() => holdsAll(['*:*'], [])).toThrow(words)
  expect(() => holdsAll([], [])).toThrow(words)
})
