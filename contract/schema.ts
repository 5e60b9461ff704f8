import { z } from 'zod'
import { EMAIL } from './format/email.ts'
import { isLink, LINK } from './format/links.ts'
import { MOBILE } from './format/mobile.ts'
import { NUMBER_TEXT } from './format/number-text.ts'
import { englishName } from './languages.ts'
import type { Field, FieldKind, Fields, TextFormat } from './fields.ts'
import type { Resource, Values } from './resource.ts'

const isPlain = (text: string) => !text.includes('\0') && text.isWellFormed()

const plain = (ifNone?: string) => z.string(ifNone).refine(isPlain, { params: { words: 'invalid.characters' } })

/** PostgreSQL cannot store NUL, and a lone surrogate is not text in any encoding. */
export const plainString = plain()

/** Any JSON; the name is how the API's documentation refers to it, since it contains itself. */
export const anyJson = z.json().register(z.globalRegistry, { id: 'Json' })

/** A moment in ISO 8601, at most 40 characters: the fractions of a second must not make it longer. */
export const moment = z.iso.datetime({ offset: true }).max(40, { abort: true })

/** The address of an upload. */
export const MEDIA = /^\/media\/[a-z0-9]{16,40}$/

/** The address of an uploaded picture, with the point that must stay in sight where it is cut, if one was chosen (picture-files.ts). */
export const PICTURE = /^\/media\/[a-z0-9]{16,40}(#focus=(\d{1,2}|100),(\d{1,2}|100))?$/

/** V-05, V-06: a check and the words of who fails it, by nothing or by something else. */
const FORMATS: Record<TextFormat, { pattern: RegExp; ifNone: string; ifOther: string }> = {
  email: { pattern: EMAIL, ifNone: 'invalid.emailMissing', ifOther: 'invalid.email' },
  mobile: { pattern: MOBILE, ifNone: 'invalid.mobileMissing', ifOther: 'invalid.mobile' },
}

/** The value schema of each kind, before required, default and null are laid over it. */
const VALUE: Record<FieldKind, (field: Field) => z.ZodType> = {
  text: (f) => (f.format ? formatted(f, FORMATS[f.format]) : limited(f, plainString.trim()).regex(f.pattern ?? /^[^\r\n]*$/)),
  longText: (f) => limited(f, plainString.trim()),
  html: (f) => limited(f, plainString),
  number: (f) =>
    z
      .number()
      .min(f.min ?? Number.MIN_SAFE_INTEGER)
      .max(f.max ?? Number.MAX_SAFE_INTEGER),
  money: (f) =>
    z
      .number()
      .multipleOf(0.01)
      .min(f.min ?? -1e12)
      .max(f.max ?? 1e12),
  yesNo: () => z.boolean(),
  date: (f) => (f.time ? moment.transform((value) => new Date(value).toISOString()) : z.iso.date()),
  choice: (f) => z.enum((f.options ?? []) as [string, ...string[]]),
  dictionary: () => plainString.trim().min(1).max(64),
  picture: () => z.string().regex(PICTURE),
  pictures: (f) => z.array(z.string().regex(PICTURE)).max(f.max ?? 50),
  file: () => z.string().regex(MEDIA),
  reference: () => z.int().positive(),
  references: (f) => z.array(z.int().positive()).max(f.max ?? 500),
  treeParent: () => z.int().positive(),
  tags: (f) =>
    z
      .array(plainString.trim().min(1).max(64))
      .max(f.max ?? 20)
      .transform((named) => [...new Set(named)]),
  link: (f) =>
    limited(f, plainString.trim())
      .regex(LINK, { abort: true })
      .regex(f.pattern ?? LINK, { abort: true })
      .refine(isLink, { params: { words: 'invalid.pattern' } }),
  json: (f) => (f.schema ?? anyJson).check(plainWithin),
}

/** Refuses JSON in which a text or a property name cannot be stored. */
const plainWithin = z.superRefine<unknown>((value, context) => refuseUnkept(value, [], context))

function refuseUnkept(value: unknown, path: (string | number)[], context: z.RefinementCtx): void {
  const isRefused = typeof value === 'string' ? !isPlain(value) : isRecord(value) && !Object.keys(value).every(isPlain)
  if (isRefused) context.addIssue({ code: 'custom', path, params: { words: 'invalid.characters' } })
  else if (Array.isArray(value)) value.forEach((one, index) => refuseUnkept(one, [...path, index], context))
  else if (isRecord(value)) for (const [key, one] of Object.entries(value)) refuseUnkept(one, [...path, key], context)
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

const limited = (field: Field, schema: z.ZodString, ifNone?: string) =>
  schema.min(field.required ? 1 : 0, { abort: true, ...(ifNone ? { error: ifNone } : {}) }).max(field.max ?? 256)

const formatted = (field: Field, { pattern, ifNone, ifOther }: (typeof FORMATS)[TextFormat]) =>
  limited(field, plain(ifNone).trim(), ifNone).regex(pattern, ifOther)

export const LIST_KINDS: ReadonlySet<FieldKind> = new Set(['pictures', 'references', 'tags'])
const STRING_KINDS: ReadonlySet<FieldKind> = new Set([
  'text',
  'longText',
  'html',
  'link',
  'date',
  'choice',
  'dictionary',
  'picture',
  'file',
])

/** The schema of one field's value as an input. Optional ones take null, and an empty text, or one of blanks, means null. */
export function inputSchema(field: Field): z.ZodType {
  const value = VALUE[field.kind](field)
  if (field.required || LIST_KINDS.has(field.kind) || field.kind === 'yesNo') return value
  if (!STRING_KINDS.has(field.kind)) return value.nullable()
  return z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? null : given), value.nullable())
}

