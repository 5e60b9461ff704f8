import { useQuery } from '@tanstack/react-query'
import { accounts } from '../../../contract/features/accounts.ts'
import { permitOf } from '../../../contract/resource.ts'
import { user } from '../../../contract/resources/identity.ts'
import { quietly } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'

/** The users who are locked out for a while, each with the end of that time: one light call for all rows of a list. */
export function useLocked(): ReadonlyMap<number, string> {
  const enabled = useCan(permitOf(user, 'View'))
  const { data } = useQuery({
    queryKey: [user.name, 'list', 'locked'],
    queryFn: () => quietly(accounts.locked, {}),
    enabled,
    staleTime: 5000,
  })
  return new Map((data?.items ?? []).map(({ id, until }) => [id, until]))
}
