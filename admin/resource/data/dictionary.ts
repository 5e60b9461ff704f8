import { useQuery } from '@tanstack/react-query'
import { dictionaryItem, dictionaryType } from '../../../contract/resources/dictionary.ts'
import type { Resource } from '../../../contract/resource.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { queries } from '../../session/queries.ts'
import { readAll } from './all-rows.ts'
import { textIn, type Item } from './item.ts'
import { mayView, useMayView } from './may-view.ts'

/** The first part of the query keys below: `rowChanged` invalidates them after a change of types or items. */
export const DICTIONARY = 'dictionary'

export interface DictionaryOption {
  value: string
  label: string
}

/** True when the role may read dictionaries. If it may not, a list shows the stored values and a select is read-only. */
export const useMayReadDictionary = (): boolean => useMayView(dictionaryType, dictionaryItem)

/** The active items of the dictionary type with this code, in their order. */
export const useDictionary = (code: string): DictionaryOption[] => useLoadingDictionary(code).options

/** The same, and whether the items are still on their way. */
export function useLoadingDictionary(code: string): { options: DictionaryOption[]; isLoading: boolean } {
  const enabled = useMayReadDictionary()
  const { data = [], isLoading } = useQuery({ ...itemsQuery(code), enabled })
  const options = data
    .filter(({ isActive }) => isActive)
    .map((item) => ({ value: String(item['value']), label: textIn(item, 'label', currentLanguage()) }))
  return { options, isLoading }
}

/** Asks for the items behind the columns of a list that is about to be drawn. */
export function beginDictionaries({ columns, fields }: Resource): void {
  if (!mayView(dictionaryType, dictionaryItem)) return
  for (const name of columns) {
    const code = fields[name]?.dictionary
    if (code) void queries.prefetchQuery(itemsQuery(code))
  }
}

const itemsQuery = (code: string) => ({ queryKey: [DICTIONARY, code], queryFn: () => itemsOf(code), staleTime: 60_000 })

/** All items of the dictionary type with this code, in their order. */
export async function itemsOf(code: string): Promise<Item[]> {
  // The search also finds types whose name or code only contains the code, so all its hits are read.
  const types = await readAll(dictionaryType, { keyword: code })
  const type = types.find((row) => row['code'] === code)
  return type ? readAll(dictionaryItem, { typeId: type.id }) : []
}
