import type { Database } from '../../db/engine.ts'

const AT_ONCE = 500

/** Returns the ids that have a row. */
export async function namedOf({ read }: Database, ids: string[]): Promise<Set<string>> {
  const named = new Set<string>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    for (const { id } of await read.selectFrom('upload').select('id').where('id', 'in', some).execute()) named.add(id)
  }
  return named
}
