import type { FieldKind } from '../fields.ts'

const COMMA = '、'
/** Commas do not divide pictures: their addresses may hold commas. */
const SPLIT = { pictures: /[\s;；]+/, other: /[,，、;；\n]+/ }
const splitOf = (kind: FieldKind) => (kind === 'pictures' ? SPLIT.pictures : SPLIT.other)

/** Writes the parts of a list as people do; as JSON where a sign in a part would divide it when it is read. */
export function listText(parts: readonly string[], kind: FieldKind): string {
  const isPlain = parts.every((part) => part !== '' && part === part.trim() && !splitOf(kind).test(part)) && !parts[0]?.startsWith('[')
  return isPlain ? parts.join(kind === 'pictures' ? '\n' : COMMA) : JSON.stringify(parts)
}

/** Reads the parts of a list that people or an export have written. */
export const partsOf = (text: string, kind: FieldKind): string[] =>
  asJson(text) ??
  text
    .split(splitOf(kind))
    .map((part) => part.trim())
    .filter(Boolean)

function asJson(text: string): string[] | null {
  if (!text.startsWith('["')) return null
  try {
    const parts: unknown = JSON.parse(text)
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : null
  } catch {
    return null
  }
}
