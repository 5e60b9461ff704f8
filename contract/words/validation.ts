import type { z } from 'zod'
import zodEn from 'zod/v4/locales/en.js'
import zodZhCN from 'zod/v4/locales/zh-CN.js'
import type { ValidationError } from '../errors.ts'
import { fill } from '../format/fill.ts'
import type { Language } from '../languages.ts'
import { invalid as en } from './en/problems.ts'
import { invalid as zhCN } from './zh-CN/problems.ts'

const OURS = { en, 'zh-CN': zhCN }
const LIBRARY = { en: zodEn().localeError, 'zh-CN': zodZhCN().localeError }

/** Returns the complaints about a refused input in the reader's language, each with its member (V-09). Form and server show the same texts. */
export function issueMessages(error: Pick<z.ZodError, 'issues'>, language: Language): ValidationError[] {
  return issuesOf(error).map((issue) => ({ message: messageOf(issue, language), members: membersOf(issue) }))
}

/** Returns the issues that `issueMessages` puts into words, one complaint each. */
export const issuesOf = ({ issues }: Pick<z.ZodError, 'issues'>): z.core.$ZodIssue[] => issues.flatMap((issue) => flatten(issue))

/** In a union, the branch with the fewest mistakes is the one that the caller meant. */
function flatten(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const nearest = issue.errors.toSorted((a, b) => a.length - b.length)[0]!
  return nearest.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }))
}

function messageOf(issue: z.core.$ZodIssue, language: Language): string {
  const words = OURS[language]
  const own = /^invalid\.(\w+)$/.exec(issue.message)?.[1]
  if (own && own in words) return words[own as keyof typeof words]
  if (issue.code === 'custom' && issue.params?.['words']) {
    const key = String(issue.params['words']).replace('invalid.', '') as keyof typeof words
    return fill(words[key], issue.params['values'] as Record<string, unknown>)
  }
  if (issue.code === 'unrecognized_keys') return fill(words.unknown, { names: issue.keys.join(', ') })
  if (isMissing(issue)) return words.required
  const plain = plainWords(issue)
  if (plain) return fill(words[plain.key], plain)
  const said = LIBRARY[language]({ ...issue, input: issue.input } as never)
  return (typeof said === 'string' ? said : said?.message) ?? issue.message
}

const isMissing = (issue: z.core.$ZodIssue) =>
  (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) ||
  (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1)

/** The most frequent mistakes, in words that name no type and no regular expression. The library words the others. */
function plainWords(issue: z.core.$ZodIssue): {
  key: 'pattern' | 'number' | 'tooLong' | 'tooShort' | 'tooMany' | 'tooFew' | 'tooBig' | 'tooSmall'
  max?: unknown
  min?: unknown
} | null {
  if (issue.code === 'invalid_format') return { key: 'pattern' }
  if (issue.code === 'invalid_type') return { key: /^(number|int|bigint)$/.test(issue.expected) ? 'number' : 'pattern' }
  if (issue.code === 'too_big')
    return { key: issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooBig', max: issue.maximum }
  if (issue.code === 'too_small')
    return { key: issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooSmall', min: issue.minimum }
  return null
}

function membersOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key].join('.'))
  return issue.path.length > 0 ? [issue.path.join('.')] : []
}
