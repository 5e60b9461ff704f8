import { expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from './api/registry.ts'
import { plainString, properties } from './field-schema.ts'
import { allResources } from './resources/index.ts'

type Schema = z.core.$ZodType & { safeParse: z.ZodType['safeParse'] }

/** Texts of many lengths with characters that PostgreSQL cannot store. */
const UNKEPT = ['\0', '\uD800'].flatMap((sign) =>
  [1, 3, 7, 15, 21, 31, 39, 43, 63].flatMap((length) => [sign + 'a'.repeat(length), 'a'.repeat(length) + sign]),
)

const isUnkept = (text: string) => text.includes('\0') || !text.isWellFormed()

/** True when the schema lets such a text through. A text that is read as something else is fine. */
const lets = (schema: Schema) =>
  UNKEPT.some((text) => {
    const read = schema.safeParse(text)
    return read.success && typeof read.data === 'string' && isUnkept(read.data)
  })

/** The schemas within one, with the names by which they are reached. */
function within({ _zod: { def } }: Schema): [name: string, inner: Schema][] {
  const { shape, element, options, keyType, valueType, items, left, right, innerType, getter } = def as unknown as Parts
  if (shape) return Object.entries(shape)
  if (valueType)
    return [
      ['{name}', keyType!],
      ['{}', valueType],
    ]
  const lone = [element, ...(options ?? []), ...(items ?? []), left, right, innerType, getter?.()]
  return lone.flatMap((one) => (one ? [['', one]] : []))
}

interface Parts {
  shape?: Record<string, Schema>
  element?: Schema
  options?: Schema[]
  keyType?: Schema
  valueType?: Schema
  items?: Schema[]
  left?: Schema
  right?: Schema
  innerType?: Schema
  getter?: () => Schema
}

const DECOMPOSED = [1, 3, 7, 15, 40].map((length) => `${'e'.repeat(length)}\u0301`)
/** True when the schema takes a text that is not composed as it is. */
const letsDecomposed = (schema: Schema) =>
  DECOMPOSED.some((text) => {
    const { success, data } = schema.safeParse(text)
    return success && data === text
  })

/** The places of an input at which a text is taken as it is. */
const bareTexts = (schema: Schema, at: string) => textsThat(lets, schema, at)

/** The places of an input at which a schema lets something through. */
function textsThat(isLet: (schema: Schema) => boolean, schema: Schema, at: string, above: readonly Schema[] = []): string[] {
  if (above.includes(schema)) return []
  const { type, in: from, out } = schema._zod.def as unknown as { type: string; in: Schema; out: Schema }
  if (type === 'string' || (type === 'pipe' && from._zod.def.type === 'string')) return isLet(schema) ? [at] : []
  const inner: [string, Schema][] = type === 'pipe' ? [['', from._zod.def.type === 'transform' ? out : from]] : within(schema)
  return inner.flatMap(([name, one]) => textsThat(isLet, one, name === '' ? at : `${at}.${name}`, [...above, schema]))
}

/** Texts that are never stored as they came: passwords and secrets are digested, a passkey is read by its library, and the report of a browser is cleaned. */
const NEVER_STORED =
  /(?:password|\.verifier|\/SetUp\.token|\.passkey\.(?:rawId|authenticatorAttachment|response\..*)|\/BrowserError\/Report\.\w+)$/i

/** The fields of resources that are JSON: `inputSchema` refuses such texts in them as a whole (json-fields.test.ts). */
const JSON_FIELDS = new Set(
  allResources.flatMap(({ fields }) => properties(fields).flatMap(([name, { kind }]) => (kind === 'json' ? [name] : []))),
)
const isInJson = (at: string) => at.split('.').some((name) => JSON_FIELDS.has(name))

test('B-102m no input of any call takes a text that cannot be stored: each text is a plain string, or has a pattern', () => {
  const all = allEndpoints().flatMap(({ path, input }) => bareTexts(input as unknown as Schema, path))
  expect([...new Set(all)].filter((at) => !NEVER_STORED.test(at) && !isInJson(at))).toEqual([])
})

test('B-102m such texts are found wherever they hide in an input', () => {
  const hidden = z.strictObject({
    bare: z.string().max(50).optional(),
    listed: z.array(z.strictObject({ name: z.string() })).nullable(),
    chosen: z.union([z.int(), z.string().trim()]),
    read: z.preprocess((given) => given, z.record(z.string(), z.string())),
    checked: plainString.max(50),
    patterned: z.string().regex(/^\w+$/),
    turned: z.string().transform(Number),
  })
  expect(bareTexts(hidden, 'x')).toEqual(['x.bare', 'x.listed.name', 'x.chosen', 'x.read.{name}', 'x.read.{}'])
})

/** Rich text keeps what was pasted, and is searched by its composed words. */
const RICH = new Set(
  allResources.flatMap(({ fields }) => properties(fields).flatMap(([name, { kind }]) => (kind === 'html' ? [name] : []))),
)
/**
 * Not cleaned are: names that the program itself has made, since they come back as they were given; answers of visitors and staff, since they are compared with
 * those that their page has offered; and captions, since their moments are read.
 */
const GIVEN =
  /\.(?:preview|token|ticket|menuTag|tenancyName|resource|sheet|role|address|website|passkey\.id)$|\/RemovePasskey\.id$|\/Export\.list\.|\/(?:formanswer|enquiry|StaffForm\/Answer)\.fields\.|\/SetCaptions\.text$/

test('B-127d each text of an input is composed where it is compared', () => {
  const all = allEndpoints().flatMap(({ path, input }) => textsThat(letsDecomposed, input as unknown as Schema, path))
  const isFree = (at: string) => NEVER_STORED.test(at) || GIVEN.test(at) || isInJson(at) || RICH.has(at.split('.').at(-1)!)
  expect([...new Set(all)].filter((at) => !isFree(at))).toEqual([])
})
