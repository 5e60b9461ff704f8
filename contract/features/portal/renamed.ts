import { z } from 'zod'
import { plainString } from '../../field-schema.ts'

/** An address of a page of the site, from its path on and without its language. */
export const renamedInput = z.strictObject({ address: plainString.max(2000) })
export const renamedView = z.strictObject({ address: z.string().nullable() })
