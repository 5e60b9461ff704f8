import { longText, text } from '../fields.ts'

/** The fields for search engines of everything with a page of its own. */
export const webPage = {
  slug: text({ max: 120, format: 'slug', unique: true }),
  seoTitle: text({ max: 200, localized: true }),
  seoDescription: longText({ max: 300, localized: true }),
}
