import { z } from 'zod'
import { userNameForm } from './format/compared-names.ts'
import { EMAIL } from './format/email.ts'
import { isLink, LINK } from './format/links.ts'
import { MOBILE } from './format/mobile.ts'
import { contradict, readUnits } from './format/units.ts'
import { withoutUnseenEnds } from './format/unseen-ends.ts'
import { usualWidth } from './format/usual-width.ts'
import { englishName } from './languages.ts'
import type { Field, FieldKind, Fields, TextFormat } from './fields.ts'

/** False for a text that cannot be stored. */
export const isPlain = (text: string) => !text.includes('\0') && text.isWellFormed()

const plain = (ifNone?: string) => z.string(ifNone).refine(isPlain, { params: { words: 'invalid.characters' } })

/** PostgreSQL cannot store NUL, and a lone surrogate is not text in any encoding. */
export const plainString = plain()

/** Texts that are compared and searched have one form: composed, whatever system they were typed on (B-101h), and without unseen signs around them. */
export const composed = plainString.normalize('NFC').trim().overwrite(withoutUnseenEnds)

/** Any JSON; the name is how the API's documentation refers to it, since it contains itself. */
export const anyJson = z.json().register(z.globalRegistry, { id: 'Json' })

/** A moment in ISO 8601, at most 40 characters: the fractions of a second must not make it longer. */
export const moment = z.iso.datetime({ offset: true }).max(40, { abort: true })

/** The address of an upload. */
export const MEDIA = /^\/media\/[a-z0-9]{16,40}$/

/** The address of an uploaded picture, with the point that must stay in sight where it is cut, if one was chosen (picture-files.ts). */
export const PICTURE = /^\/media\/[a-z0-9]{16,40}(#focus=(\d{1,2}|100),(\d{1,2}|100))?$/

interface Format {
  pattern: RegExp
  ifNone: string
  ifOther: string
  /** The form in which it is stored and compared; signs of the usual width without it (B-101h). */
  form?: (text: string) => string
}

/** V-05, V-06, B-35: a check and the words of who fails it, by nothing or by something else. */
const FORMATS: Record<TextFormat, Format> = {
  email: { pattern: EMAIL, ifNone: 'invalid.emailMissing', ifOther: 'invalid.email' },
  mobile: { pattern: MOBILE, ifNone: 'invalid.mobileMissing', ifOther: 'invalid.mobile' },
  // The readable part of an address; what stands in addresses and filters; a model number.
  slug: { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, ifNone: 'invalid.required', ifOther: 'invalid.slug' },
  code: { pattern: /^[\w-]+$/, ifNone: 'invalid.required', ifOther: 'invalid.code' },
  model: { pattern: /^[\w./-]+$/, ifNone: 'invalid.required', ifOther: 'invalid.model' },
  userName: { pattern: /^[^\s@:/\\]+$/u, ifNone: 'invalid.required', ifOther: 'invalid.pattern', form: userNameForm },
}

/** The check of a format by itself, for inputs that are no field of a resource. */
export function formatSchema(format: TextFormat) {
  const { pattern, ifOther, form = usualWidth } = FORMATS[format]
  return plainString.overwrite(form).trim().max(256).regex(pattern, ifOther)
}

/** The pattern that a text must have; undefined if it may be any line. */
export const patternOf = ({ pattern, format }: Field): RegExp | undefined => (format ? FORMATS[format].pattern : pattern)

/** The value schema of each kind, before required, default and null are laid over it. */
const VALUE: Record<FieldKind, (field: Field) => z.ZodType> = {
  text: (f) => (f.format ? formatted(f, FORMATS[f.format]) : limited(f, composed).regex(f.pattern ?? /^[^\r\n]*$/)),
  longText: (f) =>
    f.lines
      ? limited(f, composed)
          .refine((text) => readUnits(text) !== null, { params: { words: 'invalid.units' } })
          .refine((text) => !contradict(readUnits(text) ?? []), { params: { words: 'invalid.unitsContradict' } })
      : limited(f, composed),
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
  choice: (f) => choiceSchema(f),
  dictionary: () => composed.min(1).max(64),
  picture: () => z.string().regex(PICTURE),
  pictures: (f) => z.array(z.string().regex(PICTURE)).max(f.max ?? 50),
  file: () => z.string().regex(MEDIA),
  reference: () => z.int().positive(),
  references: (f) => z.array(z.int().positive()).max(f.max ?? 500),
  treeParent: () => z.int().positive(),
  tags: (f) =>
    z
      .array(composed.min(1).max(64))
      .max(f.max ?? 20)
      .transform((named) => [...new Set(named)]),
  link: (f) =>
    limited(f, plainString.trim())
      .regex(LINK, { abort: true })
      .regex(f.pattern ?? LINK, { abort: true })
      .refine(isLink, { params: { words: 'invalid.pattern' } }),
  json: (f) => (f.schema ?? anyJson).check(plainWithin),
}

export const choiceSchema = ({ options = [] }: Field) => z.enum(options)

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

const formatted = (field: Field, { pattern, ifNone, ifOther, form = usualWidth }: Format) =>
  limited(field, plain(ifNone).overwrite(form).trim(), ifNone).regex(pattern, ifOther)

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
  return z.preprocess((given) => (typeof given === 'string' && withoutUnseenEnds(given) === '' ? null : given), value.nullable())
}

/** The English twin of a localized field: no row must have it. */
export const twinOf = (field: Field): Field => ({ ...field, required: false, asked: false, unique: false })

/** The properties a field occupies: itself and, localized, its English twin. */
export function properties(fields: Fields): [name: string, field: Field][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const own: [string, Field] = [name, field]
    return field.localized ? [own, [englishName(name), twinOf(field)]] : [own]
  })
}

export const writableProperties = (fields: Fields) => properties(fields).filter(([, field]) => !field.readOnly)

/** False for long texts, which few lists show. */
export const isListed = ({ kind, listed = false }: Field) => listed || (kind !== 'html' && kind !== 'longText')
