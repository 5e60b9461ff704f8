import { holdsAll } from './permits.ts'
import { useSession } from './session.ts'

/** `useCan('News/Edit')`. The server refuses the calls behind hidden elements as well. */
export const useCan = (...tags: string[]): boolean => holdsAll(useSession().permits, tags)
