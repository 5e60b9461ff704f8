import { Problem } from '../../contract/errors.ts'
import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/field-schema.ts'
import { storedRichText } from './rich-text.ts'
import type { Values } from './checks.ts'

/** Returns the values with clean rich text; call it before anything else reads them. */
export function cleanValues(r: Resource, values: Values): Values {
  const html = properties(r.fields).flatMap(([name, field]) => {
    const given = values[name]
    return field.kind === 'html' && typeof given === 'string' ? [[name, cleanText(name, field, given)] as const] : []
  })
  return { ...values, ...Object.fromEntries(html) }
}

/** More than any article has, and few enough to be cleaned while others wait. */
const MOST_ELEMENTS = 10_000

function elementsIn(html: string): number {
  let count = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) if (/[a-z]/i.test(html.charAt(at + 1))) count++
  return count
}

/** The limit holds for the stored text: cleaning replaces bare signs with longer escapes, so a text can grow. */
function cleanText(name: string, { max = Infinity }: Field, given: string) {
  if (elementsIn(given) > MOST_ELEMENTS)
    throw new Problem('invalid', { members: { [name]: 'invalid.tooManyElements' }, values: { max: MOST_ELEMENTS } })
  const clean = storedRichText(given)
  if (clean.length > max) throw new Problem('invalid', { members: { [name]: 'invalid.tooLong' }, values: { max } })
  return clean
}
