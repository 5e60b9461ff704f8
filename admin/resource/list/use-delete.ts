import type { Resource } from '../../../contract/resource.ts'
import { withFetched } from '../../shell/parts/fetched.ts'
import { useConfirm } from '../pieces/use-confirm.ts'
import type { Deleted } from './deletion.tsx'

/** Asks before a deletion, names what goes and what refers to it, deletes the rows, says so and offers to undo it. */
export function useDelete(resource: Resource): (ids: readonly number[], done?: Deleted) => void {
  const confirm = useConfirm()
  return (ids, done) =>
    withFetched(
      () => import('./deletion.tsx'),
      ({ askToDelete }) => void askToDelete({ resource, ids, confirm, done }),
    )
}
