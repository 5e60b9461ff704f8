import { z } from 'zod'
import { belowName } from './below-name.ts'
import { sortable, sortingSchema } from './sorting.ts'
import { composed, choiceSchema, inputSchema, writableProperties } from './field-schema.ts'
import type { Field, Fields } from './fields.ts'
import { NUMBER_TEXT } from './format/number-text.ts'
import { MOST_TAGS, tagsIn } from './format/tag-filter.ts'
import type { Resource, Values } from './resource.ts'

type Create<F extends Fields> = Partial<Values<F>>
/** Our own client names the version that it read; other clients may leave it out (C-30g). */
type Update<F extends Fields> = Partial<Values<F>> & { id: number; version: number }
type CheckedUpdate<F extends Fields> = Partial<Values<F>> & { id: number; version?: number | null | undefined }

/** Properties that a feature adds to the input of a call. */
type Shape = Readonly<Record<string, z.ZodType>>
type Nothing = Record<never, never>
type Sent<O, I, M extends Shape> = z.ZodType<O & z.output<z.ZodObject<M>>, I & z.input<z.ZodObject<M>>> & { shape: z.ZodRawShape }

/** A wrong id ends the check: a union of a new row and a change then weighs the complaints of both (issue-words.ts). */
const id = z.int().positive({ abort: true })

/** No row: clients of this family send 0, or null, as the id of what they create. */
const noId = z
  .union([z.literal([0, '0']), z.null()])
  .transform(() => undefined)
  .optional()

/** The input of Create: required fields must be there, defaults fill absent fields, an unknown property is refused. */
export function createSchema<F extends Fields, M extends Shape = Nothing>(fields: F, more?: M): Sent<Create<F>, Create<F>, M> {
  const shape = Object.fromEntries(writableProperties(fields).map(([name, field]) => [name, onCreate(field)]))
  return z.strictObject({ id: noId, ...shape, ...more }) as never
}

function onCreate(declared: Field): z.ZodType {
  const field = declared.asked ? { ...declared, required: true } : declared
  const schema = inputSchema(field)
  if (field.default !== undefined) return schema.optional().default(field.default as never)
  return field.required ? schema : schema.optional()
}

/** The input of Update: the row's id, the version that was read if the client knows it, and only the changed fields. It never writes a default. */
export function updateSchema<F extends Fields, M extends Shape = Nothing>(fields: F, more?: M): Sent<CheckedUpdate<F>, Update<F>, M> {
  const shape = Object.fromEntries(writableProperties(fields).map(([name, field]) => [name, inputSchema(field).optional()]))
  return z.strictObject({ id: rowId, version: wholeNumber.pipe(id).nullish(), ...shape, ...more }) as never
}

/** The properties of a row that tell its publishing. */
export const publication = {
  state: z.enum(['draft', 'scheduled', 'published']),
  hasChanges: z.boolean(),
  publishedFrom: z.string().nullable(),
  publishedUntil: z.string().nullable(),
  scheduledFor: z.string().nullable(),
}

// A query string carries text only; a JSON body carries the real thing. Both mean the same.
export const wholeNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
])
/** The range in which both engines can compare hundredths. */
const comparable = z.number().gt(-1e15).lt(1e15)
const anyNumber = z.union([comparable, z.string().max(24).regex(NUMBER_TEXT).transform(Number).pipe(comparable)])
const truth = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(true|false|1|0)$/i)
    .transform((value) => /^(true|1)$/i.test(value)),
])
export const rowId = wholeNumber.pipe(id)
/** A day as `YYYY-MM-DD`. */
export const day = z.iso.date()

/** A filter that many clients send as a blank or as the text `null` when nobody has filled it in: it is then absent. */
export const filter = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => (isBlank(given) ? undefined : given), schema.optional()).optional()

const isBlank = (given: unknown) => given === null || (typeof given === 'string' && (given.trim() === '' || given === 'null'))

/** Filters a field allows: equality for what is chosen, part of the text for text, from–to for numbers and dates. */
function filterShape(name: string, field: Field): z.ZodRawShape {
  switch (field.kind) {
    case 'yesNo':
      return { [name]: filter(truth) }
    case 'treeParent':
      return { [name]: filter(rowId) }
    case 'reference':
    case 'references':
      return { [name]: filter(rowId), ...(field.filterBelow ? { [belowName(name)]: filter(rowId) } : {}) }
    case 'number':
    case 'money':
      return { [name]: filter(anyNumber), [`${name}Start`]: filter(anyNumber), [`${name}End`]: filter(anyNumber) }
    case 'date':
      return { [`${name}Start`]: filter(day), [`${name}End`]: filter(day) }
    case 'choice':
      return { [name]: filter(choiceSchema(field)) }
    case 'tags':
      return { [name]: filter(composed.max(4000).refine((text) => tagsIn(text).length <= MOST_TAGS)) }
    default:
      return { [name]: filter(composed.max(256)) }
  }
}

/** The number of rows asked for at once. */
export const resultCount = (most: number) => wholeNumber.pipe(z.int().min(1).max(most))

const MOST_ROWS = 1000

export const paging = {
  skipCount: wholeNumber.pipe(z.int().min(0).max(1_000_000_000)).default(0),
  /** Clients ask for a large number to get all rows; more than the most is taken as the most. */
  maxResultCount: wholeNumber
    .pipe(
      z
        .int()
        .min(1)
        .transform((wished) => Math.min(wished, MOST_ROWS)),
    )
    .default(10),
}

/** The filter of every list whose rows tell their creation (T-14): both days are included, in the time zone of the site. */
export const createdDays = { creationTimeStart: filter(day), creationTimeEnd: filter(day) }
export type CreatedDays = z.output<z.ZodObject<typeof createdDays>>

/** The filters of a list without paging: what Count takes. */
export function filtersSchema(r: Resource) {
  const own = Object.entries(r.fields)
    .filter(([, field]) => field.filter)
    .map(([name, field]) => filterShape(name, field))
  const state: z.ZodRawShape = r.publishable ? { state: filter(publication.state) } : {}
  return z.strictObject({
    keyword: filter(composed.max(100)),
    ...createdDays,
    ...state,
    ...(Object.assign({}, ...own) as z.ZodRawShape),
  })
}

/** The input of GetAll: filters, paging and sorting. */
export const listSchema = (r: Resource) => filtersSchema(r).extend({ ...paging, sorting: filter(sortingSchema(sortable(r))) })

/**
 * The number of rows found. With `hasMore` there are more: it is then `MOST_COUNTED`, or just above the last row of the requested page.
 */
export const total = { totalCount: z.int(), hasMore: z.literal(true).optional() }

/** `{totalCount, items}` (C-03). */
export const listOf = <T extends z.ZodType>(item: T) => z.strictObject({ ...total, items: z.array(item) })
