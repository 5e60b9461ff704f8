import { useQuery } from '@tanstack/react-query'
import { dictionaryItem, dictionaryType } from '../../../contract/resources/dictionary.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { call } from '../../session/session.ts'
import { endpointsOf, textIn, type Item } from './item.ts'
import { MOST } from './data.ts'

/** The active items of the dictionary type with this code, in their order. */
export function useDictionary(code: string): { value: string; label: string }[] {
  const { data = [] } = useQuery({ queryKey: ['dictionary', code], queryFn: () => itemsOf(code), staleTime: 60_000 })
  return data
    .filter(({ isActive }) => isActive)
    .map((item) => ({ value: String(item['value']), label: textIn(item, 'label', currentLanguage()) }))
}

/** All items of the dictionary type with this code, in their order. */
export async function itemsOf(code: string): Promise<Item[]> {
  const types = await call(endpointsOf(dictionaryType).getAll, { keyword: code })
  const type = (types.items as Item[]).find((item) => item['code'] === code)
  if (!type) return []
  const items = await call(endpointsOf(dictionaryItem).getAll, { typeId: type.id, maxResultCount: MOST } as object)
  return items.items as Item[]
}
