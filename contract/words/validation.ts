import type { z } from 'zod'
import zodEn from 'zod/v4/locales/en.js'
import zodZhCN from 'zod/v4/locales/zh-CN.js'
import type { ValidationError } from '../errors.ts'
import { fill } from '../format/fill.ts'
import { issuesOf, wordsOfIssue } from '../issue-words.ts'
import type { Language } from '../languages.ts'
import { invalid as en } from './en/problems.ts'
import { invalid as zhCN } from './zh-CN/problems.ts'

/** The words of complaints by their keys, in each language. */
export type Complaints = Record<Language, Record<string, string>>

export const COMPLAINTS: Complaints = { en, 'zh-CN': zhCN }
const LIBRARY = { en: zodEn().localeError, 'zh-CN': zodZhCN().localeError }

/**
 * Returns the complaints about a refused input in the reader's language, each with its member (V-09). Form and server show the same texts. A schema with
 * complaints of its own brings their words.
 */
export function issueMessages(error: Pick<z.ZodError, 'issues'>, language: Language, complaints = COMPLAINTS): ValidationError[] {
  return issuesOf(error).map((issue) => ({ message: messageOf(issue, language, complaints), members: membersOf(issue) }))
}

function messageOf(issue: z.core.$ZodIssue, language: Language, complaints: Complaints): string {
  const own = wordsOfIssue(issue)
  const said = own && complaints[language][own.words.replace('invalid.', '')]
  return said === undefined || said === null ? librarySays(issue, language) : fill(said, own!.values)
}

function librarySays(issue: z.core.$ZodIssue, language: Language): string {
  const said = LIBRARY[language]({ ...issue, input: issue.input } as never)
  return (typeof said === 'string' ? said : said?.message) ?? issue.message
}

function membersOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key].join('.'))
  return issue.path.length > 0 ? [issue.path.join('.')] : []
}
