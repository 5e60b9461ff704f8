import { z } from 'zod'
import type { Field, FieldKind, Fields } from '../fields.ts'
import { englishName } from '../languages.ts'
import type { Listed, Resource, Row, Stamps } from '../resource.ts'
import type { Publication } from '../resource.ts'
import { resourceNamed } from '../resources/index.ts'
import { anyJson, isListed, LIST_KINDS, properties, writableProperties } from '../field-schema.ts'
import { publication } from '../schema.ts'

/** The columns of every row besides its own fields. */
export const stamps = {
  id: z.int().positive(),
  version: z.int(),
  creationTime: z.string(),
  creatorUserId: z.int().nullable(),
  lastModificationTime: z.string().nullable(),
  lastModifierUserId: z.int().nullable(),
} satisfies Record<keyof Stamps, z.ZodType>

/** Properties that a feature adds to the rows of a resource. */
type Shape = Readonly<Record<string, z.ZodType>>
type Shaped<M extends Shape> = z.output<z.ZodObject<M>>

/**
 * A row as the back office reads it: stamps, own fields, names of what is referred to (`brandId` → `brandName`, `brandNameEn`), publication; and `more`.
 */
export const rowSchema = <F extends Fields, M extends Shape = Record<never, never>>(r: Resource<F>, more?: M) =>
  rowOf(r, properties(r.fields)).extend(more ?? {}) as unknown as z.ZodType<Row<F> & Shaped<M>>

/** The properties of a row that only the server sets: an Update with a row as Get returned it carries them, and drops them (C-30e). */
export function serverNames(r: Resource): string[] {
  const sent = new Set(['id', 'version', ...writableProperties(r.fields).map(([name]) => name)])
  return Object.keys(rowOf(r, properties(r.fields)).shape).filter((name) => !sent.has(name))
}

/** A row as a list carries it: without its long texts, which no list shows and which would be most of its weight. Get brings the whole row. */
export const listedSchema = <F extends Fields, M extends Shape = Record<never, never>>(r: Resource<F>, more?: M) =>
  rowOf(
    r,
    properties(r.fields).filter(([, field]) => isListed(field)),
  ).extend(more ?? {}) as unknown as z.ZodType<Listed<F> & Shaped<M>>

/** A row as a file gets it: the whole row, and by each field that refers to something the name of that, in the reader's language. */
export const exportedSchema = <F extends Fields>(r: Resource<F>) =>
  rowOf(r, properties(r.fields)).extend({
    names: z.record(z.string(), z.union([z.string(), z.array(z.string())]).nullable()),
  }) as unknown as z.ZodType<Exported<F>>

export type Exported<F extends Fields> = Row<F> & Partial<Publication> & { names: ExportedNames }
/** By field: the name of what it refers to, or of each in the order of the ids; null where that is gone. */
export type ExportedNames = Record<string, string | string[] | null>

function rowOf(r: Resource, shown: [name: string, field: Field][]) {
  const own = Object.fromEntries(shown.map(([name, field]) => [name, outputSchema(field)]))
  const names = Object.fromEntries(
    Object.entries(r.fields).flatMap(([name, field]) => referenceNames(name, field).map(([shown]) => [shown, z.string().nullable()])),
  )
  return z.strictObject({ ...stamps, ...own, ...names, ...(r.publishable ? publication : {}) })
}

function outputSchema(field: Field): z.ZodType {
  const value =
    field.kind === 'json'
      ? anyJson
      : LIST_KINDS.has(field.kind)
        ? z.array(z.union([z.string(), z.int()]))
        : (OUTPUT[field.kind] ?? z.string())
  return field.required || LIST_KINDS.has(field.kind) || field.kind === 'yesNo' ? value : value.nullable()
}

const OUTPUT: Partial<Record<FieldKind, z.ZodType>> = {
  number: z.number(),
  money: z.number(),
  yesNo: z.boolean(),
  reference: z.int(),
  treeParent: z.int(),
}

/** `categoryId` → `categoryName`: the property with the display text of the row referred to. */
export const referenceName = (name: string) => `${name.replace(/Id$/, '')}Name`

/**
 * Returns the properties that a row takes from the row that a field refers to, each with the column there: `categoryName` of `name`, and
 * `categoryNameEn` of `nameEn` if that row is named in both languages. Returns none if the field is no reference.
 */
export function referenceNames(name: string, { kind, target }: Field): [property: string, column: string][] {
  if (kind !== 'reference') return []
  const { display, fields } = resourceNamed(target!)
  const own = referenceName(name)
  return fields[display]?.localized
    ? [
        [own, display],
        [englishName(own), englishName(display)],
      ]
    : [[own, display]]
}
