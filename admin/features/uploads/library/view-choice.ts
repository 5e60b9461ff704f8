import { session } from '../../../session/session.ts'
import { forget, readStored, STORED, writeStored } from '../../../state/storage.ts'
import { createStore } from '../../../state/store.ts'

export const VIEWS = ['grid', 'list'] as const
export type View = (typeof VIEWS)[number]

/** This browser remembers how somebody looks at the library, until they sign out. */
export const viewChoice = createStore<{ view: View }>({ view: readStored(localStorage, STORED.library) === 'list' ? 'list' : 'grid' })

/** Shows the library so, now and at the next visit. */
export function chooseView(view: View): void {
  viewChoice.set({ view })
  writeStored(localStorage, STORED.library, view)
}

session.subscribe(() => {
  if (session.state.userid !== null || viewChoice.state.view === 'grid') return
  viewChoice.set({ view: 'grid' })
  forget(localStorage, STORED.library)
})
