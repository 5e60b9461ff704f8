import { currentLanguage } from '../../../language/i18n.ts'

const UNITS = ['B', 'KB', 'MB'] as const

/** Writes the size of a file for people: `1.5 MB`. */
export function sizeText(bytes: number): string {
  const power = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2
  const digits = { maximumFractionDigits: power === 2 ? 1 : 0 }
  return `${(bytes / 1024 ** power).toLocaleString(currentLanguage(), digits)} ${UNITS[power]}`
}
