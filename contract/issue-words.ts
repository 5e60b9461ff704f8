import type { z } from 'zod'

/** Why a value is refused: the key of its words, and the values in them. */
export interface IssueWords {
  words: `invalid.${string}`
  values: Record<string, unknown>
}

/** Returns the issues of a refusal, one complaint each. */
export const issuesOf = ({ issues }: Pick<z.ZodError, 'issues'>): z.core.$ZodIssue[] => issues.flatMap((issue) => flatten(issue))

/**
 * In a union, the branch with the fewest mistakes is the one that the caller meant; of a new row and a change, the one that the id allows (C-30h).
 */
function flatten(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const nearest = issue.errors.toSorted((a, b) => refusesId(a) - refusesId(b) || a.length - b.length)[0]!
  return nearest.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }))
}

const refusesId = (issues: z.core.$ZodIssue[]) => Number(issues.some(({ path }) => path[0] === 'id'))

const wordsOf = (name: string, values: Record<string, unknown> = {}): IssueWords => ({ words: `invalid.${name}`, values })

/** Returns our words for an issue: those it names itself, or those of the most frequent mistakes. Null for others, which the library words. */
export function wordsOfIssue(issue: z.core.$ZodIssue): IssueWords | null {
  const own = /^invalid\.(\w+)$/.exec(issue.message)?.[1]
  if (own) return wordsOf(own)
  if (issue.code === 'custom' && issue.params?.['words']) {
    return wordsOf(String(issue.params['words']).replace('invalid.', ''), issue.params['values'] as Record<string, unknown>)
  }
  if (issue.code === 'unrecognized_keys') return wordsOf('unknown', { names: issue.keys.join(', ') })
  return isMissing(issue) ? wordsOf('required') : plainWords(issue)
}

const isMissing = (issue: z.core.$ZodIssue) =>
  (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) ||
  (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1)

/** The most frequent mistakes, in words that name no type and no regular expression. */
function plainWords(issue: z.core.$ZodIssue): IssueWords | null {
  if (issue.code === 'invalid_format') return wordsOf('pattern')
  if (issue.code === 'invalid_type') return wordsOf(/^(number|int|bigint)$/.test(issue.expected) ? 'number' : 'pattern')
  if (issue.code === 'too_big')
    return wordsOf(issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooBig', { max: issue.maximum })
  if (issue.code === 'too_small')
    return wordsOf(issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooSmall', { min: issue.minimum })
  return null
}
