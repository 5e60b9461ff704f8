import type { z } from 'zod'
import type { ValidationError } from '../errors.ts'
import { fill } from '../format/fill.ts'
import type { IssueWords } from '../issue-words.ts'
import type { Language } from '../languages.ts'
import { formInvalid as en } from './en/form-problems.ts'
import { COMPLAINTS, issueMessages, type Complaints } from './validation.ts'
import { formInvalid as zhCN } from './zh-CN/form-problems.ts'

/** The words of every complaint about a form that people design. */
export const FORM_COMPLAINTS: Complaints = { en: { ...COMPLAINTS.en, ...en }, 'zh-CN': { ...COMPLAINTS['zh-CN'], ...zhCN } }

/** Returns the complaints about a refused definition of a form, each with its member. */
export const formIssues = (error: Pick<z.ZodError, 'issues'>, language: Language): ValidationError[] =>
  issueMessages(error, language, FORM_COMPLAINTS)

/** Says in a language why a part of a form, or an answer, is refused. */
export const refusalIn = ({ words, values }: IssueWords, language: Language): string =>
  fill(FORM_COMPLAINTS[language][words.replace('invalid.', '')] ?? words, values)
