import { plainString, properties } from './field-schema.ts'
import type { Resource } from './resource.ts'

/** An order of rows: by the first field, and where rows are the same there, by the next. */
export type Sorting = { field: string; descending: boolean }[]

/** The fields that a list may be sorted by. */
export function sortable({ fields }: Pick<Resource, 'fields'>): string[] {
  const own = properties(fields)
    .filter(([, field]) => field.sort)
    .map(([name]) => name)
  return ['id', 'creationTime', 'lastModificationTime', ...own]
}

const WISH = /^(\w+)(?:\s+(asc|desc))?$/i

/** The same for visitors' clients, which cannot know our names: fields that are sorted by and shown; every other wish is dropped. */
export function knownSorting(r: Pick<Resource, 'fields'>, view: Readonly<Record<string, unknown>>) {
  const byLower = new Map(sortable(r).flatMap((name) => (name in view ? [[name.toLowerCase(), name] as const] : [])))
  return plainString.max(200).transform((given) =>
    given.split(',').flatMap((wish): Sorting => {
      const [, name = '', direction = 'asc'] = WISH.exec(wish.trim()) ?? []
      const field = byLower.get(name.toLowerCase())
      return field ? [{ field, descending: direction.toLowerCase() === 'desc' }] : []
    }),
  )
}

/** `name desc, id asc` over declared fields only. */
export function sortingSchema(allowed: readonly string[]) {
  const byLower = new Map(allowed.map((name) => [name.toLowerCase(), name]))
  return plainString.max(200).transform((given, context): Sorting => {
    const wishes = given
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    return wishes.flatMap((wish) => {
      const [, name = '', direction = 'asc'] = WISH.exec(wish) ?? []
      const field = byLower.get(name.toLowerCase())
      if (field) return [{ field, descending: direction.toLowerCase() === 'desc' }]
      context.addIssue({
        code: 'custom',
        message: wish,
        params: { words: 'invalid.sorting', values: { wish, allowed: allowed.join(', ') } },
      })
      return []
    })
  })
}
