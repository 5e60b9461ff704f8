import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** A slide belongs to a section of the site (P-05c). Those that are there already belong to the home page. */
export const slidesOfSections = (engine: Engine): Migration => ({
  async up(db) {
    for (const table of ['carousel', 'carouselSnapshot'])
      await sql`alter table ${sql.table(table)} add column "section" text not null default 'home'`.execute(db)
    await making(db, engine).listIndex('carousel', ['section text', 'sort', 'id'])
  },
})
