import { describe, expect, test } from 'vitest'
import { copied } from './copied.ts'

const VALUES = {
  name: 'HM-1200 面阵相机',
  code: 'HM-1200',
  slug: 'hm-1200',
  seoTitle: 'HM-1200',
  publishTime: '2026-01-01T00:00:00.000Z',
  isTop: true,
  ownerId: 7,
  params: { pixels: 12 },
  skus: [
    { code: 'HM-1200-M', specs: [{ name: '色彩', value: '黑白' }], price: 10 },
    { code: 'CABLE', specs: [] },
  ],
}

describe('A product that begins as a copy', () => {
  test('B-86c takes the content, and neither address nor date nor owner', () => {
    expect(copied(VALUES)).toEqual({
      name: 'HM-1200 面阵相机',
      code: 'HM-1200-2',
      params: { pixels: 12 },
      skus: [
        { code: 'HM-1200-2-M', specs: [{ name: '色彩', value: '黑白' }], price: 10 },
        { code: 'CABLE-2', specs: [] },
      ],
    })
  })

  test('B-86c has no variants where the other has none, and a model that fits', () => {
    const copy = copied({ ...VALUES, code: 'x'.repeat(64), skus: null })
    expect(copy['skus']).toBe(null)
    expect(String(copy['code'])).toHaveLength(62)
  })
})
