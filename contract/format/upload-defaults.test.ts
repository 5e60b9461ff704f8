import { expect, test } from 'vitest'
import { EDITOR_HEIGHT, TAG_SCROLL_PADDING, UPLOAD_DEFAULTS } from './upload-defaults.ts'

test('K-01 a picture weighs 1 MB, is shown 150 px wide and cut to 150 × 150 as PNG; the editor is 360 px high, a tab keeps 4 px', () => {
  expect(UPLOAD_DEFAULTS).toEqual({ megabytes: 1, thumbnail: 150, crop: { width: 150, height: 150, type: 'image/png' } })
  expect([EDITOR_HEIGHT, TAG_SCROLL_PADDING]).toEqual([360, 4])
})
