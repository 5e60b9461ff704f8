import { useCallback } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router'

/** Turns the current parameters of the address into the new ones. */
export type AddressChange = (now: URLSearchParams) => URLSearchParams

/**
 * The parameters of the address, and a function that changes them. A change starts from the address of that moment, not from the last rendered
 * one: the second of two quick changes must not undo the first.
 */
export function useAddress(): [URLSearchParams, (change: AddressChange, options?: NavigateOptions) => void] {
  const [params, setParams] = useSearchParams()
  const set = useCallback((change: AddressChange, options?: NavigateOptions) => setParams(change(paramsNow()), options), [setParams])
  return [params, set]
}

const paramsNow = () => new URLSearchParams(location.hash.split('?')[1])
