import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '../context.ts'

/** The condition a caller's data scope lays on every query of the store. */
export function withinScope(scope: Scope): RawBuilder<boolean> {
  switch (scope.kind) {
    case 'all':
      return sql<boolean>`1 = 1`
  }
}
