import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** The audit log is read by address as well, in the order of ids (decision 58). */
export const addressesOfOperations = (engine: Engine): Migration => ({
  async up(db) {
    await making(db, engine).index('auditLog', ['clientIpAddress', 'id'])
  },
})
