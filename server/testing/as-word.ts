/** Finds a short code as a word of its own: within ids, times and digests any six digits occur by chance. */
export const asWord = (code: string) => new RegExp(`(?<![\\w-])${code}(?![\\w-])`)
