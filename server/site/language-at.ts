import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages.ts'

/** The language that an address is in: a page says it by its path. */
export const languageAt = (url: string): Language => (/^\/en(?:[/?]|$)/i.test(url) ? 'en' : DEFAULT_LANGUAGE)
