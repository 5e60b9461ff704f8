import type { ComponentType } from 'react'
import { EXAMPLE_PAGES } from '../../../contract/back-office/examples.ts'
import { wordsIn } from '../../../contract/bilingual.ts'
import type { Language } from '../../../contract/languages.ts'
import { needWords } from '../../language/i18n.ts'

interface PageModule {
  Component: ComponentType
  /**
   * Fetches what the page needs before it is shown. A page does not await at its top: the bundler would then give each screen that shares a file with
   * others a small file of its own, also those that are no examples.
   */
  prepare?: () => Promise<void>
}

interface WordsModule {
  words: object
}

// Found by their places, so that a page is its folder and its words and nothing that lists them.
const PAGES = import.meta.glob<PageModule>('../*/page.tsx')
const WORDS = import.meta.glob<WordsModule>('../../../contract/words/*/examples/*.ts')
const SOURCES = import.meta.glob<string>(['../*/*.{ts,tsx,css}', '!../frame/*', '!../**/*.test.ts'], { query: '?raw', import: 'default' })

/** Fetches the code and the words of an example page, and those that all examples share. */
export async function loadExample(name: string): Promise<PageModule> {
  const load = PAGES[`../${name}/page.tsx`]
  if (!load) throw new Error(`There is no admin/examples/${name}/page.tsx`)
  const page = load()
  await Promise.all([page.then(({ prepare }) => prepare?.()), needExampleWords('frame'), needExampleWords(name)])
  return page
}

/** Fetches the words of a page. */
export const needExampleWords = (name: string): Promise<void> =>
  needWords(`examples/${name}`, { 'zh-CN': () => wordsOf(name, 'zh-CN'), en: () => wordsOf(name, 'en') })

/** The words of a page as the tree in which they stand, with the title that the menu has. */
async function wordsOf(name: string, language: Language): Promise<object> {
  const { words } = await WORDS[`../../../contract/words/${language}/examples/${name}.ts`]!()
  const page = EXAMPLE_PAGES.find((one) => one.name === name)
  return { examples: { [name]: { ...words, ...(page && { title: wordsIn(page.title, language) }) } } }
}

/** A file of a page's own code. */
export interface Source {
  file: string
  text: string
}

/** Fetches the source text of an example page, the page itself first. */
export async function sourcesOf(name: string): Promise<Source[]> {
  const folder = `../${name}/`
  const files = Object.keys(SOURCES)
    .filter((path) => path.startsWith(folder))
    .toSorted((one, other) => Number(other.endsWith('/page.tsx')) - Number(one.endsWith('/page.tsx')) || one.localeCompare(other))
  return Promise.all(files.map(async (path) => ({ file: path.slice(folder.length), text: await SOURCES[path]!() })))
}
