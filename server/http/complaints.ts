import type { z } from 'zod'
import type { ValidationError } from '../../contract/errors.ts'
import type { Language } from '../../contract/languages.ts'
import { issuesOf } from '../../contract/issue-words.ts'
import { FORM_COMPLAINTS } from '../../contract/words/form-refusals.ts'
import { issueMessages } from '../../contract/words/validation.ts'
import { say } from '../language/words.ts'
import { printable } from './printable.ts'

/** The most complaints that a refusal lists (B-01); the others are counted. */
const MOST = 20
/** The most characters of all complaints: the names and values in them come from the sender. */
const MOST_LETTERS = 2000
const LONGEST_MESSAGE = 300
const LONGEST_MEMBER = 80
const MOST_MEMBERS = 5

/** Returns the faults of an input, in the reader's language. */
export function complaintsOf(error: z.ZodError, language: Language): ValidationError[] {
  const issues = issuesOf(error)
  return bounded(issueMessages({ issues: issues.slice(0, MOST) }, language, FORM_COMPLAINTS), issues.length, language)
}

/** Cuts the complaints to a length that a person would read; `all` is the number of complaints before the cut. */
export function bounded(errors: ValidationError[], all: number, language: Language): ValidationError[] {
  const taken: ValidationError[] = []
  let letters = 0
  for (const error of errors.slice(0, MOST).map(short)) {
    letters += error.message.length + error.members.join().length
    if (letters > MOST_LETTERS) break
    taken.push(error)
  }
  if (taken.length < all) taken.push({ message: say(language, 'invalid.andMore', { number: all - taken.length }), members: [] })
  return taken
}

const short = ({ message, members }: ValidationError): ValidationError => ({
  message: printable(message, LONGEST_MESSAGE),
  members: members.slice(0, MOST_MEMBERS).map((member) => printable(member, LONGEST_MEMBER)),
})
