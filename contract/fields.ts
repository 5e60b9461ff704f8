import type { z } from 'zod'
import type { DictionaryCode } from './dictionaries.ts'
import type { Bilingual } from './languages.ts'

/**
 * A field is inert data: what a property *is*. Everything else (columns, schemas, controls, cells) is derived from it.
 * The type parameters carry the wire value `V`, whether it is required `R`, whether it has an English twin `L`, and its value in a table `C`.
 */
export interface Field<V = unknown, R extends boolean = boolean, L extends boolean = boolean, C = unknown> {
  readonly kind: FieldKind
  readonly required: R
  readonly localized: L
  /** Create asks for it, although rows that the operator made may lack it. */
  readonly asked?: boolean
  /** Only the server sets it: it is in rows, never in an input. */
  readonly readOnly: boolean
  /** Somebody outside has written it: Create takes it, Update refuses another value, and the form shows it to be read. */
  readonly immutable?: boolean
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
  /** `longText`: lists show it too. `json`: lists may have a column for it, for which their screen has a cell. */
  readonly listed?: boolean
  /** `text`: what it must be; said in words of its own where it is not (V-05, V-06). */
  readonly format?: TextFormat
  /** `longText`: each line is a rule that can be read; said in words of its own where one cannot. */
  readonly lines?: 'units'
  /** `html`: a line or two of words and links. The editor offers no headings, lists, tables and pictures for it. */
  readonly short?: boolean
  /** `choice`: the values, and what each is called. */
  readonly options?: readonly string[]
  readonly words?: Readonly<Record<string, Bilingual>>
  /** `dictionary`: the code of the dictionary type whose items may be chosen. */
  readonly dictionary?: string
  /** `reference`, `references`: the resource pointed at. */
  readonly target?: string
  /** `reference`, `references` to rows of a tree: a filter of its own, `unitIdsBelow`, finds the rows that name one of a branch. */
  readonly filterBelow?: boolean
  /** `treeParent`: a row and its parent hold the same value of this field, so that each value has a tree of its own. */
  readonly within?: string
  /** `link`: the server itself sends to this address, so it must not lead into a network that the operator has not opened. */
  readonly called?: boolean
  /** `file`: the content types it may have; any without it. */
  readonly types?: readonly string[]
  /** `date`: with the time of day. */
  readonly time?: boolean
  /** `json`: what the value must satisfy. */
  readonly schema?: z.ZodType
  /** `json` whose schema is a record: visitors narrow lists by its entries, so each is in the search index. */
  readonly facets?: boolean
  /** `json` whose schema is a list: visitors search for this property of its entries as they do for the name of the row. */
  readonly searched?: string
  /** Only staff know of it: no snapshot holds it, so no reply to visitors can. */
  readonly internal?: boolean
  /** The server gives a new row a value where none is given (`server/crud/owning.ts`); afterwards it can be changed and not emptied. */
  readonly given?: boolean
  /** These two are only there for the compiler; no field has them at run time. */
  readonly value?: V
  readonly column?: C
}

export type TextFormat = 'email' | 'mobile' | 'slug' | 'code' | 'model' | 'userName'

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

/**
 * A field with its kind, and whether a list can be sorted by it, known to the compiler. `NoInfer`: the options alone decide, not the place where the
 * field is expected.
 */
type Made<K extends FieldKind, V, C, R extends boolean, L extends boolean, S extends boolean> = Field<V, NoInfer<R>, NoInfer<L>, C> & {
  readonly kind: K
  readonly sort: NoInfer<S>
}

// The options of each kind: an option that a kind does not have does not compile.

interface Common<V, R> {
  required?: R
  readOnly?: boolean
  immutable?: boolean
  default?: V
}
interface Ordered<S> {
  sort?: S
  filter?: boolean
}
interface Worded<L> {
  max?: number
  localized?: L
  search?: boolean
}
interface Ranged {
  min?: number
  max?: number
}
interface TextOptions<R, L, S> extends Common<string, R>, Worded<L>, Ordered<S> {
  unique?: boolean
  pattern?: RegExp
  format?: TextFormat
  asked?: boolean
}
interface LinkOptions<R, L, S> extends Common<string, R>, Worded<L>, Ordered<S> {
  called?: boolean
  unique?: boolean
  pattern?: RegExp
}
interface LongTextOptions<R, L, S> extends Common<string, R>, Worded<L>, Ordered<S> {
  lines?: 'units'
  listed?: boolean
}
interface HtmlOptions<R, L> extends Common<string, R>, Worded<L> {
  short?: boolean
}
interface NumberOptions<R, S> extends Common<number, R>, Ranged, Ordered<S> {}
interface ChoiceOptions<V, R, S> extends Common<V, R>, Ordered<S> {}
interface TreeOptions<R, S> extends ChoiceOptions<number, R, S> {
  within?: string
}
interface ReferenceOptions<R, S> extends ChoiceOptions<number, R, S> {
  filterBelow?: boolean
}
interface DateOptions<R, S, T> extends Common<string, R>, Ordered<S> {
  time?: T
}
interface FileOptions<R, S> extends Common<string, R>, Ordered<S> {
  types?: readonly string[]
}
interface ListOptions<V, R> extends Common<V, R> {
  max?: number
}
interface ReferencesOptions<R> extends ListOptions<number[], R> {
  filter?: boolean
  filterBelow?: boolean
}
interface TagsOptions<R> extends ListOptions<string[], R> {
  search?: boolean
  filter?: boolean
}
interface JsonOptions<V, R> extends Common<V, R> {
  listed?: boolean
  facets?: boolean
  searched?: V extends readonly (infer E)[] ? keyof E & string : never
}

const OFF = { required: false, localized: false, readOnly: false, filter: false, sort: false, search: false, unique: false }

