import { useQuery } from '@tanstack/react-query'
import { dictionaryItem, dictionaryType } from '../../../contract/resources/dictionary.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { readAll } from './all-rows.ts'
import { textIn, type Item } from './item.ts'
import { useMayView } from './may-view.ts'

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
  const { data = [], isLoading } = useQuery({ queryKey: [DICTIONARY, code], queryFn: () => itemsOf(code), enabled, staleTime: 60_000 })
  const options = data
    .filter(({ isActive }) => isActive)
    .map((item) => ({ value: String(item['value']), label: textIn(item, 'label', currentLanguage()) }))
  return { options, isLoading }
}

/** All items of the dictionary type with this code, in their order. */
export async function itemsOf(code: string): Promise<Item[]> {
  // The search also finds types whose name or code only contains the code, so all its hits are read.
  const types = await readAll(dictionaryType, { keyword: code })
  const type = types.find((row) => row['code'] === code)
  return type ? readAll(dictionaryItem, { typeId: type.id }) : []
}
