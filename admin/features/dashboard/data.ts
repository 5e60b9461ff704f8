import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { dashboard } from '../../../contract/features/dashboard.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { endpointsOf, type Item } from '../../resource/data/item.ts'
import { call } from '../../session/session.ts'

export const news = resourceNamed('news')

type States = z.output<(typeof dashboard)['getStates']['output']>

/** One figure, or the counts by state, from one call for all figures of the page. */
export function useStates<N extends keyof States>(name: N) {
  return useQuery({ queryKey: ['dashboard', 'states'], queryFn: () => call(dashboard.getStates), select: (states) => states[name] })
}

/** The news that were changed last, by anybody. */
export function useRecent(enabled: boolean) {
  return useQuery({
    queryKey: ['dashboard', 'recent'],
    enabled,
    queryFn: async () =>
      (await call(endpointsOf(news).getAll, { sorting: 'lastModificationTime desc, id desc', maxResultCount: 8 })).items as Item[],
  })
}
