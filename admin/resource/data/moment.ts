import type { Language } from '../../../contract/languages.ts'
import { formatDate } from '../../../contract/format/date-format.ts'

/** A moment in the reader's time zone. */
export const momentOf = (iso: string | null | undefined, withTime = true): string =>
  formatDate(iso, withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD')

/** A moment to the second, where several may fall into one minute. */
export const exactMomentOf = (iso: string | null | undefined): string => formatDate(iso, 'YYYY-MM-DD HH:mm:ss')

const LOCALES: Record<Language, string> = { 'zh-CN': 'zh-CN', en: 'en-GB' }

/** A moment as people say it: `10月3日 09:00`, with the year if that is not this one. */
export function dayAndTime(iso: string, language: Language, now = new Date()): string {
  const moment = new Date(iso)
  const year = moment.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const }
  const day = new Intl.DateTimeFormat(LOCALES[language], { ...year, month: language === 'en' ? 'short' : 'long', day: 'numeric' })
  return `${day.format(moment)} ${formatDate(iso, 'HH:mm')}`
}
