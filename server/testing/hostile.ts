import fc from 'fast-check'

// What somebody sends who wants the server to work, or to fail: long, deep, many, and letters of every kind.

const KB = 1024
/** Letters of which a run is dear to a careless expression, store or screen. */
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
/** One letter over and over, with another at the end so that what matches it all the way fails. */
const run = (letters: number) => fc.tuple(letter, letter).map(([one, last]) => one.repeat(Math.floor(letters / one.length)) + last)

/** JSON of about `bytes`, about these members and others. */
export const hostileJson = (bytes: number, members: readonly string[]): fc.Arbitrary<string> => {
  const name = fc.constantFrom(...members, 'nonsense', '__proto__', 'constructor')
  const times = (text: string, length = text.length) => text.repeat(Math.max(1, Math.floor(bytes / length)))
  const listed = (entry: string) => times(`${entry},`).slice(0, -1)
  return fc.oneof(
    name.map((at) => `{"${at}":${times('[', 2)}${times(']', 2)}}`),
    name.map((at) => `${times(`{"${at}":`, at.length + 5)}1${times('}', at.length + 5)}`),
    fc.constant(times('[')),
    name.map((at) => `{${listed(`"${at}":1`)}}`),
    fc.constant(`{${Array.from({ length: Math.ceil(bytes / 12) }, (_, at) => `"key${at}":${at % 9}`).join()}}`),
    fc.tuple(name, run(bytes / 2)).map(([at, text]) => JSON.stringify({ [at]: text })),
    run(bytes / 2).map((text) => JSON.stringify({ [text]: text.slice(0, 9) })),
    fc.tuple(name, fc.constantFrom('0', '""', '{}', '[]', 'null', '{"id":1}')).map(([at, entry]) => `{"${at}":[${listed(entry)}]}`),
    fc.constantFrom('0', '{}').map((entry) => `[${listed(entry)}]`),
    name.map((at) => `{"${at}":${times('9')}}`),
    name.map((at) => `{"${at}":"${times('\\ud83d')}"}`),
  )
}

/** A query of up to `letters`. */
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

/** What a header line can carry, 8 KB of it. */
export const hostileHeader: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', 'en', 'br', 'bytes=0-', '"a"', 'Bearer ', 'a=b', 'https://x'),
    fc.constantFrom('a', ',', ', ', ';', '; ', ' ', '\t', '/', '?', '?token', 'q=0.', 'br ', 'en,', '1-,', '"', 'W/"', '=', '%', '(', 'é'),
    fc.constantFrom('', 'x', '=', ';q=0'),
  )
  .map(([start, piece, end]) => start + piece.repeat(Math.floor((8 * KB) / piece.length)) + end)
