import { expect, test } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { createSchema, updateSchema } from '../../../contract/schema.ts'
import { changes, filled, startValues } from './form-values.ts'
import type { Item } from '../data/item.ts'

const news = resourceNamed('news')
const item = {
  id: 3,
  version: 2,
  title: '标题',
  titleEn: null,
  tags: ['a'],
  isTop: false,
  publishTime: '2026-01-01T00:00:00.000Z',
  state: 'draft',
} as unknown as Item

test('E-11g a form starts from the row with its English twins, without the properties that only the server sets', () => {
  const start = startValues(news, item)
  expect(start).toMatchObject({ title: '标题', titleEn: null, tags: ['a'], isTop: false })
  for (const name of ['id', 'version', 'state', 'creationTime']) expect(start).not.toHaveProperty(name)
})

test('E-11g a new row starts from the declared defaults and is what Create takes', () => {
  const start = startValues(news, null)
  expect(start).toMatchObject({ isTop: false, tags: [], title: null })
  expect(createSchema(news.fields).safeParse(filled({ ...start, title: '新' })).success).toBe(true)
  expect(filled({ a: '', b: null, c: 0, d: false, e: 'x' })).toEqual({ c: 0, d: false, e: 'x' })
})

test('E-11g Update sends what differs and nothing else', () => {
  const before = startValues(news, item)
  const sent = changes(before, { ...before, title: '新标题', titleEn: '', tags: ['a'], summary: undefined, isTop: true })
  expect(sent).toEqual({ title: '新标题', isTop: true })
  expect(updateSchema(news.fields).safeParse({ id: 3, version: 2, ...sent }).success).toBe(true)
})

test('E-11g an emptied text becomes no text', () => {
  const before = startValues(news, { ...item, summary: '旧' } as Item)
  expect(changes(before, { ...before, summary: '' })).toEqual({ summary: null })
})

test('E-11 the order of keys in nested data is no change', () => {
  const before = startValues(news, item)
  const skus = [{ code: 'A', price: 1 }]
  expect(changes({ ...before, skus }, { ...before, skus: [{ price: 1, code: 'A' }] })).toEqual({})
  expect(changes({ ...before, skus }, { ...before, skus: [{ price: 2, code: 'A' }] })).toEqual({ skus: [{ price: 2, code: 'A' }] })
})
