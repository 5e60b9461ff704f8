import type { Field } from '../../contract/fields.ts'
import { isoTime } from './times.ts'

const KEPT_AS_JSON = new Set(['pictures', 'tags', 'json'])

/** Turns a wire value into a column's value: times in epoch milliseconds, truth as 0 or 1, money in hundredths, lists as JSON. */
export function encode(field: Field, value: unknown): string | number | null {
  if (field.kind === 'yesNo') return value ? 1 : 0
  if (field.kind === 'pictures' || field.kind === 'tags') return JSON.stringify(value ?? [])
  if (value === null || value === undefined) return null
  if (KEPT_AS_JSON.has(field.kind)) return JSON.stringify(value)
  if (field.kind === 'money') return Math.round(Number(value) * 100)
  if (field.kind === 'date' && field.time) return Date.parse(String(value))
  return typeof value === 'number' ? value : String(value)
}

/** Returns the function that turns a column's value into the wire value, the reverse of `encode`. */
export function decoder(field: Field): (value: unknown) => unknown {
  if (field.kind === 'yesNo') return (value) => value === 1
  const decode = presentDecoder(field)
  return (value) => (value === null || value === undefined ? null : decode(value))
}

function presentDecoder(field: Field): (value: unknown) => unknown {
  if (KEPT_AS_JSON.has(field.kind)) return (value) => JSON.parse(String(value))
  if (field.kind === 'money') return (value) => Number(value) / 100
  if (field.kind === 'date' && field.time) return (value) => isoTime(Number(value))
  return (value) => value
}
