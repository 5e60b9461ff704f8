import { useQuery } from '@tanstack/react-query'
import type { PublishState } from '../../../contract/resource.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { endpointsOf, type Item } from '../../resource/data/item.ts'
import { call } from '../../session/session.ts'

export const news = resourceNamed('news')
export const carousel = resourceNamed('carousel')

const count = (resource: typeof news, state: PublishState) => call(endpointsOf(resource).count, { state } as object)

/** The number of rows in each state. */
export function useStates(resource: typeof news, enabled: boolean) {
  return useQuery({
    queryKey: ['dashboard', 'states', resource.name],
    enabled,
    queryFn: async (): Promise<Record<PublishState, number>> => {
      const [draft, scheduled, published] = await Promise.all([
        count(resource, 'draft'),
        count(resource, 'scheduled'),
        count(resource, 'published'),
      ])
      return { draft, scheduled, published }
    },
  })
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
