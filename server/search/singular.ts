/** Words shorter than these are left alone: `lens` is no plural. */
const PLURAL = /^[a-z]{4,}s$/

/** Returns an English word without the ending of its plural, by its letters alone: `cameras` → `camera`, `lenses` → `lens`; else the word. */
export function singularOf(word: string): string {
  if (!PLURAL.test(word)) return word
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ns|ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^ius]s$/.test(word) ? word.slice(0, -1) : word
}
