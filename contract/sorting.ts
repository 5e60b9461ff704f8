import { plainString, properties } from './field-schema.ts'
import type { Resource } from './resource.ts'

/** The fields that a list may be sorted by. */
export function sortable({ fields }: Pick<Resource, 'fields'>): string[] {
  const own = properties(fields)
    .filter(([, field]) => field.sort)
    .map(([name]) => name)
  return ['id', 'creationTime', 'lastModificationTime', ...own]
}

/** `name desc, id asc` over declared fields only. */
export function sortingSchema(allowed: readonly string[]) {
  const byLower = new Map(allowed.map((name) => [name.toLowerCase(), name]))
  return plainString.max(200).transform((given, context): { field: string; descending: boolean }[] => {
    const wishes = given
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    return wishes.flatMap((wish) => {
      const [, name = '', direction = 'asc'] = /^(\w+)(?:\s+(asc|desc))?$/i.exec(wish) ?? []
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
