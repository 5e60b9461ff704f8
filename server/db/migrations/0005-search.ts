import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** The terms of what the site's search finds, by snapshot. They are cut by `server/search/terms.ts`, alike for both engines. */
export const search = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    for (const name of ['news', 'article', 'product']) await make.termTable(`${name}Terms`, ['title', 'body', 'facets'])
  },
})
