import type { SettingView } from '../../../contract/features/settings.ts'
import { wordsIn } from '../../../contract/bilingual.ts'
import type { Bilingual, Language } from '../../../contract/languages.ts'
import type { Setting } from '../../../contract/settings/setting.ts'

interface Signs {
  yes: string
  no: string
  none: string
}

/** A value of a setting in words. */
export function valueInWords(setting: Setting, value: SettingView['value'], language: Language, { yes, no, none }: Signs): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return none
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) return value.map(String).join(', ')
  const words = setting.field.words?.[String(value)]
  if (words) return wordsIn(words, language)
  return setting.unit ? `${String(value)} ${wordsIn(setting.unit, language)}` : String(value)
}

/** True when one of the words of a setting, in either language, holds what was typed. */
export function isFound(typed: string, name: string, { label, help = ['', ''], field }: Setting, group: Bilingual): boolean {
  const sought = typed.trim().toLowerCase()
  const all = [name, ...label, ...help, ...group, ...Object.values(field.words ?? {}).flat()]
  return sought.split(/\s+/).every((part) => all.some((words) => words.toLowerCase().includes(part)))
}
