import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Who wrote a news item and where it comes from are said in English too. */
export const newsByline = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    for (const table of ['news', 'newsSnapshot']) for (const name of ['authorEn', 'sourceEn']) await make.column(table, name, 'text')
  },
})
