import { useQuery } from '@tanstack/react-query'
import { dictionary, type DictionaryItem } from '../../../contract/features/dictionary.ts'
import type { Resource } from '../../../contract/resource.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { queries } from '../../session/queries.ts'
import { quietly } from '../../session/session.ts'

/** The first part of the query keys below: `rowChanged` invalidates them after a change of types or items. */
export const DICTIONARY = 'dictionary'

const MINUTE_MS = 60_000

/** The items of the dictionary type with this code in their order, and whether they are still on their way. */
export function useDictionary(code: string) {
  const { data = [], isLoading } = useQuery(itemsQuery(code))
  return { items: data, isLoading }
}

/** Asks for the items behind the columns of a list that is about to be drawn. */
export function beginDictionaries({ columns, fields }: Resource): void {
  for (const name of columns) {
    const code = fields[name]?.dictionary
    if (code) void queries.prefetchQuery(itemsQuery(code))
  }
}

/** Reads the items again, for somebody who is about to choose: a colleague may have added one. */
export const refreshDictionary = (code: string): void => void queries.invalidateQueries({ queryKey: itemsQuery(code).queryKey })

const itemsQuery = (code: string) => ({
  queryKey: [DICTIONARY, code, currentLanguage()],
  queryFn: () => itemsOf(code),
  staleTime: MINUTE_MS,
})

/** All items of the dictionary type with this code, in their order, with labels in the reader's language. */
export const itemsOf = (code: string, call = quietly): Promise<DictionaryItem[]> =>
  call(dictionary.listOfType, { dictTypeName: code, includeInactive: true })
