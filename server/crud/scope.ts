import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '../http/context.ts'

/** The condition a caller's data scope lays on every query of the store. */
export function withinScope(scope: Scope): RawBuilder<boolean> {
  switch (scope.kind) {
    case 'all':
      return sql<boolean>`1 = 1`
  }
}

/** What tells one scope from another. The scope of a session is one object: it is written once. */
export function scopeText(scope: Scope): string {
  const text = texts.get(scope) ?? JSON.stringify(scope)
  texts.set(scope, text)
  return text
}

const texts = new WeakMap<Scope, string>()
