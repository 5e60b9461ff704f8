import { SCOPE_GROUPS, SCOPE_KINDS, type ScopeGroup, type ScopeKind } from '../../../contract/data-scopes.ts'
import type { Language } from '../../../contract/languages.ts'

const of = ([chinese, english]: readonly [string, string], language: Language) => (language === 'en' ? english : chinese)

export const groupName = (group: ScopeGroup, language: Language) => of(SCOPE_GROUPS[group], language)
export const kindName = (kind: ScopeKind, language: Language) => of(SCOPE_KINDS[kind], language)
