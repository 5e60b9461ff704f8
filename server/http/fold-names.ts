import { Problem } from '../../contract/errors.ts'
import type { z } from 'zod'

type Shape = Record<string, z.ZodType>

/** Looks through the wrappers of a schema for the object inside. */
function shapeOf(schema: z.ZodType): Shape | null {
  const def = schema._zod.def as { type: string; innerType?: z.ZodType; shape?: Shape; in?: z.ZodType; options?: z.ZodType[] }
  if (def.shape) return def.shape
  if (def.options) return Object.assign({}, ...def.options.map((option) => shapeOf(option) ?? {})) as Shape
  const inner = def.innerType ?? def.in
  return inner ? shapeOf(inner) : null
}

const foldings = new WeakMap<z.ZodType, Map<string, string> | null>()

function foldingOf(schema: z.ZodType) {
  const known = foldings.get(schema)
  if (known !== undefined) return known
  const shape = shapeOf(schema)
  const folding = shape && new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
  foldings.set(schema, folding)
  return folding
}

/**
 * Property names match whatever their case (wire format of this family of clients): `SkipCount` and `skipcount` mean `skipCount`.
 * A name given twice is refused; an unknown one is left for the schema to refuse by name.
 */
export function foldNames(schema: z.ZodType, given: unknown): unknown {
  const folding = foldingOf(schema)
  if (!folding || typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const folded: Record<string, unknown> = Object.create(null)
  for (const [name, value] of Object.entries(given)) {
    const known = folding.get(name.toLowerCase()) ?? name
    if (known in folded) throw new Problem('invalid', { members: { [known]: 'invalid.duplicateName' }, values: { name } })
    folded[known] = value
  }
  return { ...folded }
}
