import { Problem } from '../../contract/errors.ts'
import { RESERVED_NAMES } from '../../contract/reserved-names.ts'

/** A text without these holds no such name, not even with escaped letters. */
const MAY_NAME = new RegExp(`${[...RESERVED_NAMES].join('|')}|\\\\u`)

/**
 * B-130g: refuses JSON in which a property has a reserved name, wherever it stands. Some would be lost without a word on the way through schemas and copies, and none may ever
 * reach the prototype that all objects share.
 */
export function refuseReserved(text: string, parsed: unknown): void {
  const found = MAY_NAME.test(text) ? placeOfReserved(parsed) : null
  if (found) throw new Problem('invalid', { members: { [found.join('.')]: 'invalid.reservedKey' } })
}

/** The path of the first such property; null for none. The depth of a body is bounded before it is parsed. */
function placeOfReserved(value: unknown): string[] | null {
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    if (RESERVED_NAMES.has(name)) return [name]
    const below = placeOfReserved(inner)
    if (below) return [name, ...below]
  }
  return null
}
