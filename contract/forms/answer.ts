// The answers of people, by the keys of the questions.

/** Texts, days, options, items and addresses are texts; the answers to `choices` and `file` are lists. */
export type Answer = string | number | boolean | readonly string[]
export type Answers = Readonly<Record<string, Answer>>

/** True for a value that counts as no answer. */
export const isNothing = (value: unknown): value is undefined | null | '' =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** The value under a key; a key may be named like a method that every object has, such as `constructor`. */
export const valueAt = <V>(values: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined

/** True for a value of one of the types that answers have, whatever the question. */
export const isAnswer = (value: unknown): value is Answer =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every((one) => typeof one === 'string'))

/** True for an object with names, as JSON has them. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
