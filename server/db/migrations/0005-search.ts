import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** The terms of each snapshot that the site's search finds. `server/search/terms.ts` cuts texts into terms, alike for both engines. */
export const search = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    for (const name of ['news', 'article', 'product']) await make.termTable(`${name}Terms`, ['title', 'body', 'facets'])
  },
})
