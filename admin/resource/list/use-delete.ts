import type { Screen } from '../kinds/screen.ts'
import { withFetched } from '../../shell/parts/fetched.ts'
import { useConfirm } from '../pieces/use-confirm.ts'
import type { Deleted } from './deletion.tsx'

/** Asks before a deletion, names what goes and what refers to it, deletes the rows, says so and offers to undo it. A screen may ask otherwise. */
export function useDelete({ resource, remove }: Pick<Screen, 'resource' | 'remove'>): (ids: readonly number[], done?: Deleted) => void {
  const confirm = useConfirm()
  return (ids, done) => {
    const usual = (some: readonly number[]) =>
      withFetched(
        () => import('./deletion.tsx'),
        ({ askToDelete }) => void askToDelete({ resource, ids: some, confirm, done }),
      )
    if (remove) void remove(ids, { usual, done: (deleted) => done?.(deleted) })
    else usual(ids)
  }
}
