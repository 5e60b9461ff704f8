import { LANGUAGES, type Bilingual, type Language } from '../languages.ts'
import { SECTIONS } from '../sections.ts'
import type { Title } from '../resource.ts'
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
  const words = Object.entries(resources).map(([name, { title, labels, fields }]) => [
    name,
    {
      name: said(title, language),
      one: oneOf(title, language),
      fields: inOne({ ...sharedOf(fields), ...labels }, language),
      choices: inOne(Object.assign({}, ...Object.values(fields).map((field) => ('words' in field ? field.words : {}))), language),
    },
  ])
  return Object.fromEntries(words) as ResourceWords
}

/** The names of the parts of forms. */
export const sectionWords = (language: Language) => inOne(SECTIONS, language)

export const sharedWords = (language: Language) => inOne(SHARED_LABELS, language)

const sharedOf = (fields: object) => Object.fromEntries(Object.entries(SHARED_LABELS).filter(([name]) => name in fields))

const inOne = <N extends string>(texts: Readonly<Record<N, Bilingual>>, language: Language) =>
  Object.fromEntries(Object.entries<Bilingual>(texts).map(([name, text]) => [name, said(text, language)])) as Record<N, string>

const oneOf = ([chinese, plural, one = plural.toLowerCase().replace(/s$/, ''), oneInChinese = chinese]: Title, language: Language) =>
  language === 'en' ? one : oneInChinese

const said = (text: Bilingual | Title, language: Language): string => text[LANGUAGES.indexOf(language)]!
