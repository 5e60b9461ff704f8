import { wordsIn } from '../bilingual.ts'
import type { Bilingual, Language } from '../languages.ts'
import { SECTIONS } from '../sections.ts'
import type { Resource, Title } from '../resource.ts'
import { SHARED_LABELS } from '../shared-labels.ts'
import { resources } from './index.ts'

type Registry = typeof resources

/** The words of each resource in one language, by their keys: `resources.news.fields.title`, `resources.enquiry.choices.spam`. */
export type ResourceWords = {
  [R in keyof Registry]: {
    name: string
    one: string
    fields: { [F in keyof Registry[R]['fields'] & string]: string }
    choices: Record<string, string>
  }
}

/** The words of the declarations in one language. */
export function resourceWords(language: Language): ResourceWords {
  return Object.fromEntries(Object.entries(resources).map(([name, one]) => [name, wordsOf(one, language)])) as ResourceWords
}

/** The words of one declaration. */
export const wordsOf = ({ title, labels, fields }: Pick<Resource, 'title' | 'labels' | 'fields'>, language: Language) => ({
  name: wordsIn(title, language),
  one: oneOf(title, language),
  fields: inOne<string>({ ...sharedOf(fields), ...labels }, language),
  choices: inOne<string>(Object.assign({}, ...Object.values(fields).map((field) => field.words ?? {})), language),
})

/** The names of the parts of forms. */
export const sectionWords = (language: Language) => inOne(SECTIONS, language)

export const sharedWords = (language: Language) => inOne(SHARED_LABELS, language)

const sharedOf = (fields: object) => Object.fromEntries(Object.entries(SHARED_LABELS).filter(([name]) => name in fields))

const inOne = <N extends string>(texts: Readonly<Record<N, Bilingual>>, language: Language) =>
  Object.fromEntries(Object.entries<Bilingual>(texts).map(([name, text]) => [name, wordsIn(text, language)])) as Record<N, string>

const oneOf = ([chinese, plural, one = plural.toLowerCase().replace(/s$/, ''), oneInChinese = chinese]: Title, language: Language) =>
  language === 'en' ? one : oneInChinese
