import { Parser } from 'htmlparser2'

/** The words of a piece of rich text, those of neighbouring paragraphs and cells apart. */
export function plainText(html: string): string {
  const words: string[] = []
  const parser = new Parser({
    ontext: (text) => void words.push(text),
    onclosetag: (name) => void (INLINE.has(name) || words.push(' ')),
  })
  parser.end(html)
  return words.join('').replaceAll(/\s+/g, ' ').trim()
}

const INLINE = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'span', 'code', 'mark', 'small'])
