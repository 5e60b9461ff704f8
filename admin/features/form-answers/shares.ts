import type { Language } from '../../../contract/languages.ts'

/** A share of a whole: in words, and as the width of its bar. */
export function shareOf(count: number, total: number, language: Language): { text: string; width: string } {
  const share = total > 0 ? Math.min(1, count / total) : 0
  const digits = { style: 'percent', maximumFractionDigits: share > 0 && share < 0.01 ? 1 : 0 } as const
  return { text: share.toLocaleString(language, digits), width: `${Math.round(share * 1000) / 10}%` }
}
