import { useQuery } from '@tanstack/react-query'
import type { Resource } from '../../../contract/resource.ts'
import { call } from '../../session/session.ts'
import { endpointsOf } from '../data/item.ts'

/** The content of a published version, which never changes. */
export const useSnapshot = (resource: Resource, id: number, snapshotId: number) =>
  useQuery({
    queryKey: [resource.name, 'snapshot', id, snapshotId],
    queryFn: () => call(endpointsOf(resource).getSnapshot, { id, snapshotId }),
    staleTime: Infinity,
  })
