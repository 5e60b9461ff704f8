/** Longer addresses are cut at a word. */
const LONGEST = 80

/** Reads the Chinese of a text aloud, by syllables: 测厚仪 → `ce`, `hou`, `yi`. */
export type Read = (text: string) => string[]

const CHINESE = /\p{Script=Han}+/gu

export const hasChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** The part of an address that names a text: `HM-1200 测厚仪` → `hm-1200-ce-hou-yi`. */
export function slugOf(text: string, read: Read): string {
  const spelt = text.replaceAll(CHINESE, (words) => ` ${read(words).join(' ')} `)
  const plain = spelt.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, LONGEST)
    if (longer.length > LONGEST) break
    slug = longer
  }
  return slug
}

/** The address that is proposed when rows before this one have it: `a-gauge`, `a-gauge-2`, `a-gauge-3`. */
export const numbered = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`)
