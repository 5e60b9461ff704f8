import { useCallback } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router'

/** Makes of what the address says now what it shall say. */
export type AddressChange = (now: URLSearchParams) => URLSearchParams

/**
 * What stands behind the `?` of the address, and a way to change it. A change begins from the address of that moment, not from the
 * one last drawn: of two in quick succession the second must not undo the first.
 */
export function useAddress(): [URLSearchParams, (change: AddressChange, manners?: NavigateOptions) => void] {
  const [params, setParams] = useSearchParams()
  const set = useCallback((change: AddressChange, manners?: NavigateOptions) => setParams(change(paramsNow()), manners), [setParams])
  return [params, set]
}

const paramsNow = () => new URLSearchParams(location.hash.split('?')[1])
