import type { ReactNode } from 'react'
import { holdsAll, holdsRole } from './permits.ts'
import { useSession } from './session.ts'

/** `useCan('News/Edit')`. What it hides, the server refuses as well. */
export const useCan = (...tags: string[]): boolean => holdsAll(useSession().permits, tags)

/** Its children are there for whoever holds every tag. */
export const Permit = ({ tags, children }: { tags: readonly string[]; children: ReactNode }) =>
  holdsAll(useSession().permits, tags) ? children : null

/** Its children are there for whoever holds one of the roles. */
export const Roles = ({ of, children }: { of: readonly string[]; children: ReactNode }) =>
  holdsRole(useSession().roles, of) ? children : null
