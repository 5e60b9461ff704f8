import { useQuery } from '@tanstack/react-query'
import { bursts as calls } from '../../../contract/features/bursts.ts'
import { lookAtJobs } from '../../session/bell.ts'
import { queries } from '../../session/queries.ts'
import { call, quietly } from '../../session/session.ts'

const KEY = ['bursts']

/** The notices of bursts, and the mark that the person has seen them. They are not read again by the clock: a session that nobody uses must end. */
export function useBursts() {
  const bursts = useQuery({ queryKey: KEY, queryFn: () => quietly(calls.all, {}), refetchOnMount: 'always' })
  const markSeen = (upTo: number) =>
    void call(calls.markSeen, { upTo })
      .then(() => Promise.all([queries.invalidateQueries({ queryKey: KEY }), lookAtJobs()]))
      .catch(() => {})
  return { bursts, markSeen }
}
