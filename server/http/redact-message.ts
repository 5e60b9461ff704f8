import { printable } from './printable.ts'
import { isSecretName } from './redact.ts'

/** The most characters of a message that are kept. */
const LONGEST = 300

/**
 * Returns the message of an error as it may be kept: in one line, without secrets, quoted texts, addresses, queries, and long numbers. What somebody typed
 * is in quotation marks where a browser repeats it.
 */
export function redactedMessage(text: string): string {
  const line = printable(text.replaceAll(/\s/g, ' ').trim(), LONGEST)
  const words = unquoted(line)
    .replaceAll(/\d(?:[ .-]?\d){6,}/g, HIDDEN)
    .split(' ')
  return printable(words.map((word, at) => redactedWord(word, words[at - 1] ?? '')).join(' '), LONGEST)
}

const HIDDEN = '***'

/** Hides what stands in quotation marks; the name of a property or of a function stays. */
const unquoted = (line: string) =>
  line
    .replaceAll(/"[^"]*"?/g, `"${HIDDEN}"`)
    .replaceAll(/`[^`]*`?/g, `\`${HIDDEN}\``)
    .replaceAll(/(?<!\w)'[^']*'?/g, (quoted) => (/^'[a-z_$][\w$.]{0,39}'$/i.test(quoted) ? quoted : `'${HIDDEN}'`))

function redactedWord(word: string, before: string): string {
  if (word.includes('@') || /^\W?https?:/i.test(word)) return HIDDEN
  if (/[=:]$/.test(before) && isSecretName(before)) return HIDDEN
  const sign = word.search(/[=:]/)
  if (sign > 0 && sign < word.length - 1 && isSecretName(word.slice(0, sign))) return word.slice(0, sign + 1) + HIDDEN
  return word
    .replace(/[?#][^?#].*$/, `?${HIDDEN}`)
    .replaceAll(/[\w-]{32,}/g, HIDDEN)
    .replaceAll(/\d{1,3}(?:\.\d{1,3}){3}/g, HIDDEN)
    .replaceAll(/(?:[\da-f]{1,4}::?){3,}[\da-f]{0,4}/gi, HIDDEN)
}
