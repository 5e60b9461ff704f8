import { expect, test } from 'vitest'
import { holdsAll, holdsRole } from './permits.ts'

test('A-02 one of the roles is enough', () => {
  expect(holdsRole(['editor'], ['admin', 'editor'])).toBe(true)
  expect(holdsRole(['viewer'], ['admin', 'editor'])).toBe(false)
  expect(holdsRole([], ['admin'])).toBe(false)
})

test('A-02 a gate without roles is a mistake, and says so', () => {
  const words = `need roles! Like v-permission="['admin','editor']"`
  expect(() => holdsRole(['admin'], [])).toThrow(words)
  expect(() => holdsRole(['admin'], undefined as never)).toThrow(words)
})

test('A-03 every tag must be held, whatever its case', () => {
  expect(holdsAll(['user/add', 'user/edit'], ['User/Add', 'USER/EDIT'])).toBe(true)
  expect(holdsAll(['user/add'], ['User/Add', 'User/Edit'])).toBe(false)
  expect(holdsAll(['user/add/more'], ['User/Add'])).toBe(false)
})

test('A-03 *:* is every tag', () => {
  expect(holdsAll(['*:*'], ['User/Add', 'News/Publish'])).toBe(true)
  expect(holdsAll(['user:*'], ['User/Add'])).toBe(false)
})

test('A-03 with no permits loaded nothing is checked', () => {
  expect(holdsAll([], ['User/Add'])).toBe(true)
})

test('A-03 a gate without tags is a mistake, loaded or not, and says so', () => {
  const words = '请设置操作权限标签值,如：User/Add,不区分大小写'
  expect(() => holdsAll(['*:*'], [])).toThrow(words)
  expect(() => holdsAll([], [])).toThrow(words)
})
