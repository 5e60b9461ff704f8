/** Stands in the place of the result of a formula that nobody has calculated, as in a file that a program has written. */
export const NO_RESULT = '#CALC!'

/** As spreadsheets write them in any language: a CSV holds the words of the one that wrote it. */
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
  '#GETTING_DATA',
  '#BLOCKED!',
  '#BUSY!',
  '#CONNECT!',
  '#EXTERNAL!',
  '#PYTHON!',
  '#TIMEOUT!',
  '#UNKNOWN!',
  '#ERROR!',
  '#NV',
  '#BEZUG!',
  '#WERT!',
  '#ZAHL!',
  '#ÜBERLAUF!',
  '#N/D',
  '#VALEUR!',
  '#NOM?',
  '#NOMBRE!',
  '#NUL!',
  '#¡REF!',
  '#¡VALOR!',
  '#¡DIV/0!',
  '#¿NOMBRE?',
  '#¡NUM!',
  '#¡NULO!',
])
/** LibreOffice numbers some of its errors, and a CSV of Excel has signs alone where a column was too narrow for a number. */
const OTHERS = /^(?:Err:\d{3}|#{4,})$/

/** True for what a spreadsheet shows where a formula failed, or where nothing was to be seen. */
export const isErrorText = (text: string): boolean => {
  const said = text.trim()
  return ERRORS.has(said) || OTHERS.test(said)
}
