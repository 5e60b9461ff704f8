import { useTranslation } from 'react-i18next'
import { organizationUnit } from '../../../contract/resources/identity.ts'
import type { words } from '../../../contract/words/zh-CN/examples/orgtree.ts'
import { useMayView } from '../../resource/data/may-view.ts'
import { useTreeRows } from '../../resource/data/tree-rows.ts'
import type { Say } from '../../language/say.ts'
import type { Unit } from './layout.ts'

const SAMPLE = [
  [1, null, 'company'],
  [2, 1, 'sales'],
  [3, 1, 'works'],
  [4, 1, 'office'],
  [5, 2, 'home'],
  [6, 2, 'abroad'],
  [7, 3, 'assembly'],
  [8, 3, 'quality'],
] as const

/** The units of the company; a sample for who may not see them, or while there are none. `units` is null until they have come. */
export function useUnits(say: Say<typeof words>) {
  const { language } = useTranslation().i18n
  const mayView = useMayView(organizationUnit)
  const { data, isError, refetch } = useTreeRows(organizationUnit)
  const nameOf = (item: Record<string, unknown>) => String((language === 'en' && item['displayNameEn']) || item['displayName'])
  const own = data?.map((item): Unit => ({ id: item.id, parentId: (item['parentId'] as number | null) ?? null, name: nameOf(item) }))
  const isSample = !mayView || own?.length === 0
  const sample = SAMPLE.map(([id, parentId, name]): Unit => ({ id, parentId, name: say(`units.${name}`) }))
  return { units: isSample ? sample : (own ?? null), isSample, hasFailed: mayView && isError, again: () => void refetch() }
}
