import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { LISTS } from './0010-lists-at-size.ts'
import { making } from './making.ts'

/** The large resources that the search of the site finds. */
const FOUND = ['news', 'article', 'product']

/** An index by which the hits of a search are checked one by one, without reading the snapshots themselves, whose texts fill pages of their own. */
export const lookups = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    for (const table of FOUND) await make.lookupIndex(`${table}Snapshot`, LISTS[table]!.covered)
  },
})
