/** Most signs that people put around a word to satisfy a rule: `Admin@2024`. */
const MOST_AROUND = 5

/** The letters for which people write other signs. */
const FOR: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' }

/** True for a common word, as it stands or with other signs for letters (`p@ssw0rd`), with a few digits and signs around it. In small letters. */
export function isDecorated(password: string, words: ReadonlySet<string>): boolean {
  for (const core of [/[a-z].*[a-z]/, /[a-z@$].*[a-z0@$]/].flatMap((letters) => letters.exec(password) ?? [])) {
    if (password.length - core.length > MOST_AROUND) continue
    if (words.has(core) || words.has(core.replaceAll(/[@4310!$57]/g, (sign) => FOR[sign]!))) return true
  }
  return false
}

const DATES = [
  /^(?<year>(?:19|20)\d\d)[-./]?(?<month>\d\d?)[-./]?(?<day>\d\d?)$/,
  /^(?<day>\d\d?)[-./]?(?<month>\d\d?)[-./]?(?<year>(?:19|20)\d\d)$/,
  /^(?<month>\d\d?)[-./]?(?<day>\d\d?)[-./]?(?<year>(?:19|20)\d\d)$/,
  /^(?<year>\d\d)[-./]?(?<month>\d\d)[-./]?(?<day>\d\d)$/,
]

/** True for a day of the calendar, as birthdays are typed: 19900101, 1990-1-1, 01/02/1990, 900101. */
export const isDate = (password: string): boolean =>
  DATES.some((date) => {
    const { month, day } = date.exec(password)?.groups ?? {}
    return month !== undefined && isWithin(month, 12) && isWithin(day!, 31)
  })

const isWithin = (digits: string, most: number) => Number(digits) >= 1 && Number(digits) <= most
