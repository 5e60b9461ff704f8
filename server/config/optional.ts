import { z } from 'zod'
import { isWebAddress } from '../../contract/format/links.ts'
import { StartProblem } from './start-problem.ts'

/** A setting that may be missing; a blank one counts as missing. */
export const optional = z
  .string()
  .trim()
  .transform((value) => value || null)
  .nullish()
  .transform((value) => value ?? null)

/** A switch that is off unless it is turned on. */
export const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true')

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True for an address whose traffic nobody reads on the way: it has TLS, or stays on this machine. */
export const isSafeAddress = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || LOCAL.has(hostname)
}

/** A web address over which secrets may be sent; `usual` is shown to whoever gives something else. */
export const safeAddress = (usual: string) =>
  optional
    .refine((value) => value === null || isWebAddress(value), { error: `must be a web address such as ${usual}`, abort: true })
    .refine((value) => value === null || isSafeAddress(value), 'must begin with https:// unless it is on this machine')

/** Returns a setting that another one needs; a missing one stops the start. */
export function required<G extends object>(given: G, name: keyof G & string, reason: string): string {
  const value = given[name]
  if (typeof value !== 'string') throw new StartProblem(`The setting ${name} must be set where ${reason}.`)
  return value
}
