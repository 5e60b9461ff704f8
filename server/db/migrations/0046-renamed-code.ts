import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Keeps the codes that were renamed, for addresses that stand outside of the site (B-119d). */
export const renamedCodeTable = (engine: Engine): Migration => ({
  async up(db) {
    await making(db, engine).keyedTable('renamedCode', { kind: 'text!', code: 'text!', newCode: 'text!', time: 'whole!' }, ['kind', 'code'])
  },
})
