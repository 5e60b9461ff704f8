import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** A session may be narrowed to one of its person's roles (T-09); null means all roles. */
export const sessionRole = (engine: Engine): Migration => ({
  async up(db) {
    await making(db, engine).column('session', 'roleId', 'whole -> role')
  },
})
