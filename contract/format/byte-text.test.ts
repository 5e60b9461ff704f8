import { expect, test } from 'vitest'
import { byteText } from './byte-text.ts'

test('B-81b the size of a backup is written for people', () => {
  const texts = [0, 100, 1024, 1536, 102_400, 1_022_976, 1_023_500, 1024 ** 2 * 12.34, 1024 ** 3 * 3, 1024 ** 5].map(byteText)
  expect(texts).toEqual(['0 KB', '0.1 KB', '1 KB', '1.5 KB', '100 KB', '999 KB', '1 MB', '12.3 MB', '3 GB', '1024 TB'])
})
