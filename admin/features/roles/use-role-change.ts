import { useRef, useState } from 'react'
import type { DataScopes } from '../../../contract/data-scopes.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { roleChanges } from '../../../contract/features/role-changes.ts'
import type { Item } from '../../resource/data/item.ts'

/** The effect of a change of permits and data scopes, as the server computes it. */
export type Change = OutputOf<typeof roleChanges.previewChange>

/** A change of permits, of data scopes or of both that waits for an answer. */
export interface WaitingChange {
  id: number
  grantedPermissions?: string[]
  dataScopes?: DataScopes
}

/** Holds a form back while a dialog shows what its changed permits and data scopes mean for people (B-57d, B-57g). */
export function useRoleChange() {
  const [waiting, setWaiting] = useState<WaitingChange | null>(null)
  const settle = useRef<(isWanted: boolean) => void>(() => undefined)
  const mayChange = ({ id }: Item, { grantedPermissions, dataScopes }: Readonly<Record<string, unknown>>): Promise<boolean> => {
    if (grantedPermissions === undefined && dataScopes === undefined) return Promise.resolve(true)
    setWaiting({
      id,
      ...(grantedPermissions !== undefined && { grantedPermissions: (grantedPermissions as string[] | null) ?? [] }),
      ...(dataScopes !== undefined && { dataScopes: (dataScopes as DataScopes | null) ?? {} }),
    })
    return new Promise((resolve) => {
      settle.current = resolve
    })
  }
  const answer = (isWanted: boolean) => {
    setWaiting(null)
    settle.current(isWanted)
  }
  return { waiting, mayChange, answer }
}
