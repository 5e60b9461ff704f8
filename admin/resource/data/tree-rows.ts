import { useQuery } from '@tanstack/react-query'
import { units } from '../../../contract/features/units.ts'
import type { Resource } from '../../../contract/resource.ts'
import { organizationUnit } from '../../../contract/resources/identity.ts'
import { quietly } from '../../session/session.ts'
import { readAll } from './all-rows.ts'
import type { Item } from './item.ts'
import { useMayView } from './may-view.ts'

/** Reads of large trees with place and name only, by resource; others are read as their lists are. */
const LIGHT: Readonly<Record<string, () => Promise<Item[]>>> = {
  [organizationUnit.name]: async () => (await quietly(units.tree, {})).items as unknown as Item[],
}

/** All rows of a tree, for a choice among them: thousands of units come by one light call. */
export function useTreeRows(resource: Resource) {
  const mayView = useMayView(resource)
  return useQuery({
    queryKey: [resource.name, 'list', 'choice'],
    queryFn: LIGHT[resource.name] ?? (() => readAll(resource)),
    enabled: mayView,
    staleTime: 30_000,
  })
}
