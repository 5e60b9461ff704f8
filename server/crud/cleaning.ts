import { Problem } from '../../contract/errors.ts'
import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/field-schema.ts'
import { sanitise } from './sanitise.ts'
import type { Values } from './checks.ts'

/** Returns the values with clean rich text; call it before anything else reads them. */
export function cleanValues(r: Resource, values: Values): Values {
  const html = properties(r.fields).flatMap(([name, field]) => {
    const given = values[name]
    return field.kind === 'html' && typeof given === 'string' ? [[name, cleanText(name, field, given)] as const] : []
  })
  return { ...values, ...Object.fromEntries(html) }
}

/** The limit holds for the stored text: cleaning replaces bare signs with longer escapes, so a text can grow. */
function cleanText(name: string, { max = Infinity }: Field, given: string) {
  const clean = sanitise(given)
  if (clean.length > max) throw new Problem('invalid', { members: { [name]: 'invalid.tooLong' }, values: { max } })
  return clean
}
