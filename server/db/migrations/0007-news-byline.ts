import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Author and source of a news item get English texts. */
export const newsByline = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    for (const table of ['news', 'newsSnapshot']) for (const name of ['authorEn', 'sourceEn']) await make.column(table, name, 'text')
  },
})
