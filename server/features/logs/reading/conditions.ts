import { sql } from 'kysely'
import type { Context } from '../../../http/context.ts'
import { type Filter, equals } from './filters.ts'
import type { Conditions } from './page.ts'
import { ofPerson } from './persons.ts'

interface Asked {
  userName?: string | undefined
  requestId?: string | undefined
}

/**
 * Sorts the filters of a call: the first that an index answers leads the way, all others are checked. `nameColumn` keeps the names of persons who may
 * be no users.
 */
export async function conditionsOf(ctx: Context, asked: Asked, nameColumn: string | null, own: Filter[]): Promise<Conditions> {
  const person = asked.userName === undefined ? {} : await ofPerson(ctx, asked.userName, nameColumn)
  const all: Filter[] = [
    ...equals('requestId', asked.requestId, true),
    ...(person.anchor ? [{ condition: person.anchor, isAnchor: true }] : []),
    ...(person.check ? [{ condition: person.check }] : []),
    ...own,
  ]
  const leading = all.find(({ isAnchor }) => isAnchor) ?? null
  // Within a case no other index is started from.
  const checks = all
    .filter((filter) => filter !== leading)
    .map(({ condition }) => sql<boolean>`(case when ${condition} then 1 else 0 end) = 1`)
  return { anchor: leading?.condition ?? null, checks }
}
