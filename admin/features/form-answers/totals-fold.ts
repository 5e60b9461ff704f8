import { createStore } from '../../state/store.ts'
import { readStored, writeStored } from '../../state/storage.ts'

const NAME = 'portico.answerTotals'

/** This browser remembers if the totals above the answers are unfolded. */
export const totalsFold = createStore({ isOpen: readStored(localStorage, NAME) !== false })

/** Folds or unfolds them, now and for the next visit. */
export function foldTotals(isOpen: boolean): void {
  totalsFold.set({ isOpen })
  writeStored(localStorage, NAME, isOpen)
}
