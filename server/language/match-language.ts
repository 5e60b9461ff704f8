import { languageOfTag, type Language } from '../../contract/languages.ts'

/** Headers that prefer no language. */
const ANY = new Set(['', '*'])

/**
 * Returns the best language for an `Accept-Language` header: English or Simplified Chinese, by the quality that the reader gave each (`en;q=0.1`), then
 * by the reader's own order (S-07). A reader of other languages gets English. Without a preference it is the site's language.
 */
export function matchLanguage(header: string, siteLanguage: Language): Language {
  if (ANY.has(header.trim())) return siteLanguage
  let best: { language: Language; quality: number } = { language: 'en', quality: 0 }
  for (const part of header.toLowerCase().split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
    const language = languageOfTag(tag)
    const quality = qualityOf(parameters)
    if (language && quality > best.quality) best = { language, quality }
  }
  return best.language
}

function qualityOf(parameters: string[]): number {
  const given = parameters.find((text) => text.startsWith('q='))
  if (given === undefined) return 1
  const quality = Number(given.slice(2))
  return quality >= 0 && quality <= 1 ? quality : 0
}
