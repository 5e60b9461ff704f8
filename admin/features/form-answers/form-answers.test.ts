import { expect, test } from 'vitest'
import { shareOf } from './shares.ts'
import { formOf, pressed } from './use-totals.ts'

test('B-96a a share is a percentage and a width; a small one is not none', () => {
  expect(shareOf(3, 4, 'zh-CN')).toEqual({ text: '75%', width: '75%' })
  expect(shareOf(1, 3, 'en')).toEqual({ text: '33%', width: '33.3%' })
  expect(shareOf(1, 500, 'en')).toEqual({ text: '0.2%', width: '0.2%' })
  expect(shareOf(0, 0, 'en')).toEqual({ text: '0%', width: '0%' })
  // Rows that were added between two readings.
  expect(shareOf(5, 4, 'en').width).toBe('100%')
})

test('B-96a B-124g a press on an option narrows the filters to it, further ones stand beside it, and the same one takes it off', () => {
  const filters = { formId: '7', status: 'new' }
  const narrowed = pressed(filters, 'topic=products')
  expect(narrowed).toEqual({ ...filters, picked: 'topic=products' })
  expect(pressed(narrowed, 'topic=support')).toEqual({ ...filters, picked: 'topic=products\ntopic=support' })
  expect(pressed(pressed(narrowed, 'topic=support'), 'topic=products')).toEqual({ ...filters, picked: 'topic=support' })
  expect(pressed(narrowed, 'topic=products')).toEqual(filters)
})

test('B-96a totals belong to one form', () => {
  expect(formOf({ formId: '7' })).toBe(7)
  expect(formOf({})).toBeNull()
  expect(formOf({ formId: 'x' })).toBeNull()
})
