import { withQuery } from './paths.ts'
import { idIn, pageIn, searchOf, textIn } from './query.ts'

/** One parameter of a page's address: how it is read, and how it is written. Undefined or an empty text leaves no trace in the address. */
export interface Parameter<T> {
  read: (query: URLSearchParams, name: string) => T
  write: (value: T) => string | number | undefined
}

export const text = (longest: number): Parameter<string> => ({
  read: (query, name) => textIn(query, name, longest),
  write: (value) => value,
})

/** The number of a page in a list, from 1. */
export const pageNumber: Parameter<number> = {
  read: (query) => pageIn(query),
  write: (page) => (page === 1 ? undefined : page),
}

/** One of a few values; `otherwise` stands for every other text, and is not written. */
export const choice = <T extends string, D extends T | null>(values: readonly T[], otherwise: D): Parameter<T | D> => ({
  read: (query, name) => values.find((value) => value === query.get(name)) ?? otherwise,
  write: (value) => (value === otherwise || value === null ? undefined : value),
})

/** The id of a record; null when there is none. */
export const recordId: Parameter<number | null> = { read: idIn, write: (id) => id ?? undefined }

/** True when the address has the parameter, whatever its value. */
export const flag: Parameter<boolean> = { read: (query, name) => query.has(name), write: (isSet) => (isSet ? 1 : undefined) }

export interface PageQuery<V> {
  /** Reads the values from the address of a request. */
  in(request: { url: string }): V
  /** Writes the path of the page with these values. */
  path(values: Partial<V>): string
  /** Returns the query in its one canonical form: a page's `handle.search`, by which the server knows what the page reads. */
  search(query: URLSearchParams): string
}

/**
 * Declares all that a page reads from its address. The loader reads the values here and the server caches the page by `search`, so a parameter that is
 * declared reaches both, and one that is not declared reaches neither.
 */
export function pageQuery<V extends object>(path: string, parameters: { [N in keyof V]: Parameter<V[N]> }): PageQuery<V> {
  const names = Object.keys(parameters) as (keyof V & string)[]
  const read = (query: URLSearchParams) => Object.fromEntries(names.map((name) => [name, parameters[name].read(query, name)])) as V
  const write = <N extends keyof V>(name: N, value: V[N] | undefined) => (value === undefined ? undefined : parameters[name].write(value))
  const pathOf = (values: Partial<V>) => withQuery(path, Object.fromEntries(names.map((name) => [name, write(name, values[name])])))
  return {
    in: ({ url }) => read(new URL(url).searchParams),
    path: pathOf,
    search: (query) => searchOf(pathOf(read(query))),
  }
}
