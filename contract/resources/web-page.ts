import { longText, text } from '../fields.ts'

/** Letters, digits and hyphens: the readable part of an address. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The fields for search engines of everything with a page of its own. */
export const webPage = {
  slug: text({ max: 120, pattern: SLUG, unique: true }),
  seoTitle: text({ max: 200, localized: true }),
  seoDescription: longText({ max: 300, localized: true }),
}
