import { z } from 'zod'
import { sortable, sortingSchema } from './sorting.ts'
import { choiceSchema, inputSchema, plainString, writableProperties } from './field-schema.ts'
import type { Field, Fields } from './fields.ts'
import { NUMBER_TEXT } from './format/number-text.ts'
import type { Resource, Values } from './resource.ts'

type Create<F extends Fields> = Partial<Values<F>>
type Update<F extends Fields> = Partial<Values<F>> & { id: number; version: number }

const id = z.int().positive()

/** The input of Create: required fields must be there, defaults fill absent fields, an unknown property is refused. */
export function createSchema<F extends Fields>(fields: F): z.ZodType<Create<F>> & { shape: z.ZodRawShape } {
  const shape = Object.fromEntries(writableProperties(fields).map(([name, field]) => [name, onCreate(field)]))
  return z.strictObject(shape) as never
}

function onCreate(field: Field): z.ZodType {
  const schema = inputSchema(field)
  if (field.default !== undefined) return schema.optional().default(field.default as never)
  return field.required ? schema : schema.optional()
}

/** The input of Update: the row's id, the version that was read, and only the changed fields. It never writes a default. */
export function updateSchema<F extends Fields>(fields: F): z.ZodType<Update<F>> & { shape: z.ZodRawShape } {
  const shape = Object.fromEntries(writableProperties(fields).map(([name, field]) => [name, inputSchema(field).optional()]))
  return z.strictObject({ id, version: z.int().positive(), ...shape }) as never
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
const anyNumber = z.union([
  z.number(),
  z
    .string()
    .max(24)
    .regex(NUMBER_TEXT)
    .transform(Number)
    // The range in which both engines can compare hundredths.
    .pipe(z.number().gt(-1e15).lt(1e15)),
])
const truth = z.union([z.boolean(), z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')])
export const rowId = wholeNumber.pipe(id)
const day = z.iso.date()

/** Filters a field allows: equality for what is chosen, part of the text for text, from–to for numbers and dates. */
function filterShape(name: string, field: Field): z.ZodRawShape {
  switch (field.kind) {
    case 'yesNo':
      return { [name]: truth.optional() }
    case 'reference':
    case 'treeParent':
    case 'references':
      return { [name]: rowId.optional() }
    case 'number':
    case 'money':
      return { [name]: anyNumber.optional(), [`${name}Start`]: anyNumber.optional(), [`${name}End`]: anyNumber.optional() }
    case 'date':
      return { [`${name}Start`]: day.optional(), [`${name}End`]: day.optional() }
    case 'choice':
      return { [name]: choiceSchema(field).optional() }
    default:
      return { [name]: plainString.max(256).optional() }
  }
}

/** The number of rows asked for at once; ten by default. */
export const maxResultCount = (most: number) => wholeNumber.pipe(z.int().min(1).max(most)).default(10)

export const paging = {
  skipCount: wholeNumber.pipe(z.int().min(0).max(1_000_000_000)).default(0),
  maxResultCount: maxResultCount(1000),
}

/** The filters of a list without paging: what Count takes. */
export function filtersSchema(r: Resource) {
  const own = Object.entries(r.fields)
    .filter(([, field]) => field.filter)
    .map(([name, field]) => filterShape(name, field))
  const state: z.ZodRawShape = r.publishable ? { state: publication.state.optional() } : {}
  return z.strictObject({
    keyword: plainString.trim().max(100).optional(),
    creationTimeStart: day.optional(),
    creationTimeEnd: day.optional(),
    ...state,
    ...(Object.assign({}, ...own) as z.ZodRawShape),
  })
}

/** The input of GetAll: filters, paging and sorting. */
export const listSchema = (r: Resource) => filtersSchema(r).extend({ ...paging, sorting: sortingSchema(sortable(r)).optional() })

/**
 * The number of rows found. With `hasMore` there are more: it is then `MOST_COUNTED`, or just above the last row of the requested page.
 */
export const total = { totalCount: z.int(), hasMore: z.literal(true).optional() }

/** `{totalCount, items}` (C-03). */
export const listOf = <T extends z.ZodType>(item: T) => z.strictObject({ ...total, items: z.array(item) })
