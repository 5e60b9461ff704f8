import type { Language } from '../../contract/languages.ts'

// The company's clock: one page is kept for all its readers, so a date cannot depend on where one of them sits.
const timeZone = 'Asia/Shanghai'

const LONG: Record<Language, Intl.DateTimeFormat> = {
  'zh-CN': new Intl.DateTimeFormat('zh-CN', { timeZone, year: 'numeric', month: 'long', day: 'numeric' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: 'long', day: 'numeric' }),
}
const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: 'short' })
const PARTS = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** `2026年11月12日`, `12 November 2026`. */
export const longDate = (moment: string, language: Language) => LONG[language].format(new Date(moment))

/** The two halves of a date in a list: `12` and `2026.11`, in English `Nov 2026`. */
export function dayAndMonth(moment: string, language: Language): { day: string; month: string } {
  const date = new Date(moment)
  const part = Object.fromEntries(PARTS.formatToParts(date).map(({ type, value }) => [type, value]))
  return { day: part.day!, month: language === 'en' ? MONTH.format(date) : `${part.year}.${part.month}` }
}

const YUAN = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' })

/** `¥2,980`, `¥12.50`: alike in both languages, and never another country's yen by the reader's settings. */
export const yuan = (price: number) => `¥${YUAN.format(price)}`
