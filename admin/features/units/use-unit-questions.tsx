import { useCallback, useRef, useState } from 'react'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import type { Screen } from '../../resource/kinds/screen.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import type { UnitMove } from './unit-move.tsx'

const UnitDeletion = part(() => withWords('jobs', import('./unit-deletion.tsx')))
const UnitMoveDialog = part(() => withWords('jobs', import('./unit-move.tsx')))

interface Deleting {
  ids: readonly number[]
  done: (deleted: readonly number[]) => void
}

/** The questions before a unit is deleted or moved, from the list, the tree and the form (B-60g). */
export function useUnitQuestions() {
  const [deleting, setDeleting] = useState<Deleting | null>(null)
  const [moving, setMoving] = useState<UnitMove | null>(null)
  const settle = useRef<(isWanted: boolean) => void>(() => undefined)

  const remove: Screen['remove'] = (ids, { done }) => setDeleting({ ids, done })
  // One function, so that the list's order stays the same object.
  const mayMove = useCallback((id: number, parentId: number | null): Promise<boolean> => {
    setMoving({ id, parentId })
    return new Promise((resolve) => {
      settle.current = resolve
    })
  }, [])
  const mayChange: Screen['mayChange'] = async ({ id }, { parentId }) => parentId === undefined || mayMove(id, parentId as number | null)
  const answer = (isWanted: boolean) => {
    setMoving(null)
    settle.current(isWanted)
  }
  const dialogs = (
    <>
      <Late close={() => setDeleting(null)}>
        {deleting && <UnitDeletion ids={deleting.ids} done={deleting.done} close={() => setDeleting(null)} />}
      </Late>
      <Late close={() => answer(false)}>{moving && <UnitMoveDialog move={moving} answer={answer} />}</Late>
    </>
  )
  return { remove, mayMove, mayChange, dialogs }
}
