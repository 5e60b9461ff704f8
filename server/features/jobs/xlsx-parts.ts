import { Parser } from 'htmlparser2'

/** An element of a part of an Excel file, without the prefix of its name. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** Returns a parser of XML that tells each element as it begins, its texts, and as it ends. */
export const elementParser = (
  begins: (element: Element) => void,
  ends: (name: string) => void = () => undefined,
  texts: () => void = () => undefined,
) =>
  new Parser(
    { onopentag: (name, attributes) => begins({ name: bare(name), attributes }), onclosetag: (name) => ends(bare(name)), ontext: texts },
    { xmlMode: true },
  )
