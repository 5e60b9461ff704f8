import { z } from 'zod'
import { printable } from './printable.ts'

const LONGEST_NAME = 500

/** Returns the text of a failure for the audit log. Of a refused input it names the members only, because the values may be secrets. */
export function nameOf(error: unknown): string {
  if (error instanceof z.ZodError) return printable(`invalid: ${membersOf(error)}`, LONGEST_NAME)
  return error instanceof Error ? printable(`${error.name}: ${error.message}`, LONGEST_NAME) : 'unknown'
}

const membersOf = ({ issues }: z.ZodError) =>
  issues
    .slice(0, LONGEST_NAME)
    .map(({ path }) => path.join('.'))
    .join(', ')