/** The properties a field occupies: itself and, localized, its English twin (never required). */
export function properties(fields: Fields): [name: string, field: Field][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.localized
      ? [[name, field] as [string, Field], [englishName(name), { ...field, required: false, unique: false }] as [string, Field]]
      : [[name, field] as [string, Field]],
  )
}

export const writableProperties = (fields: Fields) => properties(fields).filter(([, field]) => !field.readOnly)

type Create<F extends Fields> = Partial<Values<F>>
type Update<F extends Fields> = Partial<Values<F>> & { id: number; version: number }

const id = z.int().positive()

/** What Create takes: required fields must be there, defaults fill what is absent, an unknown property is refused. */
export function createSchema<F extends Fields>(fields: F): z.ZodType<Create<F>> & { shape: z.ZodRawShape } {
  const shape = Object.fromEntries(writableProperties(fields).map(([name, field]) => [name, onCreate(field)]))
  return z.strictObject(shape) as never
}

function onCreate(field: Field): z.ZodType {
  const schema = inputSchema(field)
  if (field.default !== undefined) return schema.optional().default(field.default as never)
  return field.required ? schema : schema.optional()
}

/** What Update takes: the row's id, the version that was read, and only what changes. Never writes a default. */
export function updateSchema<F extends Fields>(fields: F): z.ZodType<Update<F>> & { shape: z.ZodRawShape } {
  const shape = Object.fromEntries(writableProperties(fields).map(([name, field]) => [name, inputSchema(field).optional()]))
  return z.strictObject({ id, version: z.int().positive(), ...shape }) as never
}

/** How a row is published, as it carries it. */
export const publication = {
  state: z.enum(['draft', 'scheduled', 'published']),
  hasChanges: z.boolean(),
  publishedFrom: z.string().nullable(),
  publishedUntil: z.string().nullable(),
  scheduledFor: z.string().nullable(),
}

export const isListed = ({ kind }: Field) => kind !== 'html' && kind !== 'longText'

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
    // What both engines can compare with hundredths.
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
      return { [name]: VALUE.choice(field).optional() }
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

/** The fields a list may be sorted by. */
export function sortable(r: Resource): string[] {
  const own = properties(r.fields)
    .filter(([, field]) => field.sort)
    .map(([name]) => name)
  return ['id', 'creationTime', 'lastModificationTime', ...own]
}

/** `name desc, id asc` over declared fields only. */
export function sortingSchema(allowed: readonly string[]) {
  const byLower = new Map(allowed.map((name) => [name.toLowerCase(), name]))
  return plainString.max(200).transform((given, context): { field: string; descending: boolean }[] => {
    const wishes = given
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    return wishes.flatMap((wish) => {
      const [, name = '', direction = 'asc'] = /^(\w+)(?:\s+(asc|desc))?$/i.exec(wish) ?? []
      const field = byLower.get(name.toLowerCase())
      if (field) return [{ field, descending: direction.toLowerCase() === 'desc' }]
      context.addIssue({
        code: 'custom',
        message: wish,
        params: { words: 'invalid.sorting', values: { wish, allowed: allowed.join(', ') } },
      })
      return []
    })
  })
}

/** What GetAll takes: filters, paging and sorting. */
export const listSchema = (r: Resource) => filtersSchema(r).extend({ ...paging, sorting: sortingSchema(sortable(r)).optional() })

/** Counting hits stops here: to count all of them takes longer the more there are. */
export const MOST_COUNTED = 10_000

/**
 * The number of rows found. With `hasMore` there are more: it is then `MOST_COUNTED`, or just above the last row of the requested page.
 */
export const total = { totalCount: z.int(), hasMore: z.literal(true).optional() }

/** `{totalCount, items}` (C-03). */
export const listOf = <T extends z.ZodType>(item: T) => z.strictObject({ ...total, items: z.array(item) })