/** The types of value and column exist for the compiler only, so the type of the result is asserted. */
const make = <F extends Field>(kind: F['kind'], options: object): F => ({ ...OFF, ...options, kind }) as unknown as F

/** One line, trimmed; `max` characters (256 by default). */
export const text = <R extends boolean = false, L extends boolean = false, S extends boolean = false>(
  options: TextOptions<R, L, S> = {},
): Made<'text', string, string, R, L, S> => make('text', { max: 256, ...options })

/** Several lines, plain. */
export const longText = <R extends boolean = false, L extends boolean = false, S extends boolean = false>(
  options: LongTextOptions<R, L, S> = {},
): Made<'longText', string, string, R, L, S> => make('longText', { max: 2000, ...options })

/** Rich text; sanitised on the way in and on the way out. */
export const html = <R extends boolean = false, L extends boolean = false>(
  options: HtmlOptions<R, L> = {},
): Made<'html', string, string, R, L, false> => make('html', { max: 200_000, ...options })

/** A finite number between `min` and `max`. */
export const number = <R extends boolean = false, S extends boolean = false>(
  options: NumberOptions<R, S> = {},
): Made<'number', number, number, R, false, S> => make('number', options)

/** An amount with at most two decimals; stored in hundredths. */
export const money = <R extends boolean = false, S extends boolean = false>(
  options: NumberOptions<R, S> = {},
): Made<'money', number, number, R, false, S> => make('money', options)

export const yesNo = <R extends boolean = false, S extends boolean = false>(
  options: ChoiceOptions<boolean, R, S> = {},
): Made<'yesNo', boolean, number, R, false, S> => make('yesNo', options)

/** `YYYY-MM-DD`, or with `time` an ISO 8601 moment in UTC. */
export const date = <R extends boolean = false, S extends boolean = false, T extends boolean = false>(
  options: DateOptions<R, S, T> = {},
): Made<'date', string, T extends true ? number : string, R, false, S> => make('date', options)

/** The public address of an uploaded picture: `/media/<id>`, or `/media/<id>#focus=30,45` (decision 0021). */
export const picture = <R extends boolean = false, S extends boolean = false>(
  options: ChoiceOptions<string, R, S> = {},
): Made<'picture', string, string, R, false, S> => make('picture', options)

export const pictures = <R extends boolean = false>(
  options: ListOptions<string[], R> = {},
): Made<'pictures', string[], string, R, false, false> => make('pictures', { max: 50, ...options })

/** The public address of an uploaded file. */
export const file = <R extends boolean = false, S extends boolean = false>(
  options: FileOptions<R, S> = {},
): Made<'file', string, string, R, false, S> => make('file', options)

/** A web address: a path of this site, http(s), mailto or tel. */
export const link = <R extends boolean = false, L extends boolean = false, S extends boolean = false>(
  options: LinkOptions<R, L, S> = {},
): Made<'link', string, string, R, L, S> => make('link', { max: 1000, ...options })

export const tags = <R extends boolean = false>(options: TagsOptions<R> = {}): Made<'tags', string[], string, R, false, false> =>
  make('tags', { max: 20, ...options })

/** The id of the row above this one, or null at the top. */
export const treeParent = <R extends boolean = false, S extends boolean = false>(
  options: TreeOptions<R, S> = {},
): Made<'treeParent', number, number, R, false, S> => make('treeParent', options)

/** One of the given values, each with its words: `choice({ new: ['未处理', 'New'] })`. */
export const choice = <const W extends Readonly<Record<string, Bilingual>>, R extends boolean = false, S extends boolean = false>(
  words: W,
  options: ChoiceOptions<keyof W & string, R, S> = {},
): Made<'choice', keyof W & string, string, R, false, S> => make('choice', { ...options, words, options: Object.keys(words) })

/** The value of an item of the dictionary type with this code. */
export const dictionary = <R extends boolean = false, S extends boolean = false>(
  code: DictionaryCode,
  options: ChoiceOptions<string, R, S> = {},
): Made<'dictionary', string, string, R, false, S> => make('dictionary', { ...options, dictionary: code })

/** The id of one row of another resource. */
export const reference = <const T extends string, R extends boolean = false, S extends boolean = false>(
  target: T,
  options: ReferenceOptions<R, S> = {},
): Made<'reference', number, number, R, false, S> & { readonly target: T } => make('reference', { ...options, target })

/** A reference that stays inside the back office, in the draft and in no snapshot; the server fills it in. */
export const internalReference = <const T extends string>(target: T, options: Omit<ChoiceOptions<number, false, false>, 'required'> = {}) =>
  make<Made<'reference', number, number, false, false, false> & { readonly target: T; readonly internal: true }>('reference', {
    ...options,
    target,
    internal: true,
    given: true,
  })

/** The ids of any number of rows of another resource. */
export const references = <const T extends string, R extends boolean = false>(
  target: T,
  options: ReferencesOptions<R> = {},
): Made<'references', number[], never, R, false, false> & { readonly target: T } => make('references', { max: 500, ...options, target })

/** References that stay inside the back office, in the row and in no snapshot: a change to them holds at once. */
export const internalReferences = <const T extends string>(target: T, options: Omit<ReferencesOptions<false>, 'required'> = {}) =>
  make<Made<'references', number[], never, false, false, false> & { readonly target: T; readonly internal: true }>('references', {
    max: 500,
    ...options,
    target,
    internal: true,
  })

/** Any JSON that satisfies the schema; stored and read whole, never queried. */
export const json = <J extends z.ZodType, R extends boolean = false>(
  schema: J,
  options: JsonOptions<z.infer<J>, R> = {},
): Made<'json', z.infer<J>, string, R, false, false> => make('json', { ...options, schema })
