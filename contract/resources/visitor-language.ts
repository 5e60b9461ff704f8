import { choice } from '../fields.ts'
import type { Bilingual, Language } from '../languages.ts'

/** The language in which a visitor has written. */
export const visitorLanguage = choice({ 'zh-CN': ['中文', 'Chinese'], en: ['英文', 'English'] } satisfies Record<Language, Bilingual>, {
  immutable: true,
  filter: true,
})
