import { z } from 'zod'
import { composed } from '../field-schema.ts'
import { paging } from '../schema.ts'
import { way } from './ways.ts'

const PEOPLE_AT_ONCE = 100

/** A page of people is short, since each of them carries lists of permits. */
export const peoplePage = {
  skipCount: paging.skipCount,
  maxResultCount: paging.maxResultCount.transform((wished) => Math.min(wished, PEOPLE_AT_ONCE)),
  keyword: composed.max(100).optional(),
}

/** Somebody or something with its name in the language of the reader. */
export const named = z.strictObject({ id: z.int(), name: z.string() })

/** A user with the ways in which they come to a role or a permit. */
export const person = z.strictObject({
  id: z.int(),
  userName: z.string(),
  fullName: z.string(),
  isActive: z.boolean(),
  ways: z.array(way),
})
