import type { z } from 'zod'

/**
 * A field is inert data: what a property *is*. Everything else (columns, schemas, controls, cells) is derived from it.
 * The type parameters carry the wire value `V`, whether it is required `R`, whether it has an English twin `L`, and its value in a table `C`.
 */
export interface Field<V = unknown, R extends boolean = boolean, L extends boolean = boolean, C = unknown> {
  readonly kind: FieldKind
  readonly required: R
  readonly localized: L
  /** Only the server sets it: it is in rows, never in an input. */
  readonly readOnly: boolean
  /** May be named in a list's filter, sorting or keyword search; what is not declared is refused. */
  readonly filter: boolean
  readonly sort: boolean
  readonly search: boolean
  /** No two rows outside the recycle bin hold the same value. */
  readonly unique: boolean
  /** Written by Create when the property is absent; Update never writes it. For a date `now` is the moment of creation. */
  readonly default?: V
  /** Longest text in characters, or most entries of a list. */
  readonly max?: number
  readonly min?: number
  readonly pattern?: RegExp
  /** `text`: what it must be; said in words of its own where it is not (V-05, V-06). */
  readonly format?: TextFormat
  /** `choice`: the values; their words are in `words/`. */
  readonly options?: readonly string[]
  /** `dictionary`: the code of the dictionary type whose items may be chosen. */
  readonly dictionary?: string
  /** `reference`, `references`: the resource pointed at. */
  readonly target?: string
  /** `file`: the content types it may have; any without it. */
  readonly types?: readonly string[]
  /** `date`: with the time of day. */
  readonly time?: boolean
  /** `json`: what the value must satisfy. */
  readonly schema?: z.ZodType
  /** `json` whose schema is a record: visitors narrow lists by its entries, so each is in the search index. */
  readonly facets?: boolean
  /** These two are only there for the compiler; no field has them at run time. */
  readonly value?: V
  readonly column?: C
}

export type TextFormat = 'email' | 'mobile'

export type FieldKind =
  | 'text'
  | 'longText'
  | 'html'
  | 'number'
  | 'money'
  | 'yesNo'
  | 'date'
  | 'choice'
  | 'dictionary'
  | 'picture'
  | 'pictures'
  | 'file'
  | 'reference'
  | 'references'
  | 'treeParent'
  | 'tags'
  | 'link'
  | 'json'

export type Fields = Record<string, Field>

type Options<V> = Partial<Omit<Field<V>, 'kind' | 'value' | 'column'>>
type Made<V, O, C> = Field<
  V,
  O extends { required: true } ? true : false,
  O extends { localized: true } ? true : false,
  O extends { time: true } ? number : C
>

const OFF = { required: false, localized: false, readOnly: false, filter: false, sort: false, search: false, unique: false }

/** A maker of fields of one kind: `own` is what the kind always has, the caller's options go on top. */
const maker =
  <V, C>(kind: FieldKind, own: Options<V> = {}) =>
  <const O extends Options<V> = Record<never, never>>(options?: O): Made<V, O, C> =>
    ({ ...OFF, ...own, ...options, kind }) as unknown as Made<V, O, C>

/** One line, trimmed; `max` characters (256 unless told). */
export const text = maker<string, string>('text', { max: 256 })
/** Several lines, plain. */
export const longText = maker<string, string>('longText', { max: 2000 })
/** Rich text; sanitised on the way in and on the way out. */
export const html = maker<string, string>('html', { max: 200_000 })
/** A finite number between `min` and `max`. */
export const number = maker<number, number>('number')
/** An amount with at most two decimals; kept in hundredths. */
export const money = maker<number, number>('money')
export const yesNo = maker<boolean, number>('yesNo')
/** `YYYY-MM-DD`, or with `time` an ISO 8601 moment in UTC. */
export const date = maker<string, string>('date')
/** The public address of an uploaded picture: `/media/<id>`, or `/media/<id>#focus=30,45` (decision 0021). */
export const picture = maker<string, string>('picture')
export const pictures = maker<string[], string>('pictures', { max: 50 })
/** The public address of an uploaded file. */
export const file = maker<string, string>('file')
/** A web address: a path of this site, http(s), mailto or tel. */
export const link = maker<string, string>('link', { max: 1000 })
export const tags = maker<string[], string>('tags', { max: 20 })
/** The id of the row above this one, or null at the top. */
export const treeParent = maker<number, number>('treeParent')

/** One of the given words. */
export const choice = <const W extends readonly string[], const O extends Options<W[number]> = Record<never, never>>(
  options: W,
  more?: O,
) => maker<W[number], string>('choice', { options })(more) as Made<W[number], O, string>

/** The value of an item of the dictionary type with this code. */
export const dictionary = <const O extends Options<string> = Record<never, never>>(code: string, more?: O) =>
  maker<string, string>('dictionary', { dictionary: code })(more) as Made<string, O, string>

/** The id of one row of another resource. */
export const reference = <const O extends Options<number> = Record<never, never>>(target: string, more?: O) =>
  maker<number, number>('reference', { target })(more) as Made<number, O, number>

/** The ids of any number of rows of another resource. */
export const references = <const O extends Options<number[]> = Record<never, never>>(target: string, more?: O) =>
  maker<number[], never>('references', { target, max: 500 })(more) as Made<number[], O, never>

/** Any JSON that satisfies the schema; stored and read whole, never queried. */
export const json = <S extends z.ZodType, const O extends Options<z.infer<S>> = Record<never, never>>(schema: S, more?: O) =>
  maker<z.infer<S>, string>('json', { schema })(more) as Made<z.infer<S>, O, string>
