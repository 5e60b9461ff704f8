/** The most characters by which a text is cut shorter, so that it does not end within a word. */
const NEAR = 20

/** Not in the middle of a Latin word, nor between a number and its unit, if its beginning is near. */
export function wordStart(text: string, at: number) {
  const space = text.indexOf(' ', at)
  return space !== -1 && space - at < NEAR ? space + 1 : at
}

const LATIN = /[\p{Script=Latin}\p{N}]/u
const BREAK = /[\s\p{Script=Han}]/u
const BETWEEN = /[\s·，、,;；]/

/** The same for the end of an excerpt; separators between words are left out there. It looks back no further than it cuts. */
export function wordEnd(text: string, at: number) {
  let end = LATIN.test(text.charAt(at)) ? latinStart(text, at) : at
  while (end > 0 && BETWEEN.test(text.charAt(end - 1))) end--
  return end
}

/** Returns the start of the Latin word that ends before `at`, or `at` when the start is not near. */
function latinStart(text: string, at: number) {
  let start = at
  for (let i = at - 1; i >= 0 && !BREAK.test(text.charAt(i)); i--) {
    if (at - i >= NEAR) return at
    if (LATIN.test(text.charAt(i))) start = i
  }
  return start
}
