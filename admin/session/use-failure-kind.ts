import { useEffect, useState } from 'react'
import { failureKind, isUpdated, type FailureKind } from './failure-kind.ts'

/** The cause of a failure. Code that did not arrive may be gone for ever, so the server is asked whether it was updated. */
export function useFailureKind(error: unknown): FailureKind {
  const [wasUpdated, setUpdated] = useState(false)
  const kind = failureKind(error)
  useEffect(() => {
    if (kind === 'code') isUpdated().then(setUpdated, () => undefined)
  }, [kind])
  return kind === 'code' && wasUpdated ? 'updated' : kind
}
