import type { FormOption } from '../../../contract/forms/questions.ts'

const LONGEST_VALUE = 64
/** The most options of a question. */
export const MOST_OPTIONS = 100

export interface ReadOptions {
  options: FormOption[]
  /** The lines whose value is there already, and those for which there is no room. */
  twice: number
  beyond: number
}

/**
 * Reads pasted lines: a text, then a value and an English text if there are any, between tabs as a sheet copies them, or between commas. An option without
 * a value gets its text as value. Empty lines are left out; those whose value is there already, or that are too many, are counted.
 */
export function readOptions(text: string, present: readonly FormOption[]): ReadOptions {
  const taken = new Set(present.map(({ value }) => value))
  const options: FormOption[] = []
  let [twice, beyond] = [0, 0]
  for (const line of text.split(/\r?\n/)) {
    const [label = '', value = '', labelEn = ''] = line.split(line.includes('\t') ? '\t' : /[,，]/).map((part) => part.trim())
    const own = (value || label).slice(0, LONGEST_VALUE)
    if (!label) continue
    if (taken.has(own)) twice += 1
    else if (present.length + options.length >= MOST_OPTIONS) beyond += 1
    else options.push({ value: own, label, ...(labelEn && { labelEn }) })
    taken.add(own)
  }
  return { options, twice, beyond }
}
