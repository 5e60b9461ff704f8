import type { Resource } from '../../../contract/resource.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { quietly } from '../../session/session.ts'
import { endpointsOf, titleOf, type Item } from './item.ts'

/** The most rows that a sentence names. */
export const MOST_NAMED = 3

/** The names of the first of these rows. A row that cannot be read has none: the sentence still tells how many there are. */
export async function titlesOf(resource: Resource, ids: readonly number[]): Promise<string[]> {
  const rows = await Promise.all(ids.slice(0, MOST_NAMED).map((id) => quietly(endpointsOf(resource).get, { id }).catch(() => null)))
  return rows.flatMap((row) => (row ? [titleOf(resource, row as Item, currentLanguage())] : []))
}
