import { expect, test } from 'vitest'
import { SLIDE_SECTIONS } from '../../contract/slide-sections.ts'
import { PAGES, slideSectionOf } from './pages.ts'

test('P-05c each page shows the slides of a declared section, and each section has its page', () => {
  const sections = Object.values(PAGES).map((path) => slideSectionOf(path))
  expect(new Set(sections)).toEqual(new Set(Object.keys(SLIDE_SECTIONS)))
  expect(slideSectionOf('/_newsdetail/some-words')).toBe('newsdetail')
  for (const nowhere of ['/_nowhere', '/user', '/', '']) expect([nowhere, slideSectionOf(nowhere)]).toEqual([nowhere, null])
})
