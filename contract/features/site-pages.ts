import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { composed } from '../field-schema.ts'
import { LANGUAGES } from '../languages.ts'
import { filter } from '../schema.ts'
import { SEARCHED } from './portal/search.ts'

/** The most pages of one answer. */
export const MOST_PAGES = 20

const sitePage = z.strictObject({
  title: z.string(),
  /** `page` is a page of the navigation. */
  kind: z.enum(['page', ...SEARCHED]),
  /** The address of the page in the language that was asked for: `/en/_news`. */
  path: z.string(),
})
export type SitePage = z.infer<typeof sitePage>

export const sitePages = {
  all: endpoint({
    path: `${SERVICES}/SitePage/GetAll`,
    access: 'signedIn',
    input: z.strictObject({ keyword: filter(composed.max(100)), language: filter(z.enum(LANGUAGES)) }),
    output: z.array(sitePage),
    summary: 'Published pages to which a text may link: those of the navigation, and what the search of the site finds',
  }),
}
