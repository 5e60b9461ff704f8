import fc from 'fast-check'

// Generators of hostile input: long, deep, repeated, and with characters of every kind.

const KB = 1024
/** Characters whose repetition is slow for a careless expression, database or screen. */
const LETTERS = [
  'a',
  ' ',
  '\t',
  '\n',
  '/',
  '\\',
  '?',
  '=',
  '-',
  ',',
  '.',
  ';',
  '<',
  '&',
  '%',
  '"',
  '，',
  '长',
  '\u0301',
  '\u200B',
  '\u202E',
  '😀',
  '\0',
  '\uD800',
]

const letter = fc.constantFrom(...LETTERS)
/** One letter many times, with another at the end, so that an expression that matches the run fails at its last letter. */
const run = (letters: number) => fc.tuple(letter, letter).map(([one, last]) => one.repeat(Math.floor(letters / one.length)) + last)

/** Generates JSON of about `bytes`, with these member names and others. */
export const hostileJson = (bytes: number, members: readonly string[]): fc.Arbitrary<string> => {
  const name = fc.constantFrom(...members, 'nonsense', '__proto__', 'constructor')
  const times = (text: string, length = text.length) => text.repeat(Math.max(1, Math.floor(bytes / length)))
  const listed = (entry: string) => times(`${entry},`).slice(0, -1)
  return fc.oneof(
    name.map((at) => `{"${at}":${times('[', 2)}${times(']', 2)}}`),
    name.map((at) => `${times(`{"${at}":`, at.length + 5)}1${times('}', at.length + 5)}`),
    fc.constant('[').map((entry) => times(entry)),
    name.map((at) => `{${listed(`"${at}":1`)}}`),
    // Only where it is drawn: of 10 MB these are a million names.
    fc.constant('key').map((key) => `{${Array.from({ length: Math.ceil(bytes / 12) }, (_, at) => `"${key}${at}":${at % 9}`).join()}}`),
    fc.tuple(name, run(bytes / 2)).map(([at, text]) => JSON.stringify({ [at]: text })),
    run(bytes / 2).map((text) => JSON.stringify({ [text]: text.slice(0, 9) })),
    fc.tuple(name, fc.constantFrom('0', '""', '{}', '[]', 'null', '{"id":1}')).map(([at, entry]) => `{"${at}":[${listed(entry)}]}`),
    fc.constantFrom('0', '{}').map((entry) => `[${listed(entry)}]`),
    name.map((at) => `{"${at}":${times('9')}}`),
    name.map((at) => `{"${at}":"${times('\\ud83d')}"}`),
  )
}

/** Generates a query of up to `letters` characters. */
export const hostileQuery = (letters: number, members: readonly string[]): fc.Arbitrary<string> => {
  const name = fc.constantFrom(...members, 'nonsense', 'preview', '%70review')
  return fc.oneof(
    fc.tuple(name, run(letters / 12)).map(([at, text]) => `${at}=${encodeURIComponent(text.toWellFormed())}`),
    name.map((at) => `${at}=1&`.repeat(Math.floor(letters / (at.length + 3)))),
    fc
      .constantFrom('?', '&', '=', ';', '%', '%E4', '?token', 'token?', '/')
      .map((piece) => piece.repeat(Math.floor(letters / piece.length))),
  )
}

/** Generates header values of up to 8 KB, with the characters that a header may hold. */
export const hostileHeader: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', 'en', 'br', 'bytes=0-', '"a"', 'Bearer ', 'a=b', 'https://x'),
    fc.constantFrom('a', ',', ', ', ';', '; ', ' ', '\t', '/', '?', '?token', 'q=0.', 'br ', 'en,', '1-,', '"', 'W/"', '=', '%', '(', 'é'),
    fc.constantFrom('', 'x', '=', ';q=0'),
  )
  .map(([start, piece, end]) => start + piece.repeat(Math.floor((8 * KB) / piece.length)) + end)
