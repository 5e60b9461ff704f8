import { dictionary } from '../../../contract/features/dictionary.ts'

export interface PastedItem {
  label: string
  value: string
  labelEn: string
  /** The key of the words that say why it cannot be added. */
  problem: string | null
}

const item = dictionary.batchAdd.input

/**
 * Reads pasted lines: a label, then a value and an English label if there are any, between tabs as a sheet copies them, or between commas. An item
 * without a value gets its label as value. Empty lines are left out.
 */
export function readLines(text: string, taken: ReadonlySet<string>): PastedItem[] {
  const known = new Set(taken)
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [label = '', value = '', labelEn = ''] = line.split(line.includes('\t') ? '\t' : /[,，]/).map((part) => part.trim())
      const own = { label, value: value || label, labelEn }
      const problem = problemOf(own, known)
      known.add(own.value)
      return { ...own, problem }
    })
}

function problemOf(own: Omit<PastedItem, 'problem'>, known: ReadonlySet<string>): string | null {
  if (known.has(own.value)) return 'admin.dictionary.valueTwice'
  return item.safeParse({ typeId: 1, items: [asInput(own)] }).success ? null : 'admin.dictionary.lineInvalid'
}

/** The item as the call takes it. */
export const asInput = ({ label, value, labelEn }: Omit<PastedItem, 'problem'>) => ({ label, value, labelEn: labelEn || null })
