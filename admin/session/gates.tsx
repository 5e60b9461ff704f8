import type { ReactNode } from 'react'
import { holdsAny } from './roles.ts'
import { useSession } from './session.ts'
import { useCan } from './use-can.ts'

/** its children are absent unless the user holds one of the roles. */
export const Roles = ({ any, children }: { any: readonly string[]; children: ReactNode }) =>
  holdsAny(useSession().roles, any) ? children : null

/** its children are absent unless the user holds every permit. */
export const Permit = ({ all, children }: { all: readonly string[]; children: ReactNode }) => (useCan(...all) ? children : null)
