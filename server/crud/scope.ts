import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '../http/caller.ts'

/** Returns the condition of a caller's data scope, which every query of the store contains. */
export function withinScope(scope: Scope): RawBuilder<boolean> {
  switch (scope.kind) {
    case 'all':
      return sql<boolean>`1 = 1`
  }
}

/** Returns a text that tells one scope from another. The scope of a session is one object, so it is written once. */
export function scopeText(scope: Scope): string {
  const text = texts.get(scope) ?? JSON.stringify(scope)
  texts.set(scope, text)
  return text
}

const texts = new WeakMap<Scope, string>()
