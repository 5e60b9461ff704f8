import type { Resource } from '../../../contract/resource.ts'
import { CallError } from '../../session/http.ts'
import type { Item } from '../data/item.ts'
import { numbered } from '../kinds/text/slug.ts'
import { proposedSlug } from '../kinds/text/use-slug.ts'
import type { FormValues } from './form-values.ts'

/** After so many rows with the same title the form asks for another address. */
const MOST_TRIES = 20

/**
 * Creates a row. If another row has the address that the title proposes, a number follows it: the person who saves has not chosen that address. An
 * address that somebody wrote is refused at its field.
 */
export async function createRow(resource: Resource, input: FormValues, create: (input: FormValues) => Promise<Item>): Promise<Item> {
  const name = Object.keys(resource.fields).find((each) => resource.fields[each]!.format === 'slug')
  const slug = name === undefined ? undefined : input[name]
  if (name === undefined || typeof slug !== 'string' || slug !== proposedSlug(resource.display, input)) return create(input)
  for (let number = 1; ; number += 1) {
    try {
      return await create({ ...input, [name]: numbered(slug, number) })
    } catch (error) {
      if (!isTaken(error, name) || number === MOST_TRIES) throw error
    }
  }
}

const isTaken = (error: unknown, name: string) =>
  error instanceof CallError && error.status === 409 && (error.body?.validationErrors ?? []).some(({ members }) => members.includes(name))
