// Texts that are compared have one form, however a keyboard or a system makes them (RFC 8264, RFC 8265).

/** The form of a password (OpaqueString): each kind of space is the usual one, and letters with marks are composed. Nothing else is changed. */
export const passwordForm = (text: string): string => text.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')

/**
 * The form of a user name (UsernameCaseMapped): signs of another width or shape are the usual ones, and so `ａｄｍｉｎ` is `admin`. Letters beyond ASCII
 * are small; those of ASCII keep their case, in which nothing is compared.
 */
export const userNameForm = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[^\0-\u{7f}]+/gu, (letters) => letters.toLowerCase().normalize('NFC'))

/** The scripts that names of one language use together (UTS 39, highly restrictive), and those whose letters look like letters of others. */
const TOGETHER = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
  /^\p{Script=Cyrillic}*$/u,
  /^\p{Script=Greek}*$/u,
  /^\p{Script=Armenian}*$/u,
  /^\p{Script=Georgian}*$/u,
]
const OF_NO_SCRIPT = /\P{L}|\p{Script=Common}|\p{Script=Inherited}/gu
const MIXED_UP = /[\p{Script=Latin}\p{Script=Han}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u

/** Letters that look like Latin ones. A name of these alone looks like a Latin name. */
const LOOKS_LATIN = /^(?:[аеорсухѕіјһԁԛԝѵ]+|[αικνορυχ]+)$/iu
/** Signs that nobody sees, and those that turn the direction of others. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}]/u

/**
 * True for a name that looks like another one: it holds signs that nobody sees, or its letters are of scripts that no language mixes, or all of them look like Latin
 * ones. `аdmin` with a Cyrillic а looks like `admin`.
 */
export const looksLikeAnother = (name: string): boolean =>
  UNSEEN.test(name) || mixesScripts(name) || LOOKS_LATIN.test(name.replaceAll(OF_NO_SCRIPT, ''))

function mixesScripts(name: string): boolean {
  const letters = name.replaceAll(OF_NO_SCRIPT, '')
  return MIXED_UP.test(letters) && !TOGETHER.some((scripts) => scripts.test(letters))
}
