import type { Language } from '../../contract/languages.ts'

/** The language and time zone of a page's dates. The zone is the company's: a page is cached for all readers, so its dates cannot depend on where one of them sits. */
interface Writing {
  language: Language
  timeZone: string
}

// Making a formatter takes longer than using it a thousand times, and a site has one time zone.
const formatters = new Map<string, Formatters>()

type Formatters = ReturnType<typeof formattersFor>

function formattersFor(timeZone: string) {
  const long = { timeZone, year: 'numeric', month: 'long', day: 'numeric' } as const
  return {
    long: { 'zh-CN': new Intl.DateTimeFormat('zh-CN', long), en: new Intl.DateTimeFormat('en-GB', long) },
    month: new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: 'short' }),
    parts: new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  }
}

function formattersIn(timeZone: string): Formatters {
  const made = formatters.get(timeZone) ?? formattersFor(timeZone)
  formatters.set(timeZone, made)
  return made
}

/** `2026年11月12日`, `12 November 2026`. */
export const longDate = (moment: string, { language, timeZone }: Writing) => formattersIn(timeZone).long[language].format(new Date(moment))

/** The two parts of a date in a list: `12` and `2026.11`, in English `Nov 2026`. */
export function dayAndMonth(moment: string, { language, timeZone }: Writing): { day: string; month: string } {
  const date = new Date(moment)
  const { month, parts } = formattersIn(timeZone)
  const part = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]))
  return { day: part.day!, month: language === 'en' ? month.format(date) : `${part.year}.${part.month}` }
}
