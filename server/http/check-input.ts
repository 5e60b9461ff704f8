import type { Endpoint } from '../../contract/endpoint.ts'
import { ignoredNames, type IgnoredNames } from '../../contract/ignored.ts'
import { foldNames } from './fold-names.ts'

/** Checked inputs by the given object. A query that was read before is the same object (`query.ts`), a body never is. */
const checked = new WeakMap<Endpoint, WeakMap<object, unknown>>()

/** The dropped names of each call, read from its list once. */
const ignored = new WeakMap<Endpoint, IgnoredNames>()

/** Returns the input of a call as its schema reads it, or throws the faults of the input. An input that was found valid once is not checked again. */
export function checkInput(endpoint: Endpoint, given: unknown): unknown {
  const check = () => endpoint.input.parse(foldNames(endpoint.input, given, ignoredBy(endpoint)), { reportInput: true })
  if (typeof given !== 'object' || given === null || !Object.isFrozen(given)) return check()
  const known = checkedOf(endpoint)
  if (known.has(given)) return known.get(given)
  const input = check()
  known.set(given, Object.freeze(input))
  return input
}

function ignoredBy(endpoint: Endpoint) {
  const known = ignored.get(endpoint) ?? ignoredNames(endpoint.ignored)
  ignored.set(endpoint, known)
  return known
}

function checkedOf(endpoint: Endpoint) {
  const known = checked.get(endpoint) ?? new WeakMap<object, unknown>()
  checked.set(endpoint, known)
  return known
}
