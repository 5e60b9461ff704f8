import type { Wire } from '../../contract/features/sign-in.ts'
import { createStore } from '../state/store.ts'
import { send, session } from './session.ts'

const NOTHING = { open: 0, unseen: 0, notices: 0 }

/** The numbers of own jobs that are open, of those that have ended unseen, and of unseen notices of bursts. */
export const bell = createStore(NOTHING)

/** True while the panel of the bell is open. */
export const bellPanel = createStore({ isOpen: false })

/** The frame sends this call before its schema is there. */
const STATE: Wire = {
  verbs: ['GET'],
  path: '/abp/services/app/Job/GetState',
  access: 'signedIn',
  timeout: 5000,
  body: 'abp',
  refusedInDemo: false,
}
const EVERY_MS = 3000

let timer: number | undefined

/** Asks how the own jobs are, and again while any is open. While none is, nobody asks: a session that nobody uses must end. */
export async function lookAtJobs(): Promise<void> {
  clearTimeout(timer)
  if (!session.state.token) return bell.set(NOTHING)
  const found = (await send(STATE, {}, { quiet: true }).catch(() => null)) as typeof bell.state | null
  if (found) bell.set(found)
  if (bell.state.open > 0) timer = window.setTimeout(() => void lookAtJobs(), EVERY_MS)
}
