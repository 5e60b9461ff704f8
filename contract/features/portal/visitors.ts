import { z } from 'zod'
import { rowId } from '../../schema.ts'
import { plainString } from '../../field-schema.ts'

// Calls by which visitors send something.

const line = plainString.trim().regex(/^[^\r\n]*$/)

/** `+86 512 1234 5678`, `(0512) 6288-0001`, or nothing. */
const PHONE = /^(?:[+(\d][\d ()-]{4,31})?$/

/** An enquiry as a visitor writes it. `website` is a trap: people do not see it, programs fill it in. */
export const enquiryInput = z
  .strictObject({
    name: line.min(1).max(64),
    company: line.max(128).optional(),
    email: z.union([z.email().max(256), z.literal('')]).optional(),
    phone: plainString.trim().regex(PHONE).optional(),
    message: plainString.trim().min(5).max(2000),
    productId: rowId.optional(),
    website: plainString.max(200).optional(),
  })
  .refine(({ email, phone }) => Boolean(email || phone), {
    path: ['email'],
    params: { words: 'invalid.reachable' },
    // Reported together with the other mistakes of the input.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
export type EnquiryInput = z.input<typeof enquiryInput>

/** A page of the portal that was looked at in the app, which requests no page: its address without language. */
export const visitInput = z.strictObject({ path: plainString.max(200).regex(/^\/[^\s]*$/) })
