import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { foundation } from './0001-foundation.ts'

/** Every migration, in order. Each is frozen once it has landed: a later change is a later migration. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '0001-foundation': foundation(engine),
})
