import type { Language } from '../../../contract/languages.ts'
import { pageData } from '../../browser/page-data.ts'
import { ownTime, siteTime } from '../../browser/site-time.ts'

/** A moment in the time of the site. */
export const momentOf = (iso: string | null | undefined, withTime = true): string =>
  siteTime(iso, withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD')

/** A moment to the second, where several may fall into one minute. */
export const exactMomentOf = (iso: string | null | undefined): string => siteTime(iso)

const LOCALES: Record<Language, string> = { 'zh-CN': 'zh-CN', en: 'en-GB' }

/** A moment as people say it: `10月3日 09:00`, with the year if that is not this one, and with the site's zone for a reader elsewhere. */
export function dayAndTime(iso: string, language: Language, now = new Date()): string {
  const { timeZone } = pageData
  const year = siteTime(iso, 'YYYY') === siteTime(now, 'YYYY') ? {} : { year: 'numeric' as const }
  const month = language === 'en' ? 'short' : 'long'
  const day = new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...year, month, day: 'numeric' })
  return `${day.format(new Date(iso))} ${siteTime(iso, 'HH:mm')}${ownTime(iso) === null ? '' : ` (${timeZone})`}`
}
