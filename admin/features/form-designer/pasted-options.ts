import type { FormOption } from '../../../contract/forms/questions.ts'

const LONGEST_VALUE = 64

/**
 * Reads pasted lines: a text, then a value and an English text if there are any, between tabs as a sheet copies them, or between commas. An option without
 * a value gets its text as value. Empty lines are left out, and those whose value is there already are counted.
 */
export function readOptions(text: string, present: readonly FormOption[]): { options: FormOption[]; twice: number } {
  const taken = new Set(present.map(({ value }) => value))
  const options: FormOption[] = []
  let twice = 0
  for (const line of text.split(/\r?\n/)) {
    const [label = '', value = '', labelEn = ''] = line.split(line.includes('\t') ? '\t' : /[,，]/).map((part) => part.trim())
    const own = (value || label).slice(0, LONGEST_VALUE)
    if (!label) continue
    if (taken.has(own)) twice += 1
    else options.push({ value: own, label, ...(labelEn && { labelEn }) })
    taken.add(own)
  }
  return { options, twice }
}
