import { z } from 'zod'
import { rowId } from '../../schema.ts'
import { answerFields } from './forms.ts'
import { composed, plainString } from '../../field-schema.ts'
import { ANY_EMAIL } from '../../format/email.ts'
import { PHONE } from '../../format/phone.ts'

// Calls by which visitors send something.

const line = composed.regex(/^[^\r\n]*$/)

/** A visitor leaves one of the two empty. The forms of staff are stricter (V-05, V-06); here a refused address is a lost enquiry (B-106). */
const orNothing = (pattern: RegExp, words: string, most: number) =>
  z.union([plainString.trim().normalize('NFKC').max(most).regex(pattern, words), z.literal('')]).optional()

/** Each of the two says what it asks for, together with whatever else is wrong. */
const reachable = (path: 'email' | 'phone', words: string) => ({
  path: [path],
  params: { words },
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
})
const isReachable = ({ email, phone }: { email?: unknown; phone?: unknown }) => isGiven(email) || isGiven(phone)
/** A value that is no text counts as given here, since the field's own check refuses it. */
const isGiven = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : value !== undefined)

/** An enquiry as a visitor writes it. `website` is a trap: people do not see it, programs fill it in. */
export const enquiryInput = z
  .strictObject({
    name: line.min(1).max(64),
    company: line.max(128).optional(),
    email: orNothing(ANY_EMAIL, 'invalid.email', 256),
    phone: orNothing(PHONE, 'invalid.phone', 32),
    message: composed.min(5).max(2000),
    productId: rowId.optional(),
    /** The answers to the further questions (`contactform`); a client that asks none leaves them out. */
    fields: answerFields.optional(),
    website: plainString.max(200).optional(),
  })
  .refine(isReachable, reachable('email', 'invalid.emailMissing'))
  .refine(isReachable, reachable('phone', 'invalid.phoneMissing'))
export type EnquiryInput = z.input<typeof enquiryInput>

/** A page of the portal that was looked at in the app, which requests no page: its address without language. */
export const visitInput = z.strictObject({ path: plainString.max(200).regex(/^\/[^\s]*$/) })
