const ERRORS: ReadonlySet<string> = new Set([
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#DIV/0!',
  '#NAME?',
  '#NUM!',
  '#NULL!',
  '#SPILL!',
  '#CALC!',
  '#FIELD!',
])

/** True for what a spreadsheet shows where a formula failed. */
export const isErrorText = (text: string): boolean => ERRORS.has(text.trim())
