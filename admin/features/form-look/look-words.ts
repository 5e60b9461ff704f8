import { fill } from '../../../contract/format/fill.ts'
import type { Language } from '../../../contract/languages.ts'
import { formLook as en } from '../../../contract/words/en/form-look.ts'
import { formLook as zhCN } from '../../../contract/words/zh-CN/form-look.ts'

const WORDS = { 'zh-CN': zhCN, en }

/** Says the words around a form in the language of its reader, which need not be that of the screen. */
export const sayIn = (language: Language, key: keyof typeof zhCN, values?: Record<string, unknown>): string =>
  fill(WORDS[language][key], values)
