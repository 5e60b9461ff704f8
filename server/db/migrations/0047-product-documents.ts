import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Data sheets, drawings and manuals of a product (E-09). */
export const productDocuments = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    for (const table of ['product', 'productSnapshot']) await make.column(table, 'documents', 'text')
  },
})
