import { expect, test } from 'vitest'
import type { Item } from '../../resource/data/item.ts'
import { templateFor } from './template-for.ts'

const row = (values: object) => values as Item
const categories = [
  row({ id: 1, pid: null }),
  row({ id: 2, pid: 1 }),
  row({ id: 3, pid: 2 }),
  row({ id: 4, pid: 5 }),
  row({ id: 5, pid: 4 }),
]
const templates = [row({ id: 10, categoryId: 1 }), row({ id: 11, categoryId: 3 }), row({ id: 12, categoryId: null })]

test('E-09j a category has its own template, else that of the nearest category above it', () => {
  expect(templateFor(3, templates, categories)?.id).toBe(11)
  expect(templateFor(2, templates, categories)?.id).toBe(10)
  expect(templateFor(9, templates, categories)).toBeNull()
})

test('E-09j a loop of categories has no template, and ends', () => {
  expect(templateFor(4, templates, categories)).toBeNull()
})
