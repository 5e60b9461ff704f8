import { z } from 'zod'
import { composed, PICTURE } from '../field-schema.ts'
import { RESERVED_NAMES } from '../reserved-names.ts'

// The structured parts of products: what a template asks for, what a product answers, and the kinds it is sold in.

export const words = composed.min(1).max(128)
export const otherWords = composed.max(128).nullish()
/** The name a parameter is stored and filtered under. */
export const PARAM_KEY = /^[a-z][a-zA-Z0-9]{0,39}$/

const option = z.strictObject({ value: composed.min(1).max(64), label: words, labelEn: otherWords })

const param = z.strictObject({
  key: z
    .string()
    .regex(PARAM_KEY)
    .refine((key) => !RESERVED_NAMES.has(key), { params: { words: 'invalid.reservedKey' } }),
  name: words,
  nameEn: otherWords,
  kind: z.enum(['text', 'number', 'choice', 'boolean']),
  /** `mm`, `fps`: written after a number. */
  unit: composed.max(16).nullish(),
  /** Of a choice. */
  options: z.array(option).max(100).optional(),
  required: z.boolean().optional(),
  /** Visitors may filter by it (choices and yes/no), and it stands among the key parameters. */
  searchable: z.boolean().optional(),
})
export type SpecParam = z.infer<typeof param>

const group = z.strictObject({ name: words, nameEn: otherWords, params: z.array(param).max(60) })
export type SpecGroup = z.infer<typeof group>

/** A template's parameters by group; a key stands once in all of them, an option's value once among its sisters. */
export const specGroups = z
  .array(group)
  .max(30)
  .superRefine((groups, context) => {
    const places = groups.flatMap(({ params }, g) => params.map((one, p) => ({ one, path: [g, 'params', p] })))
    refuseRepeated(
      context,
      places.map(({ one, path }) => ({ value: one.key, path: [...path, 'key'] })),
    )
    for (const { one, path } of places)
      refuseRepeated(
        context,
        (one.options ?? []).map(({ value }, o) => ({ value, path: [...path, 'options', o, 'value'] })),
      )
  })

const paramKey = z.string().regex(PARAM_KEY)
/** More than any template needs. The limit exists because each product list of the site reads all of them. */
const MOST_PARAMS = 300
const fewParams = z.refine<object>((value) => Object.keys(value).length <= MOST_PARAMS, {
  params: { words: 'invalid.tooMany', values: { max: MOST_PARAMS } },
})

/** A product's answers by key; a choice by its value. */
export const paramValues = z.record(paramKey, z.union([composed.max(500), z.number(), z.boolean()])).check(fewParams)
export type ParamValues = z.infer<typeof paramValues>

/** The English words of text parameters that differ from the Chinese. */
export const paramWords = z.record(paramKey, composed.max(500)).check(fewParams)

const sku = z.strictObject({
  code: composed.min(1).max(64),
  /** The properties in which it differs from the other variants: `接口: C 口`. */
  specs: z.array(z.strictObject({ name: words, nameEn: otherWords, value: words, valueEn: otherWords })).max(20),
  price: z.number().min(0).max(1e9).nullish(),
  stock: z.int().min(0).nullish(),
  /** The address of an uploaded picture. */
  picture: z.string().regex(PICTURE).nullish(),
})
export type Sku = z.infer<typeof sku>

/** The kinds a product is sold in; a code stands once. */
export const skus = z
  .array(sku)
  .max(200)
  .superRefine((list, context) =>
    refuseRepeated(
      context,
      list.map(({ code }, at) => ({ value: code, path: [at, 'code'] })),
      (code) => code.toLowerCase(),
    ),
  )

/** Refuses a repeated entry, at its place. */
function refuseRepeated(
  context: z.RefinementCtx,
  entries: { value: string; path: (string | number)[] }[],
  same = (value: string) => value,
): void {
  const met = new Set<string>()
  for (const { value, path } of entries) {
    if (met.has(same(value))) context.addIssue({ code: 'custom', path, params: { words: 'invalid.repeated', values: { value } } })
    met.add(same(value))
  }
}
