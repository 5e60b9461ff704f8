import { Problem } from '../../contract/errors.ts'
import { ignoredNames } from '../../contract/ignored.ts'
import type { z } from 'zod'

type Named = [name: string, schema: z.ZodType]
type Shape = Record<string, z.ZodType>

interface Def {
  shape?: Shape
  options?: z.ZodType[]
  innerType?: z.ZodType
  in?: z.ZodType
  /** The schema of a list's entries. */
  element?: z.ZodType
}

const defOf = (schema: z.ZodType) => schema._zod.def as Def

/** Looks through the wrappers of a schema for the object inside. */
function shapeOf(schema: z.ZodType): Shape | null {
  const def = defOf(schema)
  if (def.shape) return def.shape
  if (def.options) return Object.assign({}, ...def.options.map((option) => shapeOf(option) ?? {}))
  const inner = def.innerType ?? def.in
  return inner ? shapeOf(inner) : null
}

function elementOf(schema: z.ZodType): z.ZodType | null {
  const { element, innerType, in: first } = defOf(schema)
  const inner = innerType ?? first
  return element ?? (inner ? elementOf(inner) : null)
}

/** Within a list, and within a value, no name is ignored. */
const NONE = ignoredNames([])

/** The most unknown names that are reported one by one: enough for a typing error. */
const MOST_UNKNOWN = 20

const foldings = new WeakMap<z.ZodType, Map<string, Named> | null>()

function foldingOf(schema: z.ZodType) {
  const known = foldings.get(schema)
  if (known !== undefined) return known
  const shape = shapeOf(schema)
  const folding = shape && new Map<string, Named>(Object.entries(shape).map(([name, inner]) => [name.toLowerCase(), [name, inner]]))
  foldings.set(schema, folding)
  return folding
}

/**
 * Property names match whatever their case (wire format of this family of clients): `SkipCount` and `skipcount` mean `skipCount`, in lists too.
 * A name given twice is refused. An unknown name is dropped if the call ignores it, else left for the schema to refuse.
 */
export function foldNames(schema: z.ZodType, given: unknown, ignored = NONE): unknown {
  if (Array.isArray(given)) return foldEntries(schema, given)
  const folding = foldingOf(schema)
  if (!folding || typeof given !== 'object' || given === null) return given
  const names = Object.entries(given)
  if (names.length > folding.size + ignored.count + MOST_UNKNOWN)
    throw new Problem('invalid', { members: { body: 'invalid.tooManyNames' } })
  const folded: Record<string, unknown> = Object.create(null)
  for (const [name, value] of names) {
    const lower = name.toLowerCase()
    const declared = folding.get(lower)
    if (!declared && ignored.has(lower)) continue
    const [known, inner] = declared ?? [name, null]
    if (known in folded) throw new Problem('invalid', { members: { [known]: 'invalid.duplicateName' }, values: { name } })
    folded[known] = inner ? foldNames(inner, value) : value
  }
  return { ...folded }
}

function foldEntries(schema: z.ZodType, given: unknown[]) {
  const element = elementOf(schema)
  return element && foldingOf(element) ? given.map((entry) => foldNames(element, entry)) : given
}
