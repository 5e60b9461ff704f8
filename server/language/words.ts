import type { Language } from '../../contract/languages.ts'
import { fill } from '../../contract/format/fill.ts'
import { en } from '../../contract/words/en/index.ts'
import { zhCN } from '../../contract/words/zh-CN/index.ts'

const WORDS = { en, 'zh-CN': zhCN }

/** Returns the text under a dotted key (`problem.forbidden`) with its blanks filled; the key itself if there is no such text. */
export function say(language: Language, key: string, values: Record<string, unknown> = {}): string {
  const found = key.split('.').reduce<unknown>((at, part) => partOf(at, part), WORDS[language])
  return typeof found === 'string' ? fill(found, values) : key
}

const partOf = (words: unknown, name: string): unknown =>
  typeof words === 'object' && words !== null ? Reflect.get(words, name) : undefined
